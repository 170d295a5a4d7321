// Templates for HTML. Every value in a template is escaped, unless it is the result of another template.
// Elements are written so that an XML parser accepts them too, which is how the tests read every page.

/** Finished HTML. Only this file creates it, so no other text can bypass the escaping. */
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

/** Escapes a text for use between tags and in quoted attributes: `<b>` becomes `&lt;b&gt;`. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character]);
}

/** A template that escapes its values: html`<p>${'<b>'}</p>` shows the text `<b>`. */
export function html(parts: TemplateStringsArray, ...fillings: readonly Filling[]): Markup {
  return new Made(parts.reduce((text, part, i) => text + textOf(fillings[i - 1]) + part));
}

/** Markup from our own code, inserted as it is. */
export function trusted(markup: string): Markup {
  return new Made(markup);
}

/** Empty markup, for optional parts. */
export const NOTHING: Markup = new Made('');

/** The text of markup. */
export function textOf(filling: Filling): string {
  if (filling instanceof Made) return filling.toString();
  if (Array.isArray(filling)) return filling.map(textOf).join('');
  return escaped(String(filling));
}

/**
 * JSON as the content of a data script element. In JSON, `<` occurs only in strings, where it can be escaped, so no string
 * can end the element. `&` and `>` are escaped too, for XML parsers.
 */
export function dataOf(json: string): Markup {
  const hex = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return new Made(json.replace(/[<>&\u2028\u2029]/g, hex));
}
