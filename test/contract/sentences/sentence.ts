// What a row of the walk through the specification is.

import { expect } from 'vitest';
import type { ContractService } from '../contract-service.ts';

/** The place of a sentence, what it says in short, and a test that shows it. */
export type Sentence = readonly [place: string, says: string, shown: (service: ContractService) => Promise<unknown>];

/** A figure rounded to so many decimals, by a calculation of the test's own. */
export function expectRounded(figure: number | null, exact: number, decimals: number, what = ''): void {
  const step = 10 ** -decimals;
  expect(Math.abs(Number(figure) - exact), `${what} ${figure} for ${exact}`).toBeLessThanOrEqual(step / 2 + 1e-9);
  expect(Number(Number(figure).toFixed(decimals)), `${what} decimals`).toBe(figure);
}

/** A refusal says what was wrong and what to send instead, in one line that can be shown. */
export function expectMessage(error: string, ...words: readonly (string | RegExp)[]): void {
  expect(error).toMatch(/^.{20,500}$/);
  for (const word of words) expect(error).toMatch(word);
}
