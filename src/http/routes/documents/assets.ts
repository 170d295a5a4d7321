// Serves the built planner: files with content hashes in their names, the service worker for offline use, and the element
// for other sites.

import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { PlannerFiles } from '../../../pages/index.ts';
import type { Lang } from '../../../words/index.ts';
import {
  CSS_TYPE,
  digestOf,
  type Representation,
  representationOf,
  SCRIPT_TYPE,
  serve,
} from '../../responses/index.ts';

/** At the root, because the scope of a service worker is its own folder. */
export const OFFLINE_WORKER = '/offline.js';

/** At an address that shops can write into their pages. */
export const ELEMENT_SCRIPT = '/embed.js';

const COPY = 'src/planner/begin/copy.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
/** Browsers must find a new service worker as soon as there is one. */
const ASK_AGAIN = 'no-cache';
const AN_HOUR = 'public, max-age=3600';

export interface PlannerAssets {
  readonly files: PlannerFiles;
  /** By path. */
  readonly served: ReadonlyMap<string, Representation>;
}

/** An entry of Vite's manifest, which is keyed by source file. */
interface Entry {
  readonly file: string;
}

/** Reads the build output; throws a one-line Error if it is missing. */
export function readAssets(folder: URL): PlannerAssets {
  const manifest = readManifest(folder);
  const named = (source: string) => {
    const entry: Entry | undefined = manifest[source];
    if (entry === undefined) throw new Error(`the built planner lacks ${source}; run npm run build`);
    return entry.file;
  };
  const served = new Map<string, Representation>();
  for (const { file } of Object.values(manifest)) served.set(`/assets/${file}`, assetOf(folder, file, FOR_EVER));
  // A visitor of ours needs nothing of the frame offline, nor the documents.
  const ours = Object.keys(manifest).filter((source) => !source.startsWith('src/planner/frame/') && source !== COPY);
  const all = [...new Set(ours.map((source) => `/assets/${manifest[source].file}`))];
  served.set(OFFLINE_WORKER, assetOf(folder, named('src/planner/offline/worker.ts'), ASK_AGAIN));
  served.set(ELEMENT_SCRIPT, assetOf(folder, named('src/planner/frame/element.ts'), AN_HOUR));
  const wordsIn = (lang: Lang) => `/assets/${named(`src/words/planner/${lang}.ts`)}`;
  return {
    files: {
      script: `/assets/${named('src/planner/main.tsx')}`,
      redirect: `/assets/${named('src/planner/begin/redirect.ts')}`,
      copy: `/assets/${named(COPY)}`,
      style: `/assets/${named('style.css')}`,
      worker: `/assets/${named('src/planner/work/worker.ts')}`,
      words: { en: wordsIn('en'), pl: wordsIn('pl'), es: wordsIn('es'), zh: wordsIn('zh') },
      all,
    },
    served,
  };
}

function readManifest(folder: URL): Readonly<Record<string, Entry>> {
  try {
    return JSON.parse(readFileSync(new URL('manifest.json', folder), 'utf8'));
  } catch {
    throw new Error('the planner is not built; run npm run build');
  }
}

const TYPES: Readonly<Record<string, string | undefined>> = {
  '.js': SCRIPT_TYPE,
  '.css': CSS_TYPE,
};

function assetOf(folder: URL, file: string, cacheControl: string): Representation {
  const body = readFileSync(new URL(file, folder));
  const contentType = TYPES[extname(file)];
  if (contentType === undefined) throw new Error(`the built planner has a file of no known type: ${file}`);
  return representationOf({ contentType, body, tag: digestOf(body), cacheControl });
}

/** Adds a route for each file; none if the planner is not built. */
export function addAssetRoutes(app: FastifyInstance, assets: PlannerAssets | undefined): void {
  if (assets === undefined) return;
  for (const [path, representation] of assets.served) {
    app.get(path, { config: { window: 'none' } }, (request, reply) => serve(request, reply, representation));
  }
}
