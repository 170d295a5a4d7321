// A row of the walk through the specification.

import { expect } from 'vitest';
import type { ContractService } from '../contract-service.ts';

/** The place of a sentence, its short form, and a test that proves it. */
export type Sentence = readonly [place: string, says: string, shown: (service: ContractService) => Promise<unknown>];

/** Expects a figure to be the rounded result of an independent calculation. */
export function expectRounded(figure: number | null, exact: number, decimals: number, what = ''): void {
  const step = 10 ** -decimals;
  expect(Math.abs(Number(figure) - exact), `${what} ${figure} for ${exact}`).toBeLessThanOrEqual(step / 2 + 1e-9);
  expect(Number(Number(figure).toFixed(decimals)), `${what} decimals`).toBe(figure);
}

/** Expects a message of one line that contains the words. */
export function expectMessage(error: string, ...words: readonly (string | RegExp)[]): void {
  expect(error).toMatch(/^.{20,500}$/);
  for (const word of words) expect(error).toMatch(word);
}
