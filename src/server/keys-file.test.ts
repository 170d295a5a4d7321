import { createHash } from 'node:crypto';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { temporaryDirectory } from '../../test/services/temporary.ts';
import { readKeysFile } from './keys-file.ts';

const folder = temporaryDirectory('keys');
afterAll(() => folder.remove());
const path = join(folder.path, 'keys');
/** Machines are busy. */
const WAIT = { timeout: 30_000 };
const KEYS = ['a', 'b'].map((digit) => `tw_${digit.repeat(64)}`);
const [ONE, OTHER] = KEYS.map((key) => `shop 600 10000 ${createHash('sha256').update(key).digest('hex')}\n`);

describe('the file with the keys of partners', () => {
  it('is read again when it was replaced, and keeps its keys while it cannot be read', async () => {
    const logged: string[] = [];
    writeFileSync(path, ONE);
    const keys = await readKeysFile(path, (message) => logged.push(message), 10);
    const known = () => KEYS.map((key) => keys.bearerOf(key)?.name);
    expect(known()).toEqual(['shop', undefined]);
    writeFileSync(`${path}-new`, OTHER);
    renameSync(`${path}-new`, path);
    await expect.poll(known, WAIT).toEqual([undefined, 'shop']);
    writeFileSync(path, 'not a key\n');
    await expect.poll(() => logged.length, WAIT).toBe(2);
    rmSync(path);
    await expect.poll(() => logged.length, WAIT).toBe(3);
    expect(known()).toEqual([undefined, 'shop']);
    writeFileSync(path, ONE + OTHER);
    await expect.poll(known, WAIT).toEqual(['shop', 'shop']);
    await expect
      .poll(() => logged)
      .toEqual([
        '1 keys of partners were read again',
        'the keys of partners stay as they were, because the file cannot be read',
        'the keys of partners stay as they were, because the file cannot be read',
        '2 keys of partners were read again',
      ]);
  });

  it.each([
    ['is missing', 'missing'],
    ['is a folder', '.'],
  ])('stops the start with one line if it %s', async (_, name) => {
    await expect(readKeysFile(join(folder.path, name), () => {})).rejects.toThrow(/^PARTNER_KEYS_FILE must be [^\n]+$/);
  });

  it('stops the start with one line that names the wrong line of the file', async () => {
    writeFileSync(path, `${ONE}secret\n`);
    await expect(readKeysFile(path, () => {})).rejects.toThrow(
      /^PARTNER_KEYS_FILE [^\n]+: line 2 must be (?!.*secret)/,
    );
  });
});
