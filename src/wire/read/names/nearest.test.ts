import { expect, it } from 'vitest';
import { nearestName } from './nearest.ts';

const known = ['outline', 'polygon', 'pattern', 'tileSize', 'color', 'inlineSvg', 'link', 'lang'];

it.each([
  ['tilesize', 'tileSize'],
  ['tile_size', 'tileSize'],
  ['TILE-SIZE', 'tileSize'],
  ['outlin', 'outline'],
  ['patern', 'pattern'],
  ['pattren', 'pattern'],
  ['colour', 'color'],
  ['inline-svg', 'inlineSvg'],
  ['lnk', 'link'],
])('%s means %s', (name, meant) => {
  expect(nearestName(name, known)).toBe(meant);
});

it.each([
  ['diagonal', ['diagonal-up', 'diagonal-down']],
  ['ens', ['en', 'es']],
  ['point', ['joint']],
])('%s may mean several of %j, or none', (name, names) => {
  expect(nearestName(name, names)).toBeUndefined();
});

it.each(['', 'x', 'q', 'tile', 'tileWidth', 'constructor', 'z'.repeat(5000)])('%s has no suggestion', (name) => {
  expect(nearestName(name, known)).toBeUndefined();
});
