// A watched child answers, and is replaced when it hangs or ends.

import { afterAll, expect, it } from 'vitest';
import { WatchedChild } from './watched-child.ts';

const child = new WatchedChild<number | string, number>(new URL('./moody-child.mjs', import.meta.url));
afterAll(() => child.stop());

it('answers one question after the other', async () => {
  expect(await child.ask(1, 20_000)).toEqual({ kind: 'answer', answer: 2 });
  expect(await child.ask(4, 20_000)).toEqual({ kind: 'answer', answer: 8 });
});

it('is replaced when it hangs', async () => {
  expect(await child.ask('loop', 100)).toEqual({ kind: 'hung' });
  expect(await child.ask(2, 20_000)).toEqual({ kind: 'answer', answer: 4 });
});

it('is replaced when it ends', async () => {
  expect(await child.ask('end', 20_000)).toEqual({ kind: 'ended', code: 3 });
  expect(await child.ask(3, 20_000)).toEqual({ kind: 'answer', answer: 6 });
});
