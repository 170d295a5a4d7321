// The schemas of the tools, made once from those of the API. Clients hand them to models, so what goes in is short, and
// has no keyword at its top that makers of models refuse.

import { type BundledName, bundledSchemas, FIELDS, listPatterns, type Schema } from '../../wire/index.ts';

type Named = Readonly<Record<string, Schema>>;

const SCHEMAS = bundledSchemas();

/** Fields and parameters that are no lengths. */
const PLAIN_NUMBERS = new Set([
  ...Object.entries(FIELDS).flatMap(([name, { kind, unit }]) => (kind === 'number' && unit !== 'mm' ? [name] : [])),
  ...listPatterns('en').patterns.flatMap(({ parameters }) =>
    parameters.flatMap(({ name, unit }) => (unit === 'mm' ? [] : [name])),
  ),
]);

/**
 * The fields of a body as properties of a tool. Lengths may be texts with a unit. Texts have no regular expression: a
 * client that checks one would refuse a call without the sentence that says what to send instead.
 */
export function inputFields(name: BundledName): Named {
  return changed(SCHEMAS[name].properties as Named, (schema, property) => {
    const { pattern, ...rest } = schema;
    const made = inShort(typeof pattern === 'string' ? rest : schema);
    return made.type === 'number' && !PLAIN_NUMBERS.has(property) ? { ...made, type: ['number', 'string'] } : made;
  }) as Named;
}

/** A schema without examples that say nothing: of numbers, of booleans and of one word of a list. */
function inShort(schema: Schema): Schema {
  const { examples, ...rest } = schema;
  const isPlain = schema.type === 'number' || schema.type === 'integer' || schema.type === 'boolean';
  return isPlain || schema.enum !== undefined ? rest : schema;
}

/** Objects in an answer that are outlined by the names of their parts. */
const OUTLINED = 2;

/**
 * The schema of an answer, with `files`: the names and types of its parts, and not what they mean, which the descriptions of
 * the tools say. A list of tools is read with every conversation.
 */
export function answerSchema(name: BundledName): Schema & { readonly type: 'object' } {
  const { properties, required } = outlineOf(SCHEMAS[name], OUTLINED);
  const files = { type: 'object', additionalProperties: { type: 'string' } };
  return {
    type: 'object',
    properties: { ...(properties as Named), files },
    ...(required !== undefined && { required }),
  };
}

function outlineOf({ type, properties, required, items }: Schema, depth: number): Schema {
  if (type === 'array') return { type, ...(depth > 0 && { items: outlineOf(items as Schema, depth) }) };
  if (type !== 'object' || properties === undefined || depth === 0) return type === undefined ? {} : { type };
  const parts = Object.entries(properties as Named).map(([name, part]) => [name, outlineOf(part, depth - 1)]);
  return { type, properties: Object.fromEntries(parts), required };
}

/** Lists of more words than this, such as the names of the patterns, are in plan_layout alone. */
const MOST_WORDS = 12;

/** A schema without the descriptions, examples and long lists of words in it. */
export function bare(schema: Schema): Schema {
  return changed(schema, (part) => {
    const { description, examples: _examples, enum: words, ...rest } = part;
    const isShort = Array.isArray(words) && words.length <= MOST_WORDS;
    const kept = isShort ? { ...rest, enum: words } : rest;
    return typeof description === 'object' ? { ...kept, description } : kept;
  }) as Schema;
}

const LISTS_OF_OBJECTS = ['rooms', 'doorways', 'openings'];

/** Fields whose items have fields of the body in them again: the description of the field says what they are. */
export function inFewWords(name: string, schema: Schema): Schema {
  if (!LISTS_OF_OBJECTS.includes(name)) return schema;
  const { type, description, maxItems } = schema;
  return { type, ...(typeof description === 'string' && { description }), maxItems, items: { type: 'object' } };
}

/** Changes every object in a schema, from the inside out; `name` is the one under which the object was found. */
function changed(value: unknown, change: (part: Schema, name: string) => Schema, name = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => changed(item, change));
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).map(([key, part]) => [key, changed(part, change, key)]);
  return change(Object.fromEntries(parts), name);
}
