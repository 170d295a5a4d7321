// Kinds of field whose value says something of each kind of tile that a pattern is bought in: numbers by kind, and what
// kinds are sold in. Whether there are such kinds depends on the pattern.

import type { Meanings } from '../../repair/index.ts';
import { GRAMMARS } from '../../schemas/grammars.ts';
import { isJsonObject } from '../../values/corners.ts';
import { accepted, quoted, type Reading, refused } from '../../values/mistakes.ts';
import { plainDecimal } from '../../values/numbers.ts';
import type { Kind } from './kind.ts';
import type { number } from './number.ts';

type NumberKind = ReturnType<typeof number>;
/** With the sentence of the row that it is taken from. */
type DescribedKind = NumberKind & { readonly description: string };

/** A number for a kind of tile. */
export interface KindCount {
  readonly kind: string;
  readonly count: number;
}

/** Several numbers for a kind of tile, by name. */
export type KindFields<Name extends string> = { readonly kind: string } & { readonly [Field in Name]?: number };

/** A part of such a value before it is read. */
type Part = readonly [kind: string, value: unknown];

/** Whole numbers by kind of tile: `large:1,small:2`, or `{"large": 1, "small": 2}`. */
export function countsByKind(count: NumberKind, jsonExample: Readonly<Record<string, number>>) {
  const example = Object.entries(jsonExample)
    .map((pair) => pair.join(':'))
    .join();
  const read = (
    name: string,
    received: unknown,
    parts: readonly Part[] | undefined,
    isText: boolean,
    meanings?: Meanings,
  ) => {
    const shown = isText ? `${name}=${example}` : `"${name}": ${JSON.stringify(jsonExample)}`;
    const wanted = `${name} must give each kind of tile ${rangeOf(count)}, for example ${shown}`;
    const counts: KindCount[] = [];
    for (const [kind, value] of parts ?? []) {
      const reading = isText ? count.fromText(String(value), name, meanings) : count.fromJson(value, name, meanings);
      if (!reading.ok) return refuse(name, 'range', received, `${wanted}, not ${quoted(received)}.`);
      if (counts.some((other) => other.kind === kind)) return repeated(name, kind, received);
      counts.push({ kind, count: reading.value });
    }
    return counts.length > 0
      ? accepted(counts)
      : refuse(name, 'invalid', received, `${wanted}, not ${quoted(received)}.`);
  };
  return {
    kind: 'counts',
    example,
    jsonExample,
    fromText: (text, name, meanings) =>
      read(
        name,
        text,
        text.split(',').map((part) => splitOnce(part)),
        true,
        meanings,
      ),
    fromJson: (value, name, meanings) =>
      read(name, value, isJsonObject(value) ? Object.entries(value) : undefined, false, meanings),
    toQuery: (counts) => counts.map(({ kind, count }) => `${kind}:${plainDecimal(count)}`).join(),
    toJson: (counts) => Object.fromEntries(counts.map(({ kind, count }) => [kind, count])),
    schema: { type: 'object', additionalProperties: count.schema, minProperties: 1 },
    textSchema: { type: 'string', pattern: GRAMMARS.counts },
    placeholder: 'kind:number',
    inWords: 'numbers by kind',
  } satisfies Kind<readonly KindCount[]>;
}

