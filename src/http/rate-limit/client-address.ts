// Who a request counts for: the address at the other end of the socket, or the one that trusted proxies report.

import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

/**
 * The client that a request counts for: an IPv4 address, or the first 64 bits of an IPv6 address, since one household
 * or server has all addresses below them.
 *
 * `clientOf('::ffff:10.0.0.1', undefined, 0)` is `10.0.0.1`; with one trusted proxy and the header `1.2.3.4, 5.6.7.8`
 * it is `5.6.7.8`: what stands farther left was written by strangers.
 */
export function clientOf(socketAddress: string | undefined, forwardedFor: string | undefined, proxies: number): string {
  let client = groupOf(socketAddress ?? '') ?? 'unknown';
  if (proxies === 0 || forwardedFor === undefined) return client;
  const hops = forwardedFor.split(',');
  for (let hop = 1; hop <= Math.min(proxies, hops.length); hop++) {
    const group = groupOf(addressIn(hops[hops.length - hop]));
    // What is no address was not written by a proxy of ours, and nothing beyond it can be believed.
    if (group === undefined) return client;
    client = group;
  }
  return client;
}

/** The address in a part of X-Forwarded-For, which may carry a port: `1.2.3.4:80`, `[2001:db8::1]:443`. */
function addressIn(part: string): string {
  const text = part.trim();
  const [, bracketed] = /^\[([^\]]+)\](?::[0-9]+)?$/.exec(text) ?? [];
  if (bracketed !== undefined) return bracketed;
  const [, beforePort] = /^([0-9.]+):[0-9]+$/.exec(text) ?? [];
  return beforePort ?? text;
}

/** Groups looked up lately: most requests come over few connections. */
const known = new Map<string, string | undefined>();
const MOST_KNOWN = 1000;

function groupOf(address: string): string | undefined {
  let group = known.get(address);
  if (group !== undefined || known.has(address)) return group;
  group = findGroup(address);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(address, group);
  return group;
}

function findGroup(address: string): string | undefined {
  switch (isIP(address)) {
    case 4:
      return address;
    case 6:
      return groupOfIpv6(address.split('%', 1)[0]);
    default:
      return undefined;
  }
}

function groupOfIpv6(address: string): string {
  const words = wordsOf(address);
  const isMapped = words.slice(0, 5).every((word) => word === 0) && words[5] === 0xffff;
  if (isMapped) return [words[6] >> 8, words[6] & 255, words[7] >> 8, words[7] & 255].join('.');
  const prefix = words.slice(0, 4).map((word) => word.toString(16));
  return `${prefix.join(':')}::/64`;
}

/** The eight 16-bit words of an IPv6 address that is known to be one. */
function wordsOf(address: string): number[] {
  const [head, tail] = address.split('::');
  const before = wordsIn(head);
  if (tail === undefined) return before;
  const after = wordsIn(tail);
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}

function wordsIn(text: string): number[] {
  if (text === '') return [];
  return text.split(':').flatMap((word) => {
    if (!word.includes('.')) return [Number.parseInt(word, 16)];
    const [a, b, c, d] = word.split('.').map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}

/** X-Forwarded-For as one text. */
export function forwardedFor(headers: IncomingHttpHeaders): string | undefined {
  const value = headers['x-forwarded-for'];
  return Array.isArray(value) ? value.join(',') : value;
}
