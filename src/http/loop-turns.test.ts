import { expect, it, onTestFinished } from 'vitest';
import { inLaterTurn } from './loop-turns.ts';

it('does one thing in a turn of the event loop, in order', async () => {
  const done: string[] = [];
  const all = new Promise<void>((resolve) => {
    inLaterTurn(() => done.push('a'));
    inLaterTurn(() => {
      done.push('b');
      inLaterTurn(() => {
        done.push('d');
        resolve();
      });
    });
    inLaterTurn(() => done.push('c'));
  });
  expect(done).toEqual([]);
  setImmediate(function mark() {
    done.push('|');
    if (!done.includes('d')) setImmediate(mark);
  });
  await all;
  expect(done.join('')).toBe('a|b|c|d');
});

it('goes on after work that fails', async () => {
  const failed = new Promise((resolve) => process.once('uncaughtExceptionMonitor', resolve));
  const listeners = process.listeners('uncaughtException');
  process.removeAllListeners('uncaughtException').once('uncaughtException', () => undefined);
  onTestFinished(() => {
    for (const listener of listeners) process.on('uncaughtException', listener);
  });
  inLaterTurn(() => {
    throw new Error('work that fails');
  });
  const next = new Promise<string>((resolve) => inLaterTurn(() => resolve('done')));
  expect(await failed).toMatchObject({ message: 'work that fails' });
  expect(await next).toBe('done');
});
