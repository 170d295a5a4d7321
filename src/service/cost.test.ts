// The estimate keeps its order: more work costs more, ordinary rooms are short, and no request is without a cost.

import { describe, expect, it } from 'vitest';
import { PATTERNS, shortNameOf } from '../engine/index.ts';
import { readBody, readJob } from '../wire/index.ts';
import { answerCostMs, jobCostMs, pageCostMs, previewCostMs, UNIT_MS, variantCostMs, weightOf } from './cost.ts';
import { FORMATS } from './formats.ts';

function read(fields: object) {
  const reading = readBody(fields);
  if (!reading.ok) throw new Error(reading.mistakes[0].message);
  return reading;
}

const room = (widthCm: number, depthCm = widthCm) => ({
  outline: `E${widthCm} S${depthCm} W${widthCm} N${depthCm}`,
});
const costOf = (fields: object) => answerCostMs(read(fields));

/** A ring whose corners are alternately near and far. */
const star = (corners: number, radius: number) =>
  Array.from({ length: corners }, (_, i) => {
    const [angle, far] = [(2 * Math.PI * i) / corners, i % 2 === 0 ? radius : 0.8 * radius];
    return [radius + far * Math.cos(angle), radius + far * Math.sin(angle)].map(Math.round);
  });

describe('ordinary rooms', () => {
  it.each(PATTERNS.map(shortNameOf))('count as one with a plain plan or a drawing: %s', (pattern) => {
    for (const [widthCm, depthCm] of [
      [180, 240],
      [420, 350],
      [1000, 1000],
    ]) {
      for (const format of ['json', 'svg'])
        expect(weightOf(costOf({ ...room(widthCm, depthCm), pattern, format }))).toBe(1);
    }
  });

  it.each(PATTERNS.map(shortNameOf))('count as few in every format and from the best start: %s', (pattern) => {
    const asked = { ...room(600, 500), pattern };
    for (const format of Object.keys(FORMATS)) {
      // Paper has sheets for setting out, for cutting and for the numbers of pieces.
      expect(weightOf(costOf({ ...asked, format }))).toBeLessThanOrEqual(format === 'pdf' ? 3 : 2);
    }
    expect(weightOf(costOf({ ...asked, start: 'best' }))).toBeLessThanOrEqual(3);
  });
});

describe('what costs more', () => {
  const plain = { ...room(1900), pattern: 'herringbone', parameters: { tileWidth: 90, tileHeight: 200 } };
  it.each([
    ['more tiles', { ...room(600), format: 'dxf' }, { ...room(2400), format: 'dxf' }],
    ['more corners', { polygon: star(20, 500) }, { polygon: star(400, 500) }],
    ['cutouts', room(2000), { ...room(2000), circles: [{ x: 300, y: 300, d: 90 }] }],
    ['more pixels', { ...room(600), format: 'png' }, { ...room(600), format: 'png', width: 4000 }],
    ['more sheets', { ...plain, format: 'pdf' }, { ...plain, format: 'pdf', scale: 10 }],
    ['pieces in a building model', { ...room(2400), format: 'ifc' }, { ...room(2400), format: 'ifc', pieces: true }],
    ['pieces that differ', { ...room(1500), format: 'xlsx' }, { polygon: star(9, 900), format: 'xlsx' }],
    ['the best start', room(600), { ...room(600), start: 'best' }],
    ['a centred start', room(600), { ...room(600), start: 'center' }],
    ['reuse', { ...room(600), start: 'best' }, { ...room(600), start: 'best', buyWithReuse: true }],
    ['the drawing in JSON', plain, { ...plain, inlineSvg: true }],
  ])('%s', (_, less, more) => {
    expect(costOf(more)).toBeGreaterThan(costOf(less));
  });

  it('a picture for models is smaller', () => {
    const asked = read({ ...room(600), format: 'png', width: 4000 });
    expect(answerCostMs(asked, { longestSidePx: 1000 })).toBeLessThan(answerCostMs(asked));
  });
});

it('the most expensive requests are long', () => {
  const hall = { ...room(1900), pattern: 'herringbone', parameters: { tileWidth: 90, tileHeight: 200 } };
  const holes = Array.from({ length: 30 }, (_, i) =>
    star(60, 50).map(([x, y]) => [x + 500 + 150 * (i % 6), y + 600 + 150 * Math.floor(i / 6)]),
  );
  for (const asked of [
    { ...hall, format: 'pdf', scale: 10 },
    { ...hall, format: 'png', width: 4000 },
    { polygon: star(500, 1000), holes, start: 'best' },
  ])
    expect(costOf(asked)).toBeGreaterThan(10 * UNIT_MS);
});

it('every cost is a finite number above 0, even of what is refused later', () => {
  for (const fields of [
    { ...room(20_000), parameters: { tileSize: 10 } },
    {
      polygon: [
        [0, 0],
        [0, 100],
        [0, 200],
      ],
    },
    { ...room(6000, 20), format: 'png', width: 4000 },
    { ...room(6000), format: 'pdf', scale: 1 },
    { outline: 'E1 S1 W1 N1', format: 'pdf' },
  ]) {
    const asked = read(fields);
    for (const cost of [answerCostMs, variantCostMs, pageCostMs, previewCostMs]) {
      expect(cost(asked)).toBeGreaterThan(0);
      expect(cost(asked)).toBeLessThan(60_000);
    }
  }
});

describe('jobs', () => {
  const surfaces = [room(420, 350), room(180, 240), room(600, 500)];
  const jobCost = (fields: object) => {
    const reading = readJob({ surfaces, ...fields });
    if (!reading.ok) throw new Error(reading.mistakes[0].message);
    return jobCostMs(reading);
  };

  it.each(Object.keys(FORMATS).filter((format) => format !== 'png'))('cost at least their plans: %s', (format) => {
    const plans = surfaces.reduce((sum, surface) => sum + costOf({ ...surface, format }), 0);
    expect(jobCost({ format, reuse: 'surface' })).toBeGreaterThanOrEqual(plans);
    expect(jobCost({ format, reuse: 'job' })).toBeGreaterThanOrEqual(jobCost({ format, reuse: 'surface' }));
  });

  it('pack offcuts for figures alone, and draw one picture of all surfaces', () => {
    expect(jobCost({ format: 'csv' })).toBeGreaterThan(jobCost({ format: 'csv', reuse: 'surface' }));
    expect(jobCost({ format: 'svg' })).toBe(jobCost({ format: 'svg', reuse: 'surface' }));
    expect(jobCost({ format: 'png', width: 2000 })).toBeGreaterThan(2 * jobCost({ format: 'png', width: 400 }));
  });
});
