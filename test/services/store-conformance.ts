// The conformance suite of project stores; each database passes it.

import { afterEach, describe, expect, it } from 'vitest';
import { openStore, type ProjectStore, type StoreOptions } from '../../src/store/index.ts';

/** Many simultaneous calls are slow on a busy machine. */
const PATIENT_MS = 60_000;

/** Describes a store; `makePlace` returns the options of a new empty database. */
export function describeStore(name: string, makePlace: () => Promise<StoreOptions>): void {
  describe(`projects in ${name}`, () => {
    const opened: ProjectStore[] = [];

    async function open(place: StoreOptions): Promise<ProjectStore> {
      const store = await openStore({ ...place, timeoutMs: PATIENT_MS });
      opened.push(store);
      return store;
    }

    afterEach(async () => {
      for (const store of opened.splice(0)) await store.close();
    });

    it.each([
      ['plain text', '{"pattern":"squares"}'],
      ['the empty text', ''],
      ['every alphabet', '{"name":"Łazienka, baño, 浴室, 🛁👩‍👩‍👧, e\u0301, \u202e, \ufeff, \u007f"}'],
      ['quotes and percents', `{"x":"'; DROP TABLE projects; -- %s $1 ? \\\\ \\u0000"}`],
      ['256 KB', JSON.stringify({ outline: 'ż😀 '.repeat(32_768) }).slice(0, 262_143)],
    ])('come back as they went in: %s', async (_, project) => {
      const store = await open(await makePlace());
      await store.save('a', project);
      expect(await store.find('a')).toBe(project);
    });

    it('are found by their whole id and nothing else', async () => {
      const store = await open(await makePlace());
      await store.save('Abc', '1');
      for (const id of ['', 'abc', 'Ab', 'Abcd', 'Abc ', '%', 'Abc\0', '\ud800']) {
        expect(await store.find(id), JSON.stringify(id)).toBeUndefined();
      }
      expect(await store.find('Abc')).toBe('1');
    });

    it('stay as they were first saved', async () => {
      const store = await open(await makePlace());
      await store.save('a', 'first');
      await store.save('a', 'second');
      expect(await store.find('a')).toBe('first');
    });

    it('are refused if they could not be read back unchanged', async () => {
      const store = await open(await makePlace());
      for (const text of ['a\0b', 'a\ud800b', '\udc00']) {
        await expect(store.save('a', text)).rejects.toThrow('cannot be kept');
        await expect(store.save(text, 'a')).rejects.toThrow('cannot be kept');
      }
      expect(await store.find('a')).toBeUndefined();
    });

    it('can be saved simultaneously', async () => {
      const store = await open(await makePlace());
      const ids = Array.from({ length: 300 }, (_, index) => `id-${index}`);
      await Promise.all(ids.map((id) => store.save(id, `project of ${id}`)));
      expect(await Promise.all(ids.map((id) => store.find(id)))).toEqual(ids.map((id) => `project of ${id}`));
    });

    it('have one text if many save the same id at once', async () => {
      const place = await makePlace();
      const stores = await Promise.all([open(place), open(place)]);
      await Promise.all(Array.from({ length: 100 }, (_, index) => stores[index % 2].save('same', `text ${index}`)));
      const texts = await Promise.all(stores.map((store) => store.find('same')));
      expect(texts[0]).toMatch(/^text [0-9]+$/);
      expect(texts[1]).toBe(texts[0]);
    });

    it('are visible to a second store as soon as the first has saved them', async () => {
      const place = await makePlace();
      const [one, other] = [await open(place), await open(place)];
      for (let index = 0; index < 20; index += 1) {
        const [writer, reader] = index % 2 ? [one, other] : [other, one];
        await writer.save(`id-${index}`, `text ${index}`);
        expect(await reader.find(`id-${index}`)).toBe(`text ${index}`);
      }
    });

    it('are not lost when two stores write at once', async () => {
      const place = await makePlace();
      const stores = await Promise.all([open(place), open(place)]);
      const ids = Array.from({ length: 200 }, (_, index) => `id-${index}`);
      await Promise.all(ids.map((id, index) => stores[index % 2].save(id, id)));
      for (const store of stores) expect(await Promise.all(ids.map((id) => store.find(id)))).toEqual(ids);
    });

    it('are there when the store is opened again', async () => {
      const place = await makePlace();
      const first = await open(place);
      await first.save('a', 'kept');
      await first.close();
      expect(await (await open(place)).find('a')).toBe('kept');
    });

    it('pass a check of the store', async () => {
      const store = await open(await makePlace());
      await expect(store.check()).resolves.toBeUndefined();
    });

    it('are still saved if the store is closed meanwhile, and refused afterwards', async () => {
      const place = await makePlace();
      const store = await open(place);
      const begun = Array.from({ length: 50 }, (_, index) => store.save(`id-${index}`, 'begun'));
      const closed = Promise.all([store.close(), store.close()]);
      await expect(store.save('late', 'x')).rejects.toThrow('closed');
      await Promise.all(begun);
      await closed;
      await expect(store.find('id-0')).rejects.toThrow('closed');
      await expect(store.check()).rejects.toThrow('closed');
      await expect(store.close()).resolves.toBeUndefined();
      const again = await open(place);
      expect(await again.find('id-49')).toBe('begun');
      expect(await again.find('late')).toBeUndefined();
    });
  });
}
