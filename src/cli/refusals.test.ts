import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomAt } from '../../test/fuzz/random.ts';
import { casesOf } from '../../test/support/cases.ts';
import { queryOf, repaired } from '../../test/support/repair-program.ts';
import { spoiltQuery } from '../../test/support/spoilt-requests.ts';
import { readQuery } from '../wire/index.ts';
import { QUERY_FLAGS } from './flags/field-flags.ts';
import { refusalLine, repairOf, withFlags } from './refusals.ts';

const ROOM = 'E400 S300 W400 N300';

/** The lines for flags with these values. */
function linesFor(values: Record<string, string>): string[] {
  const read = readQuery(new URLSearchParams(values).toString());
  return read.ok ? [] : read.mistakes.map((mistake) => refusalLine(mistake, new Map(Object.entries(values))));
}

describe('queries in texts', () => {
  it.each([
    ['send start=0.15,-2.25 instead, which', 'send --start 0.15,-2.25 instead, which'],
    ['for example outline=E400%20S300 for 4 m', "for example --outline 'E400 S300' for 4 m"],
    ['send color=%23abc or color=abc.', "send --color '#abc' or --color abc."],
    ['With width=5, or format=svg.', 'With --width 5, or --format svg.'],
    ['(tileSize=12in)', '(--tileSize 12in)'],
    ['a=b "joint": 3 ?joint=3 area=4', 'a=b "joint": 3 ?joint=3 area=4'],
  ])('%s', (text, flags) => {
    expect(withFlags(text)).toBe(flags);
  });
});

describe('a refusal', () => {
  it.each([
    [{}, "for example --outline 'E400 S300 W400 N300' for 4 by 3 m"],
    [{ outline: 'E400 S300 W400' }, `Try --outline '${ROOM}'`],
    [{ outline: 'E4OO S300 W400 N300', joint: '3' }, 'Wall 1 of outline, "E4OO"'],
    [{ outline: '400E S300 W400 N300' }, `Try --outline '${ROOM}'`],
    [{ outline: ROOM, pattern: 'stack bond' }, 'Try --pattern bricks --offset 0'],
    [{ outline: ROOM, pattern: 'subway' }, 'Try --pattern bricks'],
    [{ outline: ROOM, joint: '3,5' }, '--joint 3.5'],
    [{ outline: ROOM, tileWidth: '50' }, 'squares does not take --tileWidth, only --tileSize, --rotation.'],
    [{ outline: ROOM, tileWidth: '50' }, 'Try --tileSize 50 without --tileWidth'],
  ])('of %j has %s', (values, words) => {
    expect(linesFor(values as Record<string, string>).join('\n')).toContain(words);
  });

  it('never shows the form of a query', () => {
    const random = randomAt(1, 1);
    const odd = [
      '',
      'x',
      '1e999',
      '-5',
      'E400',
      '0,0 1,1',
      '1;2',
      'true',
      '#12',
      '999999',
      '%',
      '12,5',
      '"',
      'center ',
    ];
    for (const name of QUERY_FLAGS) {
      for (const value of odd) {
        for (const line of linesFor({ outline: ROOM, joint: random.pick(odd), [name]: value })) {
          expect(line.replaceAll(/"[^"]*"/g, '')).not.toMatch(new RegExp(`(?<![\\w-])(?:${QUERY_FLAGS.join('|')})=`));
        }
      }
    }
  });

  it('proposes the flags of the request that a program repairs by the rules', () => {
    let repairs = 0;
    fc.assert(
      fc.property(spoiltQuery, (sent) => {
        if (sent.where !== 'query' || sent.parts.some(({ raw }) => raw !== undefined)) return;
        const flags = new Map(sent.parts.map(({ name, value }) => [name, value]));
        const read = readQuery(queryOf(sent.parts));
        if (read.ok || flags.size < sent.parts.length) return;
        for (const mistake of read.mistakes) {
          const expected = repaired(sent, sent, mistake);
          const repair = repairOf(mistake, flags);
          expect(repair === undefined).toBe(expected === undefined);
          if (repair === undefined || expected?.where !== 'query') continue;
          const kept = [...flags].filter(([name]) => !repair.drop.includes(name));
          const spaced = (pairs: Iterable<readonly [string, string]>) =>
            new Map([...pairs].map(([name, value]) => [name, value.replaceAll(/\s+/g, ' ')]));
          const parts = expected.parts.map(({ name, value }) => [name, value] as const);
          expect(spaced([...kept, ...repair.set])).toEqual(spaced(parts));
          repairs++;
        }
      }),
      { numRuns: casesOf(80, 3000) },
    );
    // A run without any would have tested nothing.
    expect(repairs).toBeGreaterThan(5);
  });
});
