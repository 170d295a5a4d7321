import { describe, expect, it } from 'vitest';
import { memoryStore } from '../../test/support/memory-store.ts';
import { guard } from './guard.ts';
import type { ProjectStore } from './project-store.ts';

/** A database whose saves finish when the test decides. */
function slowDatabase(): { database: ProjectStore; finish: () => void; isClosed: () => boolean } {
  const endings: (() => void)[] = [];
  let closed = false;
  const database: ProjectStore = {
    ...memoryStore(),
    save: () => new Promise((resolve) => endings.push(() => resolve('new'))),
    close: async () => {
      closed = true;
    },
  };
  return { database, finish: () => endings.splice(0).map((end) => end()), isClosed: () => closed };
}

describe('the guard of a store', () => {
  it('refuses calls while ten thousand wait, and accepts calls again afterwards', async () => {
    const { database, finish } = slowDatabase();
    const store = guard(database, 60_000);
    const waiting = Array.from({ length: 10_000 }, (_, index) => store.save(`${index}`, 'x'));
    await expect(store.save('one more', 'x')).rejects.toThrow('10000 calls are waiting');
    await expect(store.find('a')).rejects.toThrow('does not keep up');
    finish();
    await Promise.all(waiting);
    await expect(store.find('a')).resolves.toBeUndefined();
  });

  it('refuses projects while too many characters wait', async () => {
    const { database, finish } = slowDatabase();
    const store = guard(database, 60_000);
    const text = 'x'.repeat(4_000_000);
    const waiting = [1, 2, 3, 4].map((id) => store.save(`${id}`, text));
    await expect(store.save('5', text)).rejects.toThrow('4 calls are waiting');
    await expect(store.find('a')).resolves.toBeUndefined();
    finish();
    await Promise.all(waiting);
  });

  it('rejects calls to a database that hangs, and still counts them as waiting', async () => {
    const { database, finish } = slowDatabase();
    const store = guard(database, 1);
    const hanging = Array.from({ length: 10_000 }, (_, index) => store.save(`${index}`, 'x'));
    const outcomes = await Promise.allSettled(hanging);
    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
    await expect(hanging[0]).rejects.toThrow('did not answer within 1 ms');
    await expect(store.check()).rejects.toThrow('10000 calls are waiting');
    finish();
    await expect.poll(() => store.check()).toBe('ready');
  });

  it('closes a database that hangs', async () => {
    const { database, isClosed } = slowDatabase();
    const store = guard(database, 1);
    await expect(store.save('a', 'x')).rejects.toThrow('did not answer');
    await store.close();
    expect(isClosed()).toBe(true);
  });

  it('passes on the error of the database', async () => {
    const failing = Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR' });
    const store = guard({ ...slowDatabase().database, save: () => Promise.reject(failing) }, 60_000);
    await expect(store.save('a', 'x')).rejects.toBe(failing);
  });
});
