// Documents that are the same for everybody. Each is made once, when it is first asked for.

import type { FastifyRequest } from 'fastify';
import type { DocumentTask } from '../../../pages/index.ts';
import { UNIT_MS } from '../../../service/index.ts';
import type { Planning, Run } from '../../planning/index.ts';
import { digestOf, type Representation, representationOf, viewOf } from '../../responses/index.ts';

const AN_HOUR = 'public, max-age=3600';
/** Documents are the same for everybody and are made once. */
export const FOR_ALL_CALLERS: Run = { client: 'everybody', costMs: UNIT_MS };

export interface DocumentKind {
  readonly contentType: string;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** An hour, if it is left out. */
  readonly cacheControl?: string;
}

/** Adds a route whose answer is a document. */
export type AddDocument = (
  path: string,
  make: (request: FastifyRequest) => Representation | Promise<Representation>,
) => unknown;

export function documentOf(
  body: Buffer,
  { contentType, headers, cacheControl = AN_HOUR }: DocumentKind,
): Representation {
  return representationOf({ contentType, body, tag: digestOf(body), cacheControl, headers });
}

export class DocumentCache {
  readonly #planning: Planning;
  readonly #made = new Map<string, Promise<Representation>>();

  constructor(planning: Planning) {
    this.#planning = planning;
  }

  /** A document that a planning thread makes. */
  planned(name: string, kind: DocumentKind, task: () => DocumentTask | Promise<DocumentTask>): Promise<Representation> {
    return this.bytes(name, kind, async () => {
      const { result } = await this.#planning.run('document', await task(), FOR_ALL_CALLERS);
      return viewOf(result);
    });
  }

  /** A document by its name. If making it fails, the next request tries again. */
  bytes(name: string, kind: DocumentKind, make: () => Promise<Buffer>): Promise<Representation> {
    let made = this.#made.get(name);
    if (made === undefined) {
      made = make().then((body) => documentOf(body, kind));
      made.catch(() => this.#made.delete(name));
      this.#made.set(name, made);
    }
    return made;
  }
}
