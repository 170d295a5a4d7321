// Each notice and doubt at its bound, in plans whose figures follow from their rooms.

import { describe, expect, it } from 'vitest';
import { doubtsOf, noticesOf } from './notices.ts';
import { plan } from './plan.ts';
import type { PlanRequest } from './request.ts';

interface Floor extends Partial<PlanRequest> {
  readonly width?: number;
  readonly height?: number;
}

function planOf({ width = 4000, height = 3000, ...request }: Floor) {
  const rectangle = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ];
  const room = { outer: rectangle, holes: [], rectangles: [] };
  return plan({ room, pattern: 'squares', parameters: {}, ...request });
}

const notices = (floor: Floor) => noticesOf(planOf(floor));
const doubts = (floor: Floor) => doubtsOf(planOf(floor));

describe('notices', () => {
  it('are none for an ordinary plan', () => {
    for (const pattern of ['squares', 'bricks', 'herringbone', 'planks']) expect(notices({ pattern })).toEqual([]);
  });

  it('tell of tiles that are long along their offset and offset by more than a third', () => {
    const long = { tileWidth: 600, tileHeight: 300 };
    const upright = { tileWidth: 300, tileHeight: 600 };
    expect(notices({ pattern: 'bricks', parameters: long })).toEqual([{ kind: 'long-offset' }]);
    expect(notices({ pattern: 'bricks', parameters: { ...long, offset: 33 } })).toEqual([]);
    expect(notices({ pattern: 'bricks', parameters: { ...long, tileWidth: 381 } })).toEqual([]);
    expect(notices({ pattern: 'vertical-bricks', parameters: long })).toEqual([]);
    expect(notices({ pattern: 'vertical-bricks', parameters: upright })).toEqual([{ kind: 'long-offset' }]);
  });

  it('tell of tiled floors that need a movement joint', () => {
    expect(notices({ width: 8000 })).toEqual([]);
    expect(notices({ width: 8001 })).toEqual([{ kind: 'movement-joint', length: 8001 }]);
    expect(notices({ height: 9000 })).toEqual([{ kind: 'movement-joint', length: 9000 }]);
  });

  it('tell of the joint in doorways', () => {
    const { room } = planOf({});
    expect(notices({ room: { ...room, doors: [{ wall: 0, at: 1000, width: 800 }] } })).toEqual([
      { kind: 'door-joint' },
    ]);
  });

  it('tell of boards that need an expansion joint, whichever way they lie', () => {
    const planks = (width: number, height: number, parameters: PlanRequest['parameters'] = {}) =>
      notices({ width, height, pattern: 'planks', parameters });
    expect(planks(12_000, 8000)).toEqual([]);
    expect(planks(12_001, 8000)).toEqual([{ kind: 'expansion-joint', along: 12_001, across: 8000 }]);
    expect(planks(8000, 8001)).toEqual([{ kind: 'expansion-joint', along: 8000, across: 8001 }]);
    expect(planks(8000, 12_000, { direction: 'vertical' })).toEqual([]);
    expect(planks(8000, 12_000, { rotation: 90 })).toEqual([]);
    expect(planks(12_000, 8000, { direction: 'vertical' })).toEqual([
      { kind: 'expansion-joint', along: 8000, across: 12_000 },
    ]);
  });

  it('tell of a stagger that boards cannot keep, with the one that they have', () => {
    const staggered = (minStagger: number, width = 4000) =>
      notices({ width, pattern: 'planks', parameters: { tileHeight: 1285, minStagger } });
    expect(staggered(600)).toEqual([]);
    // No two joints of rows can be farther apart than half a board.
    expect(staggered(700)).toEqual([{ kind: 'stagger', wanted: 700, kept: expect.closeTo(642.5, 3) }]);
    // One board spans the floor, so there are no joints.
    expect(staggered(700, 1200)).toEqual([]);
  });
});

describe('doubts', () => {
  it('are none for an ordinary plan', () => {
    for (const pattern of ['squares', 'bricks', 'chevron', 'planks']) expect(doubts({ pattern })).toEqual([]);
  });

  it('are about a floor of less than a quarter of a square metre, or than a tile', () => {
    const tile = { width: 300, height: 300, areaMm2: 90_000 };
    const large = { width: 1200, height: 1200, areaMm2: 1_440_000 };
    expect(doubts({ width: 500, height: 500 })).toEqual([]);
    const small = [{ kind: 'small-floor', room: { width: 499, height: 500 }, tile }];
    expect(doubts({ width: 499, height: 500 })).toEqual(small);
    const room = { width: 1000, height: 1439 };
    expect(doubts({ ...room, parameters: { tileSize: 1200 } })).toEqual([{ kind: 'small-floor', room, tile: large }]);
    expect(doubts({ width: 1000, height: 1440, parameters: { tileSize: 1200 } })).toEqual([]);
  });

  it('are about joints out of proportion', () => {
    expect(doubts({ joint: 0 })).toEqual([]);
    expect(doubts({ joint: 0.3 })).toEqual([{ kind: 'thin-joint', joint: 0.3 }]);
    expect(doubts({ joint: 0.5 })).toEqual([]);
    expect(doubts({ joint: 60 })).toEqual([]);
    expect(doubts({ joint: 60.5 })).toEqual([{ kind: 'wide-joint', joint: 60.5, side: 300 }]);
    // The narrow side counts, however the tile lies.
    const upright = { pattern: 'vertical-bricks', parameters: { tileWidth: 70, tileHeight: 240 }, joint: 15 };
    expect(doubts(upright)).toEqual([{ kind: 'wide-joint', joint: 15, side: 70 }]);
  });

  it('are about an offset of less than one percent', () => {
    const offset = (percent: number) => doubts({ pattern: 'bricks', parameters: { offset: percent } });
    // A third of a percent of 200 mm and the joint of 3 mm.
    expect(offset(0.33)).toEqual([{ kind: 'tiny-offset', percent: 0.33, offset: expect.closeTo(0.6699, 6) }]);
    expect([...offset(0), ...offset(1)]).toEqual([]);
  });

  it('are about planks that are wider than long, where that makes another floor', () => {
    const planks = { tileWidth: 500, tileHeight: 90 };
    expect(doubts({ pattern: 'chevron', parameters: planks })).toEqual([
      { kind: 'wide-planks', width: 500, length: 90 },
    ]);
    expect(doubts({ pattern: 'herringbone', parameters: planks })).toEqual([]);
  });
});
