// The address of a request as it was sent, in one spelling. Fastify's query parser would hide names given twice.

import type { FastifyRequest } from 'fastify';

type WithUrl = Pick<FastifyRequest, 'raw'>;

/** The raw query string without the `?`; empty if there is none. */
export function queryOf({ raw: { url = '' } }: WithUrl): string {
  const mark = url.indexOf('?');
  return mark < 0 ? '' : url.slice(mark + 1);
}

/** The path before the `?`, as `routable` writes it. What a route serves is decided by the route, never by this. */
export function pathOf({ raw: { url = '' } }: WithUrl): string {
  const mark = url.indexOf('?');
  return mark < 0 ? url : url.slice(0, mark);
}

/** The id at the end of a path, decoded by the router. */
export function idOf({ params }: Pick<FastifyRequest, 'params'>): string {
  return (params as { readonly '*': string })['*'];
}

/**
 * Rewrites a request target for the router, so that each path has one spelling (RFC 3986, 6.2.2). An absolute address
 * such as `http://tiles.example/%61pi/plan?x=y` becomes `/api/plan?x=y`, whatever its host. A path ends at a `#`, and
 * nothing after it is read; in a query it stays, because people send colours that way. `*` becomes `/*`, because the
 * router would treat it as `/`.
 */
export function routable(url: string): string {
  const address = url.startsWith('/') ? url : originForm(url);
  const end = address.search(/[?#]/);
  if (end < 0) return canonical(address);
  return canonical(address.slice(0, end)) + (address[end] === '?' ? address.slice(end) : '');
}

function originForm(url: string): string {
  const [, rest] = /^https?:\/\/[^/?#]*(.*)$/i.exec(url) ?? [];
  if (rest === undefined) return url === '*' ? '/*' : url;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** The characters that mean the same with and without an escape. */
const UNRESERVED = /[A-Za-z0-9._~-]/;

/** A `%` that is part of no escape, or of one that is not UTF-8, is escaped itself: the router cannot decode it. */
function canonical(path: string): string {
  if (!path.includes('%')) return path;
  const plain = path.replace(/%(?![0-9a-f]{2})/gi, '%25').replace(/%[0-9a-f]{2}/gi, (written) => {
    const character = String.fromCharCode(Number.parseInt(written.slice(1), 16));
    return UNRESERVED.test(character) ? character : written.toUpperCase();
  });
  return isDecodable(plain) ? plain : plain.replaceAll('%', '%25');
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
