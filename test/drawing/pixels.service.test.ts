// Rendered drawings, in Chromium and in resvg: tiles, joints and walls cover the computed share of the picture.

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PATTERNS, shortNameOf } from '../../src/engine/index.ts';
import { browserOfFile } from '../browser/chromium.ts';
import { casesOf } from '../support/cases.ts';
import { readDrawing } from '../support/drawn.ts';
import { byChromium, byResvg, computedShares, dyed, paletteOf, plain, type Shares } from './pixels.ts';
import { ACCEPTANCE, drawingOf, EXTREMES, type Fields, planOf } from './rooms.ts';

const browser = browserOfFile();
let page: Page;

beforeAll(async () => {
  page = await browser().newPage();
});
afterAll(() => page.close());

const renderers = [
  ['Chromium', (...picture: Parameters<typeof byResvg>) => byChromium(page)(...picture)],
  ['resvg', byResvg],
] as const;

const rooms = Object.values(ACCEPTANCE).map(({ request }) => request);

/** Its joints are finer than a pixel, so they are drawn as seams. */
const HALL = EXTREMES['hall of 200 m'];

const cases: readonly Fields[] = [
  ...PATTERNS.map((pattern, i) => ({
    ...rooms[Math.floor(i / 2) % rooms.length],
    pattern: shortNameOf(pattern),
    // A joint without a width is drawn as a hairline, which has no area to compare.
    ...(pattern.defaultJoint === 0 && { joint: '2' }),
  })),
  EXTREMES['niche of 60 cm'],
  EXTREMES['round room of 64 walls'],
  HALL,
];

/** Tolerance of shares by width: the finer the pixels, the smaller. */
const SLACK = { 400: 0.01, 800: 0.005, 2000: 0.002 } as const;

function expectShares(rendered: Shares, computed: Shares, slack: number): void {
  for (const part of ['tile', 'joint', 'wall'] as const) {
    const difference = Math.abs(rendered[part] - computed[part]);
    expect(difference, `${part}: ${rendered[part]} of the picture, ${computed[part]} computed`).toBeLessThan(slack);
  }
}

const WIDTHS = [400, 800, 2000] as const;

describe.each(cases.map((fields, i) => [fields, i] as const))('%j', (fields, i) => {
  const pictureAt = (widthPx: (typeof WIDTHS)[number]) => {
    const svg = drawingOf(fields, { widthPx });
    return {
      picture: dyed(svg),
      computed: computedShares(svg, planOf(fields)),
      slack: fields === HALL ? SLACK[400] : SLACK[widthPx],
    };
  };

  // One width each in turn; a soak run has all of them.
  const widths = casesOf<readonly (typeof WIDTHS)[number][]>([WIDTHS[i % WIDTHS.length]], WIDTHS);
  test(`has the right areas in Chromium at ${widths.join(', ')} px`, async () => {
    for (const { picture, computed, slack } of widths.map(pictureAt))
      expectShares(await byChromium(page)(picture), computed, slack);
  });

  // Pictures that the service renders with it have tests of their own.
  test('has the right areas in resvg at 800 px', async () => {
    const { picture, computed, slack } = pictureAt(800);
    expectShares(await byResvg(picture), computed, slack);
  });
});

// Motifs of one, two and three tiles; a soak run renders each with both.
describe.each([
  ['squares', 0],
  ['herringbone', 1],
  ['isometric-cubes', 2],
] as const)('%s', (pattern, i) => {
  test.each(casesOf([renderers[i % renderers.length]], [...renderers]))(
    'has the right areas in its own colours in %s at 2000 px',
    async (_, render) => {
      const fields = { ...ACCEPTANCE.R1.request, pattern };
      const planned = planOf(fields);
      // The usual colour of joints is close to the darkest of the cubes.
      const svg = drawingOf(fields, { widthPx: 2000, gapColor: { r: 32, g: 96, b: 192 } });
      const mmPerPx = readDrawing(svg).view.width / 2000;
      expect(planned.joint / mmPerPx, 'finer joints have no pixels of their own').toBeGreaterThan(0.5);
      expectShares(await render(plain(svg), paletteOf(svg)), computedShares(svg, planned), 0.01);
    },
  );
});
