// The check that all contract tests rely on must find faults: good exchanges spoilt in one way each.

import { describe, expect, it } from 'vitest';
import { openApiAt } from '../support/documents.ts';
import { checkBy, readDescription } from '../support/interface-schemas.ts';
import { memoryStore } from '../support/memory-store.ts';
import { openContract, PUBLIC_URL } from './contract-service.ts';
import { type Exchange, faultsOf } from './described-answers.ts';

const description = readDescription(openApiAt(PUBLIC_URL));
const check = checkBy(description);
const faults = (exchange: Exchange) => faultsOf(description, check, exchange);

const HEADERS = {
  'access-control-allow-origin': '*',
  'x-request-id': 'a-1',
  'cache-control': 'public, max-age=86400',
  'content-type': 'application/json; charset=utf-8',
  'ratelimit-policy': '"default";q=30;w=60',
  ratelimit: '"default";r=29;t=60',
  'server-timing': 'plan;dur=0.42',
  vary: 'Accept-Encoding',
};
const examples = description.paths['/api/plan'].get.responses[200].content?.['application/json'].examples ?? {};
const PLAN = examples.lShapedKitchen.value as Readonly<Record<string, object>>;
const GOOD: Exchange = {
  method: 'GET',
  url: '/api/plan?outline=E400+S300+W400+N300',
  status: 200,
  headers: HEADERS,
  body: JSON.stringify(PLAN),
};
const REFUSED: Exchange = {
  ...GOOD,
  status: 400,
  headers: { ...HEADERS, 'cache-control': 'no-store' },
  body: '{"error":"No."}',
};

function without(name: keyof typeof HEADERS): Exchange {
  return { ...GOOD, headers: Object.fromEntries(Object.entries(HEADERS).filter(([key]) => key !== name)) };
}

describe('the check of an answer', () => {
  it('accepts good ones', () => {
    for (const exchange of [GOOD, REFUSED]) expect(faults(exchange)).toEqual([]);
  });

  const spoilt: readonly (readonly [string, Exchange])[] = [
    ['a status that is not described', { ...REFUSED, status: 418 }],
    ['a status of another operation', { ...REFUSED, status: 415 }],
    ['another content type', { ...GOOD, headers: { ...HEADERS, 'content-type': 'text/html; charset=utf-8' } }],
    ['no charset', { ...GOOD, headers: { ...HEADERS, 'content-type': 'application/json' } }],
    ['a field too few', { ...GOOD, body: JSON.stringify({ ...PLAN, warnings: undefined }) }],
    ['a field too many', { ...GOOD, body: JSON.stringify({ ...PLAN, more: 1 }) }],
    ['a text for a number', { ...GOOD, body: JSON.stringify({ ...PLAN, tiles: { ...PLAN.tiles, total: '1' } }) }],
    ['a refusal without its sentence', { ...REFUSED, body: '{"code":"no"}' }],
    ['a body of 304', { ...GOOD, status: 304 }],
    ['a body of HEAD', { ...GOOD, method: 'HEAD' }],
    ['a method that is not served and yet answered', { ...GOOD, method: 'DELETE' }],
    ['an answer where there is nothing', { ...GOOD, url: '/api/other' }],
    ['OPTIONS with a plan', { ...GOOD, method: 'OPTIONS' }],
    ['a parameter that is not described', { ...GOOD, url: `${GOOD.url}&speed=3` }],
    ['a value that the description forbids', { ...GOOD, url: `${GOOD.url}&joint=101` }],
    ['a body that the description forbids', { ...GOOD, method: 'POST', url: '/api/plan', sent: { outline: 5 } }],
    ['a wrong Retry-After', { ...REFUSED, status: 429, headers: { ...REFUSED.headers, 'retry-after': 'soon' } }],
    ['no retry at all', { ...REFUSED, status: 429 }],
    ['no methods allowed', { ...REFUSED, status: 405, method: 'PUT' }],
    ['a limit in other words', { ...GOOD, headers: { ...HEADERS, ratelimit: '29 of 30' } }],
    ...Object.keys(HEADERS).map((name) => [`no header ${name}`, without(name as keyof typeof HEADERS)] as const),
  ];

  it.each(spoilt)('finds %s', (_, exchange) => {
    expect(faults(exchange)).not.toEqual([]);
  });

  it('is applied to every answer in the tests', async () => {
    const service = await openContract({
      store: memoryStore(),
      planner: () => {
        throw new Error('a fault');
      },
    });
    expect((await service.get('/api/plan?outline=E400+S300+W400+N300')).status).toBe(500);
    // A service whose description does not mention faults.
    const { responses } = service.description.paths['/api/plan'].get;
    delete (responses as Record<string, unknown>)[500];
    await expect(service.get('/api/plan?outline=E400+S300+W400+N300')).rejects.toThrow('status 500 is not described');
    await service.close();
  });
});
