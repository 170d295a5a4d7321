import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placedIn, type SettingLine, settingLayoutOf } from './layout.ts';

/** Parts of a heading and sentences of some lines, as texts that are all different. */
const texts = fc
  .array(fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 30 }), { maxLength: 4 })
  .map((parts) =>
    parts.flatMap((sentences, part): SettingLine[] => [
      ...(part > 0 ? [{ text: '', isHeading: false, indent: 0 }] : []),
      { text: `${part}`, isHeading: true, indent: 0 },
      ...sentences.flatMap((lines, i) =>
        Array.from({ length: lines }, (_, k) => ({
          text: `${part}.${i}.${k}`,
          isHeading: false,
          indent: k > 0 ? 3 : 0,
        })),
      ),
    ]),
  );
const pages = fc.constantFrom(
  { width: 190, height: 276.5 },
  { width: 277, height: 189.5 },
  { width: 400, height: 276.5 },
);

it('puts every line into a column once, in order, sentences unbroken and headings with what follows', () => {
  fc.assert(
    fc.property(texts, pages, (lines, page) => {
      const { pages: count, first, further } = settingLayoutOf(page, lines);
      let rest = lines;
      const placed = Array.from({ length: count }, (_, i) => {
        const block = i === 0 ? first : further;
        const { places, count } = placedIn(rest, block);
        rest = rest.slice(count);
        for (const { column, row } of places) {
          expect(column).toBeLessThan(block.columns);
          expect(row).toBeLessThan(block.rows);
        }
        return places.map((place) => ({ ...place, column: 100 * i + place.column }));
      }).flat();
      expect(rest).toEqual([]);
      expect(placed.map(({ line }) => line)).toEqual(lines.filter(({ text }) => text !== ''));
      placed.forEach(({ line, column, row }, i) => {
        const before = placed[i - 1];
        const belongs = line.indent > 0 || before?.line.isHeading;
        if (belongs) expect([column, row]).toEqual([before.column, before.row + 1]);
        else if (before?.column === column) expect(row).toBeGreaterThan(before.row);
      });
    }),
  );
});
