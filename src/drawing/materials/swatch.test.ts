import { DOMParser } from '@xmldom/xmldom';
import { describe, expect, it } from 'vitest';
import { PATTERNS, shortNameOf } from '../../engine/index.ts';
import { MATERIALS, ownMaterialOf } from './materials.ts';
import { drawSwatch, SWATCH } from './swatch.ts';

/** Pages show a score of them at once. */
const MOST_BYTES = 16_000;

describe.each(PATTERNS.map((pattern) => [shortNameOf(pattern), pattern] as const))('the swatch of %s', (_, pattern) => {
  const { light, dark } = drawSwatch(pattern);

  it('is a small drawing without words, scripts or links, in the colours of its material', () => {
    for (const svg of [light, dark]) {
      const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
      expect(root?.getAttribute('width')).toBe(`${SWATCH.width}`);
      expect(root?.textContent?.trim()).toBe('');
      expect([...svg.matchAll(/<([a-zA-Z]+)/g)].map(([, name]) => name)).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^(?!svg$|g$|path$|clipPath$|rect$)/)]),
      );
      expect(svg.length).toBeLessThan(MOST_BYTES);
    }
    expect(light).toContain(MATERIALS[ownMaterialOf(pattern).name].joint);
  });

  it('has the same tiles in the dark, none of them lighter', () => {
    const shapes = (svg: string) => [...svg.matchAll(/ d="([^"]*)"/g)].map(([, path]) => path);
    const colors = (svg: string) => [...svg.matchAll(/ fill="#(..)/g)].map(([, red]) => Number.parseInt(red, 16));
    expect(shapes(dark)).toEqual(shapes(light));
    for (const [i, red] of colors(dark).entries()) expect(red).toBeLessThanOrEqual(colors(light)[i]);
  });
});

it('is the same whenever it is drawn', () => {
  const [pattern, other] = PATTERNS;
  const drawn = drawSwatch(pattern);
  drawSwatch(other);
  expect(drawSwatch(pattern)).toEqual(drawn);
});
