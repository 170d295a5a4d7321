import { availableParallelism } from 'node:os';
import { describe, expect, it } from 'vitest';
import { coresOfShare, readWorkers } from './cores.ts';

describe('workers', () => {
  it('are as many as were asked for, whatever the machine has', () => {
    expect(readWorkers({ WORKERS: '200' })).toBe(200);
  });

  it('are no more than there are cores where nobody asked', () => {
    expect(readWorkers({})).toBeGreaterThanOrEqual(1);
    expect(readWorkers({})).toBeLessThanOrEqual(availableParallelism());
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
