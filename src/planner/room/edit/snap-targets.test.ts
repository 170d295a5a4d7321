import { describe, expect, it } from 'vitest';
import type { CornerCm, Draft } from '../../state/draft.ts';
import { shapesOf } from '../shapes.ts';
import { gapsAround } from './gaps.ts';
import { handlesOf } from './handles.ts';
import { snapTarget } from './snap-targets.ts';

const REACH_CM = 3;

function rest(draft: Draft, id: string, to: CornerCm, isFree = false) {
  const shapes = shapesOf(draft);
  const handle = handlesOf(shapes).find((one) => one.id === id);
  if (!handle) throw new Error(`There is no ${id}.`);
  return snapTarget(handle, to, shapes, REACH_CM, isFree);
}

const ROOM: Draft = { outline: 'E400.25 S300 W400.25 N300', subtract: [{ x: 100, y: 100, w: 40, h: 60 }] };

describe('a dragged corner', () => {
  it('stays at right angles with its neighbours while it is near them', () => {
    expect(rest(ROOM, 'corner-0-2', [402, 320.6])).toMatchObject({
      at: [400.25, 321],
      guides: [[400.25, 0], undefined],
    });
    expect(rest(ROOM, 'corner-0-2', [402, 301]).at).toEqual([400.25, 300]);
  });

  it('has walls of whole centimetres otherwise, and any millimetre with Alt', () => {
    // 20.4 cm beyond the corner before it, which is at 400.25.
    expect(rest(ROOM, 'corner-0-2', [420.6, 320.6]).at).toEqual([420.25, 321]);
    expect(rest(ROOM, 'corner-0-2', [420.64, 320.66], true)).toEqual({
      at: [420.6, 320.7],
      guides: [undefined, undefined],
    });
  });

  it('makes a right angle with walls that are not along an axis', () => {
    // A square turned by the triangle 3, 4, 5; its third corner is 0.7 cm off and 100.4 cm away.
    const polygon: CornerCm[] = [
      [0, 0],
      [80, 60],
      [26, 147],
      [-60, 80],
    ];
    const [x, y] = rest({ polygon }, 'corner-0-2', [80 - 0.6 * 100.4 + 0.5, 60 + 0.8 * 100.4 + 0.4]).at;
    expect([x, y]).toEqual([expect.closeTo(20, 9), expect.closeTo(140, 9)]);
  });
});

describe('a dragged wall', () => {
  it('gives the wall before it whole centimetres, or is in line with a corner', () => {
    expect(rest(ROOM, 'wall-0-1', [390.4, 55]).at).toEqual([390, 0]);
    expect(rest(ROOM, 'wall-0-1', [141, 55])).toMatchObject({ at: [140, 0], guides: [[140, 100], undefined] });
  });
});

describe('a dragged cutout', () => {
  it('is flush with a wall nearby', () => {
    expect(rest(ROOM, 'body-1-0', [2, 100.4]).at).toEqual([0, 100]);
    // Its right side at the right wall.
    expect(rest(ROOM, 'body-1-0', [361, 150]).at[0]).toBeCloseTo(360.25, 9);
  });

  it('is whole centimetres from the nearest walls otherwise', () => {
    const { at, guides } = rest(ROOM, 'body-1-0', [320.6, 190.4]);
    // 400.25 − 360.6 is 39.65, so 40 from the right wall; 300 − 250.4 is 49.6, so 50 from the lower one.
    expect(at).toEqual([expect.closeTo(320.25, 9), expect.closeTo(190, 9)]);
    expect(guides).toEqual([undefined, undefined]);
  });
});

describe('the distances of a cutout', () => {
  it('are straight from its sides to the next walls', () => {
    const [{ ring }] = shapesOf({ outline: 'E420 S180 W160 S170 W260 N350' });
    const lengths = (box: Parameters<typeof gapsAround>[0]) =>
      gapsAround(box, ring).map((axis) =>
        axis.map((gap) => gap && Math.hypot(gap.to[0] - gap.from[0], gap.to[1] - gap.from[1])),
      );
    expect(lengths({ left: 20, top: 200, width: 40, height: 60 })).toEqual([
      [20, 200],
      [200, 90],
    ]);
    expect(lengths({ left: 300, top: 0, width: 120, height: 60 })).toEqual([
      [300, 0],
      [0, 120],
    ]);
    // Outside: no wall to the right and none below.
    expect(lengths({ left: 500, top: 400, width: 10, height: 10 })).toEqual([
      [undefined, undefined],
      [undefined, undefined],
    ]);
  });
});
