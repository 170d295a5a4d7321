// Example rooms; a new plan starts with the first.

import type { WordKey } from '../../words/index.ts';
import type { Draft } from '../state/draft.ts';

export const FIRST_DRAFT: Draft = {
  outline: 'E420 S180 W160 S170 W260 N350',
  pattern: 'squares',
  parameters: { tileSize: 300 },
};

export interface Example {
  readonly name: WordKey;
  readonly draft: Draft;
}

/** An L, a cutout, and walls that are not square. */
export const EXAMPLES: readonly Example[] = [
  { name: 'page.kitchen', draft: FIRST_DRAFT },
  {
    name: 'page.bathroom',
    draft: {
      outline: 'E180 S240 W180 N240',
      subtract: [{ x: 140, y: 0, w: 40, h: 60 }],
      pattern: 'hexagons',
      start: { x: 0, y: 87.5 },
    },
  },
  {
    name: 'page.livingRoom',
    draft: {
      outline: 'E520 S300 A135:113.1371 W360 A225:113.1371 N300',
      pattern: 'herringbone',
      parameters: { tileWidth: 120, tileHeight: 600 },
      start: { x: 70, y: 52.5 },
    },
  },
];
