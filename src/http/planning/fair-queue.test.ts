import { describe, expect, it } from 'vitest';
import { FairQueue, type Queued } from './fair-queue.ts';

interface Job extends Queued {
  readonly name: string;
}

let clock = 0;
const job = (client: string, costMs: number, name = client): Job => ({ client, costMs, name, queuedAt: clock++ });

function taken(queue: FairQueue<Job>, most = Number.POSITIVE_INFINITY): string[] {
  const names: string[] = [];
  for (let next = queue.take(); next !== undefined; next = names.length < most ? queue.take() : undefined)
    names.push(next.name);
  return names;
}

describe('a fair queue', () => {
  it('lets a small job of another client pass all but the job that is being served', () => {
    const queue = new FairQueue<Job>();
    for (let i = 0; i < 30; i++) queue.add(job('busy', 80));
    expect(taken(queue, 3)).toEqual(['busy', 'busy', 'busy']);
    queue.add(job('other', 2));
    expect(taken(queue, 1)).toEqual(['other']);
    expect(queue.size).toBe(27);
  });

  it('serves clients alike by cost, not by number', () => {
    const queue = new FairQueue<Job>();
    for (let i = 0; i < 12; i++) queue.add(job('small', 10));
    for (let i = 0; i < 3; i++) queue.add(job('large', 40));
    const order = taken(queue);
    // Eight small jobs cost as much as two large ones.
    const first = order.slice(0, 10);
    expect(first.filter((name) => name === 'large').length).toBeGreaterThanOrEqual(2);
    expect(first.filter((name) => name === 'small').length).toBeGreaterThanOrEqual(6);
    expect(order).toHaveLength(15);
  });

  it('gives a client nothing for the time in which it did not ask', () => {
    const queue = new FairQueue<Job>();
    for (let i = 0; i < 20; i++) queue.add(job('early', 50));
    taken(queue, 10);
    for (let i = 0; i < 10; i++) queue.add(job('late', 50));
    expect(taken(queue, 4).sort()).toEqual(['early', 'early', 'late', 'late']);
  });

  it('lets cheap jobs of a client overtake its expensive ones for a while only', () => {
    const queue = new FairQueue<Job>();
    queue.add({ client: 'a', costMs: 20, name: 'expensive', queuedAt: 0 });
    queue.add({ client: 'a', costMs: 1, name: 'soon', queuedAt: 50 });
    queue.add({ client: 'a', costMs: 1, name: 'late', queuedAt: 1000 });
    expect(taken(queue)).toEqual(['soon', 'expensive', 'late']);
  });

  it('knows the cost before a job of each client', () => {
    const queue = new FairQueue<Job>();
    expect(queue.costBefore('new', 10)).toBe(0);
    for (let i = 0; i < 5; i++) queue.add(job('busy', 100));
    queue.add(job('calm', 3));
    // All its own jobs, and those of the other.
    expect(queue.costBefore('busy', 10)).toBe(503);
    // As much of the others as it costs itself.
    expect(queue.costBefore('new', 10)).toBe(13);
    expect(queue.costBefore('calm', 10)).toBe(16);
  });

  it('forgets jobs that are dropped', () => {
    const queue = new FairQueue<Job>();
    const dropped = job('a', 5, 'dropped');
    queue.add(dropped);
    queue.add(job('a', 5, 'kept'));
    expect(queue.delete(dropped)).toBe(true);
    expect(queue.delete(dropped)).toBe(false);
    expect(queue.costBefore('a', 1)).toBe(5);
    expect(taken(queue)).toEqual(['kept']);
    expect(queue.size).toBe(0);
    expect(queue.peek()).toBeUndefined();
  });
});
