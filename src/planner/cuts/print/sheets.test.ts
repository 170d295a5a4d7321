import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  FOOT,
  HEAD,
  LIES,
  LINE,
  LIST_HEAD,
  LIST_ROW,
  MOST_PAGES,
  OVERLAP,
  PAGE_MARGIN,
  PAPERS,
  type PrintChoice,
  SCALES,
  spread,
} from './sheets.ts';

const choices: fc.Arbitrary<PrintChoice> = fc.record({
  scale: fc.constantFrom(...SCALES),
  paper: fc.constantFrom('A4' as const, 'A3' as const),
  lie: fc.constantFrom(...LIES),
});
const rooms = fc.record({
  width: fc.integer({ min: 100, max: 30_000 }),
  height: fc.integer({ min: 100, max: 30_000 }),
});

describe('sheets', () => {
  it('cover the room and its surroundings, and overlap by the strip to glue', () => {
    fc.assert(
      fc.property(rooms, choices, (room, choice) => {
        const { scale, rows, columns, sheets, window, pageCount } = spread(room, 0, choice);
        if (pageCount > MOST_PAGES) {
          expect(sheets).toEqual([]);
          return;
        }
        expect(sheets).toHaveLength(rows * columns);
        for (const sheet of sheets) {
          const next = sheets.find(({ row, column }) => row === sheet.row && column === sheet.column + 1);
          if (next) expect(next.left - sheet.left).toBeCloseTo(scale * (window.width - OVERLAP), 6);
        }
        const lefts = sheets.map(({ left }) => left);
        const tops = sheets.map(({ top }) => top);
        expect(Math.min(...lefts)).toBeLessThan(0);
        expect(Math.min(...tops)).toBeLessThan(0);
        expect(Math.max(...lefts) + scale * window.width).toBeGreaterThan(room.width);
        expect(Math.max(...tops) + scale * window.height).toBeGreaterThan(room.height);
      }),
    );
  });

  it('fit on their paper, head, foot and margins included', () => {
    fc.assert(
      fc.property(rooms, choices, fc.integer({ min: 0, max: 97 }), (room, choice, entries) => {
        const { page, window, columnsOut, entriesOut } = spread(room, 0, choice, entries);
        const [short, long] = PAPERS[choice.paper];
        expect(page.width + 2 * PAGE_MARGIN).toBeLessThanOrEqual(choice.lie === 'landscape' ? long : short);
        expect(page.height + 2 * PAGE_MARGIN).toBeLessThan(choice.lie === 'landscape' ? short : long);
        expect(window.height + HEAD + FOOT + (entriesOut / columnsOut) * LINE).toBeLessThanOrEqual(page.height + 1e-9);
        // Usual rooms have room for all entries.
        if (entries <= 2 * 18) expect(entriesOut).toBeGreaterThanOrEqual(entries);
      }),
    );
  });

  it('are one sheet when the room is fitted, at the largest whole scale possible', () => {
    fc.assert(
      fc.property(rooms, choices, (room, choice) => {
        const { rows, columns, scale } = spread(room, 0, { ...choice, scale: 'fit' });
        expect([rows, columns, Number.isInteger(scale)]).toEqual([1, 1, true]);
      }),
    );
  });

  it('have as many pages of the list as its lines need', () => {
    fc.assert(
      fc.property(rooms, choices, fc.integer({ min: 0, max: 900 }), (room, choice, lines) => {
        const { listPages, listRows, page, pageCount, rows, columns } = spread(room, lines, choice);
        expect(HEAD + LIST_HEAD + listRows * LIST_ROW).toBeLessThanOrEqual(page.height);
        expect(pageCount).toBe(rows * columns + listPages);
        expect(listPages * listRows).toBeGreaterThanOrEqual(lines);
        expect((listPages - 1) * listRows).toBeLessThan(Math.max(lines, 1));
      }),
    );
  });
});
