// Derived figures at the defaults, as tabulated in the trade note, and in edge cases. The conformance suite measures
// those of every pattern.

import { describe, expect, it } from 'vitest';
import { completeParameters, derive, derivedFiguresOf, PATTERNS, patternByName } from './index.ts';

const table: Record<string, Record<string, number>> = {
  squares: {
    repeatWidthMm: 303,
    repeatHeightMm: 303,
    tilesPerRepeat: 1,
    tileAreaCm2: 900,
    tilesPerM2: 10.8922,
    jointSharePercent: 1.97,
  },
  bricks: {
    repeatWidthMm: 203,
    repeatHeightMm: 206,
    tilesPerRepeat: 2,
    tileAreaCm2: 200,
    tilesPerM2: 47.8263,
    jointSharePercent: 4.347,
    rowOffsetMm: 101.5,
  },
  'vertical-bricks': {
    repeatWidthMm: 206,
    repeatHeightMm: 203,
    tilesPerRepeat: 2,
    tileAreaCm2: 200,
    tilesPerM2: 47.8263,
    jointSharePercent: 4.347,
    rowOffsetMm: 101.5,
  },
  hexagons: {
    repeatWidthMm: 203,
    repeatHeightMm: 351.61,
    tilesPerRepeat: 2,
    tileAreaCm2: 346.41,
    tilesPerM2: 28.0206,
    jointSharePercent: 2.934,
    sideMm: 115.47,
    acrossCornersMm: 230.94,
    rowPitchMm: 175.803,
  },
  'flat-top-hexagons': {
    repeatWidthMm: 351.61,
    repeatHeightMm: 203,
    tilesPerRepeat: 2,
    tileAreaCm2: 346.41,
    tilesPerM2: 28.0206,
    jointSharePercent: 2.934,
    sideMm: 115.47,
    acrossCornersMm: 230.94,
    rowPitchMm: 175.803,
  },
  diamonds: {
    repeatWidthMm: 428.51,
    repeatHeightMm: 428.51,
    tilesPerRepeat: 2,
    tileAreaCm2: 900,
    tilesPerM2: 10.8922,
    jointSharePercent: 1.97,
    diagonalMm: 424.264,
  },
  rhombus: {
    repeatWidthMm: 142.32,
    repeatHeightMm: 243.97,
    tilesPerRepeat: 2,
    tileAreaCm2: 168,
    tilesPerM2: 57.6027,
    jointSharePercent: 3.227,
    sideMm: 138.924,
    acuteAngleDeg: 60.5129,
    obtuseAngleDeg: 119.487,
    acrossFlatsMm: 120.929,
  },
  'isometric-cubes': {
    repeatWidthMm: 246.49,
    repeatHeightMm: 426.93,
    tilesPerRepeat: 6,
    tileAreaCm2: 169.74,
    tilesPerM2: 57.0167,
    jointSharePercent: 3.219,
    shortDiagonalMm: 140,
    longDiagonalMm: 242.487,
    acrossFlatsMm: 121.244,
    cubeWidthMm: 244.487,
    cubeHeightMm: 282.309,
    acuteAngleDeg: 60,
    obtuseAngleDeg: 120,
  },
  herringbone: {
    repeatWidthMm: 427.09,
    repeatHeightMm: 144.25,
    tilesPerRepeat: 2,
    tileAreaCm2: 300,
    tilesPerM2: 32.4633,
    jointSharePercent: 2.61,
    stepMm: 102,
    aspectRatio: 3,
    tileAngleDeg: 45,
  },
  chevron: {
    repeatWidthMm: 711.11,
    repeatHeightMm: 130.11,
    tilesPerRepeat: 2,
    tileAreaCm2: 450,
    tilesPerM2: 21.6168,
    jointSharePercent: 2.724,
    columnWidthMm: 353.553,
    endCutMm: 127.279,
    overallLengthMm: 590,
    riseMm: 353.553,
    peakAngleDeg: 90,
  },
  'basket-weave': {
    repeatWidthMm: 412,
    repeatHeightMm: 412,
    tilesPerRepeat: 8,
    tileAreaCm2: 203,
    tilesPerM2: 47.1298,
    jointSharePercent: 4.327,
    tileLengthMm: 203,
  },
  versailles: {
    repeatWidthMm: 1218,
    repeatHeightMm: 3654,
    tilesPerRepeat: 36,
    tileAreaCm2: 1216.06,
    tilesPerM2: 8.0888,
    jointSharePercent: 1.635,
    moduleMm: 203,
    doubleSideMm: 403,
    tripleSideMm: 606,
  },
  hopscotch: {
    repeatWidthMm: 339.44,
    repeatHeightMm: 339.44,
    tilesPerRepeat: 2,
    tileAreaCm2: 562.5,
    tilesPerM2: 17.3584,
    jointSharePercent: 2.359,
    repeatAngleDeg: 26.792,
  },
  windmill: {
    repeatWidthMm: 300,
    repeatHeightMm: 300,
    tilesPerRepeat: 5,
    tileAreaCm2: 171.69,
    tilesPerM2: 55.5556,
    jointSharePercent: 4.617,
    tileLengthMm: 197,
  },
  'double-herringbone': {
    repeatWidthMm: 427.09,
    repeatHeightMm: 288.5,
    tilesPerRepeat: 4,
    tileAreaCm2: 300,
    tilesPerM2: 32.4633,
    jointSharePercent: 2.61,
    stepMm: 204,
    aspectRatio: 3,
    tileAngleDeg: 45,
  },
  'octagon-dot': {
    repeatWidthMm: 152,
    repeatHeightMm: 152,
    tilesPerRepeat: 2,
    tileAreaCm2: 111.9542,
    tilesPerM2: 86.5651,
    jointSharePercent: 3.087,
    straightSideMm: 83.289,
    cutEdgeMm: 47.172,
  },
  picket: {
    repeatWidthMm: 77,
    repeatHeightMm: 528.66,
    tilesPerRepeat: 2,
    tileAreaCm2: 196.875,
    tilesPerM2: 49.1321,
    jointSharePercent: 3.271,
    straightSideMm: 225,
    rowPitchMm: 264.328,
  },
  'brick-and-square': {
    repeatWidthMm: 306,
    repeatHeightMm: 206,
    tilesPerRepeat: 4,
    tileAreaCm2: 150,
    tilesPerM2: 63.4558,
    jointSharePercent: 4.816,
    rowOffsetMm: 153,
  },
  ladder: {
    repeatWidthMm: 412,
    repeatHeightMm: 309,
    tilesPerRepeat: 4,
    tileAreaCm2: 306,
    tilesPerM2: 31.4199,
    jointSharePercent: 3.855,
    tileLengthMm: 306,
  },
  checkerboard: {
    repeatWidthMm: 606,
    repeatHeightMm: 606,
    tilesPerRepeat: 4,
    tileAreaCm2: 900,
    tilesPerM2: 10.8922,
    jointSharePercent: 1.97,
  },
  planks: {
    repeatWidthMm: 1285,
    repeatHeightMm: 192,
    tilesPerRepeat: 1,
    tileAreaCm2: 2467.2,
    tilesPerM2: 4.0532,
    jointSharePercent: 0,
    aspectRatio: 6.693,
    shortestBoardMm: 300,
  },
};

