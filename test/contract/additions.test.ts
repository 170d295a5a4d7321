// What the service adds to the specification, written like its sentences: none of it changes what the specification says, and
// every answer is held against the published description as there.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ContractService, openContract, PUBLIC_URL } from './contract-service.ts';
import { BEST_START } from './sentences/best-start.ts';
import { BETTER_STARTS } from './sentences/better-starts.ts';

let service: ContractService;
beforeAll(async () => {
  service = await openContract({ publicUrl: PUBLIC_URL });
});
afterAll(() => service.close());

it.each([...BEST_START, ...BETTER_STARTS])('%s %s', async (_place, _says, shown) => {
  await shown(service);
});

it('names each place once', () => {
  const places = [...BEST_START, ...BETTER_STARTS].map(([place]) => place);
  expect(new Set(places).size).toBe(places.length);
});
