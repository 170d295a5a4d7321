import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { box, roomOf } from '../../test/support/plain-rooms.ts';
import { stripLimitsOf } from './cut-widths.ts';
import { centreOf, eachTile } from './layout/index.ts';
import { plan } from './plan.ts';
import type { Plan } from './plan-types.ts';
import type { PlanRequest } from './request.ts';
import { type LineKind, rightAngleIn, setOut } from './setting-out.ts';

const setOutOf = (planned: Plan) => setOut({ ...planned, rotationDeg: Number(planned.parameters.rotation) });

function rectangle(width: number, height: number, pattern: string, more: Partial<PlanRequest> = {}): PlanRequest {
  return { room: roomOf(box(0, 0, width, height)), pattern, parameters: {}, ...more };
}

/** All tiles of a plan as rings in the floor's frame. */
function outlinesOf({ layout }: Plan) {
  const rings: { x: number; y: number }[][] = [];
  eachTile(layout, (tile) => {
    const { x, y } = centreOf(layout, tile);
    const { corners, cornerX, cornerY } = layout.frame.shapes[tile.motif];
    rings.push(Array.from({ length: corners }, (_, k) => ({ x: x + cornerX[k], y: y + cornerY[k] })));
  });
  return rings;
}

const PATTERNS = ['squares', 'bricks', 'vertical-bricks', 'checkerboard', 'basket-weave', 'hexagons', 'herringbone'];
const FREE = ['double-herringbone', 'chevron', 'diamonds', 'isometric-cubes', 'octagon-dot', 'picket', 'versailles'];

const sizes = fc.tuple(fc.integer({ min: 1200, max: 4200 }), fc.integer({ min: 1200, max: 3600 }));

describe('chalk lines', () => {
  it('cross at a corner or the centre of a laid tile, in every pattern', () => {
    const cases = fc.tuple(sizes, fc.constantFrom(...PATTERNS, ...FREE), fc.integer({ min: -60, max: 60 }));
    fc.assert(
      fc.property(cases, ([[width, height], pattern, rotation]) => {
        const planned = plan(rectangle(width, height, pattern, { parameters: { rotation } }));
        const { lines } = setOutOf(planned);
        if (!lines) throw new Error('A room of this size has lines.');
        const { layout } = planned;
        const { corners, cornerX, cornerY } = layout.frame.shapes[lines.tile.motif];
        const centre = centreOf(layout, lines.tile);
        const points =
          lines.point === 'centre'
            ? [centre]
            : Array.from({ length: corners }, (_, k) => ({ x: centre.x + cornerX[k], y: centre.y + cornerY[k] }));
        expect(Math.min(...points.map(({ x, y }) => Math.hypot(x - lines.at.x, y - lines.at.y)))).toBeLessThan(1e-9);
      }),
      { numRuns: 60 },
    );
  });

  it('are what their kind says: no tile lies on a joint, and the first tile has its side on a side', () => {
    const cases = fc.tuple(sizes, fc.constantFrom(...PATTERNS, ...FREE), fc.integer({ min: -60, max: 60 }));
    const seen = new Set<LineKind>();
    fc.assert(
      fc.property(cases, ([[width, height], pattern, rotation]) => {
        const planned = plan(rectangle(width, height, pattern, { parameters: { rotation } }));
        const { lines } = setOutOf(planned);
        for (const { kind, along } of lines?.lines ?? []) {
          seen.add(kind);
          const { at } = lines as NonNullable<typeof lines>;
          const across = (point: { x: number; y: number }) => (point.y - at.y) * along.x - (point.x - at.x) * along.y;
          const rings = outlinesOf(planned).map((ring) => ring.map(across));
          if (kind === 'joint')
            for (const ring of rings) expect(Math.max(...ring) < 1e-3 || Math.min(...ring) > -1e-3).toBe(true);
          if (kind === 'side')
            expect(
              rings.some((ring) =>
                ring.some((place, k) => Math.abs(place) + Math.abs(ring[(k + 1) % ring.length]) < 1e-6),
              ),
            ).toBe(true);
          if (kind === 'tips')
            expect(rings.some((ring) => Math.abs(Math.max(...ring)) < 1e-6 || Math.abs(Math.min(...ring)) < 1e-6)).toBe(
              true,
            );
        }
      }),
      { numRuns: 60 },
    );
    expect([...seen].sort()).toEqual(expect.arrayContaining(['joint', 'side', 'symmetry', 'tips']));
  });

  it('end at walls, and are found from corners', () => {
    const { lines } = setOutOf(plan(rectangle(3100, 2500, 'squares')));
    // Tiles of 300 with joints of 3, from the upper left corner: joints lie at multiples of 303.
    if (!lines) throw new Error('A room of this size has lines.');
    const [a, b] = lines.lines;
    expect(a.ends.map(({ name, at, measured }) => [name, at, measured.length])).toEqual([
      ['A1', { x: 0, y: 1212 }, 1212],
      ['A2', { x: 3100, y: 1212 }, 1212],
    ]);
    expect(b.ends.map(({ name, at, reach }) => [name, at, reach])).toEqual([
      ['B1', { x: 1515, y: 0 }, 1212],
      ['B2', { x: 1515, y: 2500 }, 1288],
    ]);
  });

  it('meet the first door near its middle', () => {
    const doors = [{ wall: 2, at: 700, width: 900 }];
    const request = rectangle(4000, 3000, 'squares');
    const { lines } = setOutOf(plan({ ...request, room: { ...request.room, doors } }));
    // Wall 3 runs from right to left.
    expect(Math.abs((lines?.at.x ?? 0) - 3300)).toBeLessThanOrEqual(303 / 2);
  });

  it('are none where no tile has a corner on the floor', () => {
    const request = rectangle(200, 150, 'squares', { start: { x: -50, y: -50 } });
    expect(setOutOf(plan(request)).lines).toBeNull();
  });
});

