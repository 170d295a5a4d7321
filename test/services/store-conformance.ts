// The conformance suite of project stores; each database passes it.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore, type ProjectStore, type StoreOptions } from '../../src/store/index.ts';

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
      expect(await one.find(id)).toBe(project);
    });

    it('are found by their whole id and nothing else', async () => {
      await one.save('Abc', '1');
      for (const id of ['', 'abc', 'Ab', 'Abcd', 'Abc ', '%', 'Abc\0', '\ud800']) {
        expect(await one.find(id), JSON.stringify(id)).toBeUndefined();
      }
      expect(await one.find('Abc')).toBe('1');
    });

    it('stay as they were first saved', async () => {
      await one.save('twice', 'first');
      await one.save('twice', 'second');
      expect(await one.find('twice')).toBe('first');
    });

    it('are refused if they could not be read back unchanged', async () => {
      for (const text of ['a\0b', 'a\ud800b', '\udc00']) {
        await expect(one.save('refused', text)).rejects.toThrow('cannot be kept');
        await expect(one.save(text, 'refused')).rejects.toThrow('cannot be kept');
      }
      expect(await one.find('refused')).toBeUndefined();
    });

    it('can be saved simultaneously', async () => {
      const ids = Array.from({ length: 300 }, (_, index) => `simultaneous-${index}`);
      await Promise.all(ids.map((id) => one.save(id, `project of ${id}`)));
      expect(await Promise.all(ids.map((id) => one.find(id)))).toEqual(ids.map((id) => `project of ${id}`));
    });

    it('have one text if many save the same id at once', async () => {
      const stores = [one, other];
      await Promise.all(Array.from({ length: 100 }, (_, index) => stores[index % 2].save('same', `text ${index}`)));
      const texts = await Promise.all(stores.map((store) => store.find('same')));
      expect(texts[0]).toMatch(/^text [0-9]+$/);
      expect(texts[1]).toBe(texts[0]);
    });

    it('are visible to a second store as soon as the first has saved them', async () => {
      for (let index = 0; index < 20; index += 1) {
        const [writer, reader] = index % 2 ? [one, other] : [other, one];
        await writer.save(`visible-${index}`, `text ${index}`);
        expect(await reader.find(`visible-${index}`)).toBe(`text ${index}`);
      }
    });

    it('are not lost when two stores write at once', async () => {
      const stores = [one, other];
      const ids = Array.from({ length: 200 }, (_, index) => `kept-${index}`);
      await Promise.all(ids.map((id, index) => stores[index % 2].save(id, id)));
      for (const store of stores) expect(await Promise.all(ids.map((id) => store.find(id)))).toEqual(ids);
    });

    it('pass a check of the store', async () => {
      await expect(one.check()).resolves.toBeUndefined();
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
      expect(await again.find('begun-49')).toBe('begun');
      expect(await again.find('late')).toBeUndefined();
      await again.close();
    });
  });
}
