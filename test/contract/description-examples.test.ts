// Executes the example requests of the interface description: each has the status and the answer shown for it,
// addresses open, and single values can be sent as they are.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FILE_ID } from '../../src/wire/describe/openapi-async.ts';
import { PROJECT_ID } from '../../src/wire/describe/openapi-examples.ts';
import { FIELDS } from '../../src/wire/index.ts';
import { openApiAt } from '../support/documents.ts';
import { type Json, type Media, type Named, readDescription, resolved } from '../support/interface-schemas.ts';
import { memoryStore } from '../support/memory-store.ts';
import { type ContractService, openContract, PUBLIC_URL } from './contract-service.ts';
import { expectShownFile } from './shown-file.ts';

const ROOM = 'outline=E180+S240+W180+N240&subtract=140,0,40,60';
const document = readDescription(openApiAt(PUBLIC_URL));
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
);
let service: ContractService;

beforeAll(async () => {
  service = await openContract({ store: memoryStore() });
});
afterAll(() => service.close());

/** The answer shown is the real one, except for the length of the drawing and the name of the project. */
function expectShown(body: string, shown: unknown): void {
  if (typeof shown === 'string') {
    expectShownFile(body, shown);
    return;
  }
  const { svg, plannerUrl, ...answer } = JSON.parse(body);
  const { svg: shownSvg, plannerUrl: shownUrl, ...rest } = shown as Json;
  expect(answer).toEqual(rest);
  expect([typeof svg, typeof plannerUrl]).toEqual([typeof shownSvg, typeof shownUrl]);
  if (typeof plannerUrl === 'string') {
    const place = (address: unknown) => String(address).replace(/[A-Za-z0-9_-]{22}$/, '{id}');
    expect(place(plannerUrl)).toBe(place(shownUrl));
  }
}

/** Each result of a batch is shown like the answer that it has. */
function expectBatchShown(body: string, shown: unknown): void {
  const [results, wanted] = [JSON.parse(body), shown as Json].map((one) => one.results as Json[]);
  expect(results.map(({ status }) => status)).toEqual(wanted.map(({ status }) => status));
  for (const [index, { plan, refusal }] of results.entries())
    expectShown(JSON.stringify(plan ?? refusal), wanted[index].plan ?? wanted[index].refusal);
}

it('is the document that the service publishes', () => {
  expect(service.description).toEqual(document);
});

describe('requests', () => {
  const queries = operations.flatMap(({ path, operation }) =>
    Object.entries(operation['x-query-examples'] ?? {}).map(([name, example]) => ({
      path,
      name,
      operation,
      ...example,
    })),
  );
  const bodies = operations.flatMap(({ path, operation }) =>
    Object.entries(operation.requestBody?.content['application/json'].examples ?? {}).map(([name, { value }]) => ({
      path,
      name,
      operation,
      body: value,
    })),
  );
  const shownAs = (operation: (typeof operations)[number]['operation'], name: string) =>
    Object.entries(operation.responses).flatMap(([status, response]) => {
      const content = resolved(document, response).content as Named<Media> | undefined;
      const shown = Object.values(content ?? {}).flatMap(({ examples = {} }) => examples[name] ?? []);
      return shown.map(({ value }) => ({ status: Number(status), value }));
    });

  it('are shown by query and by body, good and bad', () => {
    expect(queries.length).toBeGreaterThanOrEqual(15);
    expect(bodies.length).toBeGreaterThanOrEqual(10);
  });

  it.each(queries)('GET $path: $name', async ({ path, name, operation, query, status }) => {
    const answer = await service.get(query === '' ? path : `${path}?${query}`);
    expect(answer.status).toBe(status);
    for (const shown of shownAs(operation, name)) {
      expect(shown.status).toBe(status);
      expectShown(answer.body, shown.value);
    }
  });

  it.each(bodies)('POST $path: $name', async ({ path, name, operation, body }) => {
    const answer = await service.ask({ method: 'POST', url: path, body });
    const [shown, ...others] = shownAs(operation, name);
    expect(others).toEqual([]);
    expect(answer.status).toBe(shown.status);
    if (path === '/api/plans' && answer.status === 200) expectBatchShown(answer.body, shown.value);
    else expectShown(answer.body, shown.value);
  });

  it('every example answer belongs to an example request', () => {
    for (const { operation, method } of operations) {
      const asked = [...(method === 'POST' ? bodies : queries)].filter((one) => one.operation === operation);
      for (const response of Object.values(operation.responses)) {
        const content = resolved(document, response).content as Named<Media> | undefined;
        for (const { examples = {} } of Object.values(content ?? {})) {
          for (const name of Object.keys(examples)) expect(asked.map((one) => one.name)).toContain(name);
        }
      }
    }
  });
});

describe('addresses', () => {
  const text = JSON.stringify(document);
  const addresses = [
    ...new Set([...text.matchAll(/https:\/\/tiles\.example[^\s"\\)\]<>]*/g)].map(([address]) => address)),
  ];
  // The project and the file in the examples do not exist.
  const live = addresses.filter((address) => !address.includes(PROJECT_ID) && !address.includes(FILE_ID));

  it.each(live)('%s opens', async (address) => {
    expect((await service.get(address === PUBLIC_URL ? '/' : address)).status).toBe(200);
  });

  it('are many', () => {
    expect(live.length).toBeGreaterThan(10);
  });
});

describe('single values', () => {
  const own = document.components.schemas.PatternParameters as { properties: Named<{ examples: unknown[] }> };
  const isOfPattern = (name: string) => Object.hasOwn(own.properties, name);
  const parameters = Object.entries(document.components.parameters as Named<Named<string>>);
  const queried = parameters.filter(([name, parameter]) => parameter.in === 'query' && !isOfPattern(name));

  /** A price needs its currency. */
  const neededBy = (name: string) => FIELDS[name as keyof typeof FIELDS]?.exampleNeeds ?? {};

  it.each(queried)('the field %s in a query', async (name, { example }) => {
    const room = name === 'outline' || name === 'polygon' ? '' : 'outline=E180+S240+W180+N240&';
    const needed = Object.entries(neededBy(name)).map(
      ([other, value]) =>
        `&${other}=${typeof value === 'object' ? FIELDS[other as keyof typeof FIELDS].example : value}`,
    );
    const { status, body } = await service.get(
      `/api/plan?${room}${name}=${encodeURIComponent(example)}${needed.join('')}`,
    );
    expect(status, body).toBe(200);
  });

  const { properties } = document.components.schemas.PlanBody as { properties: Named<Json> };
  it.each(Object.entries(properties))('the field %s in a body', async (name, property) => {
    const { examples } = resolved(document, property) as { examples: unknown[] };
    const isRoom = ['outline', 'polygon', 'rooms', 'doorways'].includes(name);
    const room = isRoom ? {} : { outline: 'E180 S240 W180 N240' };
    for (const value of examples) {
      const { status, body } = await service.post({ ...room, [name]: value, ...neededBy(name) });
      expect(status, body).toBe(200);
    }
  });

  it.each(Object.entries(own.properties))(
    'the parameter %s, with every pattern that has it',
    async (name, { examples }) => {
      const takers = (await service.listing()).filter(({ parameters }) => parameters.some((one) => one.name === name));
      expect(takers.length).toBeGreaterThan(0);
      for (const { id } of takers) {
        for (const value of examples) {
          const { status, body } = await service.get(`/api/plan?${ROOM}&pattern=${id}&${name}=${value}`);
          expect(status, body).toBe(200);
        }
      }
    },
  );
});
