// The address of a request as it came: Fastify's own reading of queries would hide names given twice.

import type { FastifyRequest } from 'fastify';

type WithUrl = Pick<FastifyRequest, 'raw'>;

/** The raw text after the `?`, or an empty text. */
export function queryOf({ raw: { url = '' } }: WithUrl): string {
  const mark = url.indexOf('?');
  return mark < 0 ? '' : url.slice(mark + 1);
}

/** The raw text before the `?`. */
export function pathOf({ raw: { url = '' } }: WithUrl): string {
  const mark = url.indexOf('?');
  return mark < 0 ? url : url.slice(0, mark);
}

/**
 * A request line's address as the router takes it. A whole address such as `http://tiles.example/api/plan?x=y` asks for
 * `/api/plan?x=y`, whatever its host: this is the only server here. A path that cannot be decoded becomes one that can, and
 * leads nowhere, so that it is counted and answered like any other unknown path; so does the `*` that stands for the
 * whole server, which the router would take for `/`.
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
