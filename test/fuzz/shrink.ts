// Lets fast-check shrink a failing request.

import fc from 'fast-check';
import { requestFrom } from './generator.ts';
import { drawnAt, draws, Random } from './random.ts';
import type { FuzzRequest } from './request.ts';

const LONGEST_MS = 20_000;

/** The smallest request found in the draws of the request with this number that still fails in the same way. */
export async function shrink(
  seed: number,
  { number, request }: { readonly number: number; readonly request: FuzzRequest },
  stillFails: (request: FuzzRequest) => Promise<boolean>,
): Promise<FuzzRequest> {
  let smallest = request;
  const holds = fc.asyncProperty(draws, async (drawn) => {
    const candidate = requestFrom(new Random(drawn));
    if (!(await stillFails(candidate))) return true;
    smallest = candidate;
    return false;
  });
  await fc.check(holds, { ...drawnAt(seed, number), interruptAfterTimeLimit: LONGEST_MS });
  return smallest;
}
