// The room that a new plan starts with, in round centimetres or in round feet and inches.

import type { UnitSystem } from '../../words/index.ts';
import type { Draft } from '../state/draft.ts';

/** The draft of an example by the units in which it is round. */
export type ExampleDrafts = Readonly<Record<UnitSystem, Draft>>;

export const INCH_MM = 25.4;
export const EIGHTH_MM = INCH_MM / 8;

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
