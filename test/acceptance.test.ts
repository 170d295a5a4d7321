// The acceptance rooms: areas by hand, counts by exact arithmetic and by another geometry library. Every figure of
// every room and pattern must be equal, read and planned like a request of a browser.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { answerPlanned, planRequest } from '../src/service/index.ts';
import { readQuery } from '../src/wire/index.ts';

interface ExpectedPlan {
  readonly whole: number;
  readonly cut: number;
  readonly total: number;
  readonly laidAreaM2: number;
  readonly purchasedAreaM2: number;
  readonly wastePercent: number;
  readonly sliverCount: number;
  readonly narrowestCutMm: number;
}

interface ExpectedRoom {
  readonly name: string;
  readonly request: Readonly<Record<string, string>>;
  readonly areaM2: number;
  readonly perimeterM: number;
  readonly wallsCm: readonly number[];
  readonly boundingBoxCm: { readonly width: number; readonly height: number };
  readonly plans: Readonly<Record<string, ExpectedPlan>>;
}

const rooms: Record<string, ExpectedRoom> = JSON.parse(
  readFileSync(new URL('./acceptance.json', import.meta.url), 'utf8'),
);

function answer(fields: Readonly<Record<string, string>>) {
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  const read = readQuery([...query, 'link=false'].join('&'));
  if (!read.ok) throw new Error(read.mistakes[0].message);
  const planned = planRequest(read);
  return { plan: planned.plan, answer: answerPlanned(planned, { svgUrl: null, plannerUrl: null }) };
}

describe.each(Object.entries(rooms))('%s', (_, room) => {
  test('surface', () => {
    const { surface } = answer(room.request).answer;
    expect(surface).toEqual({
      areaM2: room.areaM2,
      perimeterM: room.perimeterM,
      wallsCm: room.wallsCm,
      boundingBoxCm: room.boundingBoxCm,
    });
  });

  test.each(Object.entries(room.plans))('%s', (pattern, expected) => {
    const found = answer({ ...room.request, pattern });
    const { tiles } = found.answer;
    expect({ whole: tiles.whole, cut: tiles.cut, total: tiles.total, sliverCount: tiles.sliverCount }).toEqual({
      whole: expected.whole,
      cut: expected.cut,
      total: expected.total,
      sliverCount: expected.sliverCount,
    });
    // The file's figures have six decimals (areas), three (waste, widths): equal to half of the last one.
    expect(Math.abs(found.plan.tiles.laidAreaMm2 / 1e6 - expected.laidAreaM2)).toBeLessThanOrEqual(0.51e-6);
    expect(Math.abs(found.plan.tiles.purchasedAreaMm2 / 1e6 - expected.purchasedAreaM2)).toBeLessThanOrEqual(0.51e-6);
    expect(Math.abs(found.plan.tiles.wastePercent - expected.wastePercent)).toBeLessThanOrEqual(0.51e-3);
    expect(Math.abs((found.plan.tiles.narrowestCut ?? 0) - expected.narrowestCutMm)).toBeLessThanOrEqual(0.51e-3);
    expect(Math.abs((tiles.narrowestCutMm ?? 0) - expected.narrowestCutMm)).toBeLessThanOrEqual(0.1);
  });
});

test('R1 and R1b, the same room described in two ways, have the same tiles', () => {
  for (const pattern of Object.keys(rooms.R1.plans)) {
    expect(answer({ ...rooms.R1b.request, pattern }).answer.tiles).toEqual(
      answer({ ...rooms.R1.request, pattern }).answer.tiles,
    );
  }
});

const at = (start: string) => answer({ ...rooms.R1.request, start }).answer;

test('the warning of R1 names a start without slivers, and the best start has none either', () => {
  const [warning] = at('0,0').warnings;
  const [, start = ''] = /send start=(\S+) instead, which leaves no sliver/.exec(warning) ?? [];
  expect(at(start)).toMatchObject({ tiles: { sliverCount: 0 }, warnings: [] });
  expect(at('best')).toMatchObject({ tiles: { total: 46, sliverCount: 0 }, warnings: [] });
});

test('other starts of R1 resolve its warning, or cause another', () => {
  expect(at('0,0').warnings).toHaveLength(1);
  expect(at('0,-1')).toMatchObject({
    tiles: { whole: 28, cut: 18, wastePercent: 3.12, narrowestCutMm: 188 },
    warnings: [],
  });
  expect(at('0,-15')).toMatchObject({
    tiles: { whole: 33, cut: 19, wastePercent: 14.42, narrowestCutMm: 126 },
    warnings: [],
  });
  expect(at('-15,-15')).toMatchObject({ tiles: { whole: 33, cut: 28, wastePercent: 27.17 } });
  // 35 x 150 mm and two strips of that width are left beside the shaft, and the waste is above the mean over all starts.
  expect(at('-15,-15').warnings).toEqual([
    expect.stringContaining('1 of 28 cut tiles come out under one tenth of a tile'),
    expect.stringMatching(/along 0\.71 m of wall, 2 of 28 cut tiles .* 35 mm/),
    expect.stringContaining('27.17 %'),
  ]);
});
