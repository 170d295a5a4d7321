// Compares drawings with the figures: counts and areas, to scale, for every pattern and acceptance room.

import { describe, expect, test } from 'vitest';
import { type DrawingOptions, drawSvg } from '../../src/drawing/index.ts';
import { PATTERNS, type Plan, shortNameOf } from '../../src/engine/index.ts';
import { formatNumber, LANGUAGES } from '../../src/words/index.ts';
import { casesOf } from '../support/cases.ts';
import {
  drawnArea,
  expectCounts,
  expectHarmless,
  expectInsideView,
  expectReadable,
  TILE_ROLES,
} from '../support/drawing-checks.ts';
import { type Drawn, readDrawing, shoelace, subpathsOf, textsOf } from '../support/drawn.ts';
import { measureJoints, narrowestOf } from './joints.ts';
import { ACCEPTANCE, DRAWING, EXTREMES, type Fields, parameterSets, planOf } from './rooms.ts';

/** Share by which drawn areas may differ from computed ones. */
const AREA_SHARE = 5e-4;

function draw(planned: Plan, options: Partial<DrawingOptions> = {}): Drawn {
  return readDrawing(drawSvg(planned, { ...DRAWING, ...options }));
}

/** Expectations for any drawing of a plan. */
function expectTrue(drawn: Drawn, planned: Plan): void {
  expectCounts(drawn, planned);
  expectShare(drawnArea(drawn).areaMm2, planned.tiles.laidAreaMm2);
  expectShare(areaOf(drawn, 'floor'), planned.surface.areaMm2);
  expectInsideView(drawn);
  expectReadable(drawn);
  expectHarmless(drawn);
}

function expectShare(drawn: number, computed: number): void {
  expect(Math.abs(drawn / computed - 1)).toBeLessThan(AREA_SHARE);
}

function areaOf(drawn: Drawn, role: string): number {
  return subpathsOf(drawn, role).reduce((sum, { points }) => sum + shoelace(points), 0);
}

describe.each(Object.entries(ACCEPTANCE))('%s', (_, room) => {
  test.each(Object.entries(room.plans))('%s: tiles have the expected number and size', (pattern, expected) => {
    const planned = planOf({ ...room.request, pattern });
    const drawn = draw(planned);
    expectTrue(drawn, planned);
    expect(subpathsOf(drawn, 'tile whole')).toHaveLength(expected.whole);
    const opened = ['tile cut', 'tile sliver'].flatMap((role) => subpathsOf(drawn, role));
    expect(opened.filter(({ opensShape }) => opensShape)).toHaveLength(expected.cut);
    expectShare(drawnArea(drawn).areaMm2 / 1e6, expected.laidAreaM2);
    expectShare(areaOf(drawn, 'floor') / 1e6, room.areaM2);
  });

  test.each(LANGUAGES)('wall texts are the wall lengths in %s', (lang) => {
    const planned = planOf(room.request);
    const labels = textsOf(draw(planned, { lang }), 'label').map(({ text }) => text);
    expect(labels.filter((text) => !text.includes('×')).sort()).toEqual(
      room.wallsCm.map((length) => formatNumber(lang, length, 2)).sort(),
    );
    expect(labels.filter((text) => text.includes('×'))).toHaveLength(planned.room.rectangles.length);
  });

  test.each([100, 160, 240, 400, 2000, 4000])('keeps its texts separate and on the sheet at %d px', (widthPx) => {
    for (const pattern of ['chevron', 'flat-top-hexagons']) {
      const planned = planOf({ ...room.request, pattern });
      for (const lang of LANGUAGES) {
        const drawn = draw(planned, { widthPx, lang });
        expect(drawn.widthPx).toBe(widthPx);
        expectInsideView(drawn);
        expectReadable(drawn);
      }
    }
  });
});

/** All parameters of each pattern, and of its rotations one in turn; in a soak run all. */
const patternCases = PATTERNS.flatMap((pattern, place) => {
  const sets = parameterSets(pattern);
  const turned = sets.filter(({ rotation }) => rotation !== undefined);
  const left = casesOf(0, 1) === 1 ? [] : turned.filter((_, i) => i !== place % turned.length);
  const drawn = sets.filter((parameters) => !left.includes(parameters));
  return drawn.map((parameters) => [{ pattern: shortNameOf(pattern), ...parameters }]);
});

/** All parameters are drawn in a room with an angled wall; one with a cutout joins it in a soak run. */
const ROOMS = ['R3', 'R1'].slice(0, casesOf(1, 2));

describe.each(patternCases)('%j', (fields: Fields) => {
  test.each(ROOMS)('tiles of %s have the computed number and size, and joints of R3 the requested width', (name) => {
    const planned = planOf({ ...ACCEPTANCE[name].request, ...fields });
    const drawn = draw(planned);
    expectTrue(drawn, planned);
    if (name === 'R3') expectJoints(drawn, planned);
  });
});

function expectJoints(drawn: Drawn, { joint, tiles }: Plan): void {
  const rings = (role: string) => subpathsOf(drawn, role).map(({ points }) => points);
  const whole = rings('tile whole');
  const gaps = measureJoints(whole, TILE_ROLES.flatMap(rings), joint + narrowestOf(whole) / 2);
  // A corner lies within a grain of its position on both axes: half for rounding the outline, half for the tile.
  const grain = drawn.marks.find(({ role }) => role === 'tile whole')!.unit;
  const rounding = 2 * Math.SQRT2 * grain;
  expect(gaps.length).toBeGreaterThan(6 * tiles.whole);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(joint - rounding);
  expect(Math.max(...gaps)).toBeLessThanOrEqual(joint + rounding);
  // The rounding of tiles is unbiased.
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  expect(Math.abs(mean - joint)).toBeLessThanOrEqual(rounding / 2);
}

test.each(Object.entries(EXTREMES))('%s is drawn correctly, at any width and in any language', (_, fields) => {
  const planned = planOf(fields);
  for (const widthPx of [400, 2000]) expectTrue(draw(planned, { widthPx }), planned);
  for (const lang of LANGUAGES) expectTrue(draw(planned, { lang }), planned);
});

test('a wall is labelled with its length as the language writes it', () => {
  for (const fields of Object.values(EXTREMES)) {
    const planned = planOf(fields);
    for (const lang of LANGUAGES) {
      const lengths = planned.surface.wallLengths.map((mm) => formatNumber(lang, Math.round(mm * 10) / 100, 2));
      const labels = textsOf(draw(planned, { lang, widthPx: 2000 }), 'label').map(({ text }) => text);
      expect(labels.length).toBeGreaterThan(0);
      expect(lengths).toEqual(expect.arrayContaining(labels));
    }
  }
});
