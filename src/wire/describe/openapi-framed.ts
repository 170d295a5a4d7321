// The operation of the planner that other sites show in a frame.

import { errorAnswer } from '../answers/error.ts';
import { QUERY_FIELDS } from '../fields/fields.ts';
import { FRAMED_FIELDS } from '../fields/framed.ts';
import { readFramedPlan } from '../read/options/framed-query.ts';
import { refTo, type Schema } from '../schemas/parts.ts';
import { PATTERN_QUERY_PARAMETERS } from './schemas/patterns.ts';

/** A name that belongs to an answer, so a frame refuses it. */
const FOREIGN = 'name=Hall';

export const FRAMED_QUERY_PARAMETERS: readonly Schema[] = [
  ...QUERY_FIELDS.filter((name) => FRAMED_FIELDS.includes(name)).map((name) => refTo('parameters', name)),
  ...Object.keys(PATTERN_QUERY_PARAMETERS).map((name) => refTo('parameters', name)),
  {
    name: 'accent',
    in: 'query',
    description:
      "The shop's colour for buttons, links and marks of focus: 3 or 6 hexadecimal digits, with or without `%23`. Text on it is black or white, whichever can be read; where it is the colour of text, it is made darker or lighter until that can be read too.",
    schema: { type: 'string', pattern: '^#?([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$' },
    example: '7a1f3d',
  },
];

/** The refusal of a name that the frame does not take. */
export function framedRefusal(): unknown {
  const read = readFramedPlan(FOREIGN);
  if (read.ok) throw new Error('An example of a refusal is not refused.');
  return errorAnswer(read.mistakes);
}
