// HTML as constructed text: whatever is put into a template is escaped, unless it was made by a template itself.
// Elements are written so that an XML parser accepts them too, which is how the tests read every page.

/** Text that is HTML already. Only this file makes one, so that nothing else gets past the escaping. */
class Made {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  toString(): string {
    return this.#text;
  }
}

export type Markup = Made;

type Filling = string | number | Markup | readonly Markup[];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand between tags and inside quoted attributes: `<b>` is `&lt;b&gt;`. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character]);
}

/** A template whose fillings are escaped: html`<p>${'<b>'}</p>` shows the four characters of the text `<b>`. */
export function html(parts: TemplateStringsArray, ...fillings: readonly Filling[]): Markup {
  return new Made(parts.reduce((text, part, i) => text + textOf(fillings[i - 1]) + part));
}

/** Markup that our own code made elsewhere, put in as it is. */
export function trusted(markup: string): Markup {
  return new Made(markup);
}

/** Nothing, where a part of a page is left out. */
export const NOTHING: Markup = new Made('');

/** The finished text of a piece of markup. */
export function textOf(filling: Filling): string {
  if (filling instanceof Made) return filling.toString();
  if (Array.isArray(filling)) return filling.map(textOf).join('');
  return escaped(String(filling));
}

/**
 * JSON text as the content of a script element of data. `<` may stand in strings alone, where an escape means the same,
 * so that no text in it can end the element; `&` and `>` likewise, for readers that take the page as XML.
 */
export function dataOf(json: string): Markup {
  const hex = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return new Made(json.replace(/[<>&\u2028\u2029]/g, hex));
}
