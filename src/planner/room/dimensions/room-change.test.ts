import { describe, expect, it } from 'vitest';
import { changed, type Draft } from '../../state/draft.ts';
import { shapesOf } from '../shapes.ts';
import { KINDS, recognise } from './plain-room.ts';
import { ofKind, resized } from './room-change.ts';

const KITCHEN: Draft = { outline: 'E420 S180 W160 S170 W260 N350' };
const SHAFT = { subtract: [{ x: 10, y: 10, w: 40, h: 40 }] };

function roomOf(draft: Draft) {
  return recognise(shapesOf(draft)[0].ring) ?? expect.fail('It is no plain room.');
}

describe('a change of a plain room', () => {
  it('keeps its form, its cutouts and its first corner', () => {
    const room = roomOf(KITCHEN);
    const longer = { ...room, sides: room.sides.with(1, 400) };
    expect(changed({ ...KITCHEN, ...SHAFT }, resized({ ...KITCHEN, ...SHAFT }, longer))).toEqual({
      outline: 'E420 S230 W160 S170 W260 N400',
      ...SHAFT,
    });
    const polygon = shapesOf(KITCHEN)[0].ring.map(([x, y]) => [x + 50, y + 20] as const);
    expect(resized({ polygon }, longer).polygon?.[0]).toEqual([50, 20]);
  });

  it('to any kind is a walk with the same box', () => {
    for (const kind of KINDS) {
      const draft = changed(KITCHEN, ofKind(KITCHEN, kind));
      expect(draft.polygon).toBeUndefined();
      expect(roomOf(draft)).toMatchObject({ kind, quarter: 0 });
      expect(boxSize(draft)).toEqual([420, 350]);
    }
  });

  it('to any kind stays where it is among other rooms', () => {
    const polygon = shapesOf(KITCHEN)[0].ring.map(([x, y]) => [x + 50, y + 20] as const);
    const placed: Draft = { polygon, job: { before: [KITCHEN], after: [] } };
    for (const kind of KINDS) {
      const draft = changed(placed, ofKind(placed, kind));
      expect([boxStart(draft), boxSize(draft)]).toEqual([
        [50, 20],
        [420, 350],
      ]);
    }
  });
});

function boxStart(draft: Draft): number[] {
  const { ring } = shapesOf(draft)[0];
  return [0, 1].map((axis) => Math.min(...ring.map((corner) => corner[axis])));
}

function boxSize(draft: Draft): number[] {
  const { ring } = shapesOf(draft)[0];
  return [0, 1].map((axis) => Math.max(...ring.map((corner) => corner[axis])) - boxStart(draft)[axis]);
}
