// GET /search?q=: the passages of the documents that have all words. The index is made by a planning thread, once.

import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { type IndexedPassage, SEARCH_ADDRESS, searchPage } from '../../../pages/index.ts';
import type { AppContext } from '../../context.ts';
import { queryOf } from '../../request/address.ts';
import { serve, viewOf } from '../../responses/index.ts';
import { type DocumentKind, documentOf, FOR_ALL_CALLERS } from './document-cache.ts';
import { ROOT, sources } from './guides.ts';

export function addSearchRoute(app: FastifyInstance, page: DocumentKind, context: AppContext): void {
  const { publicUrl, assets } = context;
  const makeIndex = async (): Promise<readonly IndexedPassage[]> => {
    const texts = sources().map(async (source) => [source, await readFile(new URL(source, ROOT), 'utf8')]);
    const task = { name: 'search-index' as const, documents: Object.fromEntries(await Promise.all(texts)) };
    const { result } = await context.planning.run('document', task, FOR_ALL_CALLERS);
    return JSON.parse(viewOf(result).toString());
  };
  let made: Promise<readonly IndexedPassage[]> | undefined;
  app.get(SEARCH_ADDRESS, { config: { window: 'pages', failure: 'page' } }, async (request, reply) => {
    made ??= makeIndex();
    // If making it fails, the next request tries again.
    made.catch(() => {
      made = undefined;
    });
    const query = new URLSearchParams(queryOf(request)).get('q') ?? '';
    const text = searchPage({ publicUrl, copyScript: assets?.files.copy, query, index: await made });
    return serve(request, reply, documentOf(Buffer.from(text), page));
  });
}
