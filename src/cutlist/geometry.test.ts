import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { casesOf } from '../../test/support/cases.ts';
import { readSent } from '../../test/support/sent-requests.ts';
import { signedArea } from '../engine/geometry/point.ts';
import {
  centreOf,
  eachTile,
  PATTERNS,
  type Point,
  plan,
  type Ring,
  type TilePlace,
  tilePlaceOf,
} from '../engine/index.ts';
import { Ints } from '../engine/layout/buffers.ts';
import { CutsBuilder } from '../engine/layout/cuts.ts';
import { type CutGroup, groupCuts } from './grouping.ts';
import { type LaidTiles, laidTilesOf } from './laid.ts';
import { listTiles, type NumberedTile } from './numbering.ts';
import { isSquare, ringsOf, sidesOf, sizeOf } from './pieces.ts';
import { isSame, templatesOf, turned } from './templates.ts';

function lay(draft: Draft): LaidTiles {
  return laidTilesOf(plan(readSent(draft).request));
}

function kindsOf({ pattern }: Draft): readonly string[] | undefined {
  return PATTERNS.find(({ id }) => id === `${pattern}-pattern`)?.kinds?.({});
}

/** The fields of a request body that the tests use. */
interface Draft extends Readonly<Record<string, unknown>> {
  readonly pattern?: string;
  readonly parameters?: Readonly<Record<string, number>>;
  readonly start?: Readonly<Record<'x' | 'y', number>>;
}

const CORNERS: readonly (readonly [number, number])[] = [
  [0, 0],
  [420, 0],
  [420, 180],
  [260, 240],
  [260, 350],
  [0, 350],
];
const HOLE: typeof CORNERS = [
  [90, 80],
  [147, 91],
  [120, 140],
];

const patterns: readonly Draft[] = [
  { pattern: 'squares', parameters: { tileSize: 300 } },
  { pattern: 'bricks', parameters: { tileWidth: 225, tileHeight: 110, rotation: 33 } },
  { pattern: 'vertical-bricks', parameters: { offset: 37 } },
  { pattern: 'hexagons' },
  { pattern: 'flat-top-hexagons' },
  { pattern: 'diamonds' },
  { pattern: 'rhombus' },
  { pattern: 'isometric-cubes' },
  { pattern: 'herringbone', parameters: { tileWidth: 90, tileHeight: 400 } },
  { pattern: 'chevron' },
];

const drafts = fc
  .record({
    pattern: fc.constantFrom(...patterns),
    x: fc.integer({ min: -999, max: 999 }),
    y: fc.integer({ min: -999, max: 999 }),
  })
  .map(
    ({ pattern, x, y }): Draft => ({ ...pattern, polygon: CORNERS, holes: [HOLE], start: { x: x / 10, y: y / 10 } }),
  );

const runs = { numRuns: casesOf(8, 200) };

/** A floor with one cut tile; only its pieces are used. */
function withPiece(outer: Ring): LaidTiles {
  const builder = new CutsBuilder();
  builder.addPiece({ outer, holes: [] });
  builder.endTile(0, 0, 0, signedArea(outer));
  return { layout: { cuts: builder.finish(new Ints()).cuts } } as LaidTiles;
}

describe('pieces', () => {
  it('have areas that add up to the covered area, and angles that add up to the sum of a polygon', () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        const laid = lay(draft);
        const { layout } = laid;
        for (let i = 0; i < layout.cuts.count; i++) {
          const rings = ringsOf(laid, { motif: layout.cuts.tiles[3 * i], cut: i });
          const area = rings.reduce((sum, ring) => sum + signedArea(ring), 0);
          // Dropping an idle corner removes at most a hundredth of a millimetre times a side.
          expect(Math.abs(area - layout.cuts.coveredMm2[i])).toBeLessThan(5);
          for (const ring of rings) {
            const angles = sidesOf(ring).reduce((sum, { angleDeg }) => sum + angleDeg, 0);
            const turns = signedArea(ring) > 0 ? ring.length - 2 : ring.length + 2;
            expect(angles).toBeCloseTo(180 * turns, 6);
          }
        }
      }),
      runs,
    );
  });

  it('have sides that go round once, however many idle corners lie between them', () => {
    const triangle = [
      { x: 0, y: 0 },
      { x: 300, y: 0 },
      { x: 0, y: 400 },
    ];
    const idle = fc.array(fc.double({ min: 0.001, max: 0.999, noNaN: true }), { maxLength: 6 });
    fc.assert(
      fc.property(fc.tuple(idle, idle, idle), (places) => {
        const ring = triangle.flatMap((from, i) => {
          const to = triangle[(i + 1) % 3];
          return [0, ...places[i].toSorted((a, b) => a - b)].map((at) => ({
            x: from.x + at * (to.x - from.x),
            y: from.y + at * (to.y - from.y),
          }));
        });
        const sides = sidesOf(ringsOf(withPiece(ring), { motif: 0, cut: 0 })[0]);
        expect(sides.map(({ length }) => length).toSorted((a, b) => a - b)).toEqual([300, 400, 500]);
        expect(sides.filter(({ angleDeg }) => isSquare(angleDeg))).toHaveLength(1);
        expect(sides.map(({ angleDeg }) => angleDeg)).toContainEqual(
          expect.closeTo((Math.atan2(3, 4) * 180) / Math.PI, 9),
        );
      }),
    );
  });
});

