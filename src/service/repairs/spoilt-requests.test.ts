// Applying the proposal of a refusal must work. These tests spoil good requests at random. A program that follows only
// the rules documented at `Mistake` repairs them, one mistake at a time, until they can be planned.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { casesOf } from '../../../test/support/cases.ts';
import { queryOf, repaired, type Sent, shown } from '../../../test/support/repair-program.ts';
import { spoiltBody, spoiltQuery } from '../../../test/support/spoilt-requests.ts';
import { PlanError, plan } from '../../engine/index.ts';
import { readBody } from '../../wire/read/body.ts';
import { readQuery } from '../../wire/read/query.ts';
import { errorAnswer, type Mistake } from '../../wire/values/mistakes.ts';
import { mistakeOf } from './repairs.ts';

const CASES = casesOf(100, 400);

/** The mistakes that the service returns; none if it plans the request. */
function mistakesIn(sent: Sent): readonly Mistake[] {
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

function listed(mistakes: readonly Mistake[]): readonly Mistake[] {
  const { error, errors, ...only } = errorAnswer(mistakes);
  return errors ?? [{ ...only, message: error }];
}

const sameMistake = (one: Mistake, other: Mistake) =>
  one.code === other.code && one.param === other.param && one.received === other.received;

/** Repairs a request until it can be planned, and checks at each step that the repaired mistake is gone. */
function expectRepairable(sent: Sent): void {
  const story = [shown(sent)];
  let current = sent;
  for (let round = 0; round < 10; round++) {
    const mistakes = mistakesIn(current);
    if (mistakes.length === 0) return;
    let next = current;
    for (const mistake of mistakes) {
      story.push(JSON.stringify(mistake));
      expect(mistake.message.length).toBeLessThanOrEqual(500);
      const alone = repaired(current, current, mistake);
      if (alone === undefined) {
        // Both sides of the tile are far too small: no single value helps.
        expect(['too-many-tiles', 'too-much-work'], story.join('\n')).toContain(mistake.code);
        return;
      }
      expect(
        mistakesIn(alone).some((again) => sameMistake(again, mistake)),
        [...story, shown(alone)].join('\n'),
      ).toBe(false);
      next = repaired(next, current, mistake) ?? next;
    }
    current = next;
    story.push(shown(current));
  }
  expect.fail(`Still refused after ten rounds:\n${story.join('\n')}`);
}

describe('following the proposals of a refusal leads to a plan', () => {
  it('from any spoilt query', () => {
    fc.assert(fc.property(spoiltQuery, expectRepairable), { numRuns: CASES });
  });

  it('from any spoilt body', () => {
    fc.assert(fc.property(spoiltBody, expectRepairable), { numRuns: CASES });
  });
});
