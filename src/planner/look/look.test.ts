import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shadeOf } from '../../drawing/index.ts';
import { boundedSize } from '../page/kept-image.ts';
import { changed, type Draft } from '../state/draft.ts';
import { lookOf, withLook } from './look.ts';
import { MATERIAL_NAMES, MATERIALS, materialNameOf, withMaterial } from './materials.ts';
import { meanOf, pixelsOf, TEXTURE_PX } from './texture.ts';

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

describe('a photo', () => {
  it('is bounded, keeps its proportions, and is never enlarged', () => {
    const px = fc.integer({ min: 1, max: 12_000 });
    fc.assert(
      fc.property(px, px, (width, height) => {
        const size = boundedSize({ width, height }, 512);
        expect(Math.max(size.width, size.height)).toBeLessThanOrEqual(512);
        if (Math.max(width, height) <= 512) expect(size).toEqual({ width, height });
        expect(Math.abs(size.width * height - size.height * width)).toBeLessThanOrEqual(Math.max(width, height));
      }),
    );
  });

  it('is kept beside other data of the page, and leaves nothing behind when it is removed', () => {
    const draft: Draft = { outline: 'E100 S100 W100 N100', page: { order: {} } };
    const shown = changed(draft, withLook({ photo: 'data:image/jpeg;base64,', shade: 5 })(draft));
    expect(lookOf(shown)).toEqual({ photo: 'data:image/jpeg;base64,', shade: 5 });
    expect(changed(shown, withLook({ photo: undefined, shade: undefined })(shown))).toEqual(draft);
  });
});

describe('a material', () => {
  const plain: Draft = { outline: 'E100 S100 W100 N100', page: { order: {} } };

  it('brings its joints and shades, which follow it until they are chosen, and leaves nothing behind', () => {
    const oak = changed(plain, withMaterial('oak')(plain));
    expect(lookOf(oak)).toEqual({ material: 'oak', shade: MATERIALS.oak.shade });
    expect(oak.gapColor).toBe(MATERIALS.oak.joint);
    const slate = changed(oak, withMaterial('slate')(oak));
    expect([lookOf(slate), slate.gapColor]).toEqual([
      { material: 'slate', shade: MATERIALS.slate.shade },
      MATERIALS.slate.joint,
    ]);
    expect(changed(slate, withMaterial(undefined)(slate))).toEqual(plain);
    const own = { ...slate, gapColor: '#ffffff' };
    expect(changed(own, withMaterial('oak')(own)).gapColor).toBe('#ffffff');
  });

  it('replaces a photo, and is none if a file names one that there is not', () => {
    const photo = changed(plain, withLook({ photo: 'data:image/jpeg;base64,' })(plain));
    expect(lookOf(changed(photo, withMaterial('marble')(photo))).photo).toBeUndefined();
    for (const name of ['gold', 'toString', '']) expect(materialNameOf({ material: name })).toBeUndefined();
  });

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
});
