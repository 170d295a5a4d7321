import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { MOST_KEYS, PartnerKeys } from './partner-keys.ts';

/** A key that ends with these digits. */
const keyOf = (end: string) => `tw_${end.padStart(64, '0')}`;
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const lineOf = (name: string, end: string, limits = '600 10000') => `${name} ${limits} ${hashOf(keyOf(end))}`;

describe('the keys of partners', () => {
  it('are found by themselves, among comments, empty lines and the line ends of Windows', () => {
    const keys = new PartnerKeys(`# Partners\r\n\r\n${lineOf('shop', 'a')}\r\n  ${lineOf('mill-2', 'b', '60 7')}  \n`);
    expect(keys.size).toBe(2);
    expect(keys.bearerOf(keyOf('a'))).toEqual({ name: 'shop', perMinute: 600, linksPerDay: 10_000 });
    expect(keys.bearerOf(keyOf('b'))).toEqual({ name: 'mill-2', perMinute: 60, linksPerDay: 7 });
  });

  it.each([
    ['another key', keyOf('c')],
    ['no key', ''],
    ['the hash of one', hashOf(keyOf('a'))],
    ['a key in capitals', keyOf('a').toUpperCase()],
    ['a key and more', `${keyOf('a')} `],
    ['a word that is too short to be random', 'password'],
    ['the name of a property', '__proto__'],
  ])('are not %s', (_, key) => {
    const keys = new PartnerKeys(`${lineOf('shop', 'a')}\nshop 600 10000 ${hashOf('password')}`);
    expect(keys.bearerOf(key)).toBeUndefined();
  });

  it('may be two of one partner while one replaces the other, and end when their line is gone', () => {
    const keys = new PartnerKeys(`${lineOf('shop', 'a')}\n${lineOf('shop', 'b')}`);
    expect(keys.bearerOf(keyOf('a'))).toEqual(keys.bearerOf(keyOf('b')));
    keys.replace(lineOf('shop', 'b'));
    expect([keys.bearerOf(keyOf('a')), keys.bearerOf(keyOf('b'))?.name]).toEqual([undefined, 'shop']);
    keys.replace('');
    expect(keys.size).toBe(0);
  });

  it.each([
    ['a key instead of its hash', `shop 600 10000 ${keyOf('a')}`, 'line 1 must be'],
    ['a missing limit', `#\nshop 600 ${hashOf('a')}`, 'line 2 must be'],
    ['a limit of 0', lineOf('shop', 'a', '0 10'), 'line 1 must be'],
    ['a limit in words', lineOf('shop', 'a', 'many 10'), 'line 1 must be'],
    ['a name with signs', lineOf('Shop&Co', 'a'), 'line 1 must be'],
    ['a hash in capitals', lineOf('shop', 'a').toUpperCase(), 'line 1 must be'],
    ['other limits in a second line', `${lineOf('shop', 'a')}\n${lineOf('shop', 'b', '1 1')}`, 'the keys of shop'],
    ['a key of two partners', `${lineOf('shop', 'a')}\n${lineOf('mill', 'a')}`, 'twice'],
    ['too many', Array.from({ length: MOST_KEYS + 1 }, (_, i) => lineOf(`n${i}`, `${i}`)).join('\n'), `${MOST_KEYS}`],
  ])('refuse %s in one line that quotes no key, and stay as they were', (_, text, words) => {
    const keys = new PartnerKeys(lineOf('old', 'e'));
    let message = '';
    try {
      keys.replace(text);
    } catch (error) {
      message = (error as Error).message;
    }
    expect(message).toContain(words);
    expect(message).not.toMatch(/\n|[0-9a-f]{10}/);
    expect(keys.bearerOf(keyOf('e'))?.name).toBe('old');
  });
});
