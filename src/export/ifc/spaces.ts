// The rooms of a floor as spaces with their exact outlines, and their doors.

import { boxOf, originOf, type PlacedDoor, type Plan, placedDoors, type Ring, signedArea } from '../../engine/index.ts';
import type { Placement } from '../placing.ts';
import { type Area, areasOf, type ModelSurface, upward } from '../surface.ts';
import type { Model } from './model.ts';
import { NONE, real, text, type Value } from './step.ts';

const MM2_IN_M2 = 1e6;
/** Height of a room whose walls are not in the model, and of its doors, mm. */
const ROOM_HEIGHT = 2500;
const DOOR_HEIGHT = 2000;
/** Thickness of doors, which stand outside of the room, mm. */
const DOOR_DEPTH = 100;
const NAMELESS = 'Room';

interface SpaceTask {
  readonly place: Placement;
  readonly all: readonly ModelSurface[];
}

interface Spaces {
  readonly spaces: readonly Value[];
  readonly doors: readonly Value[];
}

/** Adds the rooms of a surface, which is the `index`-th of the model; a wall has none. */
export function addSpaces(model: Model, surface: ModelSurface, index: number, { place, all }: SpaceTask): Spaces {
  const { plan, name } = surface;
  const { room } = plan;
  if (room.kind === 'wall') return { spaces: [], doors: [] };
  const placement = model.geometry.placed(model.level, place);
  const height = heightOf(index, all);
  const rooms = room.flat?.rooms ?? [{ ...room, name }];
  const doors: Value[] = [];
  const spaces = rooms.map((one, k) => {
    const thing = `${index} ${k}`;
    const solids = areasOfRoom(one.outer, plan).map((area) => model.geometry.solid(area, height));
    const space = model.file.add(
      'IFCSPACE',
      ...[model.guid(`space ${thing}`), NONE, text(one.name || name || NAMELESS), NONE, NONE, placement],
      ...[model.geometry.shape(model.body, solids), NONE, '.ELEMENT.', '.INTERNAL.', NONE],
    );
    const gross = Math.abs(signedArea(one.outer)) / MM2_IN_M2;
    const areas: Record<string, number> = { GrossFloorArea: gross };
    if (!room.flat) areas.NetFloorArea = plan.roomFloor.areaMm2 / MM2_IN_M2;
    model.quantities('Qto_SpaceBaseQuantities', `space ${thing}`, space, { lengths: { Height: height }, areas });
    placedDoors(one).forEach((door, d) => {
      const added = addDoor(model, door, `${thing} ${d}`, { plan, placement, height });
      model.relate('IFCRELSPACEBOUNDARY', `door ${thing} ${d}`, space, added, NONE, '.PHYSICAL.', '.INTERNAL.');
      doors.push(added);
    });
    return space;
  });
  return { spaces, doors };
}

/** The height of the walls that stand on a floor, mm. */
function heightOf(floor: number, all: readonly ModelSurface[]): number {
  const heights = all.filter(({ on }) => on?.floor === floor).map(({ plan }) => boxOf(plan.room.outer).maxY);
  return heights.length > 0 ? Math.max(...heights) : ROOM_HEIGHT;
}

/** What a room encloses: its floor without the cutouts. Of several rooms with one pattern, each has its whole outline. */
function areasOfRoom(outer: Ring, plan: Plan): Area[] {
  if (plan.room.flat) return [{ outer: upward(inFloor(outer, plan)), holes: [] }];
  const [{ x, y }, own] = [originOf(plan.floor), originOf(plan.roomFloor)];
  const by = { x: own.x - x, y: own.y - y };
  return areasOf(plan.roomFloor).map(({ outer, holes }) => ({
    outer: upward(outer, by),
    holes: holes.map((hole) => upward(hole, by)),
  }));
}

function inFloor(ring: Ring, { floor }: Plan): Ring {
  const { x, y } = originOf(floor);
  return ring.map((corner) => ({ x: corner.x - x, y: corner.y - y }));
}

interface Wall {
  readonly plan: Plan;
  readonly placement: Value;
  readonly height: number;
}

/** A door as a block in the wall, whose inner face is that of the wall. */
function addDoor(model: Model, door: PlacedDoor, thing: string, { plan, placement, height }: Wall): Value {
  const { from, to, inwards, width } = door;
  const out = { x: DOOR_DEPTH * inwards.x, y: DOOR_DEPTH * inwards.y };
  const block = [from, to, { x: to.x - out.x, y: to.y - out.y }, { x: from.x - out.x, y: from.y - out.y }];
  const ring = signedArea(block) > 0 ? block : block.toReversed();
  const high = Math.min(DOOR_HEIGHT, height);
  const solid = model.geometry.solid({ outer: upward(inFloor(ring, plan)), holes: [] }, high);
  return model.file.add(
    'IFCDOOR',
    ...[model.guid(`door ${thing}`), NONE, text(`Door ${Number(thing.split(' ').at(-1)) + 1}`), NONE, NONE, placement],
    ...[model.geometry.shape(model.body, [solid]), NONE, real(high), real(width), '.DOOR.', NONE, NONE],
  );
}
