// What a file states about its rooms: floor areas and heights in quantities and properties.

import { allOf, type Entity } from './model.ts';
import { type StepFile, Typed } from './step/index.ts';
import { siSize, type Units } from './units.ts';

export interface Statement {
  readonly areaM2: number | null;
  /** In the file's unit. */
  readonly height: number | null;
}

/** The names of a floor's area, those first that the standard defines: without the columns in it, and with them. */
const NET_FIRST = ['NETFLOORAREA', 'GROSSFLOORAREA', 'GSA BIM AREA', 'NETAREA', 'AREA'];
const GROSS_FIRST = ['GROSSFLOORAREA', 'NETFLOORAREA', 'GSA BIM AREA', 'AREA', 'NETAREA'];
const HEIGHTS = ['FINISHCEILINGHEIGHT', 'CLEARHEIGHT', 'HEIGHT'];

/** Returns what the file states about the rooms of these numbers. Of a floor with holes, the net area is meant. */
export function statementsOf(
  file: StepFile,
  rooms: ReadonlySet<number>,
  units: Units,
): (room: number, hasHoles: boolean) => Statement {
  const found = new Map<number, Map<string, number>>();
  for (const relation of allOf(file, 'IFCRELDEFINESBYPROPERTIES')) {
    const about = relation.ids(4).filter((id) => rooms.has(id));
    if (about.length === 0) continue;
    for (const set of relation.entities(5)) {
      for (const { name, value } of statedIn(set, units)) {
        for (const room of about) {
          const known = found.get(room) ?? new Map<string, number>();
          if (!known.has(name)) found.set(room, known.set(name, value));
        }
      }
    }
  }
  return (room, hasHoles) => {
    const known = found.get(room);
    const first = (names: readonly string[]) => known?.get(names.find((name) => known.has(name)) ?? '') ?? null;
    return { areaM2: first(hasHoles ? NET_FIRST : GROSS_FIRST), height: first(HEIGHTS) };
  };
}

interface Stated {
  /** In capitals. */
  readonly name: string;
  readonly value: number;
}

function* statedIn(set: Entity, units: Units): Iterable<Stated> {
  if (set.type === 'IFCELEMENTQUANTITY') {
    for (const quantity of set.entities(5)) yield* statedBy(quantity, quantity.numberOrNull(3), units);
  }
  if (set.type === 'IFCPROPERTYSET') {
    for (const property of set.entities(4)) {
      const value = property.value(2);
      // Other numbers may be areas in another unit, or no areas at all.
      if (value instanceof Typed && value.type === 'IFCAREAMEASURE') {
        yield* statedBy(property, property.numberOrNull(2), units);
      }
    }
  }
}

function* statedBy(statement: Entity, number: number | null, units: Units): Iterable<Stated> {
  const name = statement.text(0)?.toUpperCase() ?? '';
  if (number === null || !(number > 0)) return;
  if (statement.type === 'IFCQUANTITYLENGTH') {
    const own = ownSize(statement, 2);
    const value = own === null ? number : units.unitMm === null ? null : (number * own * 1000) / units.unitMm;
    if (HEIGHTS.includes(name) && value !== null) yield { name, value };
    return;
  }
  const isQuantity = statement.type === 'IFCQUANTITYAREA';
  if (!isQuantity && statement.type !== 'IFCPROPERTYSINGLEVALUE') return;
  const size = ownSize(statement, isQuantity ? 2 : 3) ?? units.areaM2;
  if (NET_FIRST.includes(name) && size !== null) yield { name, value: number * size };
}

/** The size of the unit that a statement has for itself. */
function ownSize(statement: Entity, place: number): number | null {
  const unit = statement.entityOrNull(place);
  return unit && siSize(unit);
}
