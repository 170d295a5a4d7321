// The mark at the start: a ring with a cross, and an arrow along the first course. Quarter millimetres of paper.

import type { Point } from '../engine/index.ts';
import type { Item } from './items.ts';

const RING = 6.4;
const ARM = 12;
/** The size of the mark without its arrow. */
export const MARK = 2 * ARM;
const ARROW = { length: 44, head: 6 };

/** The mark around 0,0; the first course runs at `courseDeg` clockwise from level. */
export function startMark(courseDeg: number, color: string): Item[] {
  const angle = (courseDeg * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const at = (along: number, across: number): Point => ({
    x: along * cos - across * sin,
    y: along * sin + across * cos,
  });
  const stroke = { color, width: 1.6 };
  const { length, head } = ARROW;
  return [
    { kind: 'circle', centre: { x: 0, y: 0 }, radius: RING, stroke },
    {
      kind: 'path',
      isOpen: true,
      stroke,
      rings: [
        [at(-ARM, 0), at(length, 0)],
        [at(0, -ARM), at(0, ARM)],
        [at(length - head, -head / 2), at(length, 0), at(length - head, head / 2)],
      ],
    },
  ];
}
