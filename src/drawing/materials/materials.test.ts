import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PATTERNS, shortNameOf } from '../../engine/index.ts';
import { MATERIAL_NAMES, MATERIALS, OWN_MATERIALS, ownMaterialOf } from './materials.ts';
import { shadeOf } from './shade.ts';
import { meanOf, pixelsOf, TEXTURE_PX } from './texture.ts';
import { tonesIn } from './tones.ts';

describe('the shade of a tile', () => {
  it('is the same for the same place, within its range', () => {
    const whole = fc.integer({ min: -30_000, max: 30_000 });
    fc.assert(
      fc.property(fc.nat(5), whole, whole, (motif, place, row) => {
        const shade = shadeOf(motif, place, row);
        expect(shadeOf(motif, place, row)).toBe(shade);
        expect(Math.abs(shade)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('is spread evenly, and neighbours have nothing to do with each other', () => {
    const side = 100;
    const shades = Array.from({ length: side * side }, (_, i) => shadeOf(0, i % side, Math.floor(i / side)));
    const mean = shades.reduce((sum, shade) => sum + shade, 0) / shades.length;
    // The standard deviation of the mean of 10,000 numbers spread over -1 to 1 is 0.0058; of the product, 0.0033.
    expect(Math.abs(mean)).toBeLessThan(0.03);
    const likeness = shades.reduce((sum, shade, i) => sum + shade * (shades[i + 1] ?? 0), 0) / shades.length;
    expect(Math.abs(likeness)).toBeLessThan(0.02);
    const down = shades.reduce((sum, shade, i) => sum + shade * (shades[i + side] ?? 0), 0) / shades.length;
    expect(Math.abs(down)).toBeLessThan(0.02);
  });
});

describe('a material', () => {
  it.each(MATERIAL_NAMES)('%s has a texture that repeats without a seam and shows the colour of the tile', (name) => {
    const px = 64;
    const share = px / TEXTURE_PX;
    const begin = pixelsOf(name, '#808080', { px, share });
    // The same numbers again: nothing depends on what was made before.
    expect(pixelsOf(name, '#808080', { px, share })).toEqual(begin);
    // One texture further, the first pixels come again.
    const twice = pixelsOf(name, '#808080', { px: 4, share: 4 });
    for (let i = 4; i < twice.length; i++) expect(Math.abs(twice[i] - begin[i % 4])).toBeLessThanOrEqual(1);
    // Marks must be told from the tile: its mean stays near its colour, and stronger colours give stronger means.
    const partsOf = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
    for (const part of partsOf(meanOf(name, '#808080'))) expect(Math.abs(part - 128)).toBeLessThan(32);
    const [light, dark] = ['#a0a0a0', '#505050'].map((color) => partsOf(meanOf(name, color)));
    light.forEach((part, k) => void expect(Math.abs(part - 2 * dark[k])).toBeLessThanOrEqual(2));
  });

  it('is known for every pattern, and listed for no other', () => {
    const names = PATTERNS.map(shortNameOf);
    for (const name of Object.keys(OWN_MATERIALS)) expect(names).toContain(name);
    for (const pattern of PATTERNS) expect(MATERIAL_NAMES).toContain(ownMaterialOf(pattern).name);
    // Patterns must look different from each other, so none of the materials is everywhere.
    for (const material of MATERIAL_NAMES) {
      expect(PATTERNS.filter((pattern) => ownMaterialOf(pattern).name === material).length).toBeLessThanOrEqual(6);
    }
  });

  it('is as light beside itself as the tiles of a drawing, or has a second colour', () => {
    const drawn = ['#ffffff', '#808080'];
    expect(tonesIn({ name: 'porcelain' }, drawn)[0]).toBe(MATERIALS.porcelain.color);
    const [light, dark] = tonesIn({ name: 'porcelain' }, drawn).map((tone) => Number.parseInt(tone.slice(1, 3), 16));
    expect(Math.abs(dark / light - 0x80 / 0xff)).toBeLessThan(0.01);
    expect(tonesIn({ name: 'marble', second: '#123456' }, drawn)).toEqual([MATERIALS.marble.color, '#123456']);
  });
});
