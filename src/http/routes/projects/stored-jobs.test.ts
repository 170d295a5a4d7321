// The link of a job shows the job that got it, byte for byte; its surfaces are plans of their own, at the same id.

import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memoryStore } from '../../../../test/support/memory-store.ts';
import { planOf } from '../../../../test/support/planned-jobs.ts';
import { type JobBody, jobBodies } from '../../../../test/support/random-jobs.ts';
import {
  projectCostMs,
  projectPageCostMs,
  projectPreviewCostMs,
  type StoredProject,
  shownProject,
} from '../../../service/index.ts';
import type { JobAnswer } from '../../../wire/index.ts';
import { type App, buildApp } from '../../app.ts';

const TOKEN = 'a-long-enough-token';
const PUBLIC_URL = 'https://tiles.example';
const JOB: JobBody = {
  parameters: { tileSize: 600 },
  surfaces: [
    { name: 'hall', outline: 'E410 S155 W410 N155', tile: 'Carrara', start: 'best' },
    { name: 'bath', outline: 'E185 S240 W185 N240', tile: 'Carrara', tilesPerBox: 4, pricePerBox: 42.5 },
    { outline: 'E185 S240 W185 N240', pattern: 'octagon-dot', parameters: {}, stock: { octagon: 40 } },
  ],
  currency: 'EUR',
};

let app: App;
beforeAll(() => {
  app = buildApp({ store: memoryStore(), adminToken: TOKEN, publicUrl: PUBLIC_URL, buildId: 'test' });
});
afterAll(() => app.close());

const post = (body: object, url = '/api/job') => app.inject({ method: 'POST', url, payload: body });
const idIn = ({ plannerUrl }: { readonly plannerUrl: string }) => new URL(plannerUrl).pathname.split('/')[2];

async function idOf(body: object): Promise<string> {
  return idIn((await post(body)).json());
}

/** What an answer says of what is stored: not of units that were sent, nor why a start was found. */
function figures({ surfaces, summary: _, request: __, ...others }: JobAnswer): unknown {
  return {
    ...others,
    surfaces: surfaces.map(({ notes: _, pattern: { startWhy: __, ...pattern }, ...surface }) => ({
      ...surface,
      pattern,
    })),
  };
}

