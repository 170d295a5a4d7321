// The building blocks of the schemas: objects with a closed list of names, references, and examples that come from a
// real answer rather than from somebody's memory of one.

import { isJsonObject } from '../../values/corners.ts';

/** A JSON schema, or another object of the interface description. */
export type Schema = Readonly<Record<string, unknown>>;

/** Where a component of the description is found: `refTo('schemas', 'Point')`. */
export function refTo(kind: 'schemas' | 'parameters' | 'headers' | 'responses' | 'examples', name: string): Schema {
  return { $ref: `#/components/${kind}/${name}` };
}

/** An object that has these names and no other; all of them are there unless `optional` says otherwise. */
export function closedObject(
  description: string,
  properties: Readonly<Record<string, Schema>>,
  optional: readonly string[] = [],
): Schema {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return {
    type: 'object',
    description,
    properties,
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}

/** The schema with `examples` at every value inside it, taken from a sample of what it describes. */
export function withExamples(schema: Schema, sample: unknown): Schema {
  const { properties, items } = schema;
  if (isJsonObject(properties) && isJsonObject(sample)) {
    const shown = Object.entries(properties).map(([name, property]) => [
      name,
      Object.hasOwn(sample, name) ? withExamples(property as Schema, sample[name]) : property,
    ]);
    return { ...schema, properties: Object.fromEntries(shown) };
  }
  if (isJsonObject(items) && isJsonObject(items.properties) && Array.isArray(sample)) {
    return { ...schema, items: withExamples(items, sample[0]) };
  }
  return { ...schema, examples: [sample] };
}
