import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Ring } from '../engine/index.ts';
import { type Shape, shapeOf } from './shape.ts';

function ringOf(...corners: readonly (readonly [number, number])[]): Ring {
  return corners.map(([x, y]) => ({ x, y }));
}

function box(left: number, top: number, right: number, bottom: number): Ring {
  return ringOf([left, top], [right, top], [right, bottom], [left, bottom]);
}

/** A tile of 600 × 300 around 0,0, as pieces are measured. */
const TILE = box(-300, -150, 300, 150);

/** The area that a shape states, without looking at its rings. */
function areaOf(shape: Shape): number {
  if (shape.kind === 'parts') return shape.parts.reduce((sum, part) => sum + areaOf(part), 0);
  const { width, height } = shape.size;
  const less = shape.kind === 'notched' ? shape.notches : [];
  return less.reduce((rest, notch) => rest - notch.width * notch.height, width * height);
}

describe('the shape of a piece', () => {
  it('is a rectangle', () => {
    expect(shapeOf([box(-300, -150, 100, 150)], TILE)).toEqual({
      kind: 'rectangle',
      size: { width: 400, height: 300 },
    });
  });

  it('is never that of the whole tile for an L', () => {
    const hook = ringOf([-300, -150], [300, -150], [300, 60], [180, 60], [180, 150], [-300, 150]);
    expect(shapeOf([hook], TILE)).toEqual({
      kind: 'notched',
      size: { width: 600, height: 300 },
      notches: [{ width: 120, height: 90, place: 'corner' }],
    });
  });

  it('tells a notch in a side from a hole', () => {
    const fork = ringOf([-300, -150], [-50, -150], [-50, 0], [70, 0], [70, -150], [300, -150], [300, 150], [-300, 150]);
    expect(shapeOf([fork], TILE)).toMatchObject({ notches: [{ width: 120, height: 150, place: 'side' }] });
    const frame = [TILE, box(-50, -60, 70, 30).toReversed()];
    expect(shapeOf(frame, TILE)).toMatchObject({ notches: [{ width: 120, height: 90, place: 'inside' }] });
  });

  it('has several notches, or several parts', () => {
    const steps = ringOf(
      [-300, -100],
      [-200, -100],
      [-200, -150],
      [300, -150],
      [300, 60],
      [180, 60],
      [180, 150],
      [-300, 150],
    );
    expect(shapeOf([steps], TILE)).toMatchObject({
      notches: [
        { width: 100, height: 50, place: 'corner' },
        { width: 120, height: 90, place: 'corner' },
      ],
    });
    expect(shapeOf([box(-300, -150, -100, 150), box(50, -150, 300, 150)], TILE)).toEqual({
      kind: 'parts',
      parts: [
        { kind: 'rectangle', size: { width: 200, height: 300 } },
        { kind: 'rectangle', size: { width: 250, height: 300 } },
      ],
    });
  });

  it('is its corners from the top left of the tile if it is none of these', () => {
    const slanted = ringOf([-300, -150], [0, -150], [100, 150], [-300, 150]);
    expect(shapeOf([slanted], TILE)).toEqual({
      kind: 'corners',
      size: { width: 400, height: 300 },
      corners: [
        { x: 0, y: 0 },
        { x: 300, y: 0 },
        { x: 400, y: 300 },
        { x: 0, y: 300 },
      ],
    });
    // A staircase lacks no rectangle.
    const stairs = ringOf([-300, -150], [0, -150], [0, -50], [100, -50], [100, 50], [300, 50], [300, 150], [-300, 150]);
    expect(shapeOf([stairs], TILE).kind).toBe('corners');
    // A square that lies turned on its tile is not as large as the box around it.
    expect(shapeOf([ringOf([0, -100], [100, 0], [0, 100], [-100, 0])], TILE).kind).toBe('corners');
  });

  it('states the area of the piece, whichever corner or side is notched', () => {
    const step = fc.integer({ min: 1, max: 28 });
    fc.assert(
      fc.property(
        step,
        step,
        fc.integer({ min: 0, max: 28 }),
        fc.boolean(),
        fc.boolean(),
        (a, b, from, isAcross, isDown) => {
          const [width, height] = [a * 20, b * 10];
          const left = Math.min(-300 + from * 20, 300 - width);
          const [right, bottom] = [left + width, -150 + height];
          const start = ringOf([left, -150], [left, bottom], [right, bottom], [right, -150]);
          // The notch is in the upper side; at its end, it takes a corner with it.
          const notch = start.filter(({ x, y }) => Math.abs(x) < 300 || y > -150);
          const upper = [
            ...(left > -300 ? ringOf([-300, -150]) : []),
            ...notch,
            ...(right < 300 ? ringOf([300, -150]) : []),
          ];
          const ring = mirrored([...upper, ...ringOf([300, 150], [-300, 150])], isAcross, isDown);
          const shape = shapeOf([ring], TILE);
          expect(shape).toMatchObject({ kind: 'notched', size: { width: 600, height: 300 } });
          expect(areaOf(shape)).toBe(600 * 300 - width * height);
        },
      ),
    );
  });
});

/** A ring mirrored about both axes, and turned round if that reverses it. */
function mirrored(ring: Ring, isAcross: boolean, isDown: boolean): Ring {
  const turned = ring.map(({ x, y }) => ({ x: isAcross ? -x : x, y: isDown ? -y : y }));
  return isAcross === isDown ? turned : turned.toReversed();
}
