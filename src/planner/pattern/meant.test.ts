import { expect, it } from 'vitest';
import { patternByName } from '../../engine/index.ts';
import { meantSizes } from './meant.ts';

it.each([
  ['squares', { tileSize: 60 }, { tileSize: 600 }],
  ['squares', { tileSize: 99.5 }, { tileSize: 995 }],
  ['squares', { tileSize: 100 }, undefined],
  ['squares', { tileSize: 300 }, undefined],
  ['bricks', { tileWidth: 60, tileHeight: 30 }, { tileWidth: 600, tileHeight: 300 }],
  // A metro tile.
  ['bricks', { tileWidth: 150, tileHeight: 75 }, undefined],
  // A plank, whose width alone is short.
  ['herringbone', { tileWidth: 70, tileHeight: 500 }, undefined],
  ['herringbone', { tileWidth: 12, tileHeight: 60 }, { tileWidth: 120, tileHeight: 600 }],
])('tiles of %s with %j may be meant as %j', (name, values, meant) => {
  const pattern = patternByName(name);
  expect(pattern && meantSizes(pattern, values)).toEqual(meant);
});
