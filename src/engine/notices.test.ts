// Each notice at its bound, in plans whose figures follow from their rooms.

import { describe, expect, it } from 'vitest';
import { box, roomOf } from '../../test/support/plain-rooms.ts';
import { noticesOf } from './notices.ts';
import { plan } from './plan.ts';
import type { PlanRequest } from './request.ts';

interface Floor extends Partial<PlanRequest> {
  readonly width?: number;
  readonly height?: number;
}

function planOf({ width = 4000, height = 3000, ...request }: Floor) {
  return plan({ room: roomOf(box(0, 0, width, height)), pattern: 'squares', parameters: {}, ...request });
}

const notices = (floor: Floor) => noticesOf(planOf(floor));

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
