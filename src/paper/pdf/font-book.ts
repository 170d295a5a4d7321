// The fonts of a PDF file, and texts as codes of their glyphs. A character that the first font lacks is taken from the
// next; one that no font has is shown as a box, because a missing glyph would print as nothing.
//
// pdfkit's own `text` shapes every text, which takes longer than everything else on a page with hundreds of numbers.
// Our languages need no shaping, so every character is encoded once.

import { create, type Font } from 'fontkit';

/** TrueType files; a character is looked for in the order of the names. */
export interface PdfFonts {
  readonly regular: Uint8Array;
  readonly bold: Uint8Array;
  readonly chinese: Uint8Array;
  /** Signs that the others lack. */
  readonly signs: Uint8Array;
}

type Name = keyof PdfFonts;

interface Glyph {
  readonly font: Name;
  /** Its code in the font's subset, in hexadecimal. */
  readonly code: string;
  /** Its width in ems. */
  readonly width: number;
}

/** A text as operators of a PDF file, and its width in ems. */
export interface EncodedText {
  readonly operators: (size: number) => string;
  readonly width: number;
}

/** What the types of pdfkit do not show. */
interface OpenFont {
  readonly id: string;
  /** What letters have been shaped to. */
  layoutCache: object;
  encode(text: string): [codes: string[], positions: { readonly advanceWidth: number }[]];
  ref(): unknown;
}
interface Internals {
  readonly _font: OpenFont;
  readonly page: { readonly fonts: Record<string, unknown> };
}

const MISSING = '□';
const MISSING_PLAIN = '?';

/** Parsed once for all documents: the Chinese font is large. */
const parsed = new WeakMap<PdfFonts, Readonly<Record<Name, Font>>>();
/** Letters are shaped once for all documents: it takes longer than everything else about a text. */
const shaped = new WeakMap<PdfFonts, Readonly<Record<Name, object>>>();

function parse(files: PdfFonts): Readonly<Record<Name, Font>> {
  const known = parsed.get(files);
  if (known) return known;
  const open = (name: Name): Font => {
    const font = create(files[name] as Buffer);
    if (!('hasGlyphForCodePoint' in font)) throw new Error(`${name} is a collection of fonts, not one.`);
    return font;
  };
  const fonts = { regular: open('regular'), bold: open('bold'), chinese: open('chinese'), signs: open('signs') };
  parsed.set(files, fonts);
  return fonts;
}

export class FontBook {
  readonly #pdf: PDFKit.PDFDocument;
  readonly #fonts: Readonly<Record<Name, Font>>;
  readonly #shaped: Readonly<Record<Name, object>>;
  readonly #glyphs = { regular: new Map<string, Glyph>(), bold: new Map<string, Glyph>() };

  constructor(pdf: PDFKit.PDFDocument, files: PdfFonts) {
    this.#pdf = pdf;
    this.#fonts = parse(files);
    this.#shaped = shaped.get(files) ?? { regular: {}, bold: {}, chinese: {}, signs: {} };
    shaped.set(files, this.#shaped);
    for (const name of Object.keys(this.#fonts) as Name[]) pdf.registerFont(name, files[name] as Buffer);
  }

  /** Encodes a text for the current page. */
  encode(text: string, weight: 'regular' | 'bold'): EncodedText {
    const runs: { font: Name; codes: string }[] = [];
    let width = 0;
    for (const letter of text) {
      const glyph = this.#glyphOf(letter, weight);
      width += glyph.width;
      const last = runs.at(-1);
      if (last?.font === glyph.font) last.codes += glyph.code;
      else runs.push({ font: glyph.font, codes: glyph.code });
    }
    const ids = runs.map(({ font }) => this.#onPage(font));
    const operators = (size: number) => runs.map(({ codes }, i) => `/${ids[i]} ${size} Tf <${codes}> Tj`).join(' ');
    return { operators, width };
  }

  #glyphOf(letter: string, weight: 'regular' | 'bold'): Glyph {
    const known = this.#glyphs[weight].get(letter);
    if (known) return known;
    const order: readonly Name[] = [weight, 'chinese', 'signs'];
    const fontWith = (shown: string) =>
      order.find((name) => this.#fonts[name].hasGlyphForCodePoint(shown.codePointAt(0) as number));
    const shown = [letter, MISSING].find((other) => fontWith(other)) ?? MISSING_PLAIN;
    const font = fontWith(shown) ?? weight;
    const [[code], [{ advanceWidth }]] = this.#open(font).encode(shown);
    const glyph = { font, code, width: advanceWidth / 1000 };
    this.#glyphs[weight].set(letter, glyph);
    return glyph;
  }

  #open(name: Name): OpenFont {
    const font = (this.#pdf.font(name) as unknown as Internals)._font;
    font.layoutCache = this.#shaped[name];
    return font;
  }

  /** The name of a font on the current page. */
  #onPage(name: Name): string {
    const font = this.#open(name);
    const { fonts } = (this.#pdf as unknown as Internals).page;
    fonts[font.id] ??= font.ref();
    return font.id;
  }
}
