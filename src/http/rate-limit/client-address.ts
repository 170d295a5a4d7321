// Determines the client of a request: the address of the socket, or the one that trusted proxies report.

import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * Returns the client for rate limiting: an IPv4 address, or the /64 prefix of an IPv6 address, because one household or
 * server usually owns all addresses below it.
 *
 * `clientOf('::ffff:10.0.0.1', undefined, 0)` is `10.0.0.1`. With one trusted proxy and the header `1.2.3.4, 5.6.7.8`
 * it is `5.6.7.8`: entries farther left can be forged.
 */
export function clientOf(socketAddress: string | undefined, forwardedFor: string | undefined, proxies: number): string {
  let client = groupOf(socketAddress ?? '') ?? 'unknown';
  if (proxies === 0 || forwardedFor === undefined) return client;
  const hops = forwardedFor.split(',');
  for (let hop = 1; hop <= Math.min(proxies, hops.length); hop++) {
    const group = groupOf(addressIn(hops[hops.length - hop]));
    // No trusted proxy wrote this, so the entries to its left cannot be trusted either.
    if (group === undefined) return client;
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

/** Normalises an address: IPv4, also when mapped into IPv6, or the /64 prefix of an IPv6 address. */
function groupOf(address: string): string | undefined {
  if (!ipaddr.isValid(address) || !isIP(address)) return undefined;
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
