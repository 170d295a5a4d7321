// Mistakes in requests, with messages that a caller can act on, and the body of a refusal. Input is only repeated after
// it was cleaned and truncated.

/**
 * One mistake in a request. A repair says the same as the request in other words; where that is not certain, there is
 * none. A program can repair a mistake with the first of these rules that applies:
 *
 * 1. There are `changes`: set each field named there to its value; remove the field if that is null.
 * 2. `example` is null: no repair is known. The message says what can be sent; a person or a model must choose.
 * 3. The code is `parameter-unknown`: `param` is an unknown name, and `example` is the correct name for its value.
 * 4. `received` is an item of the list that was sent: `example` replaces every such item. Items are the walls of
 *    outline, the corners of polygon, the rectangles of subtract, the circles, the doors and
 *    the rings of holes; with the codes `corner-invalid` and `coordinate-range` they are the corners of the rings. In text, any white space counts as one
 *    space. In JSON, `received` is the JSON of an item that is not a string.
 * 5. Otherwise `example` is the new value of `param`, to be sent once.
 *
 * In a query, a new value must still be URL-encoded. In a JSON body, it is a value if it parses as JSON, otherwise a
 * string. A name inside the body's parameters is written like `parameters.tileSize`. The repaired request no longer has
 * this mistake, but may have another one.
 */
export interface Mistake {
  /** A stable identifier of the kind of mistake, for programs. */
  readonly code: string;
  /** The name of the wrong field as the caller wrote it; null for the request as a whole. */
  readonly param: string | null;
  /** The value that was sent, cleaned and truncated to 80 characters; null if there was none. */
  readonly received: string | null;
  /** What is wrong, the value received, and what to send instead. English, at most 500 characters. */
  readonly message: string;
  /** What was meant, in valid words; null if that is unknown, or takes several fields. */
  readonly example: string | null;
  /** What was meant, if it takes several fields. */
  readonly changes?: Changes;
  /** For pages with sentences of their own; answers do not have it. */
  readonly brokenWall?: BrokenWall;
}

/** A wall of a walk that cannot be read, as it was sent. */
export interface BrokenWall {
  readonly wall: string;
  readonly rule: WallRule;
}

/** The rules of a wall; a wall breaks the first one that applies. */
export type WallRule =
  | 'has-space'
  | 'length-zero'
  | 'length-negative'
  | 'length-too-long'
  | 'angle-incomplete'
  | 'letter-missing'
  | 'length-missing'
  | 'letter-unknown'
  | 'length-unknown';

/** New values of fields by name; null removes the field. */
export type Changes = Readonly<Record<string, string | null>>;

/** The result of reading a value: the value, or all its mistakes. */
export type Reading<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly mistakes: readonly Mistake[] };

export interface MistakeParts {
  readonly code: string;
  readonly param: string | null;
  readonly received?: unknown;
  readonly message: string;
  readonly example?: string | undefined;
  readonly changes?: Changes | undefined;
  readonly brokenWall?: BrokenWall;
}

export const RECEIVED_CHARACTERS = 80;
export const MESSAGE_CHARACTERS = 500;
/** Quotes are shorter, so that the advice after them is never truncated. */
const QUOTED_CHARACTERS = 60;

/** Creates a mistake; cleans and truncates its texts. A repair with unprintable characters is none. */
export function mistake({ code, param, received, message, example, changes, brokenWall }: MistakeParts): Mistake {
  return {
    code,
    param: param === null ? null : cleaned(param, RECEIVED_CHARACTERS),
    received: received === undefined ? null : cleaned(shown(received), RECEIVED_CHARACTERS),
    message: cleaned(message, MESSAGE_CHARACTERS),
    example: example !== undefined && cleaned(example) === example ? example : null,
    ...(changes && { changes }),
    ...(brokenWall && { brokenWall: { ...brokenWall, wall: cleaned(brokenWall.wall, RECEIVED_CHARACTERS) } }),
  };
}

/** Whether a program can repair a mistake. */
export function isRepairable({ example, changes }: Mistake): boolean {
  return example !== null || changes !== undefined;
}

/** A mistake without its repair. */
export function withoutRepair({ changes, ...rest }: Mistake): Mistake {
  return { ...rest, example: null };
}

/** A failed reading with one mistake. */
export function refused(parts: MistakeParts): { readonly ok: false; readonly mistakes: readonly Mistake[] } {
  return { ok: false, mistakes: [mistake(parts)] };
}

/** A successful reading. */
export function accepted<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

/** Formats a value for a message: text in double quotes, other values as JSON. */
export function quoted(value: unknown): string {
  return typeof value === 'string'
    ? `"${cleaned(value, QUOTED_CHARACTERS)}"`
    : cleaned(shown(value), QUOTED_CHARACTERS);
}

/** An item of a list and the whole list, each with its replacement if that is known. */
interface ItemParts {
  readonly item: unknown;
  readonly itemExample: string | undefined;
  readonly whole: unknown;
  readonly wholeExample?: string | undefined;
}

/**
 * Chooses what a mistake about an item shows: the item, or the whole list if the item is cleaned or truncated, because
 * a program could not find it in its request then.
 */
export function itemOrWhole({ item, itemExample, whole, wholeExample }: ItemParts): {
  readonly received: unknown;
  readonly example: string | undefined;
} {
  return isRepeatedAsSent(item) ? { received: item, example: itemExample } : { received: whole, example: wholeExample };
}

function isRepeatedAsSent(item: unknown): boolean {
  const repeated = cleaned(shown(item), RECEIVED_CHARACTERS);
  // A value that was not truncated is neither deep nor long, so it is safe to serialise.
  return !repeated.includes('…') && repeated === (typeof item === 'string' ? item : JSON.stringify(item));
}

// Control and format characters (line breaks, bidirectional overrides) and lone surrogates.
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Escapes characters that could break a line or hide text, and truncates to a number of characters. */
export function cleaned(text: string, characters = Number.POSITIVE_INFINITY): string {
  // Truncate first to limit the work; escaping only makes the text longer.
  const head = characters === Number.POSITIVE_INFINITY ? text : text.slice(0, characters + 1);
  return cut(head.replace(UNPRINTABLE, escapeOf), characters);
}

function escapeOf(character: string): string {
  return `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;
}

/** Truncates to a number of UTF-16 units without splitting a character; an ellipsis marks the cut. */
export function cut(text: string, characters: number): string {
  if (text.length <= characters) return text;
  const head = text.slice(0, characters - 1);
  return `${/[\uD800-\uDBFF]$/.test(head) ? head.slice(0, -1) : head}…`;
}

const ITEMS_SHOWN = 4;
const LEVELS_SHOWN = 2;

/** Formats a JSON value in short form; never visits deep or long parts. */
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
