// Example requests for pages. The engine plans them, so the figures on a page are real.

import { PlanError, plan } from '../engine/index.ts';
import { answerPlanned, mistakeOf, type Planned, planRequest } from '../service/index.ts';
import { type ErrorAnswer, errorAnswer, readQuery } from '../wire/index.ts';
import type { WordKey } from '../words/index.ts';
import { type Fields, queryOf } from './addresses.ts';

export interface ExampleRoom {
  readonly name: WordKey;
  readonly fields: Fields;
}

/** The rooms of the home page: an L, a cutout, and walls that are not square. */
export const EXAMPLE_ROOMS: readonly ExampleRoom[] = [
  { name: 'page.kitchen', fields: { outline: 'E420 S180 W160 S170 W260 N350', pattern: 'squares', tileSize: 300 } },
  {
    name: 'page.bathroom',
    fields: { outline: 'E180 S240 W180 N240', subtract: '140,0,40,60', pattern: 'hexagons', start: '0,87.5' },
  },
  {
    name: 'page.livingRoom',
    fields: {
      outline: 'E520 S300 A135:113.1371 W360 A225:113.1371 N300',
      pattern: 'herringbone',
      tileWidth: 120,
      tileHeight: 600,
      start: '70,52.5',
    },
  },
];

/** The initial room of the form. */
export const FIRST_WALK = 'E420 S180 W160 S170 W260 N350';

/** Plans an example; throws if it is refused. */
export function planExample(fields: Fields): Planned {
  const read = readQuery(queryOf(fields));
  if (!read.ok) throw new Error(`The example ${queryOf(fields)} is refused: ${read.mistakes[0].message}`);
  return planRequest(read);
}

/** The answer to an example without its addresses, which depend on the server. */
export function figuresOf(fields: Fields): Readonly<Record<string, unknown>> {
  const { surface, pattern, tiles, warnings } = answerPlanned(planExample(fields), { svgUrl: null, plannerUrl: null });
  return { surface, pattern, tiles, warnings };
}

/** The refusal of an example; throws if it is planned. */
export function refusalOf(fields: Fields): ErrorAnswer {
  const read = readQuery(queryOf(fields));
  if (!read.ok) return errorAnswer(read.mistakes);
  try {
    plan(read.request);
  } catch (error) {
    if (error instanceof PlanError) return errorAnswer([mistakeOf(error, read)]);
    throw error;
  }
  throw new Error(`The example ${queryOf(fields)} is meant to be refused and is planned.`);
}
