// The QR code of an address, as vectors. Millimetres of paper.

import encodeQR from 'qr';
import { areaOf, cornersOfBox, INK, type Item } from '../../drawing/index.ts';
import type { Point, Ring } from '../../engine/index.ts';
import { GRAIN } from '../pages.ts';

/** White modules around the code, by its standard. */
const QUIET = 4;
/** A camera of a phone reads modules of this size, mm. */
const LEAST_MODULE = 0.33;
/** Longer texts need modules that are too small. */
const MOST_TEXT = 400;

/** The code of a text in a square, its quiet zone included; null for no text, or one too long to be read in this size. */
export function codeItem(text: string, at: Point, side: number): Item | null {
  if (text === '' || text.length > MOST_TEXT) return null;
  const modules = encodeQR(text, 'raw', { ecc: 'low', border: QUIET });
  const module = side / modules.length;
  if (module < LEAST_MODULE) return null;
  const runs = modules.flatMap((row, y) => runsOf(row).map(({ begin, end }) => ({ y, begin, end })));
  const rings = runs.map(
    ({ y, begin, end }): Ring =>
      cornersOfBox({
        left: at.x + begin * module,
        top: at.y + y * module,
        width: (end - begin) * module,
        height: module,
      }),
  );
  return areaOf('frame', INK, rings, GRAIN);
}

/** Dark modules of a row that follow each other. */
function runsOf(row: readonly boolean[]): { readonly begin: number; readonly end: number }[] {
  const runs: { begin: number; end: number }[] = [];
  row.forEach((isDark, x) => {
    const last = runs.at(-1);
    if (isDark && last?.end === x) last.end++;
    else if (isDark) runs.push({ begin: x, end: x + 1 });
  });
  return runs;
}
