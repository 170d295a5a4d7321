// Building blocks of the schemas: closed objects, references, and examples that are taken from a real answer.

import { isJsonObject } from '../../values/corners.ts';

/** A JSON schema, or another object of the OpenAPI description. */
export type Schema = Readonly<Record<string, unknown>>;

/** A reference to a component: `refTo('schemas', 'Point')`. */
export function refTo(kind: 'schemas' | 'parameters' | 'headers' | 'responses' | 'examples', name: string): Schema {
  return { $ref: `#/components/${kind}/${name}` };
}

/** An object without additional properties; all its names are required unless they are in `optional`. */
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

/** Adds `examples` to every value of a schema, taken from a sample. */
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
