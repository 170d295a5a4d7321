import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changed, type Draft } from '../state/draft.ts';
import { lookOf, withLook } from './look.ts';
import { boundedSize } from './photo.ts';
import { shadeOf } from './shade.ts';

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
