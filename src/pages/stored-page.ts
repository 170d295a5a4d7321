// The page around what is stored, a plan or a job: what messengers and other sites show of its link, and the planner that
// replaces it.

import { LANGUAGES, type Notation } from '../words/index.ts';
import { oembedAddress, projectPreviewAddress } from './addresses.ts';
import type { Markup } from './markup.ts';
import { NAME, type PageOptions, pageOf } from './page.ts';

interface StoredPage extends PageOptions, Notation {
  readonly id: string;
  readonly kind: 'planner' | 'job';
  readonly title: string;
  readonly description: string;
  readonly main: Markup;
}

export function storedPageOf({ lang, units = 'metric', publicUrl, files, id, kind, ...texts }: StoredPage): string {
  const notation = { lang, units };
  const { title, description, main } = texts;
  return pageOf({
    ...{ lang, publicUrl, units, kind, description, main },
    title: `${title} · ${NAME}`,
    picture: { address: projectPreviewAddress(id, notation), alt: description },
    path: `/planner/${encodeURIComponent(id)}`,
    languages: LANGUAGES,
    oembed: { address: oembedAddress(publicUrl, id, notation), title },
    unlisted: true,
    planner: files,
  });
}
