// The built planner: its files under names that change with their content, and the worker that keeps them for the time
// without a network.

import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { PlannerFiles } from '../../pages/index.ts';
import type { Lang } from '../../words/index.ts';
import {
  CSS_TYPE,
  digestOf,
  JSON_TYPE,
  type Representation,
  representationOf,
  SCRIPT_TYPE,
  serve,
} from '../responses/index.ts';

/** At the root, because a worker answers only for what lies below it. */
export const OFFLINE_WORKER = '/offline.js';

const FOR_EVER = 'public, max-age=31536000, immutable';
/** Browsers look for a new worker now and then, and must find it. */
const ASK_AGAIN = 'no-cache';

export interface PlannerAssets {
  readonly files: PlannerFiles;
  /** By path. */
  readonly served: ReadonlyMap<string, Representation>;
}

/** A line of the build's manifest, by the source it was made of. */
interface Entry {
  readonly file: string;
}

/** Reads what the build wrote; throws one clear line where there is nothing to read. */
export function readAssets(folder: URL): PlannerAssets {
  const manifest = readManifest(folder);
  const named = (source: string) => {
    const entry: Entry | undefined = manifest[source];
    if (entry === undefined) throw new Error(`the built planner lacks ${source}; run npm run build`);
    return entry.file;
  };
  const served = new Map<string, Representation>();
  for (const { file } of Object.values(manifest)) served.set(`/assets/${file}`, assetOf(folder, file, FOR_EVER));
  const all = [...served.keys()];
  served.set(OFFLINE_WORKER, assetOf(folder, named('src/planner/offline/worker.ts'), ASK_AGAIN));
  const wordsIn = (lang: Lang) => `/assets/${named(`src/words/${lang}.ts`)}`;
  return {
    files: {
      script: `/assets/${named('src/planner/main.tsx')}`,
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
  '.json': JSON_TYPE,
};

function assetOf(folder: URL, file: string, cacheControl: string): Representation {
  const body = readFileSync(new URL(file, folder));
  const contentType = TYPES[extname(file)];
  if (contentType === undefined) throw new Error(`the built planner has a file of no known type: ${file}`);
  return representationOf({ contentType, body, tag: digestOf(body), cacheControl });
}

/** Serves the files of the planner, where it is built. */
export function addAssetRoutes(app: FastifyInstance, assets: PlannerAssets | undefined): void {
  if (assets === undefined) return;
  for (const [path, representation] of assets.served) {
    app.get(path, (request, reply) => serve(request, reply, representation));
  }
}
