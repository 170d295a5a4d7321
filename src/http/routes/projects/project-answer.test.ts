// The plan behind a link is the plan that got the link: byte for byte the same answer, in every format, but for notes on
// lengths that were sent without a unit.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomAt } from '../../../../test/fuzz/random.ts';
import { validRequest } from '../../../../test/fuzz/valid-requests.ts';
import { casesOf } from '../../../../test/support/cases.ts';
import { memoryStore } from '../../../../test/support/memory-store.ts';
import { VIEW_FIELDS } from '../../../wire/index.ts';
import { type App, buildApp } from '../../app.ts';

const PUBLIC_URL = 'https://tiles.example';
const ROOM = 'outline=E180+S240+W180+N240&subtract=140,0,40,60&pattern=bricks&color=c8b7a6';
/** The plans of the law. */
const SEED = 20;
const PLANS = casesOf(20, 60);

let app: App;
let address = '';
const saved: string[] = [];

beforeAll(async () => {
  const store = memoryStore();
  const save = (id: string, project: string, figures?: string) => {
    saved.push(id);
    return store.save(id, project, figures);
  };
  app = buildApp({ store: { ...store, save }, publicUrl: PUBLIC_URL, buildId: 'test' });
  address = await addressOf(ROOM);
});
afterAll(() => app.close());

async function addressOf(query: string): Promise<string> {
  const { plannerUrl } = (await app.inject(`/api/plan?${query}`)).json();
  return new URL(plannerUrl).pathname.replace('/planner/', '/api/projects/');
}

type Answer = Pick<Awaited<ReturnType<App['inject']>>, 'body' | 'rawPayload' | 'headers'>;

/** The answer to a plan as that to its link should be: plans are stored in plain numbers, whatever units were sent. */
function asOpened(planned: Answer, opened: Answer): Buffer {
  if (!String(planned.headers['content-type']).startsWith('application/json')) return planned.rawPayload;
  const answer = JSON.parse(planned.body);
  const { notes, summary } = JSON.parse(opened.body);
  const isAboutUnits = (note: string) => !notes.includes(note) && /understood|zrozumiano|entendido|理解/.test(note);
  const kept = answer.notes.filter((note: string) => !isAboutUnits(note));
  // The summary repeats them.
  const isShorter = kept.length < answer.notes.length;
  return Buffer.from(JSON.stringify({ ...answer, notes: kept, ...(isShorter && { summary }) }));
}

/** The answer to a link as that to its plan, which has no request. */
function withoutRequest(opened: Answer): Buffer {
  if (!String(opened.headers['content-type']).startsWith('application/json')) return opened.rawPayload;
  const { request, ...answer } = JSON.parse(opened.body);
  expect(request).toBeTypeOf('object');
  return Buffer.from(JSON.stringify(answer));
}

const isSpoken = ([name]: readonly [string, string]) => name === 'lang' || name === 'units';

/** The options that are not part of the plan, of a random request. */
const OPTIONS: readonly string[] = VIEW_FIELDS.filter((name) => name !== 'color' && name !== 'gapColor');

