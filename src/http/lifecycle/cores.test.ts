import { availableParallelism } from 'node:os';
import { describe, expect, it } from 'vitest';
import { coresOfShare, usableCores } from './cores.ts';

describe('cores', () => {
  it('are at least one, and no more than the machine has', () => {
    expect(usableCores()).toBeGreaterThanOrEqual(1);
    expect(usableCores()).toBeLessThanOrEqual(availableParallelism());
  });

  it.each([
    ['100000 100000\n', 1],
    ['150000 100000\n', 2],
    ['50000 100000\n', 1],
    ['400000 100000\n', 4],
    ['max 100000\n', Number.POSITIVE_INFINITY],
    ['max', Number.POSITIVE_INFINITY],
    ['', Number.POSITIVE_INFINITY],
  ])('keep to the share of a container: %j', (share, cores) => {
    expect(coresOfShare(share)).toBe(cores);
  });
});
