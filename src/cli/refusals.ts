// Refusals in the words of a command line. The wire writes them for queries, `start=1.5,0`; here the same is written as
// flags, and a known repair as the flags to type.

import type { Mistake } from '../wire/index.ts';
import { QUERY_FLAGS } from './flags/field-flags.ts';
import { flagWords } from './flags/flag.ts';

const ASSIGNMENT = new RegExp(`(?<![\\w"?&/.-])(${QUERY_FLAGS.join('|')})=(\\S*?)(?=[.,;:)]*(?:\\s|$))`, 'g');
/** A parameter that another pattern has, and the parameters of this one. */
const NOT_OF_PATTERN = /^There is no field "(\w+)", and (\S+) takes ([\w, ]+) as its own parameters\./;

/** Fields with several items: walls and corners between spaces, cutouts between semicolons. */
const LISTS: readonly string[] = ['outline', 'polygon', 'holes', 'subtract', 'circles', 'doors', 'openings'];

/** A text with queries as flags: `send start=1.5,0` is `send --start 1.5,0`. */
export function withFlags(text: string): string {
  return text.replaceAll(ASSIGNMENT, (_, name: string, value: string) => flagWords(name, decoded(value)));
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value.replaceAll('+', ' '));
  } catch {
    // A stray percent sign is part of the value.
    return value;
  }
}

/** The line for a mistake in flags; `sent` has the values as they were given. */
export function refusalLine(mistake: Mistake, sent: ReadonlyMap<string, string>): string {
  const message = withFlags(mistake.message).replace(
    NOT_OF_PATTERN,
    (_, name, pattern, own) => `${pattern} does not take --${name}, only ${own.replaceAll(/\w+/g, '--$&')}.`,
  );
  const repair = repairOf(mistake, sent);
  const words = repair && wordsOf(repair);
  return words === undefined || message.includes(words) ? message : `${message} Try ${words}`;
}

/** What to type instead: flags with new values, and flags to leave out. */
interface FlagRepair {
  readonly set: readonly (readonly [name: string, value: string])[];
  readonly drop: readonly string[];
}

function wordsOf({ set, drop }: FlagRepair): string {
  const given = set.map(([name, value]) => flagWords(name, value));
  const without = drop.map((name) => `without --${name}`);
  return [...given, ...without].join(' ');
}

/** The flags that repair a mistake, by the rules of `Mistake`; undefined if no repair is known. */
export function repairOf(mistake: Mistake, sent: ReadonlyMap<string, string>): FlagRepair | undefined {
  const { code, param, received, example, changes } = mistake;
  if (changes !== undefined) {
    const entries = Object.entries(changes);
    return {
      set: entries.flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
      drop: entries.flatMap(([name, value]) => (value === null ? [name] : [])),
    };
  }
  const value = param === null ? undefined : sent.get(param);
  if (example === null || param === null || value === undefined) return undefined;
  if (code === 'parameter-unknown') return { set: [[example, value]], drop: [param] };
  return { set: [[param, withItem(param, value, received, example)]], drop: [] };
}

/** A list with an item replaced wherever it stands; any other value is replaced as a whole. */
function withItem(name: string, list: string, item: string | null, replacement: string): string {
  const words = (item ?? '').split(/\s+/).filter((word) => word !== '');
  if (!LISTS.includes(name) || words.length === 0) return replacement;
  const found = new RegExp(`(?<![^\\s;])${words.map(literally).join('\\s+')}(?![^\\s;])`, 'g');
  return found.test(list) ? list.replaceAll(found, () => replacement) : replacement;
}

function literally(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}
