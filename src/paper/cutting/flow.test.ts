import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Block, flow } from './flow.ts';

const blocks = fc.array(
  fc
    .record({ height: fc.integer({ min: 5, max: 60 }), isHeading: fc.boolean() })
    .map((block): Block => ({ ...block, items: () => [] })),
  { maxLength: 60 },
);

it('keeps blocks in order, below each other, within columns, and headings with what follows', () => {
  fc.assert(
    fc.property(blocks, fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 5 }), (all, count, most) => {
      const columns = { count, width: 90, height: 200 };
      const pages = flow(all, columns, most);
      expect(pages.length).toBeLessThanOrEqual(most);
      const placed = pages.flat();
      // What is left out is at the end, and headings without a block after them.
      expect(placed.map(({ block }) => block)).toEqual(all.slice(0, placed.length));
      if (pages.length < most) expect(all.slice(placed.length).every(({ isHeading }) => isHeading)).toBe(true);
      for (const page of pages) {
        page.forEach(({ block, at }, i) => {
          const next = page[i + 1];
          const below = next && next.at.x === at.x;
          if (below) expect(next.at.y).toBe(at.y + block.height);
          if (block.isHeading) expect(below).toBe(true);
          expect(at.x % 90).toBe(0);
          expect(at.x / 90).toBeLessThan(count);
        });
      }
    }),
  );
});
