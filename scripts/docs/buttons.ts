// Names of buttons and fields of the planner in its guides: what is bold is a text of the planner.

import { drawings } from '../../src/words/drawings/en.ts';
import { en as service } from '../../src/words/en.ts';
import { en as planner } from '../../src/words/planner/en.ts';
import { type Document, type Failure, findAll, proseOf } from './markdown.ts';

const TEXTS = Object.values({ ...service, ...planner, ...drawings });

/** Bold names that the planner does not have. Those that begin an item of a list or a row of a table are headings of it. */
export function unknownButtons(document: Document): Failure[] {
  const lines = proseOf(document).map((line) => line.replace(/^- \*\*[^*]+\*\*:|^\| \*\*[^*]+\*\* \|/, ''));
  return findAll(lines, /\*\*([^*]+)\*\*/g)
    .filter(({ text }) => !TEXTS.some((known) => known.includes(text)))
    .map(({ text, line }) => ({ path: document.path, line, message: `the planner has no "${text}"` }));
}
