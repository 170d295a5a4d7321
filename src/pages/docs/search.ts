// The search of the documentation: an index of all passages, and the page of what was found. The search is a plain form,
// so it works without script.

import { DOCS_ADDRESS, SEARCH_ADDRESS } from '../addresses.ts';
import { html, type Markup } from '../markup.ts';
import { docsPageOf } from './frame.ts';
import { type Passage, passagesOf } from './markdown.ts';
import { documentAddress } from './site.ts';

/** A passage of a document, with its text as it is searched. */
export interface IndexedPassage extends Passage {
  readonly document: string;
  readonly address: string;
  /** Headings and text in lower case. */
  readonly searched: { readonly title: string; readonly text: string };
}

/** The passages of all documents, by their path and text. */
export function searchIndex(documents: Readonly<Record<string, string>>): readonly IndexedPassage[] {
  return Object.entries(documents).flatMap(([source, text]) => {
    const passages = passagesOf(text);
    const document = passages[0]?.title ?? source;
    return passages.map((passage) => ({
      ...passage,
      document,
      address: `${documentAddress(source)}#${passage.id}`,
      searched: { title: `${document} ${passage.title}`.toLowerCase(), text: passage.text.toLowerCase() },
    }));
  });
}

const MOST_CHARACTERS = 100;
const MOST_WORDS = 6;
const MOST_FOUND = 20;
const TITLE_WEIGHT = 20;
const OFTEN = 5;

/** The words of a search, in lower case; what is too long is cut off, as the page says. */
function wordsOf(query: string): readonly string[] {
  const words = query.slice(0, MOST_CHARACTERS).toLowerCase().split(/\s+/);
  return [...new Set(words.filter((word) => word !== ''))].slice(0, MOST_WORDS);
}

/** The passages that have all words, the best first: words in headings count most, then how often they occur. */
export function passagesWith(index: readonly IndexedPassage[], query: string): readonly IndexedPassage[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const scored = index.flatMap((passage) => {
    const { title, text } = passage.searched;
    let score = 0;
    for (const word of words) {
      const often = Math.min(OFTEN, text.split(word).length - 1);
      if (often === 0 && !title.includes(word)) return [];
      score += often + (title.includes(word) ? TITLE_WEIGHT : 0);
    }
    return [{ passage, score: isRecord(passage) ? score / 2 : score }];
  });
  return scored
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST_FOUND)
    .map(({ passage }) => passage);
}

/** Decisions and the changelog tell why and when; readers mostly look for how. */
function isRecord({ address }: IndexedPassage): boolean {
  return /\/docs\/(?:decisions|changelog)\b/.test(address);
}

/** The page of a search; without words only its form. */
export function searchPage(options: {
  readonly publicUrl: string;
  readonly copyScript: string | undefined;
  readonly query: string;
  readonly index: readonly IndexedPassage[];
}): string {
  const { query, index, ...page } = options;
  const shown = query.slice(0, MOST_CHARACTERS);
  const found = passagesWith(index, query);
  return docsPageOf({
    ...page,
    address: SEARCH_ADDRESS,
    title: 'Search',
    description: 'Search the documents of Tilewright.',
    sections: [],
    searched: shown,
    article: html`<h1>Search</h1>
${wordsOf(query).length === 0 ? html`<p>Type the words to look for beside <a href="${DOCS_ADDRESS}">the documents</a>.</p>` : foundMarkup(shown, found)}`,
  });
}

function foundMarkup(query: string, found: readonly IndexedPassage[]): Markup {
  if (found.length === 0) {
    return html`<p>No passage has all the words of &ldquo;${query}&rdquo;. Try fewer words, or a part of one: joint, offcut, start.</p>`;
  }
  const items = found.map(
    ({ document, title, address, text }) =>
      html`<li><a href="${address}">${document === title ? title : `${document}: ${title}`}</a><p class="small">${extractOf(text, wordsOf(query))}</p></li>\n`,
  );
  return html`<p>Passages with &ldquo;${query}&rdquo;, the best first:</p>\n<ul class="found">${items}</ul>`;
}

const EXTRACT = 220;

/** The text around the first word that was looked for, with that word marked. */
function extractOf(text: string, words: readonly string[]): Markup {
  const lower = text.toLowerCase();
  const [place, word] = words
    .map((word): [number, string] => [lower.indexOf(word), word])
    .filter(([at]) => at >= 0)
    .toSorted(([a], [b]) => a - b)[0] ?? [0, ''];
  const from = Math.max(0, place - EXTRACT / 3);
  const to = Math.min(text.length, from + EXTRACT);
  const end = place + word.length;
  return html`${from > 0 ? '…' : ''}${text.slice(from, place)}<mark>${text.slice(place, end)}</mark>${text.slice(end, to)}${to < text.length ? '…' : ''}`;
}
