// Reads building models in the STEP form of IFC2X3, IFC4 and IFC4X3: each IfcSpace is a room, with its floor, storey,
// doors and windows, and the area that the file states.

import type { Drawing, DrawingRemark, DrawnRing, DrawnRoom, RemarkCode } from '../drawing.ts';
import { ImportError } from '../refusals.ts';
import { allOf, type Entity, Unreadable } from './model.ts';
import { openingsOf, type Walls } from './openings.ts';
import { BOUNDARY_TYPES, OPENING_TYPES, storeysOf } from './relations.ts';
import {
  type Footprint,
  footprintOf,
  Placements,
  type PlanRegion,
  representationBodies,
  ShapeContext,
} from './shapes/index.ts';
import { statementsOf } from './statements.ts';
import { readStep, type StepFile } from './step/index.ts';
import { type Units, unitsOf } from './units.ts';

/** The types whose instances are looked for; all others are found by references. */
const TYPES = [
  'IFCPROJECT',
  'IFCSPACE',
  'IFCBUILDINGSTOREY',
  'IFCRELAGGREGATES',
  'IFCRELDEFINESBYPROPERTIES',
  'IFCRELFILLSELEMENT',
  ...BOUNDARY_TYPES,
  ...OPENING_TYPES,
];

/** Reads an IFC file. */
export function readIfc(bytes: Uint8Array): Drawing {
  const file = readStep(bytes, TYPES);
  if (!file.schemas.some((schema) => schema.startsWith('IFC'))) throw new ImportError('not-ifc');
  const units = readUnits(file);
  // Tolerances need a unit; where the file has none, metres are the schema's own.
  const context = new ShapeContext(units.unitMm ?? 1000, units.radians);
  return { unitMm: units.unitMm, ...readRooms(file, units, context) };
}

/** A file whose units cannot be read is one that does not say them. */
function readUnits(file: StepFile): Units {
  try {
    return unitsOf(file);
  } catch (error) {
    if (error instanceof Unreadable) return { unitMm: null, areaM2: null, radians: 1 };
    throw error;
  }
}

function readRooms(file: StepFile, units: Units, context: ShapeContext): Pick<Drawing, 'rooms' | 'remarks'> {
  const placements = new Placements();
  const remarks: DrawingRemark[] = [];
  const floors: { space: Entity; floor: Footprint }[] = [];
  for (const space of allOf(file, 'IFCSPACE')) {
    context.remarks.clear();
    const floor = tryFloor(space, placements, context);
    if (floor) floors.push({ space, floor });
    for (const code of context.remarks) remarks.push({ code, count: 1, subject: nameOf(space) ?? undefined });
  }
  const storeyOf = storeysOf(file);
  const statementOf = statementsOf(file, new Set(floors.map(({ space }) => space.id)), units);
  const openings = floors.length > 0 ? openingsOf(file, placements, context) : () => [];
  const rooms = floors.flatMap(({ space, floor }) => {
    const hasHoles = floor.parts.some(({ holes }) => holes.length > 0);
    const { areaM2, height } = statementOf(space.id, hasHoles);
    const found = openings({
      ...wallsOf(space, floor),
      remark: (code, count) => remarks.push({ code, count, subject: nameOf(space) ?? undefined }),
    });
    return floor.parts.map(
      (part): DrawnRoom => ({
        name: nameOf(space),
        group: storeyOf(space.id),
        ...drawnPart(part),
        openings: found,
        // Of several parts, nobody knows which has how much.
        statedAreaM2: floor.parts.length === 1 ? areaM2 : null,
        height: height ?? (floor.high > floor.low ? floor.high - floor.low : null),
      }),
    );
  });
  return { rooms, remarks };
}

/** The number and the name of a room, of which either may be missing. */
function nameOf(space: Entity): string | null {
  const [number, name] = [space.text(2), space.text(7)];
  return number !== null && name !== null && number !== name ? `${number} ${name}` : (name ?? number);
}

function tryFloor(space: Entity, placements: Placements, context: ShapeContext): Footprint | undefined {
  try {
    return floorOf(space, placements, context);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    context.remarks.clear();
    context.remarks.add(error.remark);
    return undefined;
  }
}

/** The floor of a room: of its body, or as drawn where the body has none or is cut in ways that are not computed. */
function floorOf(space: Entity, placements: Placements, context: ShapeContext): Footprint {
  const frame = placements.frameOf(space.entityOrNull(5));
  const shapes = [...(space.entityOrNull(6)?.entities(2) ?? [])];
  let best: { floor: Footprint; remarks: RemarkCode[] } | undefined;
  let problem = new Unreadable('no-outline');
  for (const shape of [...shapesNamed(shapes, 'BODY'), ...shapesNamed(shapes, 'FOOTPRINT'), ...shapesNamed(shapes)]) {
    context.remarks.clear();
    try {
      const floor = footprintOf(representationBodies(shape, frame, context, 0), context);
      if (!best) best = { floor, remarks: [...context.remarks] };
      if (!context.remarks.has('clipping-ignored')) return floor;
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      if (!best) problem = error;
    }
  }
  if (!best) throw problem;
  context.remarks.clear();
  for (const remark of best.remarks) context.remarks.add(remark);
  return best.floor;
}

/** Representations of a name; without a name, those whose name does not say that they are something else. */
function shapesNamed(shapes: readonly Entity[], name?: string): Entity[] {
  return shapes.filter((shape) => {
    const own = shape.text(1)?.toUpperCase();
    return name === undefined ? own === undefined || own === 'FACETATION' : own === name;
  });
}

function wallsOf(space: Entity, { parts, low, high }: Footprint): Omit<Walls, 'remark'> {
  return { id: space.id, rings: parts.flatMap(({ outline, holes }) => [outline, ...holes]), low, high };
}

/** In IFC y runs up. */
function drawnPart({ outline, holes }: PlanRegion): Pick<DrawnRoom, 'outline' | 'holes'> {
  const down = (ring: DrawnRing): DrawnRing => ring.map(({ x, y }) => ({ x, y: -y }));
  return { outline: down(outline), holes: holes.map(down) };
}
