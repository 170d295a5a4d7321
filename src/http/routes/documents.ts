// Documents that are the same for everybody: the interface description, the summary for models, the pages about them, and
// the listing of patterns. Each is made once, by a planning thread, when it is first asked for.

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type DocumentTask, PAGE_CSP, PLANNER_CSP, readPageQuery, STYLESHEET } from '../../pages/index.ts';
import { PATTERNS_ADDRESS, readListingQuery } from '../../wire/index.ts';
import type { AppContext } from '../context.ts';
import { BadRequest } from '../errors/http-error.ts';
import {
  CSS_TYPE,
  digestOf,
  HTML_TYPE,
  JSON_TYPE,
  type Representation,
  representationOf,
  serve,
  TEXT_TYPE,
} from '../responses/index.ts';
import { queryOf } from './address.ts';

const AN_HOUR = 'public, max-age=3600';
const FOR_EVER = 'public, max-age=31536000, immutable';

/** Headers of every page. */
export const PAGE_HEADERS = {
  'content-security-policy': PAGE_CSP,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
};

/** Headers of pages that the planner takes over, where it is built. */
export function plannerHeaders(isBuilt: boolean): Readonly<Record<string, string>> {
  return isBuilt ? { ...PAGE_HEADERS, 'content-security-policy': PLANNER_CSP } : PAGE_HEADERS;
}

/** Pages may be read by anybody; plans are endless, and each link that a crawler makes would store a project. */
const ROBOTS = 'User-agent: *\nDisallow: /api/\nAllow: /\n';

export function addDocumentRoutes(app: FastifyInstance, context: AppContext): void {
  const documents = new Documents(context);
  const { assets } = context;
  const add = (path: string, make: (request: FastifyRequest) => Representation | Promise<Representation>) =>
    app.get(path, async (request, reply) => serve(request, reply, await make(request)));
  const planned = (name: 'openapi' | 'llms' | 'docs') => ({ name, publicUrl: context.publicUrl });

  add(PATTERNS_ADDRESS, (request) => {
    const lang = readListingQuery(queryOf(request));
    if (!lang.ok) throw new BadRequest(lang.mistakes);
    return documents.make(`patterns ${lang.value}`, { name: 'patterns', lang: lang.value }, JSON_TYPE);
  });
  add('/openapi.json', () => documents.make('openapi', planned('openapi'), JSON_TYPE));
  add('/llms.txt', () => documents.make('llms', planned('llms'), TEXT_TYPE));
  add('/docs', () => documents.make('docs', planned('docs'), HTML_TYPE, PAGE_HEADERS));
  add('/', (request) => {
    const query = queryOf(request);
    const { lang, pattern } = readPageQuery(query);
    const task = { name: 'home' as const, query, publicUrl: context.publicUrl, files: assets?.files };
    return documents.make(`home ${lang} ${pattern.id}`, task, HTML_TYPE, plannerHeaders(assets !== undefined));
  });
  const robots = documentOf(Buffer.from(ROBOTS), TEXT_TYPE);
  add('/robots.txt', () => robots);
  const stylesheet = documentOf(Buffer.from(STYLESHEET.text), CSS_TYPE, undefined, FOR_EVER);
  add(STYLESHEET.path, () => stylesheet);
}

type Headers = Readonly<Record<string, string>> | undefined;

function documentOf(body: Buffer, contentType: string, headers?: Headers, cacheControl = AN_HOUR): Representation {
  return representationOf({ contentType, body, tag: digestOf(body), cacheControl, headers });
}

class Documents {
  readonly #context: AppContext;
  readonly #made = new Map<string, Promise<Representation>>();

  constructor(context: AppContext) {
    this.#context = context;
  }

  /** A document by its name; one that could not be made is made again when it is next asked for. */
  make(name: string, task: DocumentTask, contentType: string, headers?: Headers): Promise<Representation> {
    let made = this.#made.get(name);
    if (made === undefined) {
      made = this.#context.planning
        .document(task)
        .then(({ buffer, byteOffset, byteLength }) =>
          documentOf(Buffer.from(buffer, byteOffset, byteLength), contentType, headers),
        );
      made.catch(() => this.#made.delete(name));
      this.#made.set(name, made);
    }
    return made;
  }
}
