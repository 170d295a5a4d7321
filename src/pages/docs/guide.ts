// A document of the repository as a page of the site.

import { docsPageOf } from './frame.ts';
import { renderMarkdown } from './markdown.ts';
import { documentAddress, resolveLink } from './site.ts';

export interface GuideOptions {
  readonly publicUrl: string;
  /** Path of the document in the repository, `docs/api.md` for example. */
  readonly source: string;
  /** Its Markdown. */
  readonly text: string;
  readonly copyScript: string | undefined;
}

/** The page of a document. */
export function guidePage({ publicUrl, source, text, copyScript }: GuideOptions): string {
  const { title, lead, sections, body } = renderMarkdown(text, (href) => resolveLink(source, href));
  const address = documentAddress(source);
  return docsPageOf({ publicUrl, address, title, description: lead, sections, article: body, copyScript });
}
