// Wall lengths: every wall of an ordinary room has one, clear of everything else and clearly at its wall.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectInsideView, expectReadable } from '../../../test/support/drawing-checks.ts';
import { type Drawn, readDrawing, subpathsOf, textsOf } from '../../../test/support/drawn.ts';
import { circle, planSquares, ring, roomOf } from '../../../test/support/plain-rooms.ts';
import { PATTERNS, type Plan, type Point, plan, type Ring } from '../../engine/index.ts';
import { formatNumber, LANGUAGES, type Lang } from '../../words/index.ts';
import { drawSvg } from '../index.ts';
import { isInside } from '../scene/inside.ts';

function draw(planned: Plan, widthPx = 800, lang: Lang = 'en') {
  return readDrawing(drawSvg(planned, { widthPx, walls: true, credit: null, color: null, gapColor: null, lang }));
}

/** A room with a straight wall on top and columns of different heights below it: two walls per column, and two more. */
function skyline(columns: readonly (readonly [width: number, height: number])[]): Ring {
  const corners: [number, number][] = [[0, 0]];
  let x = 0;
  for (const [width, height] of columns) {
    corners.push([x, height], [x + width, height]);
    x += width;
  }
  return ring(...corners, [x, 0]);
}

/** Up to five columns, neighbours of different heights; every wall is a multiple of `unit` mm. */
function skylines(unit: number): fc.Arbitrary<Ring> {
  const columns = fc.array(fc.tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 5, max: 35 })), {
    minLength: 1,
    maxLength: 5,
  });
  return columns
    .filter((all) => all.every(([, height], i) => i === 0 || height !== all[i - 1][1]))
    .map((all) => skyline(all.map(([width, height]) => [width * unit, height * unit] as const)));
}

function lengthsOf({ surface }: Plan, lang: Lang): string[] {
  return surface.wallLengths.map((length) => formatNumber(lang, length / 10, 2)).sort();
}

function distance({ x, y }: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const t = Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - a.x - t * dx, y - a.y - t * dy);
}

describe('wall lengths', () => {
  const labelsOf = (drawn: Drawn) =>
    textsOf(drawn, 'label')
      .map(({ text }) => text)
      .sort();

  // In about one room in a thousand, a nook between long walls has no space for the shortest length.
  it.each([
    [250, 1],
    [100, 2],
  ])(
    'of up to twelve walls, multiples of %d mm, are complete except for at most %d, apart and on the sheet',
    (unit, most) => {
      fc.assert(
        fc.property(skylines(unit), fc.constantFrom(...LANGUAGES), (outer, lang) => {
          const planned = planSquares(roomOf(outer), { tileSize: 300 });
          const drawn = draw(planned, 800, lang);
          const missing = lengthsOf(planned, lang);
          for (const text of labelsOf(drawn)) missing.splice(missing.indexOf(text), 1);
          expect(missing.length).toBeLessThanOrEqual(most);
          expectInsideView(drawn);
          expectReadable(drawn);
        }),
        { numRuns: 40 },
      );
    },
  );

  it('are those of the longest walls if not all fit', () => {
    // A sawtooth wall: teeth of three sizes, the smallest too small for texts.
    const teeth = Array.from({ length: 20 }, (_, i): [number, number][] => [
      [100 * i, i % 2 === 0 ? 0 : 30],
      [100 * i + 40, i % 2 === 0 ? 60 : 0],
    ]).flat();
    const planned = planSquares(roomOf(ring(...teeth, [4000, 0], [4000, 3000], [0, 3000])), { tileSize: 300 });
    const written = textsOf(draw(planned, 400), 'label').map(({ text }) => Number(text));
    expect(written.length).toBeLessThan(planned.surface.wallLengths.length);
    const longest = planned.surface.wallLengths.toSorted((a, b) => b - a).slice(0, 3);
    for (const length of longest) expect(written).toContain(Math.round(10 * length) / 100);
  });

  it('of a curve are left out', () => {
    const planned = planSquares(roomOf(circle(2000, 2000, 1900, 300)), { tileSize: 300 });
    expect(textsOf(draw(planned), 'label')).toEqual([]);
    expect(textsOf(draw(planned), 'overall')).toHaveLength(2);
  });

  it('are read from below or from the right', () => {
    for (let deg = 0; deg < 180; deg += 7.5) {
      const angle = (deg * Math.PI) / 180;
      const turned = ([x, y]: readonly [number, number]): [number, number] => [
        x * Math.cos(angle) - y * Math.sin(angle),
        x * Math.sin(angle) + y * Math.cos(angle),
      ];
      const corners = (
        [
          [0, 0],
          [4000, 0],
          [4000, 2500],
          [0, 2500],
        ] as const
      ).map(turned);
      const labels = textsOf(draw(planSquares(roomOf(ring(...corners)), { tileSize: 300 })), 'label');
      expect(labels).toHaveLength(4);
      for (const { turnDeg } of labels) expect(turnDeg >= -100.001 && turnDeg < 80.001).toBe(true);
    }
  });
});

describe('leaders', () => {
  const stairs = ring(
    ...[0, 1, 2, 3, 4].flatMap((i): [number, number][] => [
      [2800 + 100 * i, 100 * i],
      [2900 + 100 * i, 100 * i],
    ]),
    [3300, 2400],
    [0, 2400],
    [0, 0],
  );
  const planned = planSquares(roomOf(stairs), { tileSize: 300 });

  it('lead from their wall to a text outside, and cross no wall', () => {
    const drawn = draw(planned, 500);
    const leaders = subpathsOf(drawn, 'leader').map(({ points }) => points);
    expect(leaders.length).toBeGreaterThan(0);
    const band = Number(drawn.marks.find(({ role }) => role === 'wall')?.element.getAttribute('stroke-width')) / 2;
    for (const [from, to] of leaders) {
      const nearest = Math.min(...stairs.map((corner, i) => distance(from, corner, stairs[(i + 1) % stairs.length])));
      expect(nearest / band).toBeCloseTo(1, 1);
      for (let t = 0; t <= 1; t += 0.05) {
        const point = { x: from.x + t * (to.x - from.x), y: from.y + t * (to.y - from.y) };
        expect(isInside(point, stairs)).toBe(false);
      }
    }
  });

  it('are not needed where walls are long enough', () => {
    const plain = plan({
      room: roomOf(ring([0, 0], [4000, 0], [4000, 3000], [0, 3000])),
      pattern: PATTERNS[0].id,
      parameters: {},
    });
    expect(subpathsOf(draw(plain), 'leader')).toEqual([]);
  });
});

describe('plates', () => {
  it('show the lengths of a recess too narrow for texts, inside the room', () => {
    const recess = ring(
      [0, 0],
      [3900, 0],
      [3900, 700],
      [2500, 700],
      [2500, 2600],
      [1100, 2600],
      [1100, 1600],
      [1000, 1600],
      [1000, 3000],
      [0, 3000],
    );
    const planned = planSquares(roomOf(recess), { tileSize: 300 });
    const drawn = draw(planned);
    expect(
      textsOf(drawn, 'label')
        .map(({ text }) => text)
        .sort(),
    ).toEqual(lengthsOf(planned, 'en'));
    const plates = drawn.marks.filter(({ role, element }) => role === 'label' && element.tagName === 'rect');
    expect(plates.length).toBeGreaterThan(0);
    for (const { element } of plates) {
      const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => Number(element.getAttribute(name)));
      for (const corner of [
        { x, y },
        { x: x + width, y },
        { x, y: y + height },
        { x: x + width, y: y + height },
      ]) {
        expect(isInside(corner, recess)).toBe(true);
      }
    }
  });
});