/** Fields by kind of tile: `small:tilesPerBox:20,small:pricePerBox:15`, or `{"small": {"tilesPerBox": 20}}`. */
export function fieldsByKind<Name extends string>(
  fields: Readonly<Record<Name, DescribedKind>>,
  jsonExample: Readonly<Record<string, { readonly [Field in Name]?: number }>>,
) {
  const names = Object.keys(fields) as Name[];
  const textOf = (value: Readonly<Record<string, object>>) =>
    Object.entries(value)
      .flatMap(([kind, own]) => Object.entries(own).map(([field, one]) => `${kind}:${field}:${plainDecimal(one)}`))
      .join();
  const jsonOf = (value: readonly KindFields<Name>[]) =>
    Object.fromEntries(value.map(({ kind, ...own }) => [kind, own as Record<string, number>]));
  const read = (
    name: string,
    received: unknown,
    parts: readonly (readonly [string, string, unknown])[],
    isText: boolean,
    meanings?: Meanings,
  ) => {
    const byKind = new Map<string, { [Field in Name]?: number }>();
    for (const [kind, field, value] of parts) {
      const known = names.find((one) => one === field);
      if (known === undefined) {
        const meant = meanings?.nearestName(field, names);
        const hint = meant === undefined ? '' : ` Did you mean ${meant}?`;
        const message = `${name} gives ${kind} ${quoted(field)}, which is none of ${names.join(', ')}.${hint}`;
        return refuse(name, 'field-unknown', field, message);
      }
      const row = fields[known];
      const reading = isText ? row.fromText(String(value), field, meanings) : row.fromJson(value, field, meanings);
      if (!reading.ok) {
        const message = `${name} gives ${kind} the ${field} ${quoted(value)}, which must be ${rangeOf(row)}.`;
        return refuse(name, 'range', value, message);
      }
      const own: { [Field in Name]?: number } = byKind.get(kind) ?? {};
      if (own[known] !== undefined) return repeated(name, `${kind}:${field}`, received);
      own[known] = reading.value;
      byKind.set(kind, own);
    }
    return accepted([...byKind].map(([kind, own]) => ({ kind, ...own })));
  };
  const example = textOf(jsonExample);
  return {
    kind: 'fields',
    example,
    jsonExample,
    fromText: (text, name, meanings): Reading<readonly KindFields<Name>[]> => {
      const parts = text.split(',').map((part) => part.split(':').map((word) => word.trim()));
      if (parts.every((part) => part.length === 3))
        return read(name, text, parts as unknown as [string, string, string][], true, meanings);
      const message = `${name} must be kinds of tile with fields and numbers, separated by commas, for example ${name}=${example}, not ${quoted(text)}.`;
      return refuse(name, 'invalid', text, message);
    },
    fromJson: (value, name, meanings): Reading<readonly KindFields<Name>[]> => {
      if (isJsonObject(value) && Object.values(value).every(isJsonObject)) {
        const parts = Object.entries(value).flatMap(([kind, own]) =>
          Object.entries(own as object).map(([field, one]) => [kind, field, one] as const),
        );
        return read(name, value, parts, false, meanings);
      }
      const message = `${name} must be an object that has an object for kinds of tile, for example ${JSON.stringify(jsonExample)}, not ${quoted(value)}.`;
      return refuse(name, 'invalid', value, message);
    },
    toQuery: (value: readonly KindFields<Name>[]) => textOf(jsonOf(value)),
    toJson: jsonOf,
    schema: {
      type: 'object',
      additionalProperties: {
        type: 'object',
        properties: Object.fromEntries(
          names.map((name) => {
            const { schema, description, jsonExample } = fields[name];
            return [name, { ...schema, description, examples: [jsonExample] }];
          }),
        ),
        additionalProperties: false,
      },
    },
    textSchema: { type: 'string', pattern: GRAMMARS.fields },
    placeholder: 'kind:field:number',
    inWords: 'fields by kind',
  } satisfies Kind<readonly KindFields<Name>[]>;
}

/** A part at its first colon. */
function splitOnce(part: string): Part {
  const [kind = '', value = ''] = part.split(/:(.*)/s);
  return [kind.trim(), value.trim()];
}

function rangeOf({ range, whole, decimals }: NumberKind): string {
  const kind = `a ${whole ? 'whole number' : 'number'} from ${range.min} to ${range.max}`;
  return decimals ? `${kind} with at most ${decimals} decimals` : kind;
}

function repeated(name: string, what: string, received: unknown): Reading<never> {
  return refuse(name, 'repeated', received, `${name} names ${quoted(what)} twice; send it once.`);
}

function refuse(name: string, about: string, received: unknown, message: string): Reading<never> {
  return refused({ code: `${name}-${about}`, param: name, received, message });
}
