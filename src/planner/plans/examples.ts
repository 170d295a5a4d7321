// Example rooms, in round centimetres or in round feet and inches.

import type { WordKey } from '../../words/index.ts';
import { EIGHTH_MM, type ExampleDrafts, FIRST_DRAFTS, INCH_MM } from './first-draft.ts';

export interface Example {
  readonly name: WordKey;
  readonly drafts: ExampleDrafts;
}

/** An L, a cutout, and walls that are not square. */
export const EXAMPLES: readonly Example[] = [
  { name: 'page.kitchen', drafts: FIRST_DRAFTS },
  {
    name: 'page.bathroom',
    drafts: {
      metric: {
        outline: 'E180 S240 W180 N240',
        subtract: [{ x: 140, y: 0, w: 40, h: 60 }],
        pattern: 'hexagons',
        start: { x: 0, y: 87.5 },
      },
      imperial: {
        outline: 'E6ft S8ft W6ft N8ft',
        subtract: [{ x: 142.24, y: 0, w: 40.64, h: 60.96 }],
        pattern: 'hexagons',
        parameters: { tileSize: 8 * INCH_MM },
        joint: EIGHTH_MM,
        start: { x: 10.4, y: 11.8 },
      },
    },
  },
  {
    name: 'page.livingRoom',
    drafts: {
      metric: {
        outline: 'E520 S300 A135:113.1371 W360 A225:113.1371 N300',
        pattern: 'herringbone',
        parameters: { tileWidth: 120, tileHeight: 600 },
        start: { x: 70, y: 52.5 },
      },
      imperial: {
        outline: 'E17ft S10ft A135:129.3158 W11ft A225:129.3158 N10ft',
        pattern: 'herringbone',
        parameters: { tileWidth: 6 * INCH_MM, tileHeight: 24 * INCH_MM },
        joint: EIGHTH_MM,
        start: { x: 14.5, y: 0.7 },
      },
    },
  },
];
