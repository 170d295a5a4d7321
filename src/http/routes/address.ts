// The raw address of a request. Fastify's query parser would hide names given twice.

import type { FastifyRequest } from 'fastify';

type WithUrl = Pick<FastifyRequest, 'raw'>;

/** The raw query string without the `?`; empty if there is none. */
export function queryOf({ raw: { url = '' } }: WithUrl): string {
  const mark = url.indexOf('?');
  return mark < 0 ? '' : url.slice(mark + 1);
}

/** The raw path before the `?`. */
export function pathOf({ raw: { url = '' } }: WithUrl): string {
  const mark = url.indexOf('?');
  return mark < 0 ? url : url.slice(0, mark);
}

/**
 * Rewrites a request target for the router. An absolute address such as `http://tiles.example/api/plan?x=y` becomes
 * `/api/plan?x=y`, whatever its host. A path that cannot be decoded is escaped, so that it is counted and answered like
 * any unknown path. `*` becomes `/*`, because the router would treat it as `/`.
 */
export function routable(url: string): string {
  const address = url.startsWith('/') ? url : originForm(url);
  const mark = address.indexOf('?');
  const path = mark < 0 ? address : address.slice(0, mark);
  if (!path.includes('%') || isDecodable(path)) return address;
  return path.replaceAll('%', '%25') + (mark < 0 ? '' : address.slice(mark));
}

function originForm(url: string): string {
  const [, rest] = /^https?:\/\/[^/?#]*(.*)$/i.exec(url) ?? [];
  if (rest === undefined) return url === '*' ? '/*' : url;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
