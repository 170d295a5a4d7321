// A drawing is the same in an answer, at its own address, in the answer to a POST, and with format=svg.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PATTERNS, shortNameOf } from '../../src/engine/index.ts';
import { LANGUAGES } from '../../src/words/index.ts';
import { type ContractService, openContract } from '../contract/contract-service.ts';
import { twinBody } from '../contract/twin-body.ts';
import { readDrawing } from '../support/drawn.ts';
import { memoryStore } from '../support/memory-store.ts';
import { ACCEPTANCE, EXTREMES, type Fields, queryOf } from './rooms.ts';

let service: ContractService;

beforeAll(async () => {
  service = await openContract({ store: memoryStore() });
});
afterAll(() => service.close());

const rooms = Object.values(ACCEPTANCE).map(({ request }) => request);

const options: readonly Fields[] = [
  {},
  { width: '400', lang: 'zh' },
  { walls: 'false', credit: 'false', lang: 'pl' },
  { color: '#1a2b3c', gapColor: 'fff', start: '12.5,-3', lang: 'es', width: '2000' },
];

const cases: readonly Fields[] = [
  ...PATTERNS.map((pattern, i) => ({
    ...rooms[i % rooms.length],
    pattern: shortNameOf(pattern),
    lang: LANGUAGES[i % LANGUAGES.length],
    rotation: String(5 * i),
  })),
  ...options.map((asked) => ({ ...rooms[0], ...asked })),
  ...Object.values(EXTREMES),
];

describe.each(cases.map((fields) => [queryOf(fields)]))('%s', (query) => {
  test('has the same bytes in every form', async () => {
    const inline = await service.plan(`${query}&inlineSvg=true`);
    const posted = await service.posted({ ...twinBody(query), link: false });
    const svg = String(inline.svg);
    readDrawing(svg);
    expect((await service.get(String(inline.svgUrl))).body).toBe(svg);
    expect((await service.get(`/api/plan?${query}&format=svg`)).body).toBe(svg);
    expect(posted.svg).toBe(svg);
    expect(posted.svgUrl).toBe(inline.svgUrl);
    expect((await service.post({ ...twinBody(query), format: 'svg' })).body).toBe(svg);
  });

  test('has the same bytes with and without a link', async () => {
    const linked = await service.plan(`${query}&inlineSvg=true&link=true`);
    expect(linked.plannerUrl).not.toBeNull();
    expect((await service.get(String(linked.svgUrl))).body).toBe(linked.svg);
    expect((await service.plan(`${query}&inlineSvg=true&link=false`)).svg).toBe(linked.svg);
  });
});
