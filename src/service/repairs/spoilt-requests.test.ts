// Applying a repair must work. These tests spoil good requests at random. A program that follows only the rules
// documented at `Mistake` repairs them, one mistake at a time, until they can be planned or a mistake has no repair.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { casesOf } from '../../../test/support/cases.ts';
import {
  isObject,
  type JsonObject,
  queryOf,
  repaired,
  type Sent,
  shown,
} from '../../../test/support/repair-program.ts';
import { spoiltBody, spoiltQuery } from '../../../test/support/spoilt-requests.ts';
import { PlanError, plan } from '../../engine/index.ts';
import { errorAnswer } from '../../wire/answers/error.ts';
import { readBody } from '../../wire/read/body.ts';
import { readComparison } from '../../wire/read/options/comparison.ts';
import { readQuery } from '../../wire/read/query.ts';
import type { Mistake } from '../../wire/values/mistakes.ts';
import { compareVariants } from '../compare/index.ts';
import { mistakeOf } from './repairs.ts';

const CASES = casesOf(40, 400);

/** Fields that all variants of a comparison share. */
const OPTIONS = new Set('color gapColor width walls format inlineSvg credit link lang'.split(' '));

/** The mistakes that the service returns; none if it plans the request. */
function mistakesIn(sent: Sent): readonly Mistake[] {
  if (sent.where === 'body' && isObject(sent.body) && 'variants' in sent.body) return mistakesInComparison(sent.body);
  const read = sent.where === 'query' ? readQuery(queryOf(sent.parts)) : readBody(sent.body);
  if (!read.ok) return listed(read.mistakes);
  try {
    plan(read.request);
    return [];
  } catch (error) {
    if (error instanceof PlanError) return listed([mistakeOf(error, read, sent.where)]);
    throw error;
  }
}

function mistakesInComparison(body: JsonObject): readonly Mistake[] {
  const read = readComparison(body);
  const outcome = read.ok ? compareVariants(read, 'https://tiles.example') : read;
  return outcome.ok ? [] : listed(outcome.mistakes);
}

function listed(mistakes: readonly Mistake[]): readonly Mistake[] {
  const { error, errors, ...only } = errorAnswer(mistakes);
  return errors ?? [{ ...only, message: error }];
}

const sameMistake = (one: Mistake, other: Mistake) =>
  one.code === other.code && one.param === other.param && one.received === other.received;

/**
 * Repairs a request until it can be planned or no further, and checks at each step that the repaired mistake is gone and
 * that the repair says nothing new.
 */
function expectRepairsToWork(sent: Sent): void {
  const story = [shown(sent)];
  let current = sent;
  for (let round = 0; round < 10; round++) {
    const mistakes = mistakesIn(current);
    if (mistakes.length === 0) return;
    let next = current;
    let isStuck = false;
    for (const mistake of mistakes) {
      story.push(JSON.stringify(mistake));
      expect(mistake.message.length).toBeLessThanOrEqual(500);
      expect(newNumbersIn(mistake, current), story.join('\n')).toEqual([]);
      const alone = repaired(current, current, mistake);
      if (alone === undefined) {
        isStuck = true;
        continue;
      }
      expect(
        mistakesIn(alone).some((again) => sameMistake(again, mistake)),
        [...story, shown(alone)].join('\n'),
      ).toBe(false);
      next = repaired(next, current, mistake) ?? next;
    }
    if (isStuck) return;
    current = next;
    story.push(shown(current));
  }
  expect.fail(`Still refused after ten rounds:\n${story.join('\n')}`);
}

/** The digits of each number in a text, without the zeros around them: a change of unit only moves the point. */
function digitsIn(text: string): string[] {
  const numbers = text.normalize('NFKC').match(/[0-9]+(?:[.,][0-9]+)?(?:e[+-]?[0-9]+)?/gi) ?? [];
  return numbers.flatMap((number) => {
    const parts = [number, ...number.split(',')];
    return parts.map((part) =>
      part
        .replace(/e.*$/i, '')
        .replace(/[.,]/, '')
        .replace(/^0+|0+$/g, ''),
    );
  });
}

/**
 * The numbers in a repair that are not in the request. Only the last wall of a walk and the bearing of a wall that goes
 * the other way may be computed.
 */
function newNumbersIn({ code, example, changes }: Mistake, sent: Sent): string[] {
  // A rectangle drawn back from its corner has another one.
  if (code === 'outline-open' || code === 'cutout-size') return [];
  const text =
    sent.where === 'body'
      ? JSON.stringify(sent.body)
      : sent.parts.map(({ name, value, raw }) => `${name} ${raw ?? value}`).join(' ');
  // A length in inches or feet may be restated in mm.
  const inMm = [...text.matchAll(/([0-9.]+) *\\?(["']|in|ft)/gi)].flatMap(([, number, unit]) =>
    digitsIn(String(+(Number(number) * (/["i]/i.test(unit) ? 25.4 : 304.8)).toPrecision(12))),
  );
  const known = new Set(['', ...inMm, ...digitsIn(text), ...digitsIn(text.replaceAll(',', ' '))]);
  const words = [example, ...Object.values(changes ?? {})].filter((value) => value !== null);
  return words
    .map((word) => word.replace(/^variants\[[0-9]+\]|A[0-9.]+:|,/g, ' '))
    .flatMap(digitsIn)
    .filter((digits) => !known.has(digits));
}

describe('following the repairs of a refusal', () => {
  it('works for any spoilt query', () => {
    fc.assert(fc.property(spoiltQuery, expectRepairsToWork), { numRuns: CASES });
  });

  it('works for any spoilt body', () => {
    fc.assert(fc.property(spoiltBody, expectRepairsToWork), { numRuns: CASES });
  });

  it('works for any spoilt variant of a comparison', () => {
    const spoiltVariant = spoiltBody.map((sent): Sent => {
      if (sent.where === 'query' || !isObject(sent.body)) return sent;
      const { outline, polygon, holes, subtract, ...variant } = sent.body;
      const own = Object.fromEntries(Object.entries(variant).filter(([name]) => !OPTIONS.has(name)));
      return { where: 'body', body: { outline: 'E400 S300 W400 N300', variants: [{}, own] } };
    });
    fc.assert(fc.property(spoiltVariant, expectRepairsToWork), { numRuns: casesOf(25, 400) });
  });
});