function figures(name: string, given: Record<string, number | string> = {}, joint?: number) {
  const pattern = patternByName(name)!;
  return derive(pattern, completeParameters(pattern, given), joint ?? pattern.defaultJoint);
}

describe('derived figures', () => {
  it.each(Object.keys(table))('of %s at the defaults agree with the table', (name) => {
    const found = figures(name);
    expect(Object.keys(found).sort()).toEqual(Object.keys(table[name]).sort());
    for (const [figure, value] of Object.entries(table[name])) {
      // As many digits as the table gives.
      const decimals = Math.min(4, (String(value).split('.')[1] ?? '').length || 2);
      expect(Number(found[figure].toFixed(decimals)), figure).toBe(value);
    }
  });

  it('come in the listed order, common ones first', () => {
    for (const pattern of PATTERNS) {
      const listed = derivedFiguresOf(pattern).map(({ name }) => name);
      expect(Object.keys(figures(pattern.id))).toEqual(listed);
      expect(listed.slice(0, 2)).toEqual(['repeatWidthMm', 'repeatHeightMm']);
    }
  });

  it('report a joint share of 0 without joints', () => {
    for (const pattern of PATTERNS) expect(figures(pattern.id, {}, 0).jointSharePercent).toBe(0);
  });

  it('do not depend on the rotation', () => {
    for (const pattern of PATTERNS) expect(figures(pattern.id, { rotation: 37 })).toEqual(figures(pattern.id));
  });

  it('swap width and height of the repeat for horizontal herringbone and chevron', () => {
    for (const name of ['herringbone', 'chevron']) {
      const [upright, lying] = [figures(name), figures(name, { direction: 'horizontal' })];
      expect([lying.repeatHeightMm, lying.repeatWidthMm]).toEqual([upright.repeatWidthMm, upright.repeatHeightMm]);
    }
  });

  it('are the same for herringbone and planks whichever side is the width', () => {
    expect(figures('herringbone', { tileWidth: 300, tileHeight: 100 })).toEqual(figures('herringbone'));
    expect(figures('planks', { tileWidth: 1285, tileHeight: 192 })).toEqual(figures('planks'));
  });
});
