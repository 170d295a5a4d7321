// A stored plan shows the figures that it had, or says what was corrected since, wherever it is opened.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memoryStore } from '../../../../test/support/memory-store.ts';
import type { FoundProject } from '../../../store/index.ts';
import { LANGUAGES, say } from '../../../words/index.ts';
import { type App, buildApp } from '../../app.ts';

const ROOM = 'outline=E180+S240+W180+N240&subtract=140,0,40,60';

let app: App;
let id = '';
let found: FoundProject;
/** What the store says instead of what is in it. */
let figures: string | null | undefined;

beforeAll(async () => {
  const store = memoryStore();
  const find = async (id: string) => {
    const project = await store.find(id);
    return project && (figures === undefined ? project : { ...project, figures });
  };
  app = buildApp({ store: { ...store, find } });
  id = (await app.inject(`/api/plan?${ROOM}`)).json().plannerUrl.split('/').at(-1);
  found = (await store.find(id)) as FoundProject;
});
afterAll(() => app.close());

const opened = async (path: string, lang = 'en') => (await app.inject(`${path}${id}?lang=${lang}`)).body;
const PLACES = ['/api/projects/', '/planner/', '/embed/'];

describe('a stored plan', () => {
  it('is stored with the figures of its answer', async () => {
    const { tiles, surface } = (await app.inject(`/api/projects/${id}`)).json();
    const { total, whole, cut, wastePercent, laidAreaM2, purchasedAreaM2, narrowestCutMm, sliverCount } = tiles;
    expect(found.figures).toBe(
      JSON.stringify([
        total,
        whole,
        cut,
        wastePercent,
        laidAreaM2,
        purchasedAreaM2,
        narrowestCutMm,
        sliverCount,
        null,
        null,
        null,
      ]),
    );
    // It is told only with a gap along the walls or with doors.
    expect(surface).not.toHaveProperty('skirtingM');
  });

  it('says nothing about figures that are still the same', async () => {
    figures = undefined;
    expect((await app.inject(`/api/projects/${id}`)).json().notes).toEqual([]);
    for (const path of PLACES) expect(await opened(path)).not.toContain('Counting has been corrected');
  });

  it('names the figures that were corrected, in every language', async () => {
    // 47 tiles, 33 of them whole, 14 cut and the narrowest 3 mm wide: counted with a strip more.
    const [total, whole, cut, ...rest] = JSON.parse(found.figures ?? '');
    expect([total, whole, cut]).toEqual([47, 33, 14]);
    figures = JSON.stringify([48, whole, 15, ...rest]);
    expect((await app.inject(`/api/projects/${id}`)).json().notes).toEqual([
      'Counting has been corrected since this plan was stored; it then showed: Tiles to buy 48 · Cut tiles 15.',
    ]);
    for (const path of PLACES) {
      for (const lang of LANGUAGES) {
        const before = `${say(lang, 'ui.tilesToBuy')} 48 · ${say(lang, 'ui.cutTiles')} 15`;
        expect(await opened(path, lang)).toContain(say(lang, 'note.recounted', { figures: before }));
      }
    }
  });

  it('names the skirting around a column, which versions that did not keep it counted', async () => {
    figures = undefined;
    const column = 'outline=E180+S240+W180+N240&subtract=60,60,40,40&edge=8';
    const { plannerUrl, tiles } = (await app.inject(`/api/plan?${column}`)).json();
    const address = `/api/projects/${plannerUrl.split('/').at(-1)}`;
    expect((await app.inject(address)).json()).toMatchObject({ surface: { skirtingM: 8.4 }, notes: [] });
    const { total, whole, cut, wastePercent, laidAreaM2, purchasedAreaM2, narrowestCutMm, sliverCount } = tiles;
    const eight = [total, whole, cut, wastePercent, laidAreaM2, purchasedAreaM2, narrowestCutMm, sliverCount];
    figures = JSON.stringify(eight);
    expect((await app.inject(address)).json().notes).toEqual([
      'Counting has been corrected since this plan was stored; it then showed: Skirting 10\u00a0m.',
    ]);
  });

  it('says that its figures are not known, in every language', async () => {
    figures = null;
    for (const path of PLACES) {
      for (const lang of LANGUAGES) expect(await opened(path, lang)).toContain(say(lang, 'note.uncounted'));
    }
  });

  it('has another tag if other figures were stored with it', async () => {
    figures = undefined;
    const first = await app.inject(`/planner/${id}`);
    figures = null;
    const second = await app.inject(`/planner/${id}`);
    expect(second.headers.etag).not.toBe(first.headers.etag);
  });

  it('of the gallery is one of this version', async () => {
    const [gallery] = app.context.gallery.keys();
    for (const path of PLACES) {
      const { statusCode, body } = await app.inject(`${path}${gallery}`);
      expect([statusCode, body.includes(say('en', 'note.uncounted'))]).toEqual([200, false]);
    }
  });
});
