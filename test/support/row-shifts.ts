// The shifts that rows of boards have on a laid floor, for methods that lay every tile by its repeats from the start.

import { centreOf, type Plan, type Point } from '../../src/engine/index.ts';

/** Returns how far the tiles of row `b`, counted in second repeats from the start, are shifted; 0,0 if rows have none. */
export function rowShiftsOf({ layout, lattice, floor, start }: Plan): (b: number) => Point {
  const { shifts, along, rowX, rowY } = layout.frame;
  if (!shifts) return () => ({ x: 0, y: 0 });
  const byRow = new Map<number, Point>();
  const first = centreOf({ frame: { ...layout.frame, shifts: undefined } }, { motif: 0, place: 0, row: 0 });
  const [u, v] = lattice.repeat;
  const middle = {
    x: lattice.motif[0].reduce((sum, { x }) => sum + x, 0) / lattice.motif[0].length,
    y: lattice.motif[0].reduce((sum, { y }) => sum + y, 0) / lattice.motif[0].length,
  };
  shifts.mm.forEach((mm, i) => {
    const row = shifts.first + i;
    const x = first.x + row * rowX + floor.originUm.x / 1000 - start.x - middle.x;
    const y = first.y + row * rowY + floor.originUm.y / 1000 - start.y - middle.y;
    const b = Math.round((u.x * y - u.y * x) / (u.x * v.y - u.y * v.x));
    byRow.set(b, { x: mm * along.x, y: mm * along.y });
  });
  return (b) => byRow.get(b) ?? { x: 0, y: 0 };
}
