// POST /api/plans: each plan of a batch is answered as it would be alone, and all of them are paid for.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memoryStore } from '../../../test/support/memory-store.ts';
import { answerCostMs, weightOf } from '../../service/index.ts';
import { MOST_PLANS, readBody } from '../../wire/index.ts';
import { type App, buildApp } from '../app.ts';
import { HttpError } from '../errors/http-error.ts';
import { directPlanning, type Planning } from '../planning/index.ts';
import { MemoryRateLimit } from '../rate-limit/index.ts';

const QUOTA = 30;
const ROOM = { outline: 'E180 S240 W180 N240' };
/** What a plan may be sent with: every part of an answer, every language, and every way to be refused. */
const BODIES: readonly unknown[] = [
  ROOM,
  { ...ROOM, pattern: 'herringbone', start: 'best', lang: 'zh', choices: true },
  { ...ROOM, pattern: 'planks', parameters: { seed: 5 }, tilesPerBox: 8, pricePerBox: 20, currency: 'EUR' },
  { ...ROOM, link: false, pieces: true, offcuts: true, settingOut: true, units: 'imperial' },
  { rooms: [{ name: 'Żółty "pokój"', ...ROOM }], lang: 'pl' },
  { ...ROOM, subtract: [{ x: 140, y: 0, w: 40, h: 60 }], colors: { tile: '#fff' } },
  { outline: 'E400 S300 W390 N300', patern: 'x' },
  { ...ROOM, parameters: { tileSize: 10 }, pattern: 'subway' },
  { outline: 'E2000 S2000 W2000 N2000', parameters: { tileSize: 20 } },
  {},
  null,
  [ROOM],
  'E180 S240 W180 N240',
];

let app: App;
beforeAll(() => {
  const rateLimit = { limit: new MemoryRateLimit(QUOTA, 60_000, () => 0), perMinute: QUOTA };
  app = buildApp({ store: memoryStore(), publicUrl: 'https://tiles.example', rateLimit });
});
afterAll(() => app.close());

let clients = 0;
const newClient = () => `192.0.2.${++clients}`;
const post = (url: string, payload: unknown, remoteAddress = newClient(), from = app) =>
  from.inject({
    method: 'POST',
    url,
    payload: JSON.stringify(payload),
    headers: { 'content-type': 'application/json' },
    remoteAddress,
  });
const left = ({ headers }: { headers: Record<string, unknown> }) =>
  Number(/;r=(\d+)/.exec(`${headers.ratelimit}`)?.[1]);

describe('a batch', () => {
  it('has the answers and refusals of its plans, byte for byte, in the order sent', async () => {
    const wanted: string[] = [];
    for (const body of BODIES) {
      const { statusCode, body: text } = await post('/api/plan', body);
      wanted.push(`{"status":${statusCode},"${statusCode === 200 ? 'plan' : 'refusal'}":${text}}`);
    }
    const statuses = wanted.map((text) => text.slice(0, 13));
    expect(new Set(statuses)).toEqual(new Set(['{"status":200', '{"status":400']));
    const batch = await post('/api/plans', { plans: BODIES });
    expect([batch.statusCode, batch.headers['cache-control']]).toEqual([200, 'private, no-cache']);
    expect(batch.body).toBe(`{"results":[${wanted.join(',')}]}`);
  });

  it('counts as its plans together, refused ones too', async () => {
    const plain = { plans: [ROOM, { ...ROOM, joint: 1 }, { outline: 'nowhere' }] };
    expect(left(await post('/api/plans', plain))).toBe(QUOTA - 3);
    const dear = { ...ROOM, outline: 'E900 S900 W900 N900', start: 'best', parameters: { tileSize: 100 } };
    const read = readBody(dear);
    const weight = read.ok ? weightOf(answerCostMs(read, { withDrawing: true })) : expect.fail('it must be readable');
    expect(weight).toBeGreaterThan(1);
    expect(left(await post('/api/plans', { plans: [ROOM, dear] }))).toBe(QUOTA - 1 - weight);
  });

  it('is refused before anything is planned if less is left, or if no window could hold it', async () => {
    const client = newClient();
    const plans = Array.from({ length: MOST_PLANS }, (_, joint) => ({ ...ROOM, joint, link: false }));
    expect(left(await post('/api/plans', { plans }, client))).toBe(QUOTA - MOST_PLANS);
    const refused = await post('/api/plans', { plans }, client);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'rate-limited']);
    const star = { outline: 'E1900 S1900 W1900 N1900', parameters: { tileSize: 140 }, start: 'best', choices: true };
    const dear = await post('/api/plans', { plans: Array.from({ length: MOST_PLANS }, () => star) });
    expect([dear.statusCode, dear.json().code]).toEqual([400, 'batch-too-costly']);
    expect(left(dear)).toBe(QUOTA - 1);
  });

  it.each([
    [{}, 'plans-invalid', 'and is missing'],
    [{ plans: [] }, 'plans-invalid', 'not of 0'],
    [{ plans: Array.from({ length: MOST_PLANS + 1 }, () => ROOM) }, 'plans-invalid', `not of ${MOST_PLANS + 1}`],
    [{ plans: ROOM }, 'plans-invalid', 'not '],
    [{ plans: [ROOM], lang: 'pl' }, 'batch-field', 'no "lang" beside them'],
    [[ROOM], 'body-not-object', ''],
  ])('%j is refused with the code %s', async (body, code, words) => {
    const { statusCode, ...answer } = await post('/api/plans', body);
    expect([statusCode, answer.json().code]).toEqual([400, code]);
    expect(answer.json().error).toContain(words);
  });

  it('takes no format but JSON, and says so for the plan that has one', async () => {
    const [drawn, plain] = (
      await post('/api/plans', {
        plans: [
          { ...ROOM, format: 'svg' },
          { ...ROOM, format: 'json' },
        ],
      })
    ).json().results;
    expect([drawn.status, drawn.refusal.code, drawn.refusal.param]).toEqual([400, 'batch-field', 'format']);
    expect(plain.status).toBe(200);
  });

  it('is refused as a whole while the server is busy', async () => {
    const busy = new HttpError(503, { error: 'Too many plans are waiting.', code: 'busy' }, { 'retry-after': '1' });
    const planning: Planning = { ...directPlanning(), run: () => Promise.reject(busy) };
    const full = buildApp({ planning });
    const answer = await post('/api/plans', { plans: [ROOM, ROOM] }, '192.0.2.99', full);
    expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([503, 'busy', '1']);
    await full.close();
  });
});
