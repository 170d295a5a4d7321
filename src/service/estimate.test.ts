import { expect, it } from 'vitest';
import { PATTERNS, plan, shortNameOf } from '../engine/index.ts';
import { readQuery } from '../wire/index.ts';
import { estimateTiles } from './estimate.ts';

function read(query: string) {
  const reading = readQuery(query);
  if (!reading.ok) throw new Error(reading.mistakes[0].message);
  return reading;
}

it.each(PATTERNS.map(shortNameOf))('is close to the number of tiles of a plain room: %s', (pattern) => {
  const asked = read(`outline=E900+S700+W900+N700&pattern=${pattern}`);
  const { total } = plan(asked.request).tiles;
  expect(estimateTiles(asked) / total).toBeGreaterThan(0.7);
  expect(estimateTiles(asked) / total).toBeLessThan(1.1);
});

it('never exceeds the limit of a plan', () => {
  expect(estimateTiles(read('outline=E9000+S7000+W9000+N7000&tileSize=20'))).toBe(20_000);
});
