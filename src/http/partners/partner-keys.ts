// The keys of partners, as the operator's file has them: hashes only, each with the limits of its bearer.

import { createHash } from 'node:crypto';

/** The bearer of a key. Requests with any of its keys are counted together. */
export interface Partner {
  readonly name: string;
  /** Requests that it may send in a minute. */
  readonly perMinute: number;
  /** New projects that it may store in a day. */
  readonly linksPerDay: number;
}

/** A line of the file. */
interface HashedKey {
  readonly partner: Partner;
  /** The SHA-256 of the key, in hexadecimal digits. */
  readonly hash: string;
}

/** Lines with a key. Each name is a label of a metric. */
export const MOST_KEYS = 200;
/** 256 random bits behind a prefix, by which programs that look for lost secrets know them. */
const KEY = /^tw_[0-9a-f]{64}$/;
const LINE = /^([a-z0-9][a-z0-9-]{0,31}) ([1-9][0-9]{0,8}) ([1-9][0-9]{0,8}) ([0-9a-f]{64})$/;
const EXAMPLE =
  'a name, requests per minute, links per day and the SHA-256 of the key, such as "shop 600 10000 9f86d0…"';

export class PartnerKeys {
  #byHash: ReadonlyMap<string, Partner> = new Map();
  #byName: ReadonlyMap<string, readonly HashedKey[]> = new Map();

  constructor(text = '') {
    this.replace(text);
  }

  get size(): number {
    return this.#byHash.size;
  }

  /** Takes the keys of a text instead of those there are; throws a one-line Error that quotes nothing of it. */
  replace(text: string): void {
    const keys = text.split('\n').flatMap((line, index) => readLine(line.trim(), index + 1));
    if (keys.length > MOST_KEYS) throw new Error(`there are ${keys.length} keys, and may be at most ${MOST_KEYS}`);
    const byName = new Map<string, HashedKey[]>();
    for (const key of keys) {
      const { name, perMinute, linksPerDay } = key.partner;
      const same = byName.get(name) ?? [];
      if (same.some(({ partner }) => partner.perMinute !== perMinute || partner.linksPerDay !== linksPerDay))
        throw new Error(`the keys of ${name} must have the same limits`);
      byName.set(name, [...same, key]);
    }
    const byHash = new Map(keys.map(({ hash, partner }) => [hash, partner]));
    if (byHash.size < keys.length) throw new Error('a key is there twice');
    this.#byHash = byHash;
    this.#byName = byName;
  }

  /**
   * The bearer of a key. It is found by its hash, about which the time of the search may say what it wants: nobody can
   * choose a key by its hash.
   */
  bearerOf(key: string): Partner | undefined {
    return KEY.test(key) ? this.#byHash.get(hashOf(key)) : undefined;
  }

  /** The keys of a partner, of which there are several while one replaces another. */
  keysOf(name: string): readonly HashedKey[] {
    return this.#byName.get(name) ?? [];
  }
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

function readLine(line: string, number: number): HashedKey[] {
  if (line === '' || line.startsWith('#')) return [];
  const [, name, perMinute, linksPerDay, hash] = LINE.exec(line) ?? [];
  if (hash === undefined) throw new Error(`line ${number} must be ${EXAMPLE}`);
  return [{ partner: { name, perMinute: Number(perMinute), linksPerDay: Number(linksPerDay) }, hash }];
}
