// Files that were spoilt on their way, or on purpose: each becomes rooms or a sentence, and nothing else.

import { describe, expect, it } from 'vitest';
import { mutateBytes } from '../../test/fuzz/byte-mutations.ts';
import { type Random, randomAt } from '../../test/fuzz/random.ts';
import { casesOf } from '../../test/support/cases.ts';
import { DRAWING_SEEDS } from '../../test/support/drawing-seeds.ts';
import { seedOf } from '../../test/support/seed.ts';
import { drawings } from '../words/drawings/en.ts';
import { ImportError, readDrawing, roomsOf } from './index.ts';

const CASES = casesOf(60, 3000);
const NUMBERS = ['0', '-1', '1e308', '-1E-300', '1.E+300', '99999999999', '0.0000001', '4294967295', '$', ''];

/** Bytes are changed, or a number or a reference is replaced by another one of the file: those lead deeper into a reader. */
function spoilt(text: string, random: Random): Buffer {
  let bytes: Buffer = Buffer.from(text);
  for (let change = random.between(1, 4); change > 0; change--) {
    if (random.chance(0.3))
      bytes = mutateBytes(bytes, random, () => Buffer.from(random.pick(Object.values(DRAWING_SEEDS))));
    else bytes = Buffer.from(withOtherNumber(bytes.toString('latin1'), random), 'latin1');
  }
  return bytes;
}

function withOtherNumber(text: string, random: Random): string {
  const found = [...text.matchAll(/#?-?\d+(?:\.\d*)?/g)];
  if (found.length === 0) return text;
  const at = random.pick(found);
  const other = random.chance(0.3) ? random.pick(NUMBERS) : random.pick(found)[0];
  return text.slice(0, at.index) + other + text.slice(at.index + at[0].length);
}

describe('a spoilt file', () => {
  it.each(Object.entries(DRAWING_SEEDS))('%s becomes rooms or a sentence', (name, text) => {
    // Without a name it is known by what it contains.
    expect(roomsOf(readDrawing({ name: 'file', bytes: Buffer.from(text) }))).toMatchObject({ kind: 'rooms' });
    for (let number = 0; number < CASES; number++) {
      const bytes = spoilt(text, randomAt(seedOf(process.env), number));
      try {
        const found = roomsOf(readDrawing({ name, bytes }));
        for (const { code } of found.remarks) expect(drawings).toHaveProperty([`drawings.remark.${code}`]);
        if (found.kind !== 'rooms') continue;
        for (const { outline, areaM2 } of found.rooms) {
          expect(areaM2).toBeGreaterThan(0);
          expect(outline.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true);
        }
      } catch (error) {
        expect(error, bytes.toString('latin1')).toBeInstanceOf(ImportError);
      }
    }
  });
});
