// Reads the flags of a command. `parseArgs` of Node does the splitting; what it leaves to chance is refused here: unknown
// flags, flags given twice, missing values.

import { parseArgs } from 'node:util';
import { similarName } from '../../wire/index.ts';
import { UsageError } from '../failures.ts';
import { type Flag, flagWords, hyphenated } from './flag.ts';

/** What was given: the values of each flag, and the words that belong to none. */
export interface Given {
  readonly values: ReadonlyMap<string, readonly string[]>;
  readonly operands: readonly string[];
}

/** A flag as somebody may write it. */
interface Spelling {
  readonly flag: Flag;
  /** Set for `--no-walls`, which is `--walls=false`. */
  readonly value?: string;
}

/** The value of a flag that may be given once. */
export function givenValue({ values }: Given, name: string): string | undefined {
  return values.get(name)?.[0];
}

/** Reads flags and operands; throws a UsageError for the first mistake. */
export function parseFlags(argv: readonly string[], flags: readonly Flag[]): Given {
  const spellings = spellingsOf(flags);
  const { tokens } = parseArgs({
    args: joined(argv, spellings),
    strict: false,
    tokens: true,
    options: optionsOf(flags),
  });
  const values = new Map<string, string[]>();
  const operands: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') operands.push(token.value);
    if (token.kind !== 'option') continue;
    const spelling = spellings.get(token.rawName) ?? spellings.get(`--${token.name}`);
    if (spelling === undefined) throw unknownFlag(token.rawName, flags);
    const { flag } = spelling;
    const given = values.get(flag.name) ?? [];
    if (given.length > 0 && !flag.isRepeatable) throw repeatedFlag(flag);
    values.set(flag.name, [...given, settledValue(spelling, token.value)]);
  }
  return { values, operands };
}

/** All spellings: `--tileSize`, `--tile-size`, `-o`, `--no-walls`. */
function spellingsOf(flags: readonly Flag[]): Map<string, Spelling> {
  const spellings = new Map<string, Spelling>();
  for (const flag of flags) {
    for (const name of [flag.name, hyphenated(flag.name)]) {
      spellings.set(`--${name}`, { flag });
      if (flag.kind === 'truth') spellings.set(`--no-${name}`, { flag, value: 'false' });
    }
    if (flag.short) spellings.set(`-${flag.short}`, { flag });
  }
  return spellings;
}

function optionsOf(flags: readonly Flag[]) {
  const entries = flags.map(({ name, short, kind }) => {
    const type = kind === 'value' ? ('string' as const) : ('boolean' as const);
    return [name, short ? { type, short } : { type }] as const;
  });
  return Object.fromEntries(entries);
}

/** The words with every value joined to its flag: parseArgs refuses `--start -1.5,0`, where the value looks like a flag. */
function joined(argv: readonly string[], spellings: ReadonlyMap<string, Spelling>): string[] {
  const words: string[] = [];
  for (let i = 0; i < argv.length; i++) {
    const word = argv[i];
    if (word === '--') return [...words, ...argv.slice(i)];
    const spelling = spellings.get(word);
    const takesValue = spelling && spelling.flag.kind !== 'switch' && spelling.value === undefined;
    if (takesValue && isValue(argv[i + 1])) {
      words.push(`--${spelling.flag.name}=${argv[i + 1]}`);
      i++;
    } else if (takesValue && spelling.flag.kind === 'value') throw missingValue(spelling.flag);
    else words.push(word);
  }
  return words;
}

/** Whether a word after a flag is its value: a negative number and a lone `-`, which means a stream, are. */
function isValue(word: string | undefined): boolean {
  return word !== undefined && (!word.startsWith('-') || word === '-' || /^-[\d.]/.test(word));
}

function settledValue({ flag, value: implied }: Spelling, value: string | undefined): string {
  if (value !== undefined && (flag.kind === 'switch' || implied !== undefined)) {
    throw new UsageError({
      code: 'flag-value',
      param: flag.name,
      message: `--${flag.name} takes no value here; leave ${JSON.stringify(value)} out.`,
    });
  }
  return value ?? implied ?? 'true';
}

function missingValue({ name, example, values }: Flag): UsageError {
  const shown = flagWords(name, example ?? values?.[0] ?? 'value');
  const message = `--${name} needs a value, for example ${shown}; write a value that begins with a dash as --${name}=-….`;
  return new UsageError({ code: 'flag-value', param: name, message });
}

function unknownFlag(written: string, flags: readonly Flag[]): UsageError {
  // Hyphens and capitals do not matter for nearness.
  const meant = similarName(
    written.replace(/^-+(?:no-)?/, ''),
    flags.map(({ name }) => name),
  );
  const hint = meant === undefined ? 'List all with --help all.' : `Did you mean --${meant}?`;
  const example = meant && `--${meant}`;
  return new UsageError({
    code: 'flag-unknown',
    received: written,
    message: `There is no flag ${written}. ${hint}`,
    example,
  });
}

function repeatedFlag({ name }: Flag): UsageError {
  const several = ['holes', 'subtract', 'circles', 'doors', 'openings'].includes(name)
    ? ' Several of them go into one value, separated by ;.'
    : '';
  return new UsageError({
    code: 'flag-repeated',
    param: name,
    message: `--${name} is given twice; give it once.${several}`,
  });
}