describe('a stored job', () => {
  it('is answered again to the byte, for random jobs', async () => {
    await fc.assert(
      fc.asyncProperty(jobBodies(), fc.constantFrom('job', 'surface', 'none'), async (random, reuse) => {
        const first = await post({ ...random, reuse });
        fc.pre(first.statusCode === 200);
        const again = await app.inject(`/api/projects/${idIn(first.json())}`);
        expect(again.statusCode).toBe(200);
        const { request, ...answer } = again.json();
        expect(JSON.stringify(answer)).toBe(first.body);
        expect(idIn((await post(request)).json())).toBe(idIn(first.json()));
      }),
      { numRuns: 8 },
    );
  });

  it('is answered with its order, its stock and the start that was found, in any language and format', async () => {
    const first = await post(JOB);
    const id = idIn(first.json());
    const again = await app.inject(`/api/projects/${id}`);
    expect(figures(again.json())).toEqual(figures(first.json()));
    const pl = (await app.inject(`/api/projects/${id}?lang=pl&settingOut=true`)).json();
    expect(pl.plannerUrl).toBe(`${PUBLIC_URL}/planner/${id}?lang=pl`);
    expect(pl.order.cost).toBe(first.json().order.cost);
    const [csv, asked] = [
      await app.inject(`/api/projects/${id}?format=csv&name=Flat`),
      await post({ ...JOB, format: 'csv' }),
    ];
    expect(csv.body).toBe(asked.body);
    expect(csv.headers['content-disposition']).toContain('Flat.csv');
  });

  it('leads from its paper to its page, and from the sheets of a surface to that surface', async () => {
    const id = await idOf(JOB);
    const linksIn = (body: Buffer) =>
      [...body.toString('latin1').matchAll(/\/URI \((.*?)\)/g)].map(([, address]) => address);
    const paper = await app.inject(`/api/projects/${id}?format=pdf&lang=pl`);
    const address = (path: string) => `${PUBLIC_URL}/planner/${path}?lang=pl`;
    const expected = [id, ...JOB.surfaces.map((_, i) => `${id}.${i + 1}`)].map(address);
    const links = linksIn(paper.rawPayload);
    expect(links[0]).toBe(expected[0]);
    expect(new Set(links)).toEqual(new Set(expected));
    // Nothing leads to a job that is not stored.
    const sent = await post({ ...JOB, format: 'pdf' });
    expect(new Set(linksIn(sent.rawPayload))).toEqual(new Set([`${PUBLIC_URL}/`]));
  });

  it.each(['floor', undefined])(
    'has the walls of a room where they were laid, with openings and a niche: %s',
    async (joints) => {
      const bath = { name: 'Bath', outline: 'E180 S240 W180 N240', doors: [{ wall: 1, at: 90, width: 80 }] };
      const walls = { wallsOf: { surface: 'Bath', height: 250, joints } };
      const niche = { niche: { surface: 'Bath wall 2', x: 60, y: 100, w: 60, h: 30, depth: 10 } };
      const first = await post({ parameters: { tileSize: 300 }, surfaces: [bath, walls, niche], tile: 'Carrara' });
      expect([first.statusCode, first.json().error]).toEqual([200, undefined]);
      const id = idIn(first.json());
      const again = (await app.inject(`/api/projects/${id}`)).json();
      expect(again.surfaces).toHaveLength(1 + 4 + 5);
      expect(figures(again)).toEqual(figures(first.json()));
      for (const path of [`/planner/${id}`, `/planner/${id}.2`, `/planner/${id}/preview.png`])
        expect((await app.inject(path)).statusCode).toBe(200);
      // With their joints where they are, they are the same walls.
      const stood = (name: string) => again.surfaces.find((one: { name: string }) => one.name === name).pattern.startCm;
      expect(stood('Bath wall 2')).toEqual(first.json().surfaces[2].pattern.startCm);
    },
  );

  it('has one id for every description, and others for other jobs', async () => {
    const id = await idOf(JOB);
    const [hall, bath, dots] = JOB.surfaces;
    const corners = [
      [0, 0],
      [185, 0],
      [185, 240],
      [0, 240],
    ];
    const { outline: _, ...rest } = bath;
    expect(await idOf({ ...JOB, name: 'Flat 12', lang: 'pl', reuse: 'job' })).toBe(id);
    expect(await idOf({ ...JOB, surfaces: [hall, { ...rest, polygon: corners }, { ...dots, name: '3' }] })).toBe(id);
    const others = [
      { ...JOB, reuse: 'none' },
      { ...JOB, currency: 'PLN' },
      { ...JOB, surfaces: [bath, hall, dots] },
      { ...JOB, surfaces: [hall, bath, { ...dots, name: 'shower' }] },
      { ...JOB, surfaces: [hall, { ...bath, tile: 'Nero' }, dots] },
      { ...JOB, surfaces: [hall, { ...rest, polygon: corners.map(([x, y]) => [x + 500, y]) }, dots] },
    ];
    const ids = await Promise.all(others.map(idOf));
    expect(new Set([id, ...ids]).size).toBe(others.length + 1);
  });

  it('keeps an order that was asked for by defaults alone, and what differs beside it', async () => {
    const { currency: _, ...job } = JOB;
    const surfaces = [
      { name: 'a', outline: 'E200 S200 W200 N200' },
      { name: 'b', outline: 'E300 S200 W300 N200' },
    ];
    const [a, b] = surfaces;
    for (const body of [
      { ...job, surfaces: [{ ...a, breakage: 3 }, b] },
      {
        ...job,
        surfaces: [
          { ...a, spares: 0 },
          { ...b, breakage: 8 },
        ],
      },
    ]) {
      const first = (await post(body)).json();
      const again = (await app.inject(`/api/projects/${idIn(first)}`)).json();
      expect(first.order).toBeDefined();
      expect(again.order).toEqual(first.order);
    }
  });

  it('has its surfaces as plans, each with a page, a frame, a picture and every format', async () => {
    const id = await idOf(JOB);
    const first = (await post(JOB)).json();
    for (const number of [1, 2, 3]) {
      const shown = (await app.inject(`/api/projects/${id}.${number}`)).json();
      const { surface, pattern, tiles } = first.surfaces[number - 1];
      const { startWhy: _, ...laying } = pattern;
      expect(shown).toMatchObject({ surface, pattern: laying, tiles });
      expect(shown.plannerUrl).toBe(`${PUBLIC_URL}/planner/${id}.${number}`);
      const page = await app.inject(`/planner/${id}.${number}`);
      expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('id="project"')]);
      for (const path of [`/embed/${id}.${number}`, `/planner/${id}.${number}/preview.png`])
        expect((await app.inject(path)).statusCode).toBe(200);
    }
    const body = { ...planOf(JOB, 0), start: first.surfaces[0].pattern.startCm, link: false };
    const plan = (await post({ ...body, currency: undefined }, '/api/plan')).json();
    const { plannerUrl: _, svg: __, ...figures } = plan;
    expect((await app.inject(`/api/projects/${id}.1`)).json()).toMatchObject({ ...figures, notes: [] });
    const planId = (await app.inject('/api/plan?outline=E180+S240+W180+N240')).json().plannerUrl.split('/').at(-1);
    for (const unknown of [`${id}.0`, `${id}.4`, `${id}.01`, `${id}.`, `${id}.1.1`, `${planId}.1`])
      expect([unknown, (await app.inject(`/api/projects/${unknown}`)).statusCode]).toEqual([unknown, 404]);
  });

  it('has a page that names its surfaces, a frame, a picture and oEmbed', async () => {
    const id = await idOf(JOB);
    for (const lang of ['en', 'es', 'pl', 'zh']) {
      const page = await app.inject(`/planner/${id}?lang=${lang}`);
      expect(page.statusCode).toBe(200);
      for (const text of ['hall', 'bath', 'Carrara', `href="/planner/${id}.2${lang === 'en' ? '' : `?lang=${lang}`}"`])
        expect(page.body).toContain(text);
    }
    expect((await app.inject(`/embed/${id}`)).statusCode).toBe(200);
    const picture = await app.inject(`/planner/${id}/preview.png`);
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
    const oembed = await app.inject(`/oembed?url=${encodeURIComponent(`${PUBLIC_URL}/planner/${id}`)}`);
    expect(oembed.json()).toMatchObject({ type: 'rich', html: expect.stringContaining(`/embed/${id}`) });
  });

  it('refuses options that only plans have', async () => {
    const id = await idOf(JOB);
    for (const name of ['pieces', 'choices', 'offcuts', 'color']) {
      const value = name === 'color' ? 'c8b7a6' : 'true';
      const refused = await app.inject(`/api/projects/${id}?${name}=${value}`);
      expect([refused.statusCode, refused.json()]).toEqual([
        400,
        expect.objectContaining({ code: 'job-field', param: name }),
      ]);
      expect((await app.inject(`/api/projects/${id}.1?${name}=${value}`)).statusCode).toBe(200);
    }
  });

  it('is removed with everything kept for it, by its own id alone', async () => {
    const id = await idOf({ ...JOB, reuse: 'surface' });
    const paths = [`/planner/${id}`, `/planner/${id}.1`, `/planner/${id}.2/preview.png`, `/api/projects/${id}.3`];
    for (const path of paths) expect((await app.inject(path)).statusCode).toBe(200);
    const headers = { authorization: `Bearer ${TOKEN}` };
    const remove = (url: string) => app.inject({ method: 'DELETE', url, headers });
    expect((await remove(`/api/projects/${id}.1`)).statusCode).toBe(404);
    expect((await remove(`/api/projects/${id}`)).statusCode).toBe(204);
    for (const path of paths) expect((await app.inject(path)).statusCode).toBe(404);
  });

  it('costs at least as much as its surfaces wherever it is opened', async () => {
    const saved: StoredProject[] = [];
    const store = {
      ...memoryStore(),
      save: async (id: string, project: string) => {
        saved.push({ id, project });
        return 'new' as const;
      },
    };
    const other = buildApp({ store, publicUrl: PUBLIC_URL });
    await other.inject({ method: 'POST', url: '/api/job', payload: JOB });
    await other.close();
    const [job] = saved;
    const surfaces = [1, 2, 3].map((number) => shownProject(`${job.id}.${number}`, job) ?? expect.fail('no surface'));
    const costs = [
      projectPageCostMs,
      projectPreviewCostMs,
      (stored: StoredProject) => projectCostMs(stored, { format: 'json' }, PUBLIC_URL),
    ];
    for (const costMs of costs)
      expect(costMs(job)).toBeGreaterThanOrEqual(surfaces.reduce((sum, surface) => sum + costMs(surface), 0));
  });

  it('is not stored without a link, and the answer to a full store says so', async () => {
    expect((await post({ ...JOB, link: false })).json().plannerUrl).toBeNull();
    const full = buildApp({ store: { ...memoryStore(), save: async () => 'full' }, publicUrl: PUBLIC_URL });
    const { plannerUrl, warnings } = (await full.inject({ method: 'POST', url: '/api/job', payload: JOB })).json();
    expect([plannerUrl, warnings.length]).toEqual([null, 1]);
    await full.close();
  });
});
