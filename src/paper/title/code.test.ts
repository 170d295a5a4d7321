import fc from 'fast-check';
import * as jsqr from 'jsqr';
import { describe, expect, it } from 'vitest';
import { casesOf } from '../../../test/support/cases.ts';
import type { Areas } from '../../drawing/index.ts';
import { codeItem } from './code.ts';

/** Pixels per mm: a poor camera sees modules of two or three pixels. */
const PX = 8;
const SIDE = 24;

/** What a camera reads from the code of a text: the painted rings as pixels, decoded by another library. */
function readBack(text: string): string | undefined {
  const item = codeItem(text, { x: 0, y: 0 }, SIDE) as Areas | null;
  if (item === null) return undefined;
  const size = SIDE * PX;
  const pixels = new Uint8ClampedArray(4 * size * size).fill(255);
  const mm = (index: number) => item.xy[index] * item.grain;
  let from = 0;
  for (const end of item.ringEnds) {
    const corners = Array.from({ length: end - from }, (_, i) => [mm(2 * (from + i)), mm(2 * (from + i) + 1)]);
    const [left, right] = [Math.min, Math.max].map((pick) => PX * pick(...corners.map(([x]) => x)));
    const [top, bottom] = [Math.min, Math.max].map((pick) => PX * pick(...corners.map(([, y]) => y)));
    for (let y = Math.round(top); y < Math.round(bottom); y++) {
      for (let x = Math.round(left); x < Math.round(right); x++)
        pixels.fill(0, 4 * (y * size + x), 4 * (y * size + x) + 3);
    }
    from = end;
  }
  return jsqr.default.default(pixels, size, size)?.data;
}

describe('the code of an address', () => {
  it('is read back by another library', () => {
    const ids = fc.string({ unit: fc.constantFrom(...'ABCxyz019_-'), minLength: 16, maxLength: 22 });
    const links = ids.map((id) => `https://tiles.example/planner/${id}?lang=pl`);
    const rooms = fc.tuple(fc.integer({ min: 60, max: 999 }), fc.integer({ min: 60, max: 999 }));
    const plans = rooms.map(([a, b]) => `https://tiles.example/api/plan?outline=E${a}+S${b}+W${a}+N${b}&format=svg`);
    fc.assert(
      fc.property(fc.oneof(links, plans), (text) => {
        expect(readBack(text)).toBe(text);
      }),
      { numRuns: casesOf(12, 300) },
    );
  });

  it('is left out where its modules would be too small, or if there is no address', () => {
    expect(codeItem('', { x: 0, y: 0 }, SIDE)).toBeNull();
    expect(codeItem(`https://tiles.example/${'x'.repeat(400)}`, { x: 0, y: 0 }, SIDE)).toBeNull();
    // The longest that is shown can be read.
    const longest = Array.from({ length: 400 }, (_, i) => `https://tiles.example/${'x'.repeat(i)}`).findLast((text) =>
      codeItem(text, { x: 0, y: 0 }, SIDE),
    ) as string;
    expect(longest.length).toBeGreaterThan(200);
    expect(readBack(longest)).toBe(longest);
  });
});
