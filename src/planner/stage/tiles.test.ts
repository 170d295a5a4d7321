import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { casesOf } from '../../../test/support/cases.ts';
import { centreOf, eachTile, type Point, piecesOf, type Ring, type TilePlace } from '../../engine/index.ts';
import type { Draft } from '../state/draft.ts';
import type { LaidFloor, PlanOutcome } from '../state/messages.ts';
import { isSamePlace } from '../state/selection.ts';
import { runOrder } from '../work/orders.ts';
import { pieceOf } from './laid-tile.ts';
import { followed, neighbourOf, tileAt, toFloor } from './tiles.ts';

async function lay(draft: Draft): Promise<LaidFloor> {
  const { result } = await runOrder({ task: 'plan', draft, lang: 'en' });
  const outcome = result as PlanOutcome;
  if (!outcome.ok) throw new Error(outcome.mistakes[0]?.message);
  return outcome.laid;
}

/** The outline of the uncut tile. */
function outlineAt({ layout }: LaidFloor, tile: TilePlace): Ring {
  const { x, y } = centreOf(layout, tile);
  const { cornerX, cornerY } = layout.frame.shapes[tile.motif];
  return Array.from(cornerX, (dx, k) => ({ x: x + dx, y: y + cornerY[k] }));
}

const ROOM = {
  polygon: [
    [-50, 20],
    [370, 20],
    [370, 200],
    [210, 260],
    [210, 370],
    [-50, 370],
  ],
  holes: [
    [
      [40, 100],
      [97, 111],
      [70, 160],
    ],
  ],
  subtract: [{ x: 300, y: 100, w: 41, h: 33 }],
} as const;

const PATTERNS: readonly Draft[] = [
  { pattern: 'squares', parameters: { tileSize: 300 } },
  { pattern: 'bricks', parameters: { tileWidth: 225, tileHeight: 110, rotation: 33 } },
  { pattern: 'bricks', parameters: { tileWidth: 900, tileHeight: 40 }, joint: 12 },
  { pattern: 'hexagons' },
  { pattern: 'flat-top-hexagons' },
  { pattern: 'diamonds' },
  { pattern: 'rhombus' },
  { pattern: 'isometric-cubes' },
  { pattern: 'herringbone', parameters: { tileWidth: 90, tileHeight: 400 } },
  { pattern: 'chevron' },
];

const draft = fc.record({
  pattern: fc.constantFrom(...PATTERNS),
  start: fc.record({ x: fc.integer({ min: -9000, max: 9000 }), y: fc.integer({ min: -9000, max: 9000 }) }),
});

function drawn({ pattern, start }: { pattern: Draft; start: Point }): Promise<LaidFloor> {
  return lay({ ...ROOM, ...pattern, start: { x: start.x / 100, y: start.y / 100 } });
}

function tilesOf(laid: LaidFloor): TilePlace[] {
  const tiles: TilePlace[] = [];
  eachTile(laid.layout, (tile) => tiles.push(tile));
  return tiles;
}

/** By winding number, unlike the code, which counts crossings. */
function windsRound({ x, y }: Point, ring: readonly Point[]): boolean {
  let turn = 0;
  ring.forEach((a, i) => {
    const b = ring[(i + 1) % ring.length];
    turn += Math.atan2((a.x - x) * (b.y - y) - (a.y - y) * (b.x - x), (a.x - x) * (b.x - x) + (a.y - y) * (b.y - y));
  });
  return Math.abs(turn) > Math.PI;
}

/** Checks every ring of every tile. */
function tilesByHand(laid: LaidFloor, point: Point): TilePlace[] {
  const { layout } = laid;
  const found = tilesOf(laid)
    .slice(0, layout.wholeCount)
    .filter((tile) => windsRound(point, outlineAt(laid, tile)));
  for (let i = 0; i < layout.cuts.count; i++) {
    const [motif, place, row] = layout.cuts.tiles.subarray(3 * i, 3 * i + 3);
    const centre = centreOf(layout, { motif, place, row });
    const at = { x: point.x - centre.x, y: point.y - centre.y };
    const isOn = piecesOf(layout.cuts, i).some(
      ({ outer, holes }) => windsRound(at, outer) && !holes.some((hole) => windsRound(at, hole)),
    );
    if (isOn) found.push({ motif, place, row });
  }
  return found;
}

