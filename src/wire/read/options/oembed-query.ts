// Reads the query string of oEmbed: the address of a plan, and the space for it. Sites add names of their own to it, so
// unlike the other addresses for programs it ignores unknown names.

import { accepted, type Mistake, mistake, quoted, type Reading } from '../../values/mistakes.ts';
import { rawFieldsOfQuery } from '../raw-query.ts';

export interface OembedQuery {
  readonly url: string;
  readonly format: string;
  /** Infinity if it was not sent. */
  readonly maxWidth: number;
  readonly maxHeight: number;
}

const NAMES = ['url', 'format', 'maxwidth', 'maxheight'];

/** `url=https%3A%2F%2Ftiles.example%2Fplanner%2F3fJk9QvX2mTz7LbW8sYcRd&maxwidth=500` */
export function readOembedQuery(queryString: string): Reading<OembedQuery> {
  const entries = rawFieldsOfQuery(queryString);
  if (!entries.ok) return entries;
  const known = entries.value.filter(({ name }) => NAMES.includes(name));
  const sent = new Map(known.map(({ name, value }) => [name, String(value)]));
  const sizes = ['maxwidth', 'maxheight'].map((name) => sizeFrom(name, sent.get(name)));
  const mistakes = [
    ...known.flatMap((entry) => entry.mistake ?? []),
    ...(sent.has('url') ? [] : [NO_ADDRESS]),
    ...sizes.flatMap((size) => (size.ok ? [] : size.mistakes)),
  ];
  if (mistakes.length > 0) return { ok: false, mistakes };
  const [maxWidth, maxHeight] = sizes.map((size) => (size.ok ? size.value : Number.POSITIVE_INFINITY));
  return accepted({ url: sent.get('url') ?? '', format: sent.get('format') ?? 'json', maxWidth, maxHeight });
}

const NO_ADDRESS: Mistake = mistake({
  code: 'url-missing',
  param: 'url',
  message: 'url is missing; send the plannerUrl of a plan, percent-encoded.',
});

function sizeFrom(param: string, text: string | undefined): Reading<number> {
  if (text === undefined) return accepted(Number.POSITIVE_INFINITY);
  if (/^[1-9][0-9]{0,5}$/.test(text)) return accepted(Number(text));
  const message = `${param}: ${quoted(text)} is not a size; send a whole number of pixels from 1 to 999999, or leave it out.`;
  return { ok: false, mistakes: [mistake({ code: 'size-invalid', param, received: text, message })] };
}
