import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'libsql';
import { afterAll, describe, expect, it } from 'vitest';
import { startChild } from '../../test/services/child.ts';
import { openStore } from './index.ts';

/** Timeout for calls that wait for a lock, on a busy machine. */
const PATIENT_MS = 60_000;

const home = mkdtempSync(join(tmpdir(), 'tilewright-store-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

let directories = 0;
function newDirectory(): string {
  directories += 1;
  return join(home, `data-${directories}`);
}

describe('a lock of another process', () => {
  it('rejects saves, allows reads, and has no effect once it is released', async () => {
    const dataDir = newDirectory();
    const store = await openStore({ dataDir, timeoutMs: PATIENT_MS });
    await store.save('a', 'x');
    const other = new Database(join(dataDir, 'tilewright.db'));
    other.exec('BEGIN IMMEDIATE');
    const refused = expect(store.save('b', 'y')).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
    expect((await store.find('a'))?.project).toBe('x');
    await refused;
    await expect(store.check()).rejects.toThrow('locked');
    other.exec('ROLLBACK');
    other.close();
    await store.check();
    await store.save('b', 'y');
    expect((await store.find('b'))?.project).toBe('y');
    await store.close();
  });

  it('does not block the main thread', async () => {
    const dataDir = newDirectory();
    const store = await openStore({ dataDir });
    const other = new Database(join(dataDir, 'tilewright.db'));
    other.exec('BEGIN IMMEDIATE');
    let isSaved = false;
    const saving = store.save('a', 'x').finally(() => {
      isSaved = true;
    });
    // If the server's thread waited for the lock, it could never release it.
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(isSaved).toBe(false);
    other.exec('ROLLBACK');
    other.close();
    await saving;
    await store.close();
  });

  it('does not prevent opening', async () => {
    const dataDir = newDirectory();
    await (await openStore({ dataDir })).close();
    const other = new Database(join(dataDir, 'tilewright.db'));
    other.exec('BEGIN IMMEDIATE');
    const logged: string[] = [];
    const store = await openStore({ dataDir, log: (message) => logged.push(message) });
    expect(logged).toEqual([expect.stringContaining('locked by another process')]);
    other.exec('ROLLBACK');
    other.close();
    await store.save('a', 'x');
    expect((await store.find('a'))?.project).toBe('x');
    await store.close();
  });
});

/** Why a store cannot be opened; checks that it is one sentence. */
async function refusal(dataDir: string): Promise<string> {
  const error = await openStore({ dataDir }).then(
    () => new Error('it was opened'),
    (reason: Error) => reason,
  );
  expect(error.message).toMatch(/^[^\n]+[^.\n]\.$/);
  return error.message;
}

describe('a place that cannot be used', () => {
  it('is a file', async () => {
    const path = newDirectory();
    writeFileSync(path, 'text');
    expect(await refusal(path)).toContain(`DATA_DIR ${JSON.stringify(path)} cannot be used: it is a file;`);
    expect(await refusal(join(path, 'below'))).toContain('a part of it is a file');
    expect(readFileSync(path, 'utf8')).toBe('text');
  });

  it('is a file that is not a database, which stays unchanged', async () => {
    const dataDir = newDirectory();
    mkdirSync(dataDir);
    const text = 'My tiles, by me. '.repeat(500);
    writeFileSync(join(dataDir, 'tilewright.db'), text);
    expect(await refusal(dataDir)).toContain('tilewright.db cannot be used as the database of projects: file is not');
    expect(readFileSync(join(dataDir, 'tilewright.db'), 'utf8')).toBe(text);
  });

  it('is a directory where the file should be', async () => {
    const dataDir = newDirectory();
    mkdirSync(join(dataDir, 'tilewright.db'), { recursive: true });
    expect(await refusal(dataDir)).toContain('the file cannot be opened');
  });

  it('is a database of a later version', async () => {
    const dataDir = newDirectory();
    await (await openStore({ dataDir })).close();
    const database = new Database(join(dataDir, 'tilewright.db'));
    database.exec('PRAGMA user_version = 7');
    database.close();
    expect(await refusal(dataDir)).toContain('written by a later Tilewright (schema 7, this one knows 3)');
  });

  it('is a directory that is not writable', async () => {
    const dataDir = newDirectory();
    mkdirSync(dataDir);
    chmodSync(dataDir, 0o555);
    // Root may write everywhere unless it drops that capability.
    const program = fileURLToPath(new URL('../../test/services/store-writer.ts', import.meta.url));
    const node = [process.execPath, '--import', 'tsx', program, dataDir, 'x', '1'];
    const command = process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-dac_override', ...node] : node;
    const child = startChild(command[0], command.slice(1));
    expect(await child.ended).toBe(1);
    expect(child.errors()).toContain(`DATA_DIR ${JSON.stringify(dataDir)} cannot be used: it is not writable;`);
  });
});

describe('a file that is corrupted while it is open', () => {
  it('rejects calls, and works again when it is repaired', async () => {
    const dataDir = newDirectory();
    const path = join(dataDir, 'tilewright.db');
    const store = await openStore({ dataDir });
    await store.save('a', 'x');
    await store.close();
    const sound = readFileSync(path);
    expect(existsSync(`${path}-wal`)).toBe(false);

    const again = await openStore({ dataDir });
    // Write another file and rename it into place, like a failed restore.
    writeFileSync(`${path}.new`, Buffer.alloc(sound.length, 'x'));
    renameSync(`${path}.new`, path);
    await expect(again.find('a')).rejects.toThrow('not a database');
    await expect(again.save('b', 'y')).rejects.toThrow('not a database');
    await expect(again.check()).rejects.toThrow('not a database');
    writeFileSync(`${path}.new`, sound);
    renameSync(`${path}.new`, path);
    await again.check();
    await again.save('b', 'y');
    expect([(await again.find('a'))?.project, (await again.find('b'))?.project]).toEqual(['x', 'y']);
    await again.close();
  });
});