describe('what a wall may differ by', () => {
  /** Walls of a rectangle by the end of a line that meets them: what moves them outwards. */
  const MOVES = {
    A1: (by: number, w: number, h: number) => box(-by, 0, w + by, h),
    A2: (by: number, w: number, h: number) => box(0, 0, w + by, h),
    B1: (by: number, w: number, h: number) => box(0, -by, w, h + by),
    B2: (by: number, w: number, h: number) => box(0, 0, w, h + by),
  };
  /** Pieces of a rectangular tile in a rectangular room are rectangles: their narrow sides, below a limit. */
  const narrowIn = ({ layout, lattice }: Plan, limit: number) => {
    const [narrow] = stripLimitsOf(layout.frame.shapes, lattice, limit);
    const { count, points, ringEnds } = layout.cuts;
    return Array.from({ length: count }, (_, i) => {
      const corners = Array.from({ length: ringEnds[i] - (ringEnds[i - 1] ?? 0) }, (_, k) => {
        const at = 2 * ((ringEnds[i - 1] ?? 0) + k);
        return { x: points[at], y: points[at + 1] };
      });
      const sides = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
      return Math.min(...sides.map((places) => Math.max(...places) - Math.min(...places)));
    }).filter((width) => width < narrow).length;
  };

  it('is exact: a hair less changes nothing, a hair more costs a tile or leaves a piece too narrow', () => {
    const cases = fc.record({
      size: sizes,
      pattern: fc.constantFrom('squares', 'bricks', 'checkerboard'),
      start: fc.record({ x: fc.integer({ min: 0, max: 300 }), y: fc.integer({ min: 0, max: 300 }) }),
      minCut: fc.integer({ min: 20, max: 90 }),
    });
    let checked = 0;
    fc.assert(
      fc.property(cases, ({ size: [width, height], pattern, start, minCut }) => {
        const request = rectangle(width, height, pattern, { start, minCut });
        const planned = plan(request);
        const narrow = narrowIn(planned, minCut);
        const moved = (name: keyof typeof MOVES, by: number) =>
          plan({ ...request, room: roomOf(MOVES[name](by, width, height)) });
        for (const line of setOutOf(planned).lines?.lines ?? []) {
          for (const { name, leeway } of line.ends) {
            if (!leeway) throw new Error('A rectangle has rows at all walls.');
            checked++;
            const end = name as keyof typeof MOVES;
            const { total } = planned.tiles;
            expect(moved(end, leeway.longer - 0.002).tiles.total).toBe(total);
            expect(moved(end, leeway.longer + 0.002).tiles.total).toBeGreaterThan(total);
            if (leeway.shorter === 0) continue;
            expect(narrowIn(moved(end, -leeway.shorter + 0.002), minCut)).toBeLessThanOrEqual(narrow);
            expect(narrowIn(moved(end, -leeway.shorter - 0.002), minCut)).toBeGreaterThan(narrow);
          }
        }
      }),
      { numRuns: 40 },
    );
    expect(checked).toBeGreaterThan(100);
  });
});

