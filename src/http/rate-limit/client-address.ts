// Determines the client of a request: the address of the socket, or the one that trusted proxies report.

import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';

/** The client of requests without a valid address. */
const UNKNOWN = 'unknown';
/** Parsing an address costs more than the rest of the check, and most requests come from few addresses. */
const KNOWN_ADDRESSES = 1000;
/** Bounds the memory of the cache: X-Forwarded-For may contain anything. */
const LONGEST_ADDRESS = 64;
const groups = new LRUCache<string, string>({ max: KNOWN_ADDRESSES, memoMethod: parseGroup });

/**
 * Returns the client for rate limiting: an IPv4 address, or the /64 prefix of an IPv6 address, because one household or
 * server usually owns all addresses below it.
 *
 * `clientOf('::ffff:10.0.0.1', undefined, 0)` is `10.0.0.1`. With one trusted proxy and the header `1.2.3.4, 5.6.7.8`
 * it is `5.6.7.8`: entries farther left can be forged.
 */
export function clientOf(socketAddress: string | undefined, forwardedFor: string | undefined, proxies: number): string {
  let client = groupOf(socketAddress ?? '');
  if (proxies === 0 || forwardedFor === undefined) return client;
  const hops = forwardedFor.split(',');
  for (let hop = 1; hop <= Math.min(proxies, hops.length); hop++) {
    const group = groupOf(addressIn(hops[hops.length - hop]));
    // No trusted proxy wrote this, so the entries to its left cannot be trusted either.
    if (group === UNKNOWN) return client;
    client = group;
  }
  return client;
}

/** The address in an entry of X-Forwarded-For, which may have a port: `1.2.3.4:80`, `[2001:db8::1]:443`. */
function addressIn(part: string): string {
  const text = part.trim();
  const [, bracketed] = /^\[([^\]]+)\](?::[0-9]+)?$/.exec(text) ?? [];
  if (bracketed !== undefined) return bracketed;
  const [, beforePort] = /^([0-9.]+):[0-9]+$/.exec(text) ?? [];
  return beforePort ?? text;
}

function groupOf(address: string): string {
  return address.length > LONGEST_ADDRESS ? UNKNOWN : groups.memo(address);
}

/** Normalises an address: IPv4, also when mapped into IPv6, or the /64 prefix of an IPv6 address. */
function parseGroup(address: string): string {
  if (!ipaddr.isValid(address) || !isIP(address)) return UNKNOWN;
  const parsed = ipaddr.process(address.split('%', 1)[0]);
  if (!('parts' in parsed)) return parsed.toString();
  const prefix = parsed.parts.slice(0, 4).map((word) => word.toString(16));
  return `${prefix.join(':')}::/64`;
}

/** X-Forwarded-For as one string. */
export function forwardedFor(headers: IncomingHttpHeaders): string | undefined {
  const value = headers['x-forwarded-for'];
  return Array.isArray(value) ? value.join(',') : value;
}
