// Example rooms, in round centimetres or in round feet and inches; a new plan starts with the first.

import type { UnitSystem, WordKey } from '../../words/index.ts';
import type { Draft } from '../state/draft.ts';

/** The draft of an example by the units in which it is round. */
export type ExampleDrafts = Readonly<Record<UnitSystem, Draft>>;

const INCH_MM = 25.4;
const EIGHTH_MM = INCH_MM / 8;

export const FIRST_DRAFTS: ExampleDrafts = {
  metric: {
    outline: 'E420 S180 W160 S170 W260 N350',
    pattern: 'squares',
    parameters: { tileSize: 300 },
  },
  imperial: {
    outline: 'E14ft S6ft W5ft4in S5ft6in W8ft8in N11ft6in',
    pattern: 'squares',
    parameters: { tileSize: 12 * INCH_MM },
    joint: EIGHTH_MM,
  },
};

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
