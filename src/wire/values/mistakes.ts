// What is wrong with a request, in words a caller can act on, and the body of a refusal made from it. Text that came
// in is only ever repeated cleaned and cut.

/**
 * One thing that is wrong with a request. A program puts it right by these rules, the first that fits:
 *
 * 1. `param` null: the request as a whole is at fault, and `example` is a whole one, a query or a JSON body. Without an
 *    example there is no telling what was meant, and only the message helps.
 * 2. `example` null: leave `param` out; with code `name-repeated` all but the first of that name.
 * 3. code `parameter-unknown`: `param` is a name that nobody has, `example` the name to send its value by.
 * 4. `received` is an item of the list that was sent: `example` takes the place of every such item. Items are the walls
 *    of outline, the corners of polygon, the rectangles of subtract, and the rings of holes, or with the codes
 *    `corner-invalid` and `coordinate-range` the corners of those. In texts any white space counts as one space; in JSON
 *    an item that is no text is received as its JSON.
 * 5. Otherwise `example` becomes the value of `param`, whether something was sent by that name or not.
 *
 * In a query an example is a text that is yet to be encoded. In a JSON body it is a value where it is JSON, and a text
 * where it is not. A name inside the body's parameters is written as `parameters.tileSize`. A program that follows the rules gets a
 * request without the mistake, though perhaps with the next.
 */
export interface Mistake {
  /** A stable name of the kind of mistake, for programs. */
  readonly code: string;
  /** The field at fault, by the name the caller used; null when it is the request as a whole. */
  readonly param: string | null;
  /** What was sent, cleaned and cut to 80 characters; null when nothing was. */
  readonly received: string | null;
  /** What was wrong, the value received, and what to send instead. English, at most 500 characters. */
  readonly message: string;
  /** Something that would have been accepted in its place; null where leaving it out is the remedy, or none is known. */
  readonly example: string | null;
}

/** The outcome of reading one thing: its value, or everything that is wrong with it. */
export type Reading<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly mistakes: readonly Mistake[] };

export interface MistakeParts {
  readonly code: string;
  readonly param: string | null;
  readonly received?: unknown;
  readonly message: string;
  readonly example?: string | undefined;
}

export const RECEIVED_CHARACTERS = 80;
export const MESSAGE_CHARACTERS = 500;
/** Names and places are repeated shorter, so that the advice after them is never cut off. */
const QUOTED_CHARACTERS = 60;

/** Makes a mistake fit for an answer: cleaned, and cut where it is too long. */
export function mistake({ code, param, received, message, example }: MistakeParts): Mistake {
  return {
    code,
    param: param === null ? null : cleaned(param, RECEIVED_CHARACTERS),
    received: received === undefined ? null : cleaned(shown(received), RECEIVED_CHARACTERS),
    message: cleaned(message, MESSAGE_CHARACTERS),
    example: example ?? null,
  };
}

/** A reading that failed for one reason. */
export function refused(parts: MistakeParts): { readonly ok: false; readonly mistakes: readonly Mistake[] } {
  return { ok: false, mistakes: [mistake(parts)] };
}

/** A reading that succeeded. */
export function accepted<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

/** A value as a sentence repeats it: text in double quotes, other JSON as it is written. */
export function quoted(value: unknown): string {
  return typeof value === 'string'
    ? `"${cleaned(value, QUOTED_CHARACTERS)}"`
    : cleaned(shown(value), QUOTED_CHARACTERS);
}

/** An item of a list and the list itself, each with what to send in its place. */
interface ItemParts {
  readonly item: unknown;
  readonly itemExample: string;
  readonly whole: unknown;
  readonly wholeExample: string;
}

/**
 * What a mistake about an item says was received, and its example: the item, or the whole list where a program could
 * not find the item again because it is not repeated as it was sent.
 */
export function itemOrWhole({ item, itemExample, whole, wholeExample }: ItemParts): {
  readonly received: unknown;
  readonly example: string;
} {
  return isRepeatedAsSent(item) ? { received: item, example: itemExample } : { received: whole, example: wholeExample };
}

function isRepeatedAsSent(item: unknown): boolean {
  const repeated = cleaned(shown(item), RECEIVED_CHARACTERS);
  // What was not cut is neither deep nor long, and may be written as JSON.
  return !repeated.includes('…') && repeated === (typeof item === 'string' ? item : JSON.stringify(item));
}

export interface ErrorAnswer {
  readonly error: string;
  readonly code: string;
  readonly param: string | null;
  readonly received: string | null;
  readonly example: string | null;
  /** Every mistake, where there are several; at most twenty are listed. */
  readonly errors?: readonly Mistake[];
}

export const MISTAKES_LISTED = 20;

/** The body of a refusal: the first mistake, how many more there are, and the list of them. */
export function errorAnswer(mistakes: readonly Mistake[]): ErrorAnswer {
  const [first] = mistakes;
  if (first === undefined) throw new Error('A refusal needs at least one mistake.');
  const { code, param, received, example } = first;
  if (mistakes.length === 1) return { error: first.message, code, param, received, example };
  const more = mistakes.length - 1;
  const rest = more === 1 ? ' (1 more mistake: see errors.)' : ` (${more} more mistakes: see errors.)`;
  return {
    error: cut(first.message, MESSAGE_CHARACTERS - rest.length) + rest,
    code,
    param,
    received,
    example,
    errors: mistakes.slice(0, MISTAKES_LISTED),
  };
}

// Control and format characters (line ends, bidirectional overrides) and halves of surrogate pairs.
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Text without anything that could break a line or hide what it says, cut to a number of characters. */
export function cleaned(text: string, characters = Number.POSITIVE_INFINITY): string {
  // Cutting first keeps the work small for a long text; escapes only make it longer.
  const head = characters === Number.POSITIVE_INFINITY ? text : text.slice(0, characters + 1);
  return cut(head.replace(UNPRINTABLE, escapeOf), characters);
}

function escapeOf(character: string): string {
  return `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;
}

/** A text of at most so many UTF-16 units, never ending in half a character; an ellipsis says that it was longer. */
function cut(text: string, characters: number): string {
  if (text.length <= characters) return text;
  const head = text.slice(0, characters - 1);
  return `${/[\uD800-\uDBFF]$/.test(head) ? head.slice(0, -1) : head}…`;
}

const ITEMS_SHOWN = 4;
const LEVELS_SHOWN = 2;

/** A JSON value in short; nothing deep or long is ever walked through. */
function shown(value: unknown, level = 0): string {
  if (typeof value === 'string') return level === 0 ? value : `"${value.slice(0, RECEIVED_CHARACTERS)}"`;
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) {
    if (level >= LEVELS_SHOWN) return '[…]';
    const items = value.slice(0, ITEMS_SHOWN).map((item) => shown(item, level + 1));
    return `[${[...items, ...(value.length > ITEMS_SHOWN ? ['…'] : [])].join(',')}]`;
  }
  if (level >= LEVELS_SHOWN) return '{…}';
  const names = Object.keys(value);
  const fields = names
    .slice(0, ITEMS_SHOWN)
    .map(
      (name) => `"${name.slice(0, RECEIVED_CHARACTERS)}":${shown((value as Record<string, unknown>)[name], level + 1)}`,
    );
  return `{${[...fields, ...(names.length > ITEMS_SHOWN ? ['…'] : [])].join(',')}}`;
}