describe('tileAt', () => {
  it('finds the same tile as checking every tile', async () => {
    // On an edge either answer is right, so points avoid whole tenths of a millimetre.
    const share = fc.integer({ min: -50, max: 1050 }).map((n) => (n + 0.5137) / 1000);
    await fc.assert(
      fc.asyncProperty(
        draft,
        fc.array(fc.tuple(share, share), { minLength: 12, maxLength: 12 }),
        async (asked, shares) => {
          const laid = await drawn(asked);
          for (const [u, v] of shares) {
            const point = { x: u * laid.floor.width, y: v * laid.floor.height };
            const byHand = tilesByHand(laid, point);
            expect(byHand.length).toBeLessThan(2);
            expect(tileAt(laid, point)).toEqual(byHand[0] ?? null);
          }
        },
      ),
      { numRuns: casesOf(20, 60) },
    );
  });

  it('converts points of the caller by the floor’s origin', async () => {
    const laid = await drawn({ pattern: PATTERNS[0], start: { x: 0, y: 0 } });
    // The start is the top-left corner of a tile; 1 mm inwards is on it.
    const tile = tileAt(laid, toFloor(laid, { x: laid.start.x + 1, y: laid.start.y + 201 }));
    expect(tile && outlineAt(laid, tile)[0].x).toBeCloseTo(toFloor(laid, laid.start).x, 9);
  });
});

describe('pieceOf', () => {
  it('returns every laid tile and no other', async () => {
    await fc.assert(
      fc.asyncProperty(draft, async (asked) => {
        const laid = await drawn(asked);
        const { wholeCount, cuts } = laid.layout;
        const tiles = tilesOf(laid);
        expect(tiles.length).toBe(wholeCount + cuts.count);
        tiles.forEach((tile, i) => {
          const found = pieceOf(laid, tile);
          if (i < wholeCount) expect(found).toEqual({ kind: 'whole' });
          else expect(found).toMatchObject({ kind: 'cut', index: i - wholeCount });
        });
        const names = new Set(tiles.map(({ motif, place, row }) => `${motif}/${place}/${row}`));
        expect(names.size).toBe(tiles.length);
        for (const { motif, place, row } of tiles) {
          if (!names.has(`${motif}/${place + 1}/${row}`))
            expect(pieceOf(laid, { motif, place: place + 1, row })).toBeNull();
        }
      }),
      { numRuns: casesOf(10, 30) },
    );
  });
});

describe('neighbourOf', () => {
  it('steps along rows and columns of squares', async () => {
    const laid = await lay({
      outline: 'E300 S300 W300 N300',
      pattern: 'squares',
      parameters: { tileSize: 300 },
      joint: 0,
    });
    const first = tileAt(laid, { x: 100, y: 100 });
    if (first === null) throw new Error('There is a tile in the corner.');
    const right = neighbourOf(laid, first, { x: 1, y: 0 });
    const below = right && neighbourOf(laid, right, { x: 0, y: 1 });
    expect(below && centreOf(laid.layout, below)).toEqual({ x: 450, y: 450 });
    expect(neighbourOf(laid, first, { x: -1, y: 0 })).toBeNull();
    expect(neighbourOf(laid, first, { x: 0, y: -1 })).toBeNull();
  });

  it('reaches every tile of every pattern from any other', async () => {
    for (const pattern of PATTERNS) {
      const laid = await drawn({ pattern, start: { x: 0, y: 0 } });
      const tiles = tilesOf(laid);
      if (tiles.length > 700) continue;
      const key = ({ motif, place, row }: TilePlace) => `${motif}/${place}/${row}`;
      const seen = new Set([key(tiles[0])]);
      const open = [tiles[0]];
      for (let tile = open.pop(); tile; tile = open.pop()) {
        for (const [x, y] of [
          [1, 0],
          [-1, 0],
          [0, 1],
          [0, -1],
        ]) {
          const next = neighbourOf(laid, tile, { x, y });
          if (next === null || seen.has(key(next))) continue;
          seen.add(key(next));
          open.push(next);
        }
      }
      expect(seen.size, pattern.pattern).toBe(tiles.length);
    }
  });
});

describe('followed', () => {
  it('stays with the same tile wherever the start moves', async () => {
    const tile = { motif: 0, place: 1, row: 1 };
    await fc.assert(
      fc.asyncProperty(
        draft,
        fc.integer({ min: -900, max: 900 }),
        fc.integer({ min: -900, max: 900 }),
        async (asked, dx, dy) => {
          const before = await drawn(asked);
          const after = await drawn({ ...asked, start: { x: asked.start.x + dx, y: asked.start.y + dy } });
          const next = followed(before, after, tile);
          if (next === null) return;
          const [was, is] = [centreOf(before.layout, tile), centreOf(after.layout, next)];
          expect(is.x - was.x).toBeCloseTo(dx / 10, 6);
          expect(is.y - was.y).toBeCloseTo(dy / 10, 6);
          expect(isSamePlace(followed(after, before, next), pieceOf(before, tile) && tile)).toBe(true);
        },
      ),
      { numRuns: casesOf(20, 60) },
    );
  });
});
