import { describe, expect, it } from 'vitest';
import { openApiAt } from '../../../test/support/documents.ts';
import {
  checkBy,
  type Json,
  type Named,
  type Operation,
  readDescription,
  resolved,
} from '../../../test/support/interface-schemas.ts';
import { PATTERNS, parametersOf, shortNameOf } from '../../engine/index.ts';
import { BODY_FIELDS, FIELDS, QUERY_FIELDS } from '../../wire/fields/fields.ts';
import { readBody } from '../../wire/read/body.ts';
import { openApiDocument } from './documents.ts';

const ADDRESS = 'https://tiles.example.org';
const built = openApiAt(ADDRESS);
const document = readDescription(built);
const check = checkBy(document);
const { get, post } = document.paths['/api/plan'];
const { get: list } = document.paths['/api/plan/patterns'];

describe('the head', () => {
  it('names the service, its version and its operations', () => {
    expect(document).toMatchObject({
      openapi: expect.stringMatching(/^3\.1\.\d+$/),
      info: { title: 'Tilewright', version: '1.0.0', license: { name: 'MIT' } },
      servers: [{ url: ADDRESS }],
      security: [],
    });
    expect([get, post, list].map(({ operationId }) => operationId)).toEqual([
      'planLayout',
      'planLayoutJson',
      'listPatterns',
    ]);
  });

  it('is the same each time, and survives JSON serialisation', () => {
    expect(openApiDocument(ADDRESS)).toEqual(built);
    expect(document).toEqual(built);
    expect(JSON.stringify(openApiDocument('https://other.example.net/tiles'))).not.toContain(ADDRESS);
  });

  it('describes every status with its headers', () => {
    const statuses = (operation: Operation) => Object.keys(operation.responses).map(Number);
    expect(statuses(get)).toEqual(expect.arrayContaining([200, 304, 400, 405, 414, 429, 431, 500, 503]));
    expect(statuses(post)).toEqual(expect.arrayContaining([200, 400, 405, 413, 415, 429, 431, 500, 503]));
    expect(statuses(list)).toEqual(expect.arrayContaining([200, 304, 400, 405, 429, 431, 500, 503]));
    const headers = (status: number) => Object.keys(resolved(document, get.responses[status]).headers as Json);
    expect(headers(200)).toEqual(
      expect.arrayContaining(['ETag', 'Vary', 'Server-Timing', 'RateLimit', 'RateLimit-Policy', 'Content-Encoding']),
    );
    expect(headers(405)).toContain('Allow');
    expect(headers(429)).toContain('Retry-After');
    for (const status of statuses(get)) {
      expect(headers(status)).toEqual(
        expect.arrayContaining(['Access-Control-Allow-Origin', 'X-Request-Id', 'Cache-Control']),
      );
    }
  });
});

describe('the fields', () => {
  const parameters = (get.parameters ?? []).map((parameter) => resolved(document, parameter));
  const body = resolved(document, { $ref: '#/components/schemas/PlanBody' }).properties as Named<Json>;

  it('appear in the query and in the body as in the table', () => {
    const queried = parameters.filter(({ in: where }) => where === 'query').map(({ name }) => name);
    expect(queried.slice(0, QUERY_FIELDS.length)).toEqual(QUERY_FIELDS);
    expect(Object.keys(body)).toEqual(BODY_FIELDS);
  });

  it.each(QUERY_FIELDS)('%s has its default, range and words in the query', (name) => {
    const { description, schema } = parameters.find((parameter) => parameter.name === name) as Named<Json & string>;
    const { default: byDefault, range, values } = FIELDS[name];
    expect(description).toContain(FIELDS[name].description);
    expect(schema.default).toEqual(byDefault);
    expect([schema.minimum, schema.maximum]).toEqual([range?.min, range?.max]);
    expect(schema.enum).toEqual(values);
  });

  it.each(BODY_FIELDS)('%s has its range, words and example in the body, and its default in words', (name) => {
    const { default: byDefault, range, values, jsonExample } = FIELDS[name];
    const schema = body[name];
    expect(schema.description).toContain(FIELDS[name].description);
    if (byDefault !== undefined) expect(schema.description).toContain(`Default: ${byDefault}.`);
    expect(schema).not.toHaveProperty('default');
    expect([schema.enum, schema.examples]).toEqual([values, [jsonExample]]);
    if (range) expect([schema.minimum, schema.maximum]).toEqual([range.min, range.max]);
  });

  it('a body describes a room by its walk or its corners, without other names', () => {
    const outline = 'E400 S300 W400 N300';
    const polygon = FIELDS.polygon.jsonExample;
    const faults = (value: unknown) => check('/components/schemas/PlanBody', value);
    expect(faults({ outline })).toEqual([]);
    expect(faults({ polygon })).toEqual([]);
    for (const bad of [
      {},
      { outline, polygon },
      { outline, tileSize: 300 },
      { outline, joint: '3' },
      { outline: '' },
    ]) {
      expect(faults(bad)).not.toEqual([]);
      expect(readBody(bad).ok).toBe(false);
    }
  });
});