describe('chains', () => {
  const cases = fc.record({
    size: sizes,
    pattern: fc.constantFrom('squares', 'bricks', 'versailles', 'hopscotch', 'windmill', 'planks'),
    edge: fc.constantFrom(0, 5, 12.5),
    notch: fc.boolean(),
  });

  it('add up to their walls, with nothing but joints between', () => {
    let chained = 0;
    fc.assert(
      fc.property(cases, ({ size: [width, height], pattern, edge, notch }) => {
        const rectangles = notch ? [{ x: width - 400, y: height - 700, width: 400, height: 700 }] : [];
        const planned = plan({
          ...rectangle(width, height, pattern, { edge }),
          room: roomOf(box(0, 0, width, height), { rectangles }),
        });
        for (const { parts, spans, before, after, side } of setOutOf(planned).chains) {
          if (!parts) continue;
          chained++;
          const count = parts.reduce((sum, part) => sum + part.count, 0);
          const pieces = parts.reduce((sum, part) => sum + part.count * part.width, 0);
          expect(count).toBe(spans.length);
          expect(before + pieces + (count - 1) * planned.joint + after).toBeCloseTo(side.length, 1);
          expect(before).toBeLessThanOrEqual(edge + planned.joint + 0.1);
          expect(after).toBeLessThanOrEqual(edge + planned.joint + 0.1);
        }
      }),
      { numRuns: 60 },
    );
    expect(chained).toBeGreaterThan(150);
  });

  it('say how a piece tapers at a wall out of square', () => {
    // The right wall leans by 30 mm on 3000.
    const outer = [
      { x: 0, y: 0 },
      { x: 2050, y: 0 },
      { x: 2080, y: 3000 },
      { x: 0, y: 3000 },
    ];
    const planned = plan({ room: roomOf(outer), pattern: 'squares', parameters: { tileSize: 300 }, joint: 3 });
    const { chains } = setOutOf(planned);
    const top = chains.find(({ wall }) => wall === 0);
    // Six whole tiles take 1818; what is left of 2050 is 232 at the wall, and 3 more at the end of the tile.
    expect(
      top?.parts?.map(({ count, width, farWidth }) => [count, Math.round(width), farWidth && Math.round(farWidth)]),
    ).toEqual([
      [6, 300, undefined],
      [1, 232, 235],
    ]);
    const right = chains.find(({ wall }) => wall === 1);
    expect(right?.depth?.least).toBeCloseTo(232, 0);
    expect(right?.depth?.most).toBeCloseTo(262, 0);
  });

  it('are those of all walls, whatever stands free in the room', () => {
    const rectangles = Array.from({ length: 30 }, (_, i) => ({ x: 150 + 110 * i, y: 900, width: 60, height: 60 }));
    const circles = [{ x: 900, y: 500, diameter: 400 }];
    const room = roomOf(box(0, 0, 3600, 1500), { rectangles, circles });
    const { chains } = setOutOf(plan({ room, pattern: 'squares', parameters: {} }));
    expect(chains.map(({ wall }) => wall)).toEqual([0, 1, 2, 3]);
  });

  it('name no pieces where the pattern has none along the wall', () => {
    for (const { parts, depth } of setOutOf(plan(rectangle(2000, 1500, 'hexagons'))).chains) {
      expect(parts).toBeNull();
      expect(depth).not.toBeNull();
    }
  });
});

it('a right angle is checked by the largest triangle of 3, 4 and 5 that fits', () => {
  expect(rightAngleIn(1700, 1250, [100])).toEqual({ onA: 1600, onB: 1200, diagonal: 2000 });
  expect(rightAngleIn(1250, 1700, [100])).toEqual({ onA: 1200, onB: 1600, diagonal: 2000 });
  expect(rightAngleIn(9000, 9000, [100])).toEqual({ onA: 4000, onB: 3000, diagonal: 5000 });
  expect(rightAngleIn(170, 130, [100, 10])).toEqual({ onA: 160, onB: 120, diagonal: 200 });
  expect(rightAngleIn(20, 20, [100, 10])).toBeUndefined();
});
