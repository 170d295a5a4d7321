// Published homes planned as jobs: every room has its area, and sharing offcuts over all rooms spares tiles, almost as many as
// is possible at all by the proven bound.

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { jobAnswerTo } from './support/planned-jobs.ts';

interface Home {
  readonly id: string;
  readonly source: string;
  readonly rooms: readonly { readonly name: string; readonly polygon: readonly (readonly [number, number])[] }[];
}

const { homes }: { readonly homes: readonly Home[] } = JSON.parse(readFileSync('bench/rooms/homes.json', 'utf8'));

/** By the shoelace formula, m² from cm. */
function areaM2(polygon: Home['rooms'][number]['polygon']): number {
  const twice = polygon.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = polygon[(i + 1) % polygon.length];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 20_000;
}

function answerTo({ rooms }: Home, tileSize: number, reuse: string) {
  const answer =
    jobAnswerTo({ surfaces: rooms, parameters: { tileSize }, reuse }) ?? expect.fail('The job is refused.');
  const [{ tilesWithReuse, atLeast }] = answer.materials;
  return { answer, tilesWithReuse, atLeast };
}

const percent = (share: number) => `${(100 * share).toFixed(2)} %`;

it.each([
  // Of all homes together; and of the house, which is the only one of 8 rooms.
  { tileSize: 300, together: 0.015, house: 0.013 },
  { tileSize: 600, together: 0.03, house: 0.04 },
])('tiles of $tileSize mm are spared in published homes by a pool of offcuts', ({ tileSize, together, house }) => {
  const sum = { within: 0, pooled: 0, atLeast: 0 };
  for (const home of homes) {
    const within = answerTo(home, tileSize, 'surface').tilesWithReuse;
    const { answer, tilesWithReuse: pooled, atLeast } = answerTo(home, tileSize, 'job');
    answer.surfaces.forEach(({ name, surface }, i) => {
      expect([name, surface.areaM2]).toEqual([home.rooms[i].name, expect.closeTo(areaM2(home.rooms[i].polygon), 4)]);
    });
    expect(pooled).toBeLessThanOrEqual(within);
    const [saved, possible] = [(within - pooled) / within, (within - atLeast) / within];
    console.log(
      `${home.id}, ${tileSize} mm: ${within} tiles by room, ${pooled} pooled, ${percent(saved)} of ${percent(possible)}`,
    );
    if (home.id === 'house-8') expect(saved).toBeGreaterThanOrEqual(house);
    sum.within += within;
    sum.pooled += pooled;
    sum.atLeast += atLeast;
  }
  const [spared, possible] = [sum.within - sum.pooled, sum.within - sum.atLeast];
  console.log(`all homes, ${tileSize} mm: ${percent(spared / sum.within)} of ${percent(possible / sum.within)}`);
  expect(spared / sum.within).toBeGreaterThanOrEqual(together);
  expect(spared).toBeGreaterThanOrEqual(0.9 * possible);
});
