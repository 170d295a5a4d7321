// The addresses of an app and the methods that each supports.

import type { FastifyInstance } from 'fastify';

/** The methods at a path, as in the Allow header; undefined if there is nothing. */
export type MethodsAt = (path: string) => string | undefined;

/** The order in the Allow header; OPTIONS is allowed everywhere. */
const METHODS = ['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS'];

/** Collects the routes added to an app from now on. */
export function collectRoutes(app: FastifyInstance): MethodsAt {
  const routes = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const methods = routes.get(url) ?? new Set(['OPTIONS']);
    for (const one of [method].flat()) methods.add(one);
    routes.set(url, methods);
  });
  return (path) => {
    const wildcard = [...routes.keys()].find((url) => url.endsWith('*') && isBelow(path, url.slice(0, -1)));
    const methods = routes.get(path) ?? (wildcard === undefined ? undefined : routes.get(wildcard));
    return methods && METHODS.filter((method) => methods.has(method)).join(', ');
  };
}

function isBelow(path: string, folder: string): boolean {
  return path.startsWith(folder) && path.length > folder.length;
}
