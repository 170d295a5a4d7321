import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  FOOT,
  HEAD,
  largestScale,
  MOST_SHEETS,
  ORIENTATIONS,
  OVERLAP,
  PAGE_MARGIN,
  PAPERS,
  type Paper,
  type SheetChoice,
  spread,
} from './sheets.ts';

const choices: fc.Arbitrary<SheetChoice & { readonly orientation: (typeof ORIENTATIONS)[number] }> = fc.record({
  scale: fc.constantFrom('fit' as const, 10, 20, 50, 100),
  paper: fc.constantFrom(...(Object.keys(PAPERS) as Paper[])),
  orientation: fc.constantFrom(...ORIENTATIONS),
});
const rooms = fc.record({
  width: fc.integer({ min: 100, max: 30_000 }),
  height: fc.integer({ min: 100, max: 30_000 }),
});
const withRoom = (room: { width: number; height: number }) => ({ room, remarks: [], entries: ['Start'], more: 'More' });

describe('sheets', () => {
  it('cover the room and its surroundings, and overlap by the strip to glue', () => {
    fc.assert(
      fc.property(rooms, choices, (room, choice) => {
        const { scale, rows, columns, sheets, window } = spread(withRoom(room), choice);
        if (rows * columns > MOST_SHEETS) {
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

  it('have space for what reaches beyond the room, such as doors', () => {
    const choice = { scale: 'fit', paper: 'a4', orientation: 'landscape' } as const;
    const room = { width: 4000, height: 3000 };
    const beyond = { left: 0, right: 900, top: 800, bottom: 0 };
    const wide = { width: 4900, height: 3800 };
    const [near, far] = [withRoom(wide), { ...withRoom(room), beyond }].map((contents) => spread(contents, choice));
    expect({ ...far, sheets: [] }).toEqual({ ...near, sheets: [] });
    expect(far.sheets[0]).toEqual({ ...near.sheets[0], top: near.sheets[0].top - 800 });
  });

  it('fit on their paper, head, foot and margins included', () => {
    const count = fc.integer({ min: 0, max: 97 });
    fc.assert(
      fc.property(rooms, choices, count, count, (room, choice, entries, remarks) => {
        const texts = {
          remarks: Array.from({ length: remarks }, (_, i) => `Warning ${i} of a plan. `.repeat(8)),
          entries: Array.from({ length: 1 + entries }, (_, i) => `Cut-out ${i}: 32 × 28, 80 from the left`),
        };
        const { page, window, opening } = spread({ room, ...texts, more: 'More' }, choice);
        const [short, long] = PAPERS[choice.paper];
        expect(page.width + 2 * PAGE_MARGIN).toBeLessThanOrEqual(
          (choice.orientation === 'landscape' ? long : short) + 1e-9,
        );
        expect(page.height + 2 * PAGE_MARGIN).toBeLessThan(choice.orientation === 'landscape' ? short : long);
        expect(window.height + HEAD + FOOT + opening.height).toBeLessThanOrEqual(page.height + 1e-9);
        // The plan keeps a part of the page.
        expect(window.height).toBeGreaterThan(0.1 * page.height);
        // Usual rooms have room for all entries.
        if (entries <= 2 * 16) expect(opening.entries).toHaveLength(entries);
        // What is not here goes on elsewhere, in order and whole.
        const said = opening.remarkLines.filter((text) => text.startsWith('• ')).length;
        expect(opening.rest).toHaveLength(entries - opening.entries.length + remarks - said);
        expect(opening.remarkLines.at(-1) === 'More').toBe(opening.rest.length > 0);
        expect([...opening.entries, ...opening.rest.filter((text) => !text.startsWith('•'))]).toEqual(
          texts.entries.slice(1),
        );
      }),
    );
  });

  it('are one sheet when the room is fitted, at the largest whole scale possible', () => {
    fc.assert(
      fc.property(rooms, choices, (room, { orientation, ...choice }) => {
        const { rows, columns, scale } = spread(withRoom(room), { ...choice, scale: 'fit' });
        expect([rows, columns, Number.isInteger(scale)]).toEqual([1, 1, true]);
        // By the better orientation of the two.
        const larger = spread(withRoom(room), { ...choice, scale: scale - 1 });
        expect(larger.rows * larger.columns).toBeGreaterThan(1);
        expect(spread(withRoom(room), { ...choice, orientation, scale: 'fit' }).scale).toBeGreaterThanOrEqual(scale);
      }),
    );
  });

  it('can name the largest scale that does not need too many', () => {
    fc.assert(
      fc.property(rooms, choices, (room, choice) => {
        const scale = largestScale(withRoom(room), choice);
        expect(spread(withRoom(room), { ...choice, scale }).sheets).not.toEqual([]);
        if (scale > 1) expect(spread(withRoom(room), { ...choice, scale: scale - 1 }).sheets).toEqual([]);
      }),
    );
  });
});
