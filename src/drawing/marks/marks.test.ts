// A mark that is added to the list appears in every output, without a word about it anywhere else.

import { afterEach, describe, expect, it } from 'vitest';
import { entitiesOf } from '../../../test/support/dxf-entities.ts';
import { planSquares, R1 } from '../../../test/support/plain-rooms.ts';
import { drawDxf } from '../dxf.ts';
import { drawSvg, type Item, linesOf, type Mark, MUTED, textOf } from '../index.ts';
import { MARKS, marksOf } from './marks.ts';

/** A line with a text, as a mark of next year may have. */
const practice: Mark = ({ floor }, { mmPerPx, line, text }) => {
  const middle = { x: floor.width / 2, y: floor.height / 2 };
  const path = [{ x: 0, y: middle.y }, middle];
  return {
    items: [
      linesOf('practice' as Item['role'], { color: MUTED, width: line * mmPerPx }, [path]),
      textOf('practice' as Item['role'], 'To the middle', middle, text * mmPerPx),
    ],
    tags: [],
  };
};
const list = MARKS as Mark[];
const planned = planSquares(R1, { tileSize: 300 });

describe('a mark', () => {
  afterEach(() => {
    if (list.at(-1) === practice) list.pop();
  });

  it('is on drawings and in CAD files, on a layer of its own name', () => {
    list.push(practice);
    const options = { widthPx: 800, walls: true, credit: null, color: null, gapColor: null, lang: 'en' } as const;
    expect(drawSvg(planned, options).match(/class="practice"/g)).toHaveLength(2);
    const file = drawDxf(planned, { lang: 'en' });
    const entities = entitiesOf(file).filter(({ layer }) => layer === 'PRACTICE');
    expect(entities.map(({ type, text }) => [type, text])).toEqual([
      ['LINE', ''],
      ['TEXT', 'To the middle'],
    ]);
    expect(file.split('PRACTICE').length).toBeGreaterThan(3);
  });

  it('keeps clear of those before it', () => {
    const space = { middle: { x: 0, y: 0 }, width: 10, height: 10, turnDeg: 0 };
    const where: boolean[] = [];
    list.push((_, medium) => {
      where.push(
        medium.isFree({ ...space, middle: medium.origin }),
        medium.isFree({ ...space, middle: { x: 1e6, y: 0 } }),
      );
      return null;
    });
    const start = { radius: 5, arm: 8, clear: 8, width: 1, rim: null, arrow: null };
    const sizes = { mmPerPx: 1, line: 1, text: 10, chalk: null, walls: null, signal: MUTED, start };
    // The start of this plan is in its upper left corner.
    marksOf(planned, { ...sizes, origin: { x: 0, y: 0 }, isFree: () => true });
    list.pop();
    expect(where).toEqual([false, true]);
  });
});
