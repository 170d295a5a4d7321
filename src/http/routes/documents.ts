// Documents that are the same for everybody: the listing of patterns, the interface description, the summary for
// models, the pages about them. Each is made once, when it is first asked for.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  docsPage,
  homePage,
  PAGE_CSP,
  type PageChoice,
  PLANNER_CSP,
  readPageQuery,
  STYLESHEET,
} from '../../pages/index.ts';
import { llmsText, openApiDocument } from '../../service/index.ts';
import { listPatterns, readListingQuery } from '../../wire/index.ts';
import type { Lang } from '../../words/index.ts';
import type { Service } from '../context.ts';
import { refuse } from '../errors/refusals.ts';
import { digestOf, type Representation, representationOf, serve } from '../responses/index.ts';
import { CSS_TYPE, HTML_TYPE, JSON_TYPE, TEXT_TYPE } from '../responses/media-types.ts';
import { PATTERNS, queryOf } from './address.ts';

const AN_HOUR = 'public, max-age=3600';
const FOR_EVER = 'public, max-age=31536000, immutable';

/** Headers of every page. */
export const PAGE_HEADERS = {
  'content-security-policy': PAGE_CSP,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
};

/** Headers of pages that the planner takes over. */
export function plannerHeaders({ assets }: Service): Readonly<Record<string, string>> {
  return assets === undefined ? PAGE_HEADERS : { ...PAGE_HEADERS, 'content-security-policy': PLANNER_CSP };
}

export function addDocumentRoutes(app: FastifyInstance, service: Service): void {
  const documents = new Documents(service);
  const add = (path: string, make: (request: FastifyRequest) => Representation) =>
    app.get(path, (request, reply) => void serve(request, reply, make(request)));

  app.get(PATTERNS, (request, reply) => answerListing(documents, request, reply));
  add('/openapi.json', () => documents.openApi());
  add('/llms.txt', () => documents.llms());
  add('/robots.txt', () => documents.robots());
  add('/docs', () => documents.docs());
  add('/', (request) => documents.home(readPageQuery(queryOf(request))));
  add(STYLESHEET.path, () => documents.stylesheet());
}

function answerListing(documents: Documents, request: FastifyRequest, reply: FastifyReply): void {
  const lang = readListingQuery(queryOf(request));
  if (lang.ok) serve(request, reply, documents.listing(lang.value));
  else refuse(reply, 400, lang.mistakes);
}

class Documents {
  readonly #service: Service;
  readonly #made = new Map<string, Representation>();

  constructor(service: Service) {
    this.#service = service;
  }

  listing(lang: Lang): Representation {
    return this.#once(`listing ${lang}`, JSON_TYPE, () => JSON.stringify(listPatterns(lang)));
  }

  openApi(): Representation {
    return this.#once('openapi', JSON_TYPE, (publicUrl) => JSON.stringify(openApiDocument(publicUrl)));
  }

  llms(): Representation {
    return this.#once('llms', TEXT_TYPE, llmsText);
  }

  /** Pages may be read by anybody; plans are endless, and each link made by a crawler would store a project. */
  robots(): Representation {
    return this.#once('robots', TEXT_TYPE, () => 'User-agent: *\nDisallow: /api/\nAllow: /\n');
  }

  docs(): Representation {
    return this.#once('docs', HTML_TYPE, (publicUrl) => docsPage({ publicUrl }), PAGE_HEADERS);
  }

  home(choice: PageChoice): Representation {
    const name = `home ${choice.lang} ${choice.pattern.id}`;
    const { assets } = this.#service;
    const make = (publicUrl: string) => homePage({ ...choice, publicUrl, files: assets?.files });
    return this.#once(name, HTML_TYPE, make, plannerHeaders(this.#service));
  }

  stylesheet(): Representation {
    return this.#once('stylesheet', CSS_TYPE, () => STYLESHEET.text, undefined, FOR_EVER);
  }

  #once(
    name: string,
    contentType: string,
    make: (publicUrl: string) => string,
    headers?: Readonly<Record<string, string>>,
    cacheControl = AN_HOUR,
  ): Representation {
    const { publicUrl } = this.#service;
    let made = this.#made.get(name);
    if (made === undefined) {
      const body = make(publicUrl);
      made = representationOf({ contentType, body, tag: digestOf(body), cacheControl, headers });
      this.#made.set(name, made);
    }
    return made;
  }
}