describe("the patterns' own parameters", () => {
  const schema = resolved(document, { $ref: '#/components/schemas/PatternParameters' });
  const properties = schema.properties as Named<Json>;

  it('are separate names in the query and an object in the body', () => {
    const names = Object.keys(schema.properties as object);
    const queried = (get.parameters ?? []).map((one) => resolved(document, one) as Named<unknown>);
    for (const name of names) {
      const parameter = queried.find((one) => one.name === name);
      expect(parameter).toMatchObject({
        in: 'query',
        schema: expect.not.objectContaining({ default: expect.anything() }),
      });
      expect(parameter).not.toHaveProperty('required');
      expect(QUERY_FIELDS).not.toContain(name);
    }
  });

  const all = PATTERNS.flatMap((pattern) =>
    Object.entries(parametersOf(pattern)).map(([name, parameter]) => ({
      pattern: shortNameOf(pattern),
      name,
      parameter,
    })),
  );

  it.each(all)('$name of $pattern is described with its range and default', ({ pattern, name, parameter }) => {
    const row = String(schema.description)
      .split('\n')
      .find((line) => line.startsWith(`| \`${pattern}\` | \`${name}\` |`));
    expect(row).toContain(String(parameter.default));
    if (parameter.kind === 'choice') {
      for (const value of parameter.values) {
        expect(row).toContain(value);
        expect(check('/components/schemas/PatternParameters', { [name]: value })).toEqual([]);
      }
      expect(check('/components/schemas/PatternParameters', { [name]: 'sideways' })).not.toEqual([]);
      return;
    }
    expect(row).toContain(`${parameter.min} to ${parameter.max}`);
    for (const value of [parameter.min, parameter.max, parameter.default]) {
      expect(check('/components/schemas/PatternParameters', { [name]: value })).toEqual([]);
    }
    expect(properties[name].minimum).toBeLessThanOrEqual(parameter.min);
    expect(properties[name].maximum).toBeGreaterThanOrEqual(parameter.max);
  });

  it('are no others', () => {
    expect(Object.keys(properties).toSorted()).toEqual([...new Set(all.map(({ name }) => name))].toSorted());
  });
});

describe('everything is described', () => {
  /** Every object inside the description, with its path. */
  function* objectsIn(value: unknown, way: readonly string[] = []): Generator<[readonly string[], Json]> {
    if (typeof value !== 'object' || value === null) return;
    if (!Array.isArray(value)) yield [way, value as Json];
    for (const [name, inner] of Object.entries(value)) {
      // Examples are answers and requests, not parts of the description.
      if (!/^(x-query-examples|examples?|default|enum)$/.test(name) || way.at(-1) === 'properties') {
        yield* objectsIn(inner, [...way, name]);
      }
    }
  }

  const objects = [...objectsIn(document)];
  const described = (value: Json) => /\S{2,}/.test(String(resolved(document, value).description ?? ''));

  it.each([
    ['parameters', /\/components\/parameters\/[^/]+$/],
    ['headers', /\/headers\/[^/]+$/],
    ['responses', /\/responses\/[^/]+$/],
    ['schemas', /\/components\/schemas\/[^/]+$/],
    ['operations', /^\/paths\/[^/]+\/(get|post)$/],
    ['properties', /\/properties\/[^/]+$/],
    ['tags and servers', /^\/(tags|servers)\/\d+$/],
  ])('all %s', (_, place) => {
    const found = objects.filter(([way]) => place.test(`/${way.map((name) => name.replaceAll('/', '~1')).join('/')}`));
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(([, value]) => !described(value)).map(([way]) => way.join(' '))).toEqual([]);
  });

  it('every figure has its unit, and every value has an example', () => {
    const properties = objects.filter(([way]) => way.at(-2) === 'properties' && way.includes('schemas'));
    const figures = properties.filter(([, { type }]) => [type].flat().includes('number'));
    const unit = /\b(mm|cm|metres|percent|degrees|pixels|count|ratio|unit|currency|kg)\b|m²|[%°]/;
    expect(figures.filter(([, { description }]) => !unit.test(String(description))).map(([way]) => way.at(-1))).toEqual(
      [],
    );
    const values = properties.filter(([, { type, items, $ref }]) => {
      const scalars = ['string', 'number', 'integer', 'boolean', 'null'];
      return $ref === undefined && items === undefined && scalars.includes(String([type].flat()[0]));
    });
    expect(values.length).toBeGreaterThan(40);
    expect(values.filter(([, { examples }]) => !Array.isArray(examples)).map(([way]) => way.join(' '))).toEqual([]);
  });

  it('examples of parameters and headers match their schemas', () => {
    for (const kind of ['parameters', 'headers']) {
      for (const [name, { example }] of Object.entries(document.components[kind])) {
        expect([name, check(`/components/${kind}/${name}/schema`, example)]).toEqual([name, []]);
      }
    }
  });

  it('examples inside schemas match them', () => {
    for (const [way, { examples }] of objectsIn(document.components.schemas)) {
      const pointer = `/components/schemas/${way.join('/')}`;
      for (const example of Array.isArray(examples) ? examples : []) {
        expect([pointer, check(pointer, example)]).toEqual([pointer, []]);
      }
    }
  });
});
