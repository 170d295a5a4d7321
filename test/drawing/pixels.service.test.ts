// Rendered drawings, in Chromium and in resvg: tiles, joints and walls cover the computed share of the picture.

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PATTERNS, shortNameOf } from '../../src/engine/index.ts';
import { browserOfFile } from '../browser/chromium.ts';
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

describe.each(cases.map((fields) => [fields]))('%j', (fields) => {
  const pictures = ([400, 800, 2000] as const).map((widthPx) => {
    const svg = drawingOf(fields, { widthPx });
    return {
      picture: dyed(svg),
      computed: computedShares(svg, planOf(fields)),
      slack: fields === HALL ? SLACK[400] : SLACK[widthPx],
    };
  });

  test('has the right areas in Chromium at 400, 800 and 2000 px', async () => {
    for (const { picture, computed, slack } of pictures) expectShares(await byChromium(page)(picture), computed, slack);
  });

  // Pictures that the service renders with it have tests of their own.
  test('has the right areas in resvg at 800 px', async () => {
    const [, { picture, computed, slack }] = pictures;
    expectShares(await byResvg(picture), computed, slack);
  });
});

// Motifs of one, two and three tiles.
describe.each(['squares', 'herringbone', 'isometric-cubes'])('%s', (pattern) => {
  test.each(renderers)('has the right areas in its own colours in %s at 2000 px', async (_, render) => {
    const fields = { ...ACCEPTANCE.R1.request, pattern };
    const planned = planOf(fields);
    // The usual colour of joints is close to the darkest of the cubes.
    const svg = drawingOf(fields, { widthPx: 2000, gapColor: { r: 32, g: 96, b: 192 } });
    const mmPerPx = readDrawing(svg).view.width / 2000;
    expect(planned.joint / mmPerPx, 'finer joints have no pixels of their own').toBeGreaterThan(0.5);
    expectShares(await render(plain(svg), paletteOf(svg)), computedShares(svg, planned), 0.01);
  });
});
