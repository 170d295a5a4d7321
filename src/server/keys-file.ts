// The file with the keys of partners: read at the start, and again when it has changed.

import { readFile } from 'node:fs/promises';
import { PartnerKeys } from '../http/index.ts';

/**
 * How often the file is read. It is small, and reading finds every change: a new text, a file put in its place, a secret
 * that Kubernetes replaces behind a link. Notifications of the system miss some of these.
 */
const READ_EVERY_MS = 5000;

type Log = (message: string, error?: unknown) => void;

/**
 * Returns the keys of a file, which change with it. Rejects with a one-line message if it cannot be read now. Later, while
 * it cannot be read, the keys stay as they were, and the log says so once.
 */
export async function readKeysFile(path: string, log: Log, readEveryMs = READ_EVERY_MS): Promise<PartnerKeys> {
  let known = await readFile(path, 'utf8').catch((error) => fail(error));
  const keys = new PartnerKeys();
  replaceBy(known);
  let failure = '';
  const read = async () => {
    try {
      const text = await readFile(path, 'utf8');
      if (text === known && failure === '') return;
      replaceBy(text);
      known = text;
      failure = '';
      log(`${keys.size} keys of partners were read again`);
    } catch (error) {
      const { message } = error as Error;
      if (message === failure) return;
      failure = message;
      log('the keys of partners stay as they were, because the file cannot be read', error);
    }
  };
  setInterval(read, readEveryMs).unref();
  return keys;

  function replaceBy(text: string): void {
    try {
      keys.replace(text);
    } catch (error) {
      fail(error);
    }
  }
}

function fail(error: unknown): never {
  throw new Error(`PARTNER_KEYS_FILE must be a file with the keys of partners: ${(error as Error).message}.`);
}