describe('templates', () => {
  it('have the turns that map a tile onto itself, and one article for equal tiles of a motif', () => {
    const facts: Record<string, [turns: number, articles: number]> = {
      squares: [4, 1],
      bricks: [2, 1],
      hexagons: [6, 1],
      'flat-top-hexagons': [6, 1],
      diamonds: [4, 1],
      rhombus: [2, 1],
      'isometric-cubes': [2, 3],
      herringbone: [2, 1],
      chevron: [2, 2],
    };
    for (const [pattern, [turns, articles]] of Object.entries(facts)) {
      const draft = { pattern, polygon: CORNERS };
      const templates = templatesOf(lay(draft), kindsOf(draft));
      expect(templates.map((template) => template.turns.length)).toEqual(templates.map(() => turns));
      expect(new Set(templates.map(({ article }) => article)).size).toBe(articles);
    }
  });
});

/** Groups as sets of tile centres, which can be compared between layouts that name their tiles differently. */
function fingerprint(groups: readonly CutGroup[], place: (centre: Point) => Point): string[] {
  const textOf = ({ centre }: NumberedTile) => {
    const { x, y } = place(centre);
    return `${Math.round(x)},${Math.round(y)}`;
  };
  return groups.map(({ tiles }) => tiles.map(textOf).toSorted().join(' ')).toSorted();
}

function groupsOf(draft: Draft): { laid: LaidTiles; groups: CutGroup[] } {
  const laid = lay(draft);
  return { laid, groups: groupCuts(laid, templatesOf(laid, kindsOf(draft)), listTiles(laid, rotationOf(draft))) };
}

function rotationOf({ parameters }: Draft): number {
  return Number(parameters?.rotation ?? 0);
}

