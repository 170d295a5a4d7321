import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSent } from '../../../test/support/sent-requests.ts';
import { type CutList, cutListOf, isCovered, laidTilesOf, ringsAt } from '../../cutlist/index.ts';
import { type Tag, tagsMeet, uprightAround } from '../../drawing/index.ts';
import { type Plan, type Point, plan, type Ring } from '../../engine/index.ts';
import { toFloor } from '../subject.ts';
import { insidePlace, sizeOfNumber } from './inside.ts';
import { type PlacedNumber, placeNumbers } from './numbers.ts';

const HEIGHT = 8.8;
/** Units per mm of paper, and the margin around the room. */
const UNITS = 4;
const MARGIN = 44;

/** An L-shaped bathroom with a shaft, a tub and a drain: hooks, notches, holes and narrow strips. */
const BATHROOM = {
  outline: 'E320 S150 W120 S90 W200 N240',
  subtract: [
    { x: 0, y: 0, w: 40, h: 40 },
    { x: 120, y: 100, w: 60, h: 40 },
  ],
  circles: [{ x: 250, y: 80, d: 12 }],
  pattern: 'bricks',
  parameters: { tileWidth: 600, tileHeight: 300, offset: 33 },
  gapMm: 2,
  start: { x: 13, y: -0.82 },
};

interface Analysis {
  readonly laid: Plan & ReturnType<typeof laidTilesOf>;
  readonly tiles: CutList['tiles'];
}

function analyse(body: Readonly<Record<string, unknown>>): Analysis {
  const planned = plan(readSent(body).request);
  const laid = { ...planned, ...laidTilesOf(planned) };
  return { laid, tiles: cutListOf(laid, planned.pattern, planned.parameters).tiles };
}

/** Every piece of a plan on one sheet at a scale. */
function sheetOf({ laid, tiles }: Analysis, scale: number) {
  const toPaper = ({ x, y }: Point) => ({ x: MARGIN + (x / scale) * UNITS, y: MARGIN + (y / scale) * UNITS });
  const pieces = tiles.map((tile) => ({
    texts: [`${tile.number}`],
    rings: ringsAt(laid, tile).map((ring) => ring.map(toPaper)),
    isCut: tile.cut >= 0,
  }));
  const walls = laid.room.outer.map((corner) => toPaper(toFloor(laid, corner)));
  const seen = {
    left: 0,
    top: 0,
    width: 2 * MARGIN + (laid.floor.width / scale) * UNITS,
    height: 2 * MARGIN + (laid.floor.height / scale) * UNITS,
  };
  const space = { seen, textHeight: HEIGHT, taken: [], marks: [], floor: [walls], walls, band: 8 };
  return { pieces, placed: placeNumbers(pieces, space), seen };
}

function labelOf({ text, middle, turnDeg }: PlacedNumber): Tag {
  return uprightAround({ middle, ...sizeOfNumber(text, HEIGHT), turnDeg });
}

describe('numbers on a printed plan', () => {
  it.each([10, 20, 50])('are at every piece at 1:%d, each once, over no other', async (scale) => {
    const { pieces, placed, seen } = sheetOf(analyse(BATHROOM), scale);
    expect(placed.map(({ piece }) => piece).sort((a, b) => a - b)).toEqual(pieces.map((_, i) => i));
    for (const [i, number] of placed.entries()) {
      const { rings } = pieces[number.piece];
      expect(number.text).toBe(pieces[number.piece].texts[0]);
      expect(isCovered(number.leader?.from ?? number.middle, rings)).toBe(true);
      const label = labelOf(number);
      expect(Math.abs(label.middle.x - seen.width / 2)).toBeLessThanOrEqual((seen.width - label.width) / 2);
      for (const other of placed.slice(0, i)) expect(tagsMeet(label, labelOf(other))).toBe(false);
    }
  });

  it('are inside notched pieces that have the room', async () => {
    const { pieces, placed } = sheetOf(analyse(BATHROOM), 10);
    const notched = placed.filter(({ piece }) => pieces[piece].rings.flat().length > 4);
    expect(notched.length).toBeGreaterThan(5);
    expect(notched.filter(({ leader }) => leader !== null)).toEqual([]);
  });
});

describe('the place inside a piece', () => {
  it('keeps the whole text inside, however the piece is turned', () => {
    const sides = fc.integer({ min: 10, max: 60 });
    fc.assert(
      fc.property(sides, sides, sides, fc.double({ min: 0, max: Math.PI, noNaN: true }), (wide, high, arm, turn) => {
        const [width, height] = [wide + arm, high + arm];
        const hook: Ring = [
          { x: 0, y: 0 },
          { x: width, y: 0 },
          { x: width, y: arm },
          { x: arm, y: arm },
          { x: arm, y: height },
          { x: 0, y: height },
        ].map(({ x, y }) => ({
          x: x * Math.cos(turn) - y * Math.sin(turn),
          y: x * Math.sin(turn) + y * Math.cos(turn),
        }));
        const place = insidePlace([hook], '12', HEIGHT);
        // Along an arm there is room for two digits.
        expect(place).not.toBeNull();
        if (place === null) return;
        const [along, across] = [sizeOfNumber('12', HEIGHT).width / 2, HEIGHT / 2];
        const angle = (place.turnDeg * Math.PI) / 180;
        const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
        for (let share = -1; share <= 1; share += 0.25) {
          for (const [u, v] of [
            [share * along, across],
            [share * along, -across],
            [along, share * across],
            [-along, share * across],
          ]) {
            const point = {
              x: place.middle.x + 0.999 * (u * cos - v * sin),
              y: place.middle.y + 0.999 * (u * sin + v * cos),
            };
            expect(isCovered(point, [hook])).toBe(true);
          }
        }
      }),
    );
  });
});
