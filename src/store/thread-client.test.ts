import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it } from 'vitest';
import { openThreadClient, type ThreadClient } from './thread-client.ts';

/** A thread that answers each call with the size of its message, and fails or crashes if the id says so. */
const THREAD = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', (message) => {
    if (message === 'close') return parentPort.close();
    const ids = message.map(({ args: [id] }) => id);
    if (ids.includes('throw')) throw new Error('out of luck');
    if (ids.includes('exit')) process.exit(3);
    if (ids.includes('fill')) for (let heap = []; ; ) heap.push(new Array(1000).fill({}));
    parentPort.postMessage(message.map(({ number, args: [id] }) => id === 'fail'
      ? { number, failure: { message: 'disk full', code: 'SQLITE_FULL' } }
      : { number, value: String(message.length) }));
  });`;

let started = 0;
let client: ThreadClient;

function open(): ThreadClient {
  started = 0;
  client = openThreadClient(() => {
    started += 1;
    return new Worker(THREAD, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 16 } });
  });
  return client;
}

afterEach(() => client.close());

const find = (id: string) => client.ask({ what: 'find', args: [id] });

const insert = (bytes: number) =>
  client.ask({
    what: 'insert',
    args: [{ id: 'a', packed: new Uint8Array(bytes), figures: null, opened: '2026-11-16' }],
  });

describe('the thread client', () => {
  it('starts no thread before the first call', async () => {
    await open().close();
    expect(started).toBe(0);
  });

  it('sends all calls that arrived while the thread was busy as one message', async () => {
    open();
    const sizes = await Promise.all(Array.from({ length: 101 }, (_, index) => find(`${index}`)));
    expect(sizes).toEqual(['1', ...Array.from({ length: 100 }, () => '100')]);
    expect(started).toBe(1);
  });

  it('sends at most a thousand calls and two million bytes in one message', async () => {
    open();
    const first = find('first');
    const many = await Promise.all(Array.from({ length: 2_500 }, (_, index) => find(`${index}`)));
    expect(await first).toBe('1');
    expect(Math.max(...many.map(Number))).toBe(1_000);
    const sizes = await Promise.all([0, 1, 2, 3, 4, 5].map(() => insert(900_000)));
    expect(sizes).toEqual(['1', '2', '2', '2', '2', '1']);
  });

  it('sends a longer call alone', async () => {
    open();
    expect(await insert(3_000_000)).toBe('1');
  });

  it('rejects each call with its own failure', async () => {
    open();
    const first = find('first');
    const [good, bad] = await Promise.allSettled([find('good'), find('fail')]);
    await first;
    expect(good).toEqual({ status: 'fulfilled', value: '2' });
    expect(bad).toMatchObject({ status: 'rejected', reason: { message: 'disk full', code: 'SQLITE_FULL' } });
  });

  it.each([
    ['throw', 'The thread of the store died: out of luck'],
    ['exit', 'The thread of the store ended'],
    ['fill', 'The thread of the store died: Worker terminated due to reaching memory limit'],
  ])('replaces a thread that crashed: %s', async (death, message) => {
    open();
    const dying = expect(find(death)).rejects.toThrow(message);
    const after = find('after');
    await dying;
    expect(await after).toBe('1');
    expect(await find('later')).toBe('1');
    expect(started).toBe(2);
  });

  it('rejects if no thread can be started', async () => {
    client = openThreadClient(() => {
      throw new Error('no threads left');
    });
    await expect(find('a')).rejects.toThrow('no threads left');
    await expect(find('b')).rejects.toThrow('no threads left');
  });
});
