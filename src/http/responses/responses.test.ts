import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { AnswerCache } from './answer-cache.ts';
import { encode, pickEncoding } from './encoding.ts';
import { digestOf, matchOf, tagFor } from './entity-tag.ts';
import { representationOf } from './representation.ts';

describe('pickEncoding', () => {
  it.each([
    [undefined, undefined],
    ['', undefined],
    ['identity', undefined],
    ['gzip', 'gzip'],
    ['x-gzip', 'gzip'],
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP', 'gzip'],
    ['gzip;q=1.0, br;q=0.5', 'gzip'],
    ['br;q=0', undefined],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['br;q=0, *', 'gzip'],
    ['gzip;q=0.2, identity;q=0.8', undefined],
    ['deflate', undefined],
    ['br;q=nonsense', undefined],
  ])('%s gives %s', (header, encoding) => {
    expect(pickEncoding(header)).toBe(encoding);
  });
});

describe('entity tags', () => {
  const tag = digestOf('a plan');

  it('match in any encoding, weak or strong, in a list', () => {
    for (const header of [`"${tag}"`, `W/"${tag}"`, `"x", "${tag}.br"`, `"${tag}.gzip","y"`]) {
      expect(matchOf(header, tag)).toMatch(/^"[A-Za-z0-9_-]{22}(\.br|\.gzip)?"$/);
    }
    for (const header of [undefined, '', '*', tag, `"${tag}x"`, `"x${tag}"`, '"y"']) {
      expect(matchOf(header, tag)).toBeUndefined();
    }
  });

  it('differ by content and by encoding', () => {
    const tags = [
      tagFor(tag, undefined),
      tagFor(tag, 'br'),
      tagFor(tag, 'gzip'),
      tagFor(digestOf('another'), undefined),
    ];
    expect(new Set(tags).size).toBe(4);
  });
});

describe('encode', () => {
  it('produces data that decompresses to the input', async () => {
    const text = 'płytki 砖 '.repeat(500);
    const compressed = [await encode('br', Buffer.from(text)), await encode('gzip', Buffer.from(text))] as Buffer[];
    expect(brotliDecompressSync(compressed[0]).toString()).toBe(text);
    expect(gunzipSync(compressed[1]).toString()).toBe(text);
  });
});

describe('the answer cache', () => {
  const answer = (text: string) =>
    representationOf({
      contentType: 'text/plain',
      body: Buffer.from(text),
      tag: 'x',
      cacheControl: 'public',
      headers: undefined,
    });

  it('stays within its limit and evicts the least recently used answer first', () => {
    const cache = new AnswerCache(8_200);
    for (const key of ['a', 'b', 'c', 'd']) cache.keep(key, answer('x'.repeat(1000)));
    cache.find('a');
    cache.keep('e', answer('x'.repeat(1000)));
    expect(['a', 'b', 'c', 'd', 'e'].map((key) => cache.find(key) !== undefined)).toEqual([
      true,
      false,
      true,
      true,
      true,
    ]);
    expect(cache.bytes).toBeLessThanOrEqual(8_200);
  });

  it('does not let one large answer evict all others', () => {
    const cache = new AnswerCache(20_000);
    cache.keep('small', answer('x'));
    cache.keep('giant', answer('x'.repeat(10_000)));
    expect([cache.size, cache.find('giant')]).toEqual([1, undefined]);
  });

  it('forgets the answers whose keys begin alike, and no other', () => {
    const cache = new AnswerCache(20_000);
    const keys = ['project a page', 'project a preview', 'project ab page', 'outline=E1', 'a project a page'];
    for (const key of keys) cache.keep(key, answer('x'));
    const before = cache.bytes;
    cache.forget('project a ');
    expect(keys.map((key) => cache.has(key))).toEqual([false, false, true, true, true]);
    expect(cache.bytes).toBeLessThan(before);
    cache.forget('project b ');
    expect(cache.size).toBe(3);
  });

  it('counts compressed copies that are added later', () => {
    const cache = new AnswerCache(20_000);
    const large = answer('x'.repeat(1000));
    cache.keep('a', large);
    const before = cache.bytes;
    large.copies.set('br', { body: Buffer.alloc(2000), headers: [] });
    cache.keep('a', large);
    expect([cache.size, cache.bytes]).toEqual([1, before + 2000]);
  });
});
