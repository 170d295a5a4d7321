// Additions of the service to the specification, written like its sentences. None contradicts the specification, and
// every answer is checked against the published description.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ContractService, openContract, PUBLIC_URL } from './contract-service.ts';
import { BEST_START } from './sentences/best-start.ts';
import { BETTER_STARTS } from './sentences/better-starts.ts';
import { CHOICES } from './sentences/choices.ts';
import { JOBS } from './sentences/jobs.ts';
import { MEASURES } from './sentences/measures.ts';
import { SETTING_OUT } from './sentences/setting-out.ts';

const ADDITIONS = [...BEST_START, ...BETTER_STARTS, ...CHOICES, ...SETTING_OUT, ...MEASURES, ...JOBS];

let service: ContractService;
beforeAll(async () => {
  service = await openContract({ publicUrl: PUBLIC_URL });
});
afterAll(() => service.close());

it.each(ADDITIONS)('%s %s', async (_place, _says, shown) => {
  await shown(service);
});

it('names each place once', () => {
  const places = ADDITIONS.map(([place]) => place);
  expect(new Set(places).size).toBe(places.length);
});
