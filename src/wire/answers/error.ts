// A refusal: its schema, its type, and how mistakes are written as one.

import { closedObject, type Schema, type ValueOf, withExamples } from '../schemas/parts.ts';
import { cut, MESSAGE_CHARACTERS, type Mistake, RECEIVED_CHARACTERS } from '../values/mistakes.ts';

const MISTAKES_LISTED = 20;

const CODE = {
  type: 'string',
  description: 'A stable name of the kind of mistake, for programs.',
  minLength: 1,
} as const;
const PARAM = {
  type: ['string', 'null'],
  description: 'The field at fault, by the name it was sent with; null if the request as a whole is wrong.',
  maxLength: RECEIVED_CHARACTERS,
} as const;
const RECEIVED = {
  type: ['string', 'null'],
  description: `What was received, cut to ${RECEIVED_CHARACTERS} characters; null when nothing was.`,
  maxLength: RECEIVED_CHARACTERS,
} as const;
const EXAMPLE = {
  type: ['string', 'null'],
  description:
    'The same in valid words. It replaces received if that is one item of a list (a wall, a corner, a rectangle); otherwise it is the value of param, to be sent once. With the code parameter-unknown it is the name under which to send the value. In a body it is a JSON value if it can be parsed as JSON. Null without changes: what was meant is not certain, and the sentence says what can be sent.',
} as const;
const CHANGES = {
  type: 'object',
  description:
    'The same in valid words, if that takes several fields: their new values by name, written like example; null removes the field. A parameter of a body is named like parameters.tileSize.',
  additionalProperties: { type: ['string', 'null'] },
  minProperties: 1,
} as const;

const MISTAKE = closedObject(
  'One mistake of a request.',
  {
    code: CODE,
    param: PARAM,
    received: RECEIVED,
    message: {
      type: 'string',
      description: 'What was wrong, what was received and what to send instead. English.',
      minLength: 1,
      maxLength: MESSAGE_CHARACTERS,
    },
    example: EXAMPLE,
    changes: CHANGES,
  },
  ['changes'],
);

const ERROR = closedObject(
  'A refusal. Only error is always present; the other fields are for programs, and describe the first mistake.',
  {
    error: {
      type: 'string',
      description: 'What was wrong and what to send instead. English, one line.',
      minLength: 1,
      maxLength: MESSAGE_CHARACTERS,
    },
    code: CODE,
    param: PARAM,
    received: RECEIVED,
    example: EXAMPLE,
    changes: CHANGES,
    errors: {
      type: 'array',
      description: `Every mistake if there are several, at most ${MISTAKES_LISTED}.`,
      items: MISTAKE,
      minItems: 2,
      maxItems: MISTAKES_LISTED,
    },
  },
  ['code', 'param', 'received', 'example', 'changes', 'errors'],
);

type ListedMistake = ValueOf<typeof MISTAKE>;

type AnyError = ValueOf<typeof ERROR>;

/** A refusal of mistakes, which says of each what is wrong and where. Faults of ours and of HTTP say less. */
export type ErrorAnswer = AnyError & Required<Pick<AnyError, 'code' | 'param' | 'received' | 'example'>>;

/** The Error object, with examples from real refusals: `sample`, and another one for changes. */
export function errorSchema(sample: ErrorAnswer, changes: ErrorAnswer['changes']): Schema {
  const errors = sample.errors?.map((mistake) => ({ ...mistake, changes }));
  return withExamples(ERROR, { ...sample, changes, errors });
}

/** The body of a refusal: the first mistake, the number of others, and their list. */
export function errorAnswer(mistakes: readonly Mistake[]): ErrorAnswer {
  const [first] = mistakes;
  if (first === undefined) throw new Error('A refusal needs at least one mistake.');
  const { message, ...facts } = answered(first);
  if (mistakes.length === 1) return { error: message, ...facts };
  const more = mistakes.length - 1;
  const rest = more === 1 ? ' (1 more mistake: see errors.)' : ` (${more} more mistakes: see errors.)`;
  return {
    error: cut(message, MESSAGE_CHARACTERS - rest.length) + rest,
    ...facts,
    errors: mistakes.slice(0, MISTAKES_LISTED).map(answered),
  };
}

function answered({ brokenWall, ...rest }: Mistake): ListedMistake {
  return rest;
}
