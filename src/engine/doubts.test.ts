// Each doubt at its bound, in plans whose figures follow from their rooms.

import { describe, expect, it } from 'vitest';
import { box, roomOf } from '../../test/support/plain-rooms.ts';
import { doubtsOf } from './doubts.ts';
import { plan } from './plan.ts';
import type { PlanRequest } from './request.ts';

interface Floor extends Partial<PlanRequest> {
  readonly width?: number;
  readonly height?: number;
}

function planOf({ width = 4000, height = 3000, ...request }: Floor) {
  return plan({ room: roomOf(box(0, 0, width, height)), pattern: 'squares', parameters: {}, ...request });
}

const doubts = (floor: Floor) => doubtsOf(planOf(floor));

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
