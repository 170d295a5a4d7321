// Which storey rooms belong to, which doors and windows bound them, and which opening of a wall a door fills.

import { allOf, type Entity, entityOf } from './model.ts';
import type { StepFile } from './step/index.ts';

/** Rooms are parts of a storey, or of a room that is. */
const MOST_LEVELS = 16;

/** Returns the name of the storey that a room belongs to. */
export function storeysOf(file: StepFile): (room: number) => string | null {
  const parents = new Map<number, number>();
  for (const relation of allOf(file, 'IFCRELAGGREGATES')) {
    const [whole] = relation.ids(4);
    if (whole !== undefined) for (const part of relation.ids(5)) parents.set(part, whole);
  }
  const names = new Map<number, string | null>();
  for (const storey of allOf(file, 'IFCBUILDINGSTOREY')) names.set(storey.id, storey.text(2) ?? storey.text(7));
  return (room) => {
    let at: number | undefined = room;
    for (let level = 0; at !== undefined && level < MOST_LEVELS; level++) {
      const name = names.get(at);
      if (name !== undefined) return name;
      at = parents.get(at);
    }
    return null;
  };
}

/** The doors, windows and openings on the bounds of each room, by numbers; undefined if the file names none. */
export function boundsOf(file: StepFile): ReadonlyMap<number, ReadonlySet<number>> | undefined {
  const bounds = new Map<number, Set<number>>();
  const isOpening = new Set<number>();
  for (const opening of allOf(file, ...OPENING_TYPES)) isOpening.add(opening.id);
  for (const boundary of allOf(file, ...BOUNDARY_TYPES)) {
    const [[room], [element]] = [boundary.ids(4), boundary.ids(5)];
    if (room === undefined || element === undefined || !isOpening.has(element)) continue;
    const found = bounds.get(room) ?? new Set();
    bounds.set(room, found.add(element));
  }
  return bounds.size > 0 ? bounds : undefined;
}

export const OPENING_TYPES = [
  'IFCDOOR',
  'IFCDOORSTANDARDCASE',
  'IFCWINDOW',
  'IFCWINDOWSTANDARDCASE',
  'IFCOPENINGELEMENT',
  'IFCOPENINGSTANDARDCASE',
];
export const BOUNDARY_TYPES = ['IFCRELSPACEBOUNDARY', 'IFCRELSPACEBOUNDARY1STLEVEL', 'IFCRELSPACEBOUNDARY2NDLEVEL'];

/** Returns the opening of a wall that a door or a window fills. */
export function filledBy(file: StepFile): (filling: number) => Entity | null {
  const openings = new Map<number, number>();
  for (const relation of allOf(file, 'IFCRELFILLSELEMENT')) {
    const [[opening], [filling]] = [relation.ids(4), relation.ids(5)];
    if (opening !== undefined && filling !== undefined) openings.set(filling, opening);
  }
  return (filling) => {
    const opening = openings.get(filling);
    return opening === undefined ? null : entityOf(file, opening);
  };
}
