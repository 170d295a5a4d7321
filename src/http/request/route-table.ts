// The routes of an app: the methods at each address, and the window of the rate limit in which requests are counted.

import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { pathOf } from './address.ts';

/** `none` for routes without a limit. */
export type WindowName = 'api' | 'pages' | 'none';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The window in which requests to the route are counted. Every route declares one. */
    window?: WindowName;
    /** How failures are shown: as a page, as one that may be framed, or as JSON, the default. */
    failure?: 'page' | 'framed page';
  }
}

/** The order in the Allow header; OPTIONS is allowed everywhere. */
const METHODS = ['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS'];

interface Route {
  readonly methods: Set<string>;
  readonly window: WindowName;
}

export class RouteTable {
  readonly #routes = new Map<string, Route>();
  /** By the first segment of the path. */
  readonly #windows = new Map<string, WindowName>();

  /** Collects the routes added to an app from now on. */
  constructor(app: FastifyInstance) {
    app.addHook('onRoute', (route) => this.#add(route));
  }

  /** By address, as it was registered. */
  get routes(): ReadonlyMap<string, Route> {
    return this.#routes;
  }

  /** The methods at a path, as in the Allow header; undefined if there is nothing. */
  methodsAt(path: string): string | undefined {
    const wildcard = [...this.#routes.keys()].find((url) => url.endsWith('*') && isBelow(path, url.slice(0, -1)));
    const route = this.#routes.get(path) ?? this.#routes.get(wildcard ?? '');
    return route && METHODS.filter((method) => route.methods.has(method)).join(', ');
  }

  /**
   * The window in which a request is counted: that of its route. Where no route matches, such as for another method or an
   * unknown address, it is that of the routes whose paths begin alike.
   */
  windowOf(request: FastifyRequest): WindowName {
    return request.routeOptions.config.window ?? this.#windows.get(firstSegment(pathOf(request))) ?? 'none';
  }

  #add({ url, method, config }: RouteOptions): void {
    const window = config?.window;
    if (window === undefined) throw new Error(`The route ${url} declares no window of the rate limit.`);
    const begin = firstSegment(url);
    const known = this.#windows.get(begin) ?? window;
    if (known !== window)
      throw new Error(`The route ${url} is counted as ${window}, others below /${begin} as ${known}.`);
    this.#windows.set(begin, window);
    const route = this.#routes.get(url) ?? { methods: new Set(['OPTIONS']), window };
    for (const one of [method].flat()) route.methods.add(one);
    this.#routes.set(url, route);
  }
}

function isBelow(path: string, folder: string): boolean {
  return path.startsWith(folder) && path.length > folder.length;
}

/**
 * The first segment of a path however it is written: without case, dots, empty segments, parameters and escapes. It is
 * only for paths that no route matches, so it may understand more spellings than the router does.
 *
 * `/x/..//API;v=1/plan` begins with `api`.
 */
function firstSegment(path: string): string {
  const segments: string[] = [];
  for (const segment of decodeURIComponent(path).toLowerCase().split(/[/\\]/)) {
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  return segments.length === 0 ? '' : segments[0].split(';', 1)[0];
}
