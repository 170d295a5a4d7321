// The page's worker gives the same results as the server, to the last digit: both plan random requests, and the best
// start, the reuse of offcuts and the drawing of some rooms are compared as text.

import { expect, it } from 'vitest';
import type { Warning } from '../../src/engine/index.ts';
import { ORDER_FIELDS } from '../../src/wire/fields/fields.ts';
import type { Lang } from '../../src/words/index.ts';
import { randomAt } from '../fuzz/random.ts';
import { validRequest } from '../fuzz/valid-requests.ts';
import { casesOf } from '../support/cases.ts';
import { seedOf } from '../support/seed.ts';
import { expectSameFindings } from './findings.ts';
import { serviceOfFile } from './service.ts';

const REQUESTS = casesOf(20, 1000);
/** Few enough that the server, which also searches for better starts, refuses none. */
const AT_ONCE = 6;
/** Options of an answer that are not part of a draft. */
const NOT_OF_A_PLAN = ['width', 'walls', 'format', 'inlineSvg', 'credit', 'link', 'svg', ...ORDER_FIELDS];

const { base, journey } = serviceOfFile();

interface Told {
  readonly surface?: unknown;
  readonly pattern?: unknown;
  readonly tiles?: Readonly<Record<string, unknown>>;
  readonly warnings?: readonly string[];
  /** Of the page: its warnings as facts. */
  readonly findings?: readonly Warning[];
  readonly notes?: readonly string[];
  readonly error?: string;
}

/** The comparable part: the figures, or the first mistake. A plan of the page has no reuse of offcuts. */
function figures({ surface, pattern, tiles, error }: Told): string {
  const { kinds, reuse, ...counted } = tiles ?? {};
  return JSON.stringify(error === undefined ? { surface, pattern, tiles: counted } : { error });
}

async function planOnServer(body: object): Promise<Told> {
  const answer = await post({ ...body, link: false });
  const told = (await answer.json()) as Told & { readonly errors?: readonly { readonly message: string }[] };
  return told.errors ? { error: told.errors[0].message } : told;
}

it(`plans ${REQUESTS} random requests like the server`, async () => {
  const random = randomAt(seedOf(process.env), 1);
  const bodies = Array.from({ length: REQUESTS }, () => {
    const body = { ...validRequest(random).body };
    for (const name of NOT_OF_A_PLAN) delete body[name];
    // Searches are compared below.
    if (body.start === 'best') delete body.start;
    return body;
  });
  await journey('/', {}, async ({ page }) => {
    const told = await page.evaluate(planAll, bodies);
    for (let i = 0; i < bodies.length; i += AT_ONCE) {
      const some = bodies.slice(i, i + AT_ONCE);
      const planned = await Promise.all(some.map(planOnServer));
      some.forEach((body, k) => {
        const own = told[i + k] as Told;
        expect(figures(own), JSON.stringify(body)).toBe(figures(planned[k]));
        const { lang = 'en' } = body as { lang?: Lang };
        expectSameFindings(own.findings ?? [], lang, planned[k]);
      });
    }
  });
});

/** Runs in the page: plans all bodies in a worker. */
function planAll(bodies: readonly object[]): Promise<unknown[]> {
  const { worker = '' } = document.getElementById('planner')?.dataset ?? {};
  const own = new Worker(worker, { type: 'module' });
  return new Promise((resolve, reject) => {
    const told: unknown[] = [];
    // Answers may arrive out of order: one may wait for the words of its language.
    let answers = 0;
    own.onmessage = ({ data: { number, content } }) => {
      if (content.fault) return reject(new Error(content.fault));
      const { ok, answer, findings, mistakes } = content.result;
      told[number] = ok ? { ...answer, findings } : { error: mistakes[0].message };
      answers++;
      if (answers === bodies.length) resolve(told);
    };
    for (const [number, { lang = 'en', ...draft }] of (bodies as { lang?: string }[]).entries()) {
      own.postMessage({ number, content: { task: 'plan', draft, lang } });
    }
  });
}

/** Rooms of several shapes, in patterns with one and with several kinds of tile. */
const ROOMS: readonly object[] = [
  { outline: 'E180 S240 W180 N240', subtract: [{ x: 140, y: 0, w: 40, h: 60 }], pattern: 'squares' },
  {
    outline: 'E420 S180 W160 S170 W260 N350',
    pattern: 'bricks',
    parameters: { tileWidth: 600, tileHeight: 200 },
    lang: 'pl',
  },
  { outline: 'E300 A36.8699:150 S120 W420 N210', pattern: 'hexagons', color: '#aa8866', lang: 'es' },
  { outline: 'E500 S200 W500 N200', pattern: 'isometric-cubes', start: { x: 3.3, y: 1.7 }, lang: 'zh' },
  {
    polygon: [
      [0, 0],
      [310, 12],
      [290, 260],
      [5, 240],
    ],
    pattern: 'herringbone',
    gapColor: '#112233',
  },
  {
    outline: 'E350 S280 W350 N280',
    holes: [
      [
        [100, 100],
        [140, 100],
        [120, 150],
      ],
    ],
    pattern: 'chevron',
    joint: 0,
    colors: { right: '#fff', left: '#223344' },
  },
];
/** The best start, the reuse of offcuts, and the drawing. */
const WISHES: readonly object[] = [{ start: 'best' }, { choices: true }, {}, { format: 'svg' }];

it('finds the best start, the reuse of offcuts and the drawing like the server, to the last byte', async () => {
  // One wish for each room in turn; a soak run has all of them.
  const wished = ROOMS.flatMap((room, i) =>
    casesOf([WISHES[i % WISHES.length]], [...WISHES]).map((wish) => ({ ...room, ...wish })),
  );
  const bodies = wished.map((body) => ({ ...body, width: 1200, link: false }));
  await journey('/', {}, async ({ page }) => {
    const own = await page.evaluate(answerAll, bodies);
    for (const [i, body] of bodies.entries()) {
      // The answer to a POST includes the drawing; the answer of the page does not.
      const sent = await post(body);
      const text = await sent.text();
      expect(sent.status, text).toBe(200);
      expect(own[i], JSON.stringify(body)).toBe('format' in body ? text : withoutDrawing(text));
    }
  });
});

function post(body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return fetch(`${base()}/api/plan`, { method: 'POST', headers, body: JSON.stringify(body) });
}

function withoutDrawing(text: string): string {
  const { svg, ...answer } = JSON.parse(text);
  expect(svg).toMatch(/^<svg|^<\?xml/);
  return JSON.stringify(answer);
}

/** Runs in the page: answers each body in its own worker. */
function answerAll(bodies: readonly object[]): Promise<string[]> {
  const { worker = '', base: publicUrl = '' } = document.getElementById('planner')?.dataset ?? {};
  const answer = ({ lang = 'en', ...body }: { lang?: string }) =>
    new Promise<string>((resolve, reject) => {
      const own = new Worker(worker, { type: 'module' });
      own.onmessage = ({ data: { content } }) => {
        own.terminate();
        if (content.result?.ok) resolve(content.result.content);
        else reject(new Error(JSON.stringify(content)));
      };
      own.postMessage({ number: 1, content: { task: 'answer', body, lang, publicUrl } });
    });
  return Promise.all((bodies as { lang?: string }[]).map(answer));
}
