// Documents that are the same for everybody: the description of the API, the summary for models, the pages, and the listing
// of patterns. Planning threads make them.

import type { FastifyInstance } from 'fastify';
import { GALLERY_ADDRESS, MANIFEST, readPageQuery, STYLESHEET } from '../../../pages/index.ts';
import { PATTERNS_ADDRESS, PLANNER_ADDRESS, readListingQuery } from '../../../wire/index.ts';
import type { AppContext } from '../../context.ts';
import { BadRequest } from '../../errors/http-error.ts';
import { queryOf } from '../../request/address.ts';
import type { WindowName } from '../../request/route-table.ts';
import { CSS_TYPE, HTML_TYPE, JSON_TYPE, type Representation, serve, TEXT_TYPE } from '../../responses/index.ts';
import { plannerHeaders, spokenHeaders } from '../../responses/pages.ts';
import { type AddDocument, documentOf } from './document-cache.ts';
import { addGuideRoutes } from './guides.ts';
import { addSearchRoute } from './search.ts';
import { SECURITY_TXT, securityText } from './security-txt.ts';

const MANIFEST_TYPE = 'application/manifest+json; charset=utf-8';
const FOR_EVER = 'public, max-age=31536000, immutable';

/** Agents that obey this file must be able to call the API, as /llms.txt tells them to; the rate limit holds crawlers. */
const ROBOTS = 'User-agent: *\nAllow: /\n';

/** The guide for models, which the tools have too. */
export function guideIn({ documents, publicUrl }: AppContext): Promise<Representation> {
  return documents.planned('llms', { contentType: TEXT_TYPE }, () => ({ name: 'llms', publicUrl }));
}

export function addDocumentRoutes(app: FastifyInstance, context: AppContext): void {
  const { assets, documents } = context;
  const page = { contentType: HTML_TYPE, headers: spokenHeaders(context) };
  const addIn =
    (window: WindowName): AddDocument =>
    (path, make) =>
      app.get(path, { config: { window } }, async (request, reply) => serve(request, reply, await make(request)));
  const add = addIn('none');
  const copyScript = assets?.files.copy;
  const ofPublicUrl = (name: 'openapi' | 'llms-small') => () => ({ name, publicUrl: context.publicUrl });

  addIn('api')(PATTERNS_ADDRESS, (request) => {
    const lang = readListingQuery(queryOf(request));
    if (!lang.ok) throw new BadRequest(lang.mistakes);
    const task = { name: 'patterns', lang: lang.value } as const;
    return documents.planned(`patterns ${lang.value}`, { contentType: JSON_TYPE }, () => task);
  });
  add('/openapi.json', () => documents.planned('openapi', { contentType: JSON_TYPE }, ofPublicUrl('openapi')));
  add('/llms.txt', () => guideIn(context));
  add('/llms-small.txt', () => documents.planned('llms-small', { contentType: TEXT_TYPE }, ofPublicUrl('llms-small')));
  add('/docs', () =>
    documents.planned('docs', page, () => ({ name: 'docs', publicUrl: context.publicUrl, copyScript })),
  );
  addGuideRoutes(add, documents, page, context);
  addSearchRoute(app, page, context);
  add(GALLERY_ADDRESS, (request) => {
    const { lang } = readPageQuery(queryOf(request));
    const plannerPaths = [...context.gallery.keys()].map((id) => PLANNER_ADDRESS + id);
    const task = {
      name: 'gallery',
      lang,
      publicUrl: context.publicUrl,
      plannerPaths,
      redirect: assets?.files.redirect,
    } as const;
    const kind = { contentType: HTML_TYPE, headers: spokenHeaders(context) };
    return documents.planned(`gallery ${lang}`, kind, () => task);
  });
  add('/', (request) => {
    const query = queryOf(request);
    const { lang, pattern } = readPageQuery(query);
    const task = { name: 'home', query, publicUrl: context.publicUrl, files: assets?.files } as const;
    const kind = { contentType: HTML_TYPE, headers: plannerHeaders(assets !== undefined) };
    return documents.planned(`home ${lang} ${pattern.id}`, kind, () => task);
  });
  const robots = documentOf(Buffer.from(ROBOTS), { contentType: TEXT_TYPE });
  add('/robots.txt', () => robots);
  add(SECURITY_TXT, () =>
    documentOf(Buffer.from(securityText(context.publicUrl, Date.now())), { contentType: TEXT_TYPE }),
  );
  const manifest = documentOf(Buffer.from(MANIFEST.text), { contentType: MANIFEST_TYPE });
  add(MANIFEST.path, () => manifest);
  const stylesheet = documentOf(Buffer.from(STYLESHEET.text), { contentType: CSS_TYPE, cacheControl: FOR_EVER });
  add(STYLESHEET.path, () => stylesheet);
}
