import { describe, expect, it, vi } from 'vitest';
import { HttpError } from '../errors/http-error.ts';
import { Overloaded } from '../planning/index.ts';
import type { FileBounds } from './accounts.ts';
import { type AskedFile, BackgroundFiles } from './background-files.ts';
import { FILE_MS, type FilePlace, MemoryPlace } from './file-place.ts';
import type { MadeFile } from './made-file.ts';

const BOUNDS: FileBounds = { files: 6, unmade: 5, bytes: 10_000, filesOfClient: 3, bytesOfClient: 4000 };
const FILE: MadeFile = { format: 'dxf', fileName: 'Łazienka.dxf', body: Buffer.from('\n{0}\n\xff', 'latin1') };

/** Files with a clock, and a switch for each that is made: in the order in which they begin. */
function opened({
  bounds = BOUNDS,
  threads = 1,
  place,
}: {
  bounds?: FileBounds;
  threads?: number;
  place?: FilePlace;
} = {}) {
  const clock = { now: 1 };
  const now = () => clock.now;
  const log = vi.fn();
  const begun: { readonly client: string; readonly finish: (file?: MadeFile | Error) => void }[] = [];
  const files = new BackgroundFiles({ place: place ?? new MemoryPlace(now), threads, log, bounds, now });
  const accept = (client = 'a', changed: Partial<AskedFile> = {}) =>
    files.accept({
      client,
      costMs: 1000,
      times: 1,
      pay: async () => {},
      make: () =>
        new Promise((resolve, reject) => {
          begun.push({ client, finish: (file = FILE) => (file instanceof Error ? reject(file) : resolve(file)) });
        }),
      ...changed,
    });
  const madeBy = async (client?: string, make: () => Promise<MadeFile> = async () => FILE) => {
    const id = String(await accept(client, { make }));
    await expect.poll(() => files.find(id)).toBeInstanceOf(Object);
    return id;
  };
  return { clock, log, begun, files, accept, madeBy };
}

const statusOf = (error: unknown) => (error instanceof HttpError ? [error.statusCode, error.body.code] : error);

describe('a file', () => {
  it('waits, is being made, and is there with the same bytes for an hour', async () => {
    const { files, accept, begun, clock } = opened();
    const [first, second] = [String(await accept()), String(await accept())];
    expect([await files.find(first), await files.find(second)]).toEqual(['making', 'waiting']);
    expect(files.figures).toEqual({ files: 2, bytes: 0, unmade: 2 });
    begun[0].finish();
    await expect.poll(() => files.find(first)).toEqual({ ...FILE, body: Buffer.from(FILE.body) });
    await expect.poll(() => files.find(second)).toBe('making');
    expect(files.figures.files).toBe(2);
    clock.now += FILE_MS - 1;
    expect(await files.find(first)).toMatchObject({ fileName: FILE.fileName });
    clock.now += 2;
    expect(await files.find(first)).toBeUndefined();
    expect(files.figures).toEqual({ files: 1, bytes: 0, unmade: 1 });
    await files.close();
  });

  it('that is refused keeps the refusal, and one with a fault says so without details', async () => {
    const { files, accept, begun, log } = opened();
    const refused = String(await accept());
    begun[0].finish(new HttpError(400, { error: 'Too many tiles.', code: 'tiles' }, { 'x-y': 'z' }));
    await expect.poll(() => files.find(refused)).toMatchObject({ statusCode: 400, headers: { 'x-y': 'z' } });
    const faulty = String(await accept());
    await expect.poll(() => begun.length).toBe(2);
    begun[1].finish(new Error('a secret'));
    await expect.poll(() => files.find(faulty)).toMatchObject({ statusCode: 500, body: { code: 'internal' } });
    expect(JSON.stringify(await files.find(faulty))).not.toContain('secret');
    expect(log).toHaveBeenCalledTimes(1);
    await files.close();
  });

  it('waits for threads that have no time', async () => {
    let tries = 0;
    const { files, accept } = opened();
    const make = async () => {
      if (++tries === 1) throw new Overloaded(1);
      return FILE;
    };
    const id = String(await accept('a', { make }));
    await expect.poll(() => files.find(id), { timeout: 30_000 }).toMatchObject({ format: 'dxf' });
    expect(tries).toBe(2);
    await files.close();
  });

  it('is not accepted while its place cannot be reached, nor from a client who cannot pay', async () => {
    const broken = new MemoryPlace();
    broken.mark = async () => {
      throw new Error('away');
    };
    const away = opened({ place: broken });
    const pay = vi.fn();
    expect(await away.accept('a', { pay })).toBeUndefined();
    expect(pay).not.toHaveBeenCalled();
    const { files, accept, begun } = opened();
    const poor = accept('a', { pay: () => Promise.reject(new HttpError(429, { error: 'No.', code: 'rate-limited' })) });
    expect(await poor.catch(statusOf)).toEqual([429, 'rate-limited']);
    expect([away.files.figures.files, files.figures.files, begun.length]).toEqual([0, 0, 0]);
  });

  it('is lost when the server stops, and no longer said to be made', async () => {
    const place = new MemoryPlace();
    const dropped = vi.spyOn(place, 'drop');
    const { files, accept, begun, log } = opened({ place });
    const ids = [await accept(), await accept()];
    await files.close();
    expect(dropped.mock.calls.flat()).toEqual(ids);
    begun[0].finish(new Error('the threads have ended'));
    expect(await accept()).toBeUndefined();
    await expect.poll(() => files.figures.unmade).toBe(1);
    expect([begun.length, log.mock.calls.length]).toEqual([1, 0]);
  });
});

