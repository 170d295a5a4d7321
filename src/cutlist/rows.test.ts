import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSent } from '../../test/support/sent-requests.ts';
import { plan } from '../engine/index.ts';
import { type CutList, cutListOf } from './cut-list.ts';
import { laidTilesOf } from './laid.ts';
import { sortGroups, spansOf } from './rows.ts';

const { pattern, parameters, ...laid } = plan(
  readSent({ outline: 'E300 A36.8699:150 S120 W420 N210', pattern: 'isometric-cubes', start: { x: 1, y: 2 } }).request,
);
const list: CutList = cutListOf(laidTilesOf(laid), pattern, parameters);

describe('rows', () => {
  it('can be sorted by every column, both ways', () => {
    const byArea = sortGroups(list, { column: 'area', falls: false }).map(({ areaCm2 }) => areaCm2);
    expect(byArea).toEqual(byArea.toSorted((a, b) => a - b));
    const byCount = sortGroups(list, { column: 'count', falls: true }).map(({ tiles }) => tiles.length);
    expect(byCount).toEqual(byCount.toSorted((a, b) => b - a));
    const byNumber = sortGroups(list, { column: 'tiles', falls: false }).map(({ tiles }) => tiles[0].number);
    expect(byNumber).toEqual(byNumber.toSorted((a, b) => a - b));
  });

  it('name the shade of a cube, and never group two shades', () => {
    for (const { tiles, motif } of list.groups) {
      expect(new Set(tiles.map((tile) => tile.motif))).toEqual(new Set([motif]));
      expect(list.kindOf(motif, 'en')).not.toBe('');
    }
  });

  it('shorten consecutive numbers without losing any', () => {
    const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 60 })).map((list) => list.sort((a, b) => a - b));
    fc.assert(
      fc.property(numbers, (list) => {
        const unfolded = spansOf(list)
          .match(/\d+(–\d+)?/g)
          ?.flatMap((span) => {
            const [first, last = first] = span.split('–').map(Number);
            return Array.from({ length: last - first + 1 }, (_, i) => first + i);
          });
        expect(unfolded ?? []).toEqual(list);
      }),
    );
  });
});
