// Who a request counts for: the address at the other end of the socket, or the one that trusted proxies report.

import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

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

/** The address that counts: IPv4, also where it is mapped into IPv6, or the first four words of an IPv6 address. */
function groupOf(address: string): string | undefined {
  if (!ipaddr.isValid(address) || !isIP(address)) return undefined;
  const parsed = ipaddr.process(address.split('%', 1)[0]);
  if (!('parts' in parsed)) return parsed.toString();
  const prefix = parsed.parts.slice(0, 4).map((word) => word.toString(16));
  return `${prefix.join(':')}::/64`;
}

/** X-Forwarded-For as one text. */
export function forwardedFor(headers: IncomingHttpHeaders): string | undefined {
  const value = headers['x-forwarded-for'];
  return Array.isArray(value) ? value.join(',') : value;
}
