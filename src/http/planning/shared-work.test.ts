// Shared work is begun once, and dropped only when nobody waits for it any more.

import { describe, expect, it } from 'vitest';
import { SharedWork } from './shared-work.ts';

/** Work that ends on demand, and how often it was begun and dropped. */
function workbench() {
  const begun: { end: (text: string) => void; gone: AbortSignal }[] = [];
  const begin = (gone: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      gone.addEventListener('abort', () => reject(new Error('dropped')));
      begun.push({ end: resolve, gone });
    });
  return { begun, begin, shared: new SharedWork() };
}

describe('shared work', () => {
  it('is begun once for simultaneous callers, and again afterwards', async () => {
    const { begun, begin, shared } = workbench();
    const { signal } = new AbortController();
    const both = [shared.join('a', signal, begin), shared.join('a', signal, begin)];
    const other = shared.join('b', signal, begin);
    expect(begun).toHaveLength(2);
    begun[0].end('first');
    begun[1].end('other');
    expect(await Promise.all([...both, other])).toEqual(['first', 'first', 'other']);
    const later = shared.join('a', signal, begin);
    begun[2].end('second');
    expect(await later).toBe('second');
  });

  it('goes on while one caller is there, and is dropped when the last has left', async () => {
    const { begun, begin, shared } = workbench();
    const [one, two] = [new AbortController(), new AbortController()];
    const both = [shared.join('a', one.signal, begin), shared.join('a', two.signal, begin)];
    one.abort();
    expect(begun[0].gone.aborted).toBe(false);
    two.abort();
    expect(begun[0].gone.aborted).toBe(true);
    for (const result of both) await expect(result).rejects.toThrow('dropped');
    const anew = shared.join('a', new AbortController().signal, begin);
    begun[1].end('anew');
    expect(await anew).toBe('anew');
  });

  it('is dropped at once for a caller who had left before', async () => {
    const { begun, begin, shared } = workbench();
    const result = shared.join('a', AbortSignal.abort(), begin);
    expect(begun[0].gone.aborted).toBe(true);
    await expect(result).rejects.toThrow('dropped');
    expect(shared.has('a')).toBe(false);
  });

  it('that fails can be tried again', async () => {
    const { shared } = workbench();
    const { signal } = new AbortController();
    await expect(shared.join('a', signal, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await shared.join('a', signal, async () => 'yes')).toBe('yes');
  });
});
