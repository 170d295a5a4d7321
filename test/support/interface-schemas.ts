// Checks values against the schemas of an interface description, as a strict client would.

import { Ajv2020 } from 'ajv/dist/2020.js';

export type Json = Readonly<Record<string, unknown>>;
export type Named<Value> = Readonly<Record<string, Value>>;
export interface Media {
  readonly schema: Json;
  readonly example?: unknown;
  readonly examples?: Named<{ readonly summary: string; readonly value: unknown }>;
}
export interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly Json[];
  readonly requestBody?: { readonly content: Named<Media> };
  readonly responses: Named<{ readonly content?: Named<Media>; readonly headers?: Named<Json> }>;
  readonly 'x-async-response'?: Operation['responses'];
  readonly 'x-query-examples'?: Named<{ readonly query: string; readonly status: number }>;
}
export interface Description {
  readonly paths: Named<Named<Operation>>;
  readonly components: Named<Named<Json>>;
}

/** The faults of a value by the schema at a JSON pointer such as `/components/schemas/Plan`. */
export type Check = (pointer: string, value: unknown) => string[];

/** Creates the check for a description. */
export function checkBy(document: object): Check {
  const ajv = new Ajv2020({ allErrors: true, strict: false });
  ajv.addFormat('uri', (text: string) => URL.canParse(text));
  ajv.addSchema({ ...JSON.parse(JSON.stringify(document)), $id: 'https://description.test/' });
  return (pointer, value) => {
    const validate = ajv.getSchema(`https://description.test/#${pointer}`);
    if (validate === undefined) throw new Error(`There is no schema at ${pointer}.`);
    // As JSON, because undefined is omitted there.
    if (validate(JSON.parse(JSON.stringify(value)))) return [];
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  };
}

/** A description as its readers receive it, through JSON. */
export function readDescription(document: object): Description & Json {
  return JSON.parse(JSON.stringify(document));
}

/** Resolves a reference such as `#/components/schemas/Plan`; other objects are returned unchanged. */
export function resolved(document: object, value: unknown): Json {
  const { $ref, ...beside } = value as { $ref?: string };
  if ($ref === undefined) return beside;
  const target = $ref
    .slice(2)
    .split('/')
    .reduce<unknown>((place, name) => (place as Json)[name.replaceAll('~1', '/')], document);
  return { ...resolved(document, target), ...beside };
}
