import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Point } from '../../engine/index.ts';
import { type LabelSpace, placeLabels } from './outer-labels.ts';
import type { Placed } from './placing.ts';

const SPACE: LabelSpace = {
  seen: { left: 0, top: 0, width: 1000, height: 800 },
  band: 8,
  textHeight: 12,
  widthOf: (text) => 7 * text.length,
};
const SQUARE = [
  { x: 200, y: 200 },
  { x: 700, y: 200 },
  { x: 700, y: 600 },
  { x: 200, y: 600 },
];

function isInside({ x, y }: Point, ring: readonly Point[]): boolean {
  let turn = 0;
  ring.forEach((a, i) => {
    const b = ring[(i + 1) % ring.length];
    turn += Math.atan2((a.x - x) * (b.y - y) - (a.y - y) * (b.x - x), (a.x - x) * (b.x - x) + (a.y - y) * (b.y - y));
  });
  return Math.abs(turn) > Math.PI;
}

/** Points spread over a label. */
function spotsOf({ text, tag: { middle, turnDeg } }: Placed): Point[] {
  const turn = (turnDeg * Math.PI) / 180;
  const [w, h] = [SPACE.widthOf(text), SPACE.textHeight];
  const spots: Point[] = [];
  for (let u = -0.5; u <= 0.5; u += 0.1) {
    for (let v = -0.5; v <= 0.5; v += 0.25) {
      spots.push({
        x: middle.x + u * w * Math.cos(turn) - v * h * Math.sin(turn),
        y: middle.y + u * w * Math.sin(turn) + v * h * Math.cos(turn),
      });
    }
  }
  return spots;
}

describe('placeLabels', () => {
  it('places the lengths of a square room outside its walls, at their middles', () => {
    const away = SPACE.band + 3 + SPACE.textHeight / 2;
    for (const ring of [SQUARE, SQUARE.toReversed()]) {
      const middles = placeLabels(ring, ['1', '2', '3', '4'], SPACE).map(({ tag }) => tag.middle);
      expect(middles).toHaveLength(4);
      expect(middles).toContainEqual({ x: 450, y: 200 - away });
      expect(middles).toContainEqual({ x: 700 + away, y: 400 });
      expect(middles).toContainEqual({ x: 450, y: 600 + away });
      expect(middles).toContainEqual({ x: 200 - away, y: 400 });
    }
  });

  it('is readable from below or from the right whichever way the walls were walked', () => {
    for (const ring of [SQUARE, SQUARE.toReversed()]) {
      for (const {
        tag: { middle, turnDeg },
      } of placeLabels(ring, ['1', '2', '3', '4'], SPACE)) {
        expect(turnDeg).toBeCloseTo(middle.x === 450 ? 0 : -90, 9);
      }
    }
  });

  it('places a label at the visible part of a wall', () => {
    const seen = { left: 0, top: 0, width: 400, height: 800 };
    const [top] = placeLabels(SQUARE, ['1', '2', '3', '4'], { ...SPACE, seen }).filter(({ text }) => text === '1');
    expect(top.tag.middle.x).toBe(300);
  });

  it('omits a label that would be cut off', () => {
    // The upper wall is in sight, but less than a line of text above it.
    const seen = { left: 0, top: 190, width: 1000, height: 500 };
    const labels = placeLabels(SQUARE, ['1', '2', '3', '4'], { ...SPACE, seen });
    expect(labels.map(({ text }) => text)).not.toContain('1');
    expect(labels).toHaveLength(3);
  });

  it('omits walls too short for a label', () => {
    const sliver = [SQUARE[0], SQUARE[1], { x: 700, y: 206 }, { x: 200, y: 206 }];
    expect(placeLabels(sliver, ['1', '2', '3', '4'], SPACE).map(({ text }) => text)).toEqual(['1', '3']);
  });

  it('places no text inside a room that folds back onto a wall', () => {
    // The second wall runs back less than half a pixel beside the first.
    const ring = [
      { x: 200, y: 300 },
      { x: 700, y: 300 },
      { x: 200, y: 299.6 },
      { x: 200, y: 200 },
      { x: 800, y: 200 },
      { x: 800, y: 400 },
      { x: 200, y: 400 },
    ];
    const texts = ring.map((_, i) => String(i));
    for (const { tag } of placeLabels(ring, texts, SPACE)) expect(isInside(tag.middle, ring)).toBe(false);
  });

  it('places no text over another, on a wall or inside the room', () => {
    const corner = fc.record({ x: fc.integer({ min: 80, max: 920 }), y: fc.integer({ min: 80, max: 720 }) });
    fc.assert(
      fc.property(fc.array(corner, { minLength: 3, maxLength: 14 }), (corners) => {
        // Corners sorted around their middle form a room without crossings.
        const [mx, my] = [
          corners.reduce((sum, { x }) => sum + x, 0) / corners.length,
          corners.reduce((sum, { y }) => sum + y, 0) / corners.length,
        ];
        const angle = ({ x, y }: Point) => Math.atan2(y - my, x - mx);
        const ring = corners.toSorted((a, b) => angle(a) - angle(b));
        if (new Set(ring.map((c) => angle(c).toFixed(6))).size < ring.length) return;
        const gaps = ring.map((c, i) => (angle(ring[(i + 1) % ring.length]) - angle(c) + 2 * Math.PI) % (2 * Math.PI));
        if (gaps.some((gap) => gap >= Math.PI)) return;
        const labels = placeLabels(
          ring,
          ring.map((_, i) => `${100 + i}.25`),
          SPACE,
        );
        // One expectation for all spots of all labels, since there are thousands.
        const faults: string[] = [];
        labels.forEach((label, i) => {
          for (const spot of spotsOf(label)) {
            if (isInside(spot, ring)) faults.push(`"${label.text}" in the room`);
            labels.slice(i + 1).forEach((other) => {
              const { middle, turnDeg } = other.tag;
              const [dx, dy, turn] = [spot.x - middle.x, spot.y - middle.y, (turnDeg * Math.PI) / 180];
              const along = dx * Math.cos(turn) + dy * Math.sin(turn);
              const across = dy * Math.cos(turn) - dx * Math.sin(turn);
              const isOver = Math.abs(along) < SPACE.widthOf(other.text) / 2 && Math.abs(across) < SPACE.textHeight / 2;
              if (isOver) faults.push(`"${label.text}" over "${other.text}"`);
            });
          }
        });
        expect(faults).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });
});
