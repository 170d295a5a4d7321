// What is made of a stored project: planned once for everybody, kept by its id, and refused while too many plans wait.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memoryStore } from '../../../../test/support/memory-store.ts';
import { type App, buildApp } from '../../app.ts';
import { Overloaded } from '../../planning/admission.ts';
import { directPlanning, type Planning } from '../../planning/index.ts';
import { keysOf } from './stored-project.ts';

const ROOM = 'outline=E180+S240+W180+N240';
let app: App;
let path = '';
let id = '';
let made: string[] = [];
let isBusy = false;

beforeAll(async () => {
  const direct = directPlanning();
  const planning: Planning = {
    ...direct,
    run: (name, task, run) => {
      const what = { projectPage: 'page', projectPreview: 'preview' }[name as string];
      if (what === undefined) return direct.run(name, task, run);
      if (isBusy) throw new Overloaded(7);
      made.push(what);
      return direct.run(name, task, run);
    },
  };
  app = buildApp({ planning, store: memoryStore(), publicUrl: 'https://tiles.example' });
  path = new URL((await app.inject(`/api/plan?${ROOM}`)).json().plannerUrl).pathname;
  id = path.split('/')[2];
});
afterAll(() => app.close());

describe.each([
  ['page', ''],
  ['preview', '/preview.png'],
])('a %s', (what, rest) => {
  it('is made once for a language, units and an id, whatever else the address says', async () => {
    made = [];
    const queries = ['', '?x=1', '?units=metric', '?lang=en&y=2', '?lang=de'];
    const answers = [];
    for (const query of queries) answers.push(await app.inject(path + rest + query));
    expect(made).toEqual([what]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
    const others = ['?lang=pl', '?units=imperial'];
    for (const query of others) answers.push(await app.inject(path + rest + query));
    expect(made).toEqual([what, what, what]);
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(3);
  });

  it('is made once for those who ask at the same time', async () => {
    made = [];
    const address = `${path}${rest}?lang=zh`;
    const answers = await Promise.all([1, 2, 3].map(() => app.inject(address)));
    expect(made).toEqual([what]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  });

  it('is forgotten with everything else of its project', async () => {
    await app.inject(path + rest);
    made = [];
    app.context.answers.forget(keysOf(`${id}x`));
    await app.inject(path + rest);
    expect(made).toEqual([]);
    app.context.answers.forget(keysOf(id));
    await app.inject(path + rest);
    expect(made).toEqual([what]);
  });

  it('is refused while too many plans wait, but served from the cache', async () => {
    await app.inject(path + rest);
    isBusy = true;
    const [kept, refused] = [await app.inject(path + rest), await app.inject(`${path}${rest}?lang=es`)];
    isBusy = false;
    expect([kept.statusCode, refused.statusCode]).toEqual([200, 503]);
    expect(refused.headers['retry-after']).toBe('7');
    expect(refused.headers['cache-control']).toBe('no-store');
  });
});

it('keeps the compressed copies of a page', async () => {
  const ask = () => app.inject({ url: path, headers: { 'accept-encoding': 'br' } });
  await ask();
  const { bytes } = app.context.answers;
  await ask();
  expect((await ask()).headers['content-encoding']).toBe('br');
  expect(app.context.answers.bytes).toBe(bytes);
});