describe('groups of equal pieces', () => {
  it('are all different', () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        const { laid, groups } = groupsOf(draft);
        const templates = templatesOf(laid, kindsOf(draft));
        const isEqual = (a: CutGroup, b: CutGroup) =>
          templates[a.motif].article === templates[b.motif].article &&
          a.ways.some(({ rings }) => isSame(rings, b.ways[0].rings));
        expect(groups.filter((group, i) => groups.slice(0, i).some((other) => isEqual(other, group)))).toEqual([]);
      }),
      runs,
    );
  });

  it('contain every cut tile once, in the order of the numbers, with equal areas and sides', () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        const { laid, groups } = groupsOf(draft);
        const all = groups.flatMap(({ tiles }) => tiles.map(({ cut }) => cut)).toSorted((a, b) => a - b);
        expect(all).toEqual(Array.from({ length: laid.layout.cuts.count }, (_, i) => i));
        const firsts = groups.map(({ tiles }) => tiles[0].number);
        expect(firsts).toEqual(firsts.toSorted((a, b) => a - b));
        const lengthsOf = (tile: NumberedTile) =>
          ringsOf(laid, tile)
            .flatMap(sidesOf)
            .map(({ length }) => length)
            .toSorted((a, b) => a - b);
        for (const { tiles, areaCm2, rings } of groups) {
          const lengths = lengthsOf(tiles[0]);
          expect(rings.flat()).toHaveLength(lengths.length);
          for (const tile of tiles) {
            expect(Math.abs(laid.layout.cuts.coveredMm2[tile.cut] / 100 - areaCm2)).toBeLessThan(1);
            // Each end of a side may differ by the tolerance for equal corners.
            expect(lengthsOf(tile).every((length, i) => Math.abs(length - lengths[i]) <= 0.1)).toBe(true);
          }
        }
      }),
      runs,
    );
  });

  it('are measured lying, in their bounding box', () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        for (const { rings, ways, width, height } of groupsOf(draft).groups) {
          expect({ width, height }).toEqual(sizeOf(rings));
          for (const way of ways) expect(width * height).toBeLessThan(way.width * way.height + 1);
        }
      }),
      runs,
    );
  });

  it('stay the same when room and start are moved together', () => {
    fc.assert(
      fc.property(drafts, fc.integer({ min: -500, max: 500 }), (draft, by) => {
        const move = ([x, y]: readonly [number, number]) => [x + by, y - 2 * by] as const;
        const { x, y } = draft.start ?? { x: 0, y: 0 };
        const moved = {
          ...draft,
          polygon: CORNERS.map(move),
          holes: [HOLE.map(move)],
          start: { x: x + by, y: y - 2 * by },
        };
        const [here, there] = [groupsOf(draft), groupsOf(moved)];
        const same = (centre: Point) => centre;
        expect(fingerprint(there.groups, same)).toEqual(fingerprint(here.groups, same));
      }),
      runs,
    );
  });

  it('stay the same when everything is turned by a quarter', () => {
    const turnable = drafts.map((draft) => ({ ...draft, parameters: { ...draft.parameters, rotation: 20 } }));
    fc.assert(
      fc.property(turnable, (draft) => {
        const quarter = ([x, y]: readonly [number, number]) => [350 - y, x] as const;
        const { x, y } = draft.start ?? { x: 0, y: 0 };
        const [startX, startY] = quarter([x, y]);
        const lying = {
          ...draft,
          polygon: CORNERS.map(quarter),
          holes: [HOLE.map(quarter)],
          start: { x: startX, y: startY },
          parameters: { ...draft.parameters, rotation: 110 },
        };
        const [here, there] = [groupsOf(draft), groupsOf(lying)];
        const back = (centre: Point) => ({ x: centre.y, y: 3500 - centre.x });
        expect(fingerprint(there.groups, back)).toEqual(fingerprint(here.groups, (centre) => centre));
      }),
      runs,
    );
  });

  it('separate mirror images, and include turned pieces', () => {
    // Five diagonals each way, with a corner of the room at the corner of a diamond's box: quarters in the corners and
    // four halves along each wall, turned from wall to wall.
    const side = 300 * Math.SQRT2;
    const room = {
      pattern: 'diamonds',
      joint: 0,
      polygon: [
        [0, 0],
        [side / 2, 0],
        [side / 2, side / 2],
        [0, side / 2],
      ],
    } as const;
    const { groups } = groupsOf(room);
    expect(groups.map(({ tiles, areaCm2 }) => [tiles.length, Math.round((100 * areaCm2) / 900)])).toEqual([
      [4, 25],
      [16, 50],
    ]);
    // Two slanted walls that mirror each other cut bricks into pieces that mirror each other.
    const gable = {
      pattern: 'bricks',
      joint: 0,
      parameters: { tileWidth: 300, tileHeight: 100, offset: 0 },
      polygon: [
        [0, 10],
        [30, 0],
        [60, 10],
      ],
      start: { x: 0, y: 0 },
    } as const;
    expect(groupsOf(gable).groups.map(({ tiles }) => tiles.length)).toEqual([1, 1]);
  });

  it('are measured in the axes of the tile', () => {
    const draft = {
      pattern: 'squares',
      joint: 0,
      parameters: { tileSize: 300, rotation: 30 },
      polygon: CORNERS,
    } as const;
    const laid = lay(draft);
    for (const template of templatesOf(laid)) {
      for (const { x, y } of template.outline)
        expect([Math.abs(x), Math.abs(y)]).toEqual([expect.closeTo(150, 9), expect.closeTo(150, 9)]);
      for (const turn of template.turns) {
        const [{ x, y }] = turned([{ x: 3, y: 4 }], turn);
        expect(Math.hypot(x, y)).toBeCloseTo(5, 9);
      }
    }
  });
});

describe('numbers of tiles', () => {
  it('count every laid tile once, with the right index of each cut tile', () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        const laid = lay(draft);
        const tiles = listTiles(laid, rotationOf(draft));
        expect(tiles.map(({ number }) => number)).toEqual(tiles.map((_, i) => i + 1));
        const placeOf = ({ motif, place, row }: TilePlace) => `${motif} ${place} ${row}`;
        const laidPlaces: string[] = [];
        eachTile(laid.layout, (tile) => laidPlaces.push(placeOf(tile)));
        expect(tiles.map(placeOf).toSorted()).toEqual(laidPlaces.toSorted());
        expect(tiles.filter(({ cut }) => cut >= 0)).toHaveLength(laid.layout.cuts.count);
        for (const tile of tiles) {
          if (tile.cut >= 0) expect(placeOf(tilePlaceOf(laid.layout.cuts, tile.cut))).toBe(placeOf(tile));
          expect(tile.centre).toEqual(centreOf(laid.layout, tile));
        }
      }),
      runs,
    );
  });

  it('run along the rows of a grid', () => {
    const room = {
      polygon: [
        [0, 0],
        [120, 0],
        [120, 90],
        [0, 90],
      ],
      pattern: 'squares',
      joint: 0,
      parameters: { tileSize: 300 },
    } as const;
    const laid = lay(room);
    for (const { centre, number, line } of listTiles(laid, 0)) {
      const [column, row] = [Math.floor(centre.x / 300), Math.floor(centre.y / 300)];
      expect([number, line]).toEqual([4 * row + column + 1, row + 1]);
    }
  });
});