describe('the answer', () => {
  it('is that of the plan, for random plans', async () => {
    let plans = 0;
    for (let number = 0; number < PLANS; number++) {
      const fields = validRequest(randomAt(SEED, number)).fields.filter(
        ([name, text]) => name !== 'link' && !(name === 'start' && text === 'best'),
      );
      const query = (own: typeof fields) => new URLSearchParams(Object.fromEntries(own));
      const first = await app.inject(`/api/plan?${query(fields.filter(([name]) => name !== 'format'))}`);
      if (first.statusCode !== 200) continue;
      plans++;
      const id = new URL(first.json().plannerUrl).pathname.split('/')[2];
      const options = fields.filter(([name]) => OPTIONS.includes(name));
      const [planned, opened] = [
        await app.inject(`/api/plan?${query(fields)}`),
        await app.inject(`/api/projects/${id}?${query(options)}`),
      ];
      expect(opened.statusCode, `plan ${number}`).toBe(planned.statusCode);
      expect(withoutRequest(opened).toString(), `plan ${number}`).toBe(asOpened(planned, opened).toString());
      const { request, ...shown } = (await app.inject(`/api/projects/${id}?${query(options.filter(isSpoken))}`)).json();
      const { svg, ...again } = (await app.inject({ method: 'POST', url: '/api/plan', payload: request })).json();
      const withoutTexts = { notes: [], summary: '' };
      expect({ ...again, ...withoutTexts }, `plan ${number}`).toEqual({ ...shown, ...withoutTexts });
      expect(opened.headers['content-type']).toBe(planned.headers['content-type']);
    }
    expect(plans).toBeGreaterThan(PLANS / 2);
  });

  it.each([
    'lang=pl&units=imperial',
    'pieces=true&inlineSvg=true&walls=false&width=400',
    'format=svg&credit=false&color=123456',
    'format=png&width=300',
    'format=dxf',
    'format=csv&lang=es&name=Ba%C3%B1o',
    'format=xlsx',
    'format=ifc&pieces=true&name=Ba%C3%B1o',
    'format=glb',
    'format=cut-dxf',
  ])('is that of the plan with %s', async (options) => {
    const plain = options.includes('color=') ? ROOM.replace(/&color=\w+/, '') : ROOM;
    const planned = await app.inject(`/api/plan?${plain}&${options}`);
    const opened = await app.inject(`${address}?${options}`);
    expect([opened.statusCode, asOpened(planned, opened).equals(withoutRequest(opened))]).toEqual([200, true]);
    for (const name of ['content-type', 'content-disposition', 'content-security-policy', 'vary']) {
      expect(opened.headers[name], name).toBe(planned.headers[name]);
    }
  });

  it('is a PDF file with the link of the plan, where a new plan has the address of the service', async () => {
    const options = 'format=pdf&scale=50&paper=a3&name=Hall';
    const [planned, opened] = [
      await app.inject(`/api/plan?${ROOM}&${options}`),
      await app.inject(`${address}?${options}`),
    ];
    expect([planned.statusCode, opened.statusCode]).toEqual([200, 200]);
    const linkIn = (body: Buffer) => /\/URI \((.*?)\)/.exec(body.toString('latin1'))?.[1];
    const origin = linkIn(planned.rawPayload);
    expect(linkIn(opened.rawPayload)).toBe(`${origin}${address.replace('/api/projects/', 'planner/')}`);
    expect(opened.headers['content-disposition']).toBe(planned.headers['content-disposition']);
  });

  it('may be kept for an hour, has a strong tag, and is not planned for those who have it', async () => {
    const first = await app.inject(address);
    expect(first.headers).toMatchObject({
      'cache-control': 'public, max-age=3600',
      etag: expect.stringMatching(/^"[\w-]+"$/),
      vary: 'Accept, Accept-Encoding',
    });
    const again = await app.inject({ url: address, headers: { 'if-none-match': String(first.headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await app.inject(`${address}?lang=en&walls=1&format=json`)).body).toBe(first.body);
    expect((await app.inject(`${address}?lang=pl`)).headers.etag).not.toBe(first.headers.etag);
    const kept = await app.inject(address);
    expect(kept.headers['server-timing']).toContain('kept');
  });

  it('has the format of an Accept header if none is named', async () => {
    const ask = (url: string) => app.inject({ url, headers: { accept: 'text/csv' } });
    expect((await ask(address)).headers['content-type']).toBe('text/csv; charset=utf-8');
    expect((await ask(`${address}?format=svg`)).headers['content-type']).toBe('image/svg+xml; charset=utf-8');
  });

  it('stores nothing, and HEAD has its headers', async () => {
    const { length } = saved;
    const [got, head] = [await app.inject(address), await app.inject({ method: 'HEAD', url: address })];
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', got.headers.etag]);
    expect(saved).toHaveLength(length);
  });

  it.each([
    ['application/json', '?lang=pl&units=imperial&utm_source=x', '?lang=pl&units=imperial'],
    ['application/pdf', '', ''],
  ])('is where a link leads that is asked for as %s', async (accept, query, kept) => {
    const page = address.replace('/api/projects/', '/planner/');
    const { statusCode, headers } = await app.inject({ url: `${page}${query}`, headers: { accept } });
    expect([statusCode, headers.location, headers.vary]).toEqual([
      303,
      `${PUBLIC_URL}${address}${kept}`,
      'Accept, Accept-Encoding',
    ]);
    const followed = await app.inject({ url: `${address}${kept}`, headers: { accept } });
    expect([followed.statusCode, String(followed.headers['content-type']).split(';')[0]]).toEqual([200, accept]);
  });

  it.each(['*/*', 'text/html,application/json;q=0.9', 'text/html'])('is not for who accepts %s', async (accept) => {
    const page = address.replace('/api/projects/', '/planner/');
    const { statusCode, headers } = await app.inject({ url: page, headers: { accept } });
    expect([statusCode, headers['content-type'], headers.vary]).toEqual([
      200,
      'text/html; charset=utf-8',
      'Accept, Accept-Encoding',
    ]);
  });

  it('is named by the page of the plan', async () => {
    const page = await app.inject(address.replace('/api/projects/', '/planner/'));
    expect(page.headers.link).toBe(`<${PUBLIC_URL}${address}>; rel="alternate"; type="application/json"`);
  });
});

describe('a plan with colours of kinds', () => {
  const BOARD = 'outline=E180+S240+W180+N240&pattern=checkerboard';

  it('keeps them behind its link, unless another colour of all tiles is asked for', async () => {
    const stored = await app.inject(`/api/plan?${BOARD}&colors=dark:222,light:%23fff`);
    const link = new URL(stored.json().plannerUrl).pathname.replace('/planner/', '/api/projects/');
    const svg = async (url: string) => (await app.inject(url)).body;
    const colored = await svg(`/api/plan?${BOARD}&colors=light:ffffff,dark:222222&format=svg`);
    expect(colored).toContain('#222222');
    expect(await svg(`${link}?format=svg`)).toBe(colored);
    expect(await svg(`${link}?format=svg&color=abc`)).toBe(await svg(`/api/plan?${BOARD}&color=abc&format=svg`));
  });
});

describe('refusals', () => {
  it.each(['', 'x', 'A'.repeat(22), '%zz', `${'A'.repeat(22)}/preview.png`])('there is no plan %s', async (id) => {
    const { statusCode, headers, body } = await app.inject(`/api/projects/${id}`);
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
    expect(JSON.parse(body)).toEqual({ error: expect.any(String), code: 'not-found' });
  });

  it('names what was meant, and everything that is not an option of an answer', async () => {
    const refused = await app.inject(`${address}?langg=pl&tileSize=200&start=best&link=false&width=50`);
    expect(refused.statusCode).toBe(400);
    expect(
      refused.json().errors.map(({ code, param, example }: Record<string, unknown>) => [code, param, example]),
    ).toEqual([
      ['parameter-unknown', 'langg', 'lang'],
      ['parameter-unknown', 'tileSize', null],
      ['parameter-unknown', 'start', null],
      ['parameter-unknown', 'link', null],
      [expect.any(String), 'width', null],
    ]);
    const tall = await app.inject(`${await addressOf('outline=E100+S9000+W100+N9000')}?format=png&width=4000`);
    expect([tall.statusCode, tall.json().code]).toEqual([400, 'picture-too-large']);
  });

  it('say that the store is away', async () => {
    const find = () => Promise.reject(new Error('away'));
    const storeless = buildApp({ store: { ...memoryStore(), find } });
    const refused = await storeless.inject(`/api/projects/${'A'.repeat(22)}`);
    expect([refused.statusCode, refused.json().code]).toEqual([503, 'store-unavailable']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await storeless.close();
  });
});
