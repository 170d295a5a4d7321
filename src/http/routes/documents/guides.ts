// The documentation site: the Markdown documents of the repository, each at an address below /docs, and their pictures.

import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { documentAddress, PICTURES_FOLDER, pictureAddress, ROOT_DOCUMENTS } from '../../../pages/index.ts';
import { FORMATS } from '../../../service/index.ts';
import type { AppContext } from '../../context.ts';
import type { AddDocument, DocumentCache, DocumentKind } from './document-cache.ts';

/** The root of the repository, from the sources and from dist/server alike. */
export const ROOT = new URL(import.meta.url.endsWith('.ts') ? '../../../../' : '../../', import.meta.url);

/** The documents by their path in the repository. */
export function sources(): readonly string[] {
  const names = readdirSync(new URL('docs/', ROOT), { recursive: true, encoding: 'utf8' });
  const documents = names.filter((name) => name.endsWith('.md')).map((name) => `docs/${name.replaceAll('\\', '/')}`);
  return [...ROOT_DOCUMENTS, ...documents];
}

const { mediaType: contentType, headers } = FORMATS.svg;
const PICTURES: Readonly<Record<string, DocumentKind>> = {
  '.svg': { contentType, headers },
  '.webp': { contentType: 'image/webp' },
  '.png': { contentType: 'image/png' },
};

export function addGuideRoutes(
  add: AddDocument,
  documents: DocumentCache,
  page: DocumentKind,
  context: AppContext,
): void {
  for (const source of sources()) {
    const task = async () => ({
      name: 'guide' as const,
      source,
      text: await readFile(new URL(source, ROOT), 'utf8'),
      publicUrl: context.publicUrl,
      copyScript: context.assets?.files.copy,
    });
    add(documentAddress(source), () => documents.planned(source, page, task));
  }
  for (const name of readdirSync(new URL(PICTURES_FOLDER, ROOT))) {
    const file = PICTURES_FOLDER + name;
    const kind = PICTURES[extname(name)];
    if (kind === undefined) throw new Error(`${file} is a picture of an unknown type`);
    add(pictureAddress(file), () => documents.bytes(file, kind, () => readFile(new URL(file, ROOT))));
  }
}
