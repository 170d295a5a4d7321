// Names of rooms from the texts that are drawn in them.

import { boxOf, locatePoint, type Point, type Ring, signedArea } from '../../engine/index.ts';
import type { Part } from '../clean/outline.ts';
import type { Spend } from '../clean/work.ts';

export interface Label {
  readonly text: string;
  readonly at: Point;
}

/** Returns the name of each room, null for one without a text: of several texts the first that is no measure. */
export function namesWithin(rooms: readonly Part[], labels: readonly Label[], spend: Spend): (string | null)[] {
  const names: (string | null)[] = rooms.map(() => null);
  const places = rooms
    .map(({ outer }, room) => ({ room, outer, box: boxOf(outer), area: signedArea(outer) }))
    .sort((a, b) => a.area - b.area);
  const isInside = (at: Point, outer: Ring) => {
    spend(outer.length);
    return locatePoint(at, outer) !== 'outside';
  };
  for (const { text, at } of labels) {
    spend(places.length);
    const found = places.find(
      ({ box, outer }) =>
        box.minX <= at.x && at.x <= box.maxX && box.minY <= at.y && at.y <= box.maxY && isInside(at, outer),
    );
    if (!found) continue;
    const before = names[found.room];
    if (before === null || (isMeasure(before) && !isMeasure(text))) names[found.room] = text;
  }
  return names;
}

/** Whether a text says a size, such as "12.5 m²" or "2,40 x 3,10". */
function isMeasure(text: string): boolean {
  return (
    /^[^\p{L}]*\d[\d\s.,'x×*/"′″-]*(?:mm|cm|m|m2|m²|qm|sq|ft|in|ft2|ft²)?\b/iu.test(text) && !/\p{L}{4}/u.test(text)
  );
}
