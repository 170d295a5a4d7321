// The schemas of the tools, made once from those of the API. Clients hand them to models, so what goes in is short, and
// has no keyword at its top that makers of models refuse.

import { bundledSchemas, listPatterns, type Schema } from '../wire/index.ts';

export const SCHEMAS = bundledSchemas();

type Named = Readonly<Record<string, Schema>>;

/** Parameters that are no lengths. */
const PLAIN_NUMBERS = new Set(
  listPatterns('en').patterns.flatMap(({ parameters }) =>
    parameters.flatMap(({ name, unit }) => (unit === 'mm' ? [] : [name])),
  ),
);

/**
 * The fields of a plan's body as properties of a tool. Lengths may be texts with a unit. Texts have no regular expression:
 * a client that checks one would refuse a call without the sentence that says what to send instead.
 */
export function planFields(): Named {
  return Object.fromEntries(
    Object.entries(SCHEMAS.PlanBody.properties as Named).map(([name, schema]) => [
      name,
      forModels(name, schema) as Schema,
    ]),
  );
}

function forModels(name: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => forModels('', item));
  if (typeof value !== 'object' || value === null) return value;
  const { pattern, ...schema } = value as Schema;
  if (name === 'examples') return value;
  const parts = Object.entries(schema).map(([key, part]) => [key, key === 'examples' ? part : forModels(key, part)]);
  // A property may be called pattern too.
  const kept = typeof pattern === 'object' ? { pattern: forModels('pattern', pattern) } : {};
  const made = { ...kept, ...Object.fromEntries(parts) };
  return made.type === 'number' && !PLAIN_NUMBERS.has(name) ? { ...made, type: ['number', 'string'] } : made;
}

/** A schema without the descriptions and examples in it. */
export function bare(schema: Schema): Schema {
  return strip(schema) as Schema;
}

function strip(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strip);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(
    ([name, part]) => !(name === 'description' && typeof part === 'string') && name !== 'examples',
  );
  return Object.fromEntries(entries.map(([name, part]) => [name, strip(part)]));
}
