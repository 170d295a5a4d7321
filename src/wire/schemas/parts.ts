// Building blocks of the schemas: closed objects, references, and examples that are taken from a real answer.

import { isJsonObject } from '../values/corners.ts';

/** A JSON schema, or another object of the OpenAPI description. */
export type Schema = Readonly<Record<string, unknown>>;

/** A schema with the type of the values that it describes; the property exists only for the compiler. */
export type SchemaOf<Value> = Schema & { readonly '~value': Value };

/** The type of the values that a schema describes. */
export type ValueOf<Described> = Described extends { readonly '~value': infer Value }
  ? Value
  : Described extends { readonly enum: readonly (infer Word)[] }
    ? Word
    : Described extends { readonly oneOf: readonly (infer One)[] }
      ? ValueOf<One>
      : Described extends { readonly type: readonly (infer Type)[] }
        ? OfType<Type, Described>
        : Described extends { readonly type: infer Type }
          ? OfType<Type, Described>
          : never;

type OfType<Type, Described> = Type extends 'number' | 'integer'
  ? number
  : Type extends 'string'
    ? string
    : Type extends 'boolean'
      ? boolean
      : Type extends 'null'
        ? null
        : Described extends { readonly items: infer Item }
          ? Described extends { readonly minItems: 2; readonly maxItems: 2 }
            ? readonly [ValueOf<Item>, ValueOf<Item>]
            : readonly ValueOf<Item>[]
          : Described extends { readonly additionalProperties: infer Member }
            ? Readonly<Record<string, ValueOf<Member>>>
            : Readonly<Record<string, unknown>>;

/** A reference to a component: `refTo('schemas', 'Point')`. */
export function refTo<Value>(
  kind: 'schemas' | 'parameters' | 'headers' | 'responses' | 'examples',
  name: string,
): SchemaOf<Value> {
  return { $ref: `#/components/${kind}/${name}` } as unknown as SchemaOf<Value>;
}

/** An object without additional properties; all its names are required unless they are in `optional`. */
export function closedObject<
  const Properties extends Readonly<Record<string, Schema>>,
  const Optional extends keyof Properties = never,
>(description: string, properties: Properties, optional: readonly Optional[] = []) {
  const required = Object.keys(properties).filter((name) => !optional.some((other) => other === name));
  const schema: Schema & { readonly properties: Properties } = {
    type: 'object',
    description,
    properties,
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
  return schema as typeof schema &
    SchemaOf<
      { readonly [Name in Exclude<keyof Properties, Optional>]: ValueOf<Properties[Name]> } & {
        readonly [Name in Optional]?: ValueOf<Properties[Name]>;
      }
    >;
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
    return sample.length === 0 ? schema : { ...schema, items: withExamples(items, sample[0]) };
  }
  return { ...schema, examples: [sample] };
}