describe('files are bounded', () => {
  it('by client in number, whether made or not, and a partner may have more', async () => {
    const { files, accept, madeBy, clock } = opened();
    await madeBy();
    clock.now += 60_000;
    for (let i = 0; i < 2; i++) await accept();
    const refusal = await accept().catch((error: unknown) => error);
    expect(statusOf(refusal)).toEqual([429, 'too-many-files']);
    expect(refusal).toMatchObject({ headers: { 'retry-after': '30' } });
    expect(await accept('a', { times: 2 })).toEqual(expect.any(String));
    expect(await accept('b')).toEqual(expect.any(String));
    await files.close();
  });

  it('by client in bytes, until they are gone', async () => {
    const { files, accept, madeBy, clock } = opened();
    await madeBy('a', async () => ({ ...FILE, body: Buffer.alloc(4000) }));
    clock.now += FILE_MS - 5000;
    const refusal = await accept().catch((error: unknown) => error);
    expect([statusOf(refusal), refusal]).toEqual([
      [429, 'too-many-files'],
      expect.objectContaining({ headers: { 'retry-after': '5' } }),
    ]);
    clock.now += 5001;
    expect(await accept()).toEqual(expect.any(String));
    await files.close();
  });

  it('in all: made, not made, and in bytes', async () => {
    const unmade = opened();
    for (const client of ['a', 'b', 'c', 'd', 'e']) await unmade.accept(client);
    expect(await unmade.accept('f').catch(statusOf)).toEqual([503, 'files-full']);
    const made = opened();
    for (const client of ['a', 'b', 'c', 'd', 'e', 'f']) await made.madeBy(client);
    expect(await made.accept('g').catch(statusOf)).toEqual([503, 'files-full']);
    const large = opened();
    const make = async () => ({ ...FILE, body: Buffer.alloc(6000) });
    await large.madeBy('a', make);
    const second = await large.madeBy('b', make);
    expect(statusOf(await large.files.find(second))).toEqual([503, 'files-full']);
    expect(large.files.figures.bytes).toBeLessThan(BOUNDS.bytes);
    await Promise.all([unmade, made, large].map(({ files }) => files.close()));
  });

  it('in what is made at a time, and clients take turns', async () => {
    const { files, accept, begun } = opened({
      threads: 8,
      bounds: { ...BOUNDS, files: 9, unmade: 9, filesOfClient: 9 },
    });
    for (const client of ['a', 'a', 'a', 'a', 'a', 'b']) await accept(client);
    expect(begun.map(({ client }) => client)).toEqual(['a', 'a']);
    for (const { finish } of begun) finish();
    await expect.poll(() => begun.map(({ client }) => client)).toEqual(['a', 'a', 'a', 'b']);
    await files.close();
  });
});
