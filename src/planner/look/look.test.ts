import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MATERIALS } from '../../drawing/materials.ts';
import { type Pattern, patternByName } from '../../engine/index.ts';
import { boundedSize } from '../page/kept-image.ts';
import { changed, type Draft } from '../state/draft.ts';
import { lookOf, withLook } from './look.ts';
import { materialNameOf, withMaterial, withNextMaterial } from './materials.ts';

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

  it('follows the pattern while it is the one that the pattern is usually laid in', () => {
    const [squares, herringbone] = ['squares', 'herringbone'].map((name) => patternByName(name) as Pattern);
    const marble = changed(plain, withMaterial('marble')(plain));
    const oak = changed(marble, withNextMaterial(squares, herringbone)(marble));
    expect([lookOf(oak).material, oak.gapColor]).toEqual(['oak', MATERIALS.oak.joint]);
    // One that was chosen instead stays, and a plain floor stays plain.
    expect(withNextMaterial(herringbone, squares)(marble)).toEqual({});
    expect(withNextMaterial(squares, herringbone)(plain)).toEqual({});
  });
});
