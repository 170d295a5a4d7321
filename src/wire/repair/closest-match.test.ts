import { expect, it } from 'vitest';
import { nearestName, similarName } from './closest-match.ts';

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
  ['poligon', 'polygon'],
  ['titleSize', 'tileSize'],
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

it.each([
  ['tileSide', 'tileSize'],
  ['tileside', 'tileSize'],
  ['maxCut', 'minCut'],
  ['tileWeight', 'tileHeight'],
  ['pricePerBag', 'pricePerBox'],
  ['boxAreaCm2', 'boxAreaM2'],
  ['circlesR', 'circles'],
  ['tileSizeX', 'tileSize'],
  ['bricks-3', 'bricks'],
])('%s looks like %s and is another name', (name, other) => {
  expect(nearestName(name, [other])).toBeUndefined();
  expect(similarName(name, [other])).toBe(other);
});

it.each(['herringbonne', 'hearingbone', 'heringbon', 'Herring-Bone'])('%s means herringbone', (name) => {
  expect(nearestName(name, ['herringbone', 'double-herringbone', 'chevron'])).toBe('herringbone');
});
