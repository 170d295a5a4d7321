import { expect, it } from 'vitest';
import { rgbOf } from '../../drawing/index.ts';
import { LANGUAGES, say } from '../../words/index.ts';
import { colorName } from './color-name.ts';

// Named colours of CSS.
it.each([
  ['#ffffff', 'white'],
  ['#000000', 'black'],
  ['#808080', 'grey'],
  ['#f5f5dc', 'beige'],
  ['#a52a2a', 'brown'],
  ['#8b4513', 'brown'],
  ['#ff0000', 'red'],
  ['#ffa500', 'orange'],
  ['#ffff00', 'yellow'],
  ['#008000', 'green'],
  ['#40e0d0', 'turquoise'],
  ['#0000ff', 'blue'],
  ['#800080', 'purple'],
  ['#ff69b4', 'pink'],
  ['#c0c0c0', 'grey'],
  ['#d2b48c', 'beige'],
] as const)('%s is %s', (hex, name) => {
  for (const lang of LANGUAGES) expect(colorName(lang, rgbOf(hex))).toBe(say(lang, `color.${name}`));
});
