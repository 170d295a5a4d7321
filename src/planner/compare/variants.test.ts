import { describe, expect, it } from 'vitest';
import { changed, type Draft } from '../state/draft.ts';
import { canPin, choose, isPinned, keyOf, MOST_VARIANTS, pin, unpin, variantOf, variantsOf } from './variants.ts';

const KITCHEN: Draft = {
  outline: 'E420 S180 W160 S170 W260 N350',
  subtract: [{ x: 10, y: 10, w: 20, h: 20 }],
  pattern: 'bricks',
  parameters: { tileWidth: 600, tileHeight: 300 },
  joint: 2,
  page: { order: { tilesPerBox: 6 } },
};

function at(x: number): Draft {
  return { ...KITCHEN, start: { x, y: 0 } };
}

describe('variants', () => {
  it('are layouts without the room and without what only the page uses', () => {
    expect(variantOf(at(3))).toEqual({
      pattern: 'bricks',
      parameters: { tileWidth: 600, tileHeight: 300 },
      joint: 2,
      start: { x: 3, y: 0 },
    });
  });

  it('are pinned once each, up to four, and keep other data of the page', () => {
    let draft = KITCHEN;
    for (let x = 0; x <= MOST_VARIANTS; x++) {
      expect(canPin(draft)).toBe(x < MOST_VARIANTS);
      draft = changed(draft, pin(draft));
      expect(canPin(draft)).toBe(false);
      draft = changed(draft, { start: { x, y: 5 } });
    }
    expect(variantsOf(draft)).toHaveLength(MOST_VARIANTS);
    expect(draft.page?.order).toEqual({ tilesPerBox: 6 });
  });

  it('are the same in whatever order their parameters are', () => {
    const swapped = { ...KITCHEN, parameters: { tileHeight: 300, tileWidth: 600 } };
    expect(keyOf(variantOf(swapped))).toBe(keyOf(variantOf(KITCHEN)));
    expect(keyOf(variantOf({ ...KITCHEN, joint: 3 }))).not.toBe(keyOf(variantOf(KITCHEN)));
  });

  it('can be removed and gone on with, whatever the plan is by then', () => {
    const pinned = changed(at(1), pin(at(1)));
    const later = changed(pinned, {
      pattern: 'hexagons',
      parameters: { tileSize: 200 },
      color: '#fff',
      outline: 'E100 S100 W100 N100',
    });
    expect(isPinned(later)).toBe(false);
    const [variant] = variantsOf(later);
    const chosen = changed(later, choose(variant));
    // The room is the later one, the layout the pinned one.
    expect(chosen).toEqual({ ...pinned, outline: 'E100 S100 W100 N100' });
    expect(isPinned(chosen)).toBe(true);
    expect(changed(chosen, unpin(chosen, keyOf(variant))).page).toEqual(KITCHEN.page);
  });
});
