import { mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'libsql';
import { afterAll, describe, expect, it } from 'vitest';
import { type Child, startChild } from '../../test/services/child.ts';
import { describeStore } from '../../test/services/store-conformance.ts';
import { openStore } from './index.ts';

/** Timeout for calls that wait for each other, on a busy machine. */
const PATIENT_MS = 60_000;

const home = mkdtempSync(join(tmpdir(), 'tilewright-store-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

let directories = 0;
function newDirectory(): string {
  directories += 1;
  return join(home, `data-${directories}`);
}

describeStore('SQLite', async () => ({ dataDir: newDirectory() }));

/** The result of a pragma, read by a separate connection. */
function inspect(dataDir: string, question: string): unknown {
  const database = new Database(join(dataDir, 'tilewright.db'));
  const [row] = database.pragma(question) as Record<string, unknown>[];
  database.close();
  return Object.values(row)[0];
}

function startWriter(dataDir: string, prefix: string, count: number): Child {
  const program = fileURLToPath(new URL('../../test/services/store-writer.ts', import.meta.url));
  return startChild(process.execPath, ['--import', 'tsx', program, dataDir, prefix, String(count)]);
}

const linesOf = (child: Child) => child.output().split('\n').slice(0, -1);

async function expectAll(dataDir: string, ids: readonly string[]): Promise<void> {
  const store = await openStore({ dataDir });
  expect(await Promise.all(ids.map(async (id) => (await store.find(id))?.project))).toEqual(
    ids.map((id) => `project of ${id}`),
  );
  await store.close();
  expect(inspect(dataDir, 'integrity_check')).toBe('ok');
}

describe('the file', () => {
  it('is created with its directories, a write-ahead log and a version', async () => {
    const dataDir = join(newDirectory(), 'deep', 'er');
    await (await openStore({ dataDir })).close();
    expect(inspect(dataDir, 'journal_mode')).toBe('wal');
    expect(inspect(dataDir, 'user_version')).toBe(3);
  });

  it('is created once when many processes open it at the same time', async () => {
    const dataDir = newDirectory();
    const stores = await Promise.all(Array.from({ length: 4 }, () => openStore({ dataDir, timeoutMs: PATIENT_MS })));
    await Promise.all(stores.map((store, index) => store.save(`id-${index}`, `project of id-${index}`)));
    await Promise.all(stores.map((store) => store.close()));
    await expectAll(
      dataDir,
      stores.map((_, index) => `id-${index}`),
    );
  });

  it('accepts projects of two concurrent processes and loses none, even if one is killed', async () => {
    const dataDir = newDirectory();
    const [ending, killed] = [startWriter(dataDir, 'ending', 200), startWriter(dataDir, 'killed', 1_000_000)];
    expect(await ending.ended, ending.errors()).toBe(0);
    await killed.says(/killed-1[0-9]{2}\n/);
    killed.kill('SIGKILL');
    await killed.ended;
    expect(linesOf(ending).length).toBe(200);
    await expectAll(dataDir, [ending, killed].flatMap(linesOf));
  });

  it('is recreated after it was moved away', async () => {
    const dataDir = newDirectory();
    const store = await openStore({ dataDir });
    await store.save('old', 'x');
    for (const name of readdirSync(dataDir)) renameSync(join(dataDir, name), join(dataDir, `moved-${name}`));
    await store.save('new', 'project of new');
    await store.close();
    await expectAll(dataDir, ['new']);
  });
});
