// The conformance suite of project stores; each database passes it.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore, type ProjectStore, type StoreOptions } from '../../src/store/index.ts';
import { casesOf } from '../support/cases.ts';

/** Many simultaneous calls are slow on a busy machine. */
const PATIENT_MS = 60_000;

/** Describes a store; `makePlace` returns the options of a new empty database. */
export function describeStore(name: string, makePlace: () => Promise<StoreOptions>): void {
  describe(`projects in ${name}`, () => {
    // Opening a store takes longer than most tests, so all of them use these two, with ids of their own.
    let place: StoreOptions;
    let one: ProjectStore;
    let other: ProjectStore;

    function open(): Promise<ProjectStore> {
      return openStore({ ...place, timeoutMs: PATIENT_MS });
    }

    beforeAll(async () => {
      place = await makePlace();
      [one, other] = await Promise.all([open(), open()]);
    });
    afterAll(async () => {
      await one.close();
      await other.close();
    });

    it.each([
      ['plain text', '{"pattern":"squares"}'],
      ['the empty text', ''],
      ['every alphabet', '{"name":"Łazienka, baño, 浴室, 🛁👩‍👩‍👧, e\u0301, \u202e, \ufeff, \u007f"}'],
      ['quotes and percents', `{"x":"'; DROP TABLE projects; -- %s $1 ? \\\\ \\u0000"}`],
      ['256 KB', JSON.stringify({ outline: 'ż😀 '.repeat(32_768) }).slice(0, 262_143)],
    ])('come back as they went in: %s', async (id, project) => {
      await one.save(id, project);
      expect((await one.find(id))?.project).toBe(project);
    });

    it('are found by their whole id and nothing else', async () => {
      await one.save('Abc', '1');
      for (const id of ['', 'abc', 'Ab', 'Abcd', 'Abc ', '%', 'Abc\0', '\ud800']) {
        expect(await one.find(id), JSON.stringify(id)).toBeUndefined();
      }
      expect((await one.find('Abc'))?.project).toBe('1');
    });

    it('come back with the figures that were saved with them, or none', async () => {
      await one.save('with figures', 'x', '[47,33]');
      await one.save('without figures', 'x');
      expect(await other.find('with figures')).toEqual({ project: 'x', figures: '[47,33]' });
      expect(await other.find('without figures')).toEqual({ project: 'x', figures: null });
    });

    it('stay as they were first saved', async () => {
      await one.save('twice', 'first');
      await one.save('twice', 'second');
      expect((await one.find('twice'))?.project).toBe('first');
    });

    it('are refused if they could not be read back unchanged', async () => {
      for (const text of ['a\0b', 'a\ud800b', '\udc00']) {
        await expect(one.save('refused', text)).rejects.toThrow('cannot be kept');
        await expect(one.save(text, 'refused')).rejects.toThrow('cannot be kept');
      }
      expect(await one.find('refused')).toBeUndefined();
    });

    it('can be saved simultaneously', async () => {
      const ids = Array.from({ length: casesOf(100, 300) }, (_, index) => `simultaneous-${index}`);
      await Promise.all(ids.map((id) => one.save(id, `project of ${id}`)));
      expect(await Promise.all(ids.map(async (id) => (await one.find(id))?.project))).toEqual(
        ids.map((id) => `project of ${id}`),
      );
    });

    it('have one text if many save the same id at once', async () => {
      const stores = [one, other];
      await Promise.all(Array.from({ length: 100 }, (_, index) => stores[index % 2].save('same', `text ${index}`)));
      const texts = await Promise.all(stores.map(async (store) => (await store.find('same'))?.project));
      expect(texts[0]).toMatch(/^text [0-9]+$/);
      expect(texts[1]).toBe(texts[0]);
    });

    it('are visible to a second store as soon as the first has saved them', async () => {
      for (let index = 0; index < 20; index += 1) {
        const [writer, reader] = index % 2 ? [one, other] : [other, one];
        await writer.save(`visible-${index}`, `text ${index}`);
        expect((await reader.find(`visible-${index}`))?.project).toBe(`text ${index}`);
      }
    });

    it('are not lost when two stores write at once', async () => {
      const stores = [one, other];
      const ids = Array.from({ length: casesOf(60, 200) }, (_, index) => `kept-${index}`);
      await Promise.all(ids.map((id, index) => stores[index % 2].save(id, id)));
      for (const store of stores)
        expect(await Promise.all(ids.map(async (id) => (await store.find(id))?.project))).toEqual(ids);
    });

    it('pass a check of the store', async () => {
      expect(await one.check()).toBe('ready');
    });

    it('are new once', async () => {
      expect([await one.save('once', 'x'), await one.save('once', 'x'), await other.save('once', 'y')]).toEqual([
        'new',
        'known',
        'known',
      ]);
    });

    it('are stored up to 64 KB compressed', async () => {
      // Random digits take about three and a half bits each.
      const digits = (count: number) => Array.from({ length: count }, () => Math.floor(10 * Math.random())).join('');
      expect(await one.save('large', digits(100_000))).toBe('new');
      expect(await one.save('too large', digits(300_000))).toBe('too-large');
      expect(await one.find('too large')).toBeUndefined();
    });

    it('can be removed', async () => {
      await one.save('removed', 'x');
      expect([await other.remove('removed'), await other.remove('removed')]).toEqual([true, false]);
      expect(await one.find('removed')).toBeUndefined();
      expect(await one.save('removed', 'y')).toBe('new');
      expect(await one.remove('\0')).toBe(false);
    });

    it('are counted, with the bytes that they occupy', async () => {
      const place = await makePlace();
      const store = await openStore({ ...place, timeoutMs: PATIENT_MS });
      const before = await store.figures();
      const ids = Array.from({ length: 200 }, (_, index) => `counted-${index}`);
      await Promise.all(ids.map((id) => store.save(id, id)));
      await Promise.all(ids.slice(0, 50).map((id) => store.remove(id)));
      // PostgreSQL reports its rows with some delay.
      await expect.poll(async () => (await store.figures()).projects, { timeout: PATIENT_MS }).toBe(150);
      expect((await store.figures()).bytes).toBeGreaterThan(before.bytes);
      await store.close();
    });

    it('are not added any more above the bytes allowed, and those that are there are still found', async () => {
      const place = await makePlace();
      const store = await openStore({ ...place, timeoutMs: PATIENT_MS, mostBytes: 200_000 });
      // Nothing compresses these.
      const project = (length: number) => JSON.stringify(Array.from({ length }, () => Math.random()));
      let saves = 0;
      const saveNext = () => {
        saves += 1;
        return store.save(`grown-${saves}`, project(1000));
      };
      await expect.poll(saveNext, { timeout: PATIENT_MS, interval: 50 }).toBe('full');
      expect(await store.check()).toBe('full');
      expect(await store.find(`grown-${saves}`)).toBeUndefined();
      expect(await store.save('grown-1', 'x')).toBe('known');
      expect(await store.find('grown-1')).toBeDefined();
      await store.close();
    });

    it('expire if nobody opens them', async () => {
      const place = await makePlace();
      const day = 86_400_000;
      let now = Date.UTC(2026, 0, 1);
      const store = await openStore({ ...place, timeoutMs: PATIENT_MS, now: () => now });
      for (const id of ['opened', 'asked again', 'forgotten']) await store.save(id, id);
      const many = Array.from({ length: 600 }, (_, index) => `many-${index}`);
      await Promise.all(many.map((id) => store.save(id, id)));
      now += 9 * day;
      expect((await store.find('opened'))?.project).toBe('opened');
      expect(await store.save('asked again', 'x')).toBe('known');
      await store.save('new', 'new');
      await store.close();
      now += 2 * day;
      const later = await openStore({ ...place, timeoutMs: PATIENT_MS, ttlDays: 10, now: () => now });
      // A sweep renews nothing, so the rest is looked for in another store of an earlier day.
      const witness = await openStore({ ...place, timeoutMs: PATIENT_MS, now: () => 0 });
      for (const id of ['forgotten', many[0], many[300], many[599]]) {
        await expect.poll(() => witness.find(id), { timeout: PATIENT_MS }).toBeUndefined();
      }
      for (const id of ['opened', 'new']) expect((await later.find(id))?.project).toBe(id);
      expect((await later.find('asked again'))?.project).toBe('asked again');
      await later.close();
      await witness.close();
    });

    it('are still saved if the store is closed meanwhile, refused afterwards, and there when it is opened again', async () => {
      const store = await open();
      const begun = Array.from({ length: 50 }, (_, index) => store.save(`begun-${index}`, 'begun'));
      const closed = Promise.all([store.close(), store.close()]);
      await expect(store.save('late', 'x')).rejects.toThrow('closed');
      await Promise.all(begun);
      await closed;
      await expect(store.find('begun-0')).rejects.toThrow('closed');
      await expect(store.check()).rejects.toThrow('closed');
      await expect(store.close()).resolves.toBeUndefined();
      const again = await open();
      expect((await again.find('begun-49'))?.project).toBe('begun');
      expect(await again.find('late')).toBeUndefined();
      await again.close();
    });
  });
}
