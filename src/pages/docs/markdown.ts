// Markdown to HTML, by the library marked. The elements that need our own attributes are written here; the output is
// well-formed XML like all other pages.

import { Marked, type Tokens } from 'marked';
import { escaped, type Markup, trusted } from '../markup.ts';
import { coloredJson } from './colored-json.ts';
import type { Section } from './frame.ts';

export interface RenderedMarkdown {
  /** The text of the first heading. */
  readonly title: string;
  /** The text of the first paragraph. */
  readonly lead: string;
  /** Headings of the second level. */
  readonly sections: readonly Section[];
  readonly body: Markup;
}

/** Where a link or a picture leads; undefined if it leads outside the site, and only its text is shown. */
export type ResolveLink = (href: string) => string | undefined;

/**
 * Renders a document. Only for documents of this repository: HTML in them is shown as text, except
 * for pictures with a variant for dark pages; links are not checked.
 */
export function renderMarkdown(text: string, resolve: ResolveLink): RenderedMarkdown {
  const headings: (Section & { readonly depth: number })[] = [];
  const marked = new Marked({ gfm: true });
  marked.use({
    renderer: {
      heading({ tokens, depth, text: source }) {
        const id = uniqueId(anchorOf(source), headings);
        const title = plainText(source);
        headings.push({ id, title, depth });
        return `<h${depth} id="${escaped(id)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const content = this.parser.parseInline(tokens);
        const target = resolve(href);
        return target === undefined ? content : `<a href="${escaped(target)}">${content}</a>`;
      },
      image({ href, text: alt }) {
        return `<img src="${escaped(resolve(href) ?? href)}" alt="${escaped(alt)}" loading="lazy"/>`;
      },
      code({ text: code, lang }) {
        const request = lang === 'text' ? requestOf(code) : undefined;
        if (request !== undefined) {
          return `<a class="call" href="${escaped(request)}"><code>GET ${escaped(request)}</code></a>\n`;
        }
        const shown = lang?.startsWith('json') ? coloredJson(code) : escaped(code);
        return `<pre class="wraps"><code>${shown}</code></pre>\n`;
      },
      table({ header, rows }) {
        const cellOf = ({ tokens, text: source, header: isHeading }: Tokens.TableCell) => {
          const content = this.parser.parseInline(tokens);
          // A heading without text would be announced as an empty one.
          return isHeading && source !== '' ? `<th scope="col">${content}</th>` : `<td>${content}</td>`;
        };
        const rowOf = (cells: Tokens.TableCell[]) => `<tr>${cells.map(cellOf).join('')}</tr>\n`;
        const head = header.some((cell) => cell.text !== '') ? `<thead>${rowOf(header)}</thead>` : '';
        return `<table class="stacks">${head}<tbody>\n${rows.map(rowOf).join('')}</tbody></table>\n`;
      },
      html: ({ text: source }) => pictureTag(source, resolve) ?? escaped(source),
      hr: () => '<hr/>\n',
      br: () => '<br/>',
    },
  });
  const tokens = marked.lexer(text);
  const body = trusted(marked.parser(tokens));
  const paragraph = tokens.find((token): token is Tokens.Paragraph => token.type === 'paragraph');
  return {
    title: headings[0]?.title ?? '',
    lead: plainText(paragraph?.text ?? ''),
    sections: headings.filter(({ depth }) => depth === 2),
    body,
  };
}

/** A part of a document below one heading, for the search. */
export interface Passage {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** A document by its headings, each with the text below it. */
export function passagesOf(source: string): readonly Passage[] {
  const headings: { id: string; title: string; text: string }[] = [];
  for (const token of new Marked({ gfm: true }).lexer(source)) {
    if (token.type === 'heading') {
      const id = uniqueId(anchorOf(token.text), headings);
      headings.push({ id, title: plainText(token.text), text: '' });
    } else {
      const last = headings.at(-1);
      const text = token.type === 'code' ? token.text : plainText(token.raw.replaceAll(/^\s*(?:[-*]|\d+\.) /gm, ''));
      if (last !== undefined) last.text += ` ${text.replaceAll(/[|\s]+/g, ' ')}`;
    }
  }
  return headings.map(({ text, ...heading }) => ({ ...heading, text: text.trim() }));
}

const DARK_ONLY = '(prefers-color-scheme: dark)';

/** The tags of a picture that has a variant for dark pages, as GitHub shows them too; undefined for all other HTML. */
function pictureTag(source: string, resolve: ResolveLink): string | undefined {
  const tags = source.trim().match(/<[^<>]*>/g) ?? [];
  const written = tags.map((tag) => {
    const [, name = ''] = /^<(\/?\w+)/.exec(tag) ?? [];
    const attributeOf = (attribute: string) => new RegExp(`\\s${attribute}="([^"]*)"`).exec(tag)?.[1] ?? '';
    const addressOf = (attribute: string) => escaped(resolve(attributeOf(attribute)) ?? attributeOf(attribute));
    if (name === 'picture' || name === '/picture') return `<${name}>`;
    if (name === 'br') return '<br/>';
    if (name === 'source' && attributeOf('media') === DARK_ONLY)
      return `<source media="${DARK_ONLY}" srcset="${addressOf('srcset')}"/>`;
    if (name !== 'img') return undefined;
    const width = /^\d+$/.test(attributeOf('width')) ? ` width="${attributeOf('width')}"` : '';
    return `<img src="${addressOf('src')}" alt="${escaped(attributeOf('alt'))}"${width} loading="lazy"/>`;
  });
  const isPicture =
    tags.length > 0 && tags.join('') === source.trim().replace(/>\s+</g, '><') && !written.includes(undefined);
  return isPicture ? written.join('') : undefined;
}

/** The id of a heading as GitHub makes it, so that a link works there and here: `Other fields` is `other-fields`. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}

/** A second heading of the same text gets `-1` appended, as on GitHub. */
function uniqueId(anchor: string, headings: readonly Pick<Section, 'id'>[]): string {
  const taken = (id: string) => headings.some((heading) => heading.id === id);
  let id = anchor;
  for (let count = 1; taken(id); count++) id = `${anchor}-${count}`;
  return id;
}

/** Markdown without its marks: links by their text, code without backticks. */
function plainText(source: string): string {
  return source
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replaceAll('\n', ' ');
}

const LOCAL_SERVER = 'http://localhost:3000';

/** The path of a block that is one request to the server of the examples. */
function requestOf(code: string): string | undefined {
  return code.startsWith(`${LOCAL_SERVER}/api/`) && !/\s/.test(code) ? code.slice(LOCAL_SERVER.length) : undefined;
}
