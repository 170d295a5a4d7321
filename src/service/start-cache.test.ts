import { expect, it } from 'vitest';
import { R1 } from '../../test/support/plain-rooms.ts';
import { StartCache } from './start-cache.ts';

const request = { room: R1, pattern: 'squares', parameters: {} };

/** The number of searches for the given requests. */
function searchesFor(...requests: { about?: string; joint?: number; start?: { x: number; y: number } }[]): number {
  const cache = new StartCache<number>();
  let searches = 0;
  for (const { about = 'best', ...changed } of requests)
    cache.find({ ...request, ...changed }, about, () => searches++);
  return searches;
}

it('searches once for all starts of a room', () => {
  expect(searchesFor({}, { start: { x: 1, y: 2 } }, { start: { x: 3, y: 4 } })).toBe(1);
});

it('searches again for another room, or for something else', () => {
  expect(searchesFor({}, { joint: 1 }, { joint: 2 }, { about: 'good' }, { joint: 1 })).toBe(4);
});

it('forgets the room that was not used for longest', () => {
  const others = Array.from({ length: 49 }, (_, i) => ({ joint: i / 10 }));
  expect(searchesFor({}, ...others, {}, { joint: 90 }, {})).toBe(51);
  expect(searchesFor({}, ...others, { joint: 90 }, {})).toBe(52);
});

it('keeps that nothing was found', () => {
  const cache = new StartCache<undefined>();
  let searches = 0;
  for (let i = 0; i < 2; i++) {
    cache.find(request, 'good', () => {
      searches++;
      return undefined;
    });
  }
  expect(searches).toBe(1);
});
