import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSquare, type Side, sidesOf } from '../cutlist/index.ts';
import type { Ring } from '../engine/index.ts';
import { fitInto, type PlacedMeasure, placeMeasures, sizeOfText, TEXT_PX } from './placing.ts';

const field = { width: 302, height: 216 };

/** Star-shaped about their centre, so that they never cross themselves, with positive area. */
const rings = fc
  .array(
    fc.record({ turn: fc.double({ min: 0, max: 1, noNaN: true }), far: fc.double({ min: 20, max: 80, noNaN: true }) }),
    {
      minLength: 3,
      maxLength: 8,
    },
  )
  .map(
    (spokes): Ring =>
      spokes.map(({ turn, far }, i) => {
        const angle = (2 * Math.PI * (i + 0.8 * turn)) / spokes.length;
        return { x: 151 + far * Math.cos(angle), y: 108 + far * Math.sin(angle) };
      }),
  );

function place(ring: Ring): PlacedMeasure[] {
  const sides = sidesOf(ring).map((side, i) => ({
    ...side,
    text: `${i}000`,
    angleText: isSquare(side.angleDeg) ? '' : '111.1°',
  }));
  return placeMeasures(sides, field);
}

/** Without the free rim. */
function widthOf({ text }: PlacedMeasure): number {
  return sizeOfText(text).width - 2;
}

function gap(a: PlacedMeasure, b: PlacedMeasure): number {
  const across = Math.abs(a.middle.x - b.middle.x) - (widthOf(a) + widthOf(b)) / 2;
  const down = Math.abs(a.middle.y - b.middle.y) - TEXT_PX;
  return Math.max(across, down);
}

/** Samples the side so densely that it cannot pass under a text unnoticed. */
function passesUnder(label: PlacedMeasure, { from, to, length }: Side): boolean {
  const { middle } = label;
  for (let at = 0; at <= length; at++) {
    const x = from.x + (at / length) * (to.x - from.x) - middle.x;
    const y = from.y + (at / length) * (to.y - from.y) - middle.y;
    if (Math.abs(x) < widthOf(label) / 2 && Math.abs(y) < TEXT_PX / 2) return true;
  }
  return false;
}

describe('measures around a piece', () => {
  it('never overlap each other or a side, nor leave the drawing', () => {
    fc.assert(
      fc.property(rings, (ring) => {
        const labels = place(ring);
        for (const [i, label] of labels.entries()) {
          for (const other of labels.slice(0, i)) expect(gap(label, other)).toBeGreaterThanOrEqual(0);
          expect(Math.abs(label.middle.x - field.width / 2) + widthOf(label) / 2).toBeLessThanOrEqual(field.width / 2);
          expect(Math.abs(label.middle.y - field.height / 2) + TEXT_PX / 2).toBeLessThanOrEqual(field.height / 2);
          expect(sidesOf(ring).some((side) => passesUnder(label, side))).toBe(false);
        }
      }),
    );
  });

  it('label every side of a rectangle, and no angle', () => {
    const box = [
      { x: 100, y: 60 },
      { x: 200, y: 60 },
      { x: 200, y: 64 },
      { x: 100, y: 64 },
    ];
    expect(
      place(box)
        .map(({ text }) => text)
        .toSorted(),
    ).toEqual(['0000', '1000', '2000', '3000']);
  });
});

describe('fitInto', () => {
  it('keeps proportions and the margin', () => {
    const side = fc.double({ min: 1, max: 2000, noNaN: true });
    fc.assert(
      fc.property(side, side, (x, y) => {
        const outline = [
          { x, y },
          { x: -x, y },
          { x: -x, y: -y },
          { x, y: -y },
        ];
        const toField = fitInto(outline, field, { width: 40, height: 20 });
        const corner = toField({ x, y });
        expect(corner.x).toBeLessThanOrEqual(field.width - 40 + 1e-9);
        expect(corner.y).toBeLessThanOrEqual(field.height - 20 + 1e-9);
        expect(Math.min(field.width - 40 - corner.x, field.height - 20 - corner.y)).toBeCloseTo(0, 6);
        expect((corner.x - field.width / 2) * y).toBeCloseTo((corner.y - field.height / 2) * x, 6);
      }),
    );
  });
});
