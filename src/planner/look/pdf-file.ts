// Draws over the tiles of the plans in a PDF file of the service. What changes is appended to the file, as PDF provides
// for: new objects, the changed content of pages, and a table of their places.

import { TILES_MARK } from '../../paper/index.ts';
import type { Size } from '../state/view.ts';

export interface PdfImage extends Size {
  readonly jpeg: Uint8Array;
}

/** What is drawn, in millimetres of the floor. */
export interface OverTiles {
  /** Operators; they may paint the images `Photo0`, `Photo1` and so on, and use the graphics states `Multiply` and `Opacity1` to `Opacity100`. */
  readonly content: string;
  readonly opacities: readonly number[];
  /** The size of the floor. */
  readonly size: Size;
  readonly images: readonly PdfImage[];
  /** The colour of the hatch over it, `#rrggbb`; null to keep it. */
  readonly hatch: string | null;
}

/** The mark on a line of its own, and the colour of a hatch after it, whose lines are clipped. */
const MARK = `\n/${TILES_MARK} MP\n`;
const HATCH_COLOR = /(\nW n\n\/DeviceRGB CS\n)[\d. ]+( SCN\n)/g;
/** Fills beyond the outermost tiles are cut off, mm. */
const AROUND = 1;

/** The file with a drawing over the tiles of its plans. */
export async function drawnOverTiles(file: Uint8Array, over: OverTiles): Promise<Uint8Array> {
  const old = new PdfFile(file);
  const added = new Update(old);
  const images = over.images.map((image) => added.stream(added.next(), imageEntries(image), image.jpeg));
  const form = added.stream(
    added.next(),
    `${formEntries(over, images)}/Filter /FlateDecode\n`,
    await throughStream(asciiOf(over.content), new CompressionStream('deflate')),
  );
  let plans = 0;
  for (const page of old.pages()) {
    const content = latin1Of(await throughStream(old.streamOf(page.contents), new DecompressionStream('deflate')));
    const at = content.indexOf(MARK);
    if (at < 0) continue;
    plans++;
    const rest = content.slice(at + MARK.length - 1);
    const drawn = `${content.slice(0, at)}\n/Look Do${over.hatch === null ? rest : recoloured(rest, over.hatch)}`;
    const packed = await throughStream(asciiOf(drawn), new CompressionStream('deflate'));
    added.stream(page.contents, '/Filter /FlateDecode\n', packed);
    added.object(page.resources, withForm(old.textOf(page.resources), form));
  }
  if (plans === 0) throw new Error('The file has no plan.');
  return added.file();
}

function imageEntries({ width, height }: PdfImage): string {
  return `/Type /XObject\n/Subtype /Image\n/Width ${width}\n/Height ${height}\n/ColorSpace /DeviceRGB\n/BitsPerComponent 8\n/Filter /DCTDecode\n`;
}

function formEntries({ opacities, size: { width, height } }: OverTiles, images: readonly number[]): string {
  const states = [
    '/Multiply << /BM /Multiply >>',
    ...opacities.map((percent) => `/Opacity${percent} << /ca ${percent / 100} >>`),
  ];
  const photos = images.map((image, i) => `/Photo${i} ${image} 0 R`).join(' ');
  const box = [-AROUND, -AROUND, width + AROUND, height + AROUND].map((mm) => mm.toFixed(3)).join(' ');
  return `/Type /XObject\n/Subtype /Form\n/BBox [${box}]\n/Resources << /ExtGState << ${states.join(' ')} >> /XObject << ${photos} >> >>\n`;
}

/** The resources of a page with the drawing. */
function withForm(resources: string, form: number): string {
  if (resources.includes('/XObject')) throw new Error('The page has drawings already.');
  return resources.replace(/>>\s*$/, `/XObject << /Look ${form} 0 R >>\n>>`);
}

function recoloured(content: string, color: string): string {
  const parts = [1, 3, 5].map((at) => (Number.parseInt(color.slice(at, at + 2), 16) / 255).toFixed(4));
  return content.replace(HATCH_COLOR, (_, before, after) => `${before}${parts.join(' ')}${after}`);
}

interface PdfPage {
  /** The numbers of the objects of its content and its resources. */
  readonly contents: number;
  readonly resources: number;
}

/** A file as the service writes it: one table of objects, and none of them in streams. */
class PdfFile {
  readonly bytes: Uint8Array;
  /** Where the objects begin, by number. */
  readonly #places: readonly number[];
  readonly tableAt: number;
  /** The entries of its trailer. */
  readonly trailer: string;
  readonly #text: string;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.#text = latin1Of(bytes);
    this.tableAt = Number(found(/startxref\s+(\d+)\s+%%EOF\s*$/, this.#text.slice(-100)));
    const table = this.#text.slice(this.tableAt);
    this.#places = [...table.matchAll(/^(\d{10}) \d{5} [fn]/gm)].map(([, at]) => Number(at));
    this.trailer = found(/trailer\s*<<([\s\S]*)>>\s*startxref/, table);
  }

  /** How many objects there are, and the free one. */
  get size(): number {
    return this.#places.length;
  }

  pages(): PdfPage[] {
    const texts = Array.from({ length: this.size - 1 }, (_, i) => this.textOf(i + 1));
    return texts
      .filter((text) => /\/Type \/Page\s/.test(text))
      .map((page) => ({
        contents: Number(found(/\/Contents (\d+) 0 R/, page)),
        resources: Number(found(/\/Resources (\d+) 0 R/, page)),
      }));
  }

  /** What is between the number of an object and its end or its stream. */
  textOf(object: number): string {
    const at = this.#places[object];
    const begin = this.#text.indexOf(' obj', at) + ' obj'.length;
    const ends = [this.#text.indexOf('endobj', begin), this.#text.indexOf('stream', begin)];
    return this.#text.slice(begin, Math.min(...ends.filter((end) => end >= 0)));
  }

  streamOf(object: number): Uint8Array {
    const length = Number(found(/\/Length (\d+)/, this.textOf(object)));
    const begin = this.#text.indexOf('stream\n', this.#places[object]) + 'stream\n'.length;
    return this.bytes.subarray(begin, begin + length);
  }
}

/** The objects that are appended to a file. */
class Update {
  readonly #old: PdfFile;
  readonly #parts: Uint8Array[];
  #length: number;
  #size: number;
  readonly #places = new Map<number, number>();

  constructor(old: PdfFile) {
    this.#old = old;
    this.#parts = [old.bytes];
    this.#length = old.bytes.length;
    this.#size = old.size;
  }

  /** The number of a new object. */
  next(): number {
    return this.#size++;
  }

  object(number: number, text: string): void {
    this.#begin(number);
    this.#add(asciiOf(`${text.trim()}\nendobj\n`));
  }

  stream(number: number, entries: string, bytes: Uint8Array): number {
    this.#begin(number);
    this.#add(asciiOf(`<<\n${entries}/Length ${bytes.length}\n>>\nstream\n`));
    this.#add(bytes);
    this.#add(asciiOf('\nendstream\nendobj\n'));
    return number;
  }

  /** The whole file. */
  file(): Uint8Array {
    const at = this.#length;
    const rows = [...this.#places].sort(([a], [b]) => a - b);
    const table = rows.map(([number, place]) => `${number} 1\n${`${place}`.padStart(10, '0')} 00000 n \n`).join('');
    const trailer = this.#old.trailer.replace(/\/Size \d+/, `/Size ${this.#size}\n/Prev ${this.#old.tableAt}`);
    this.#add(asciiOf(`xref\n${table}trailer\n<<${trailer}>>\nstartxref\n${at}\n%%EOF\n`));
    const file = new Uint8Array(this.#length);
    let end = 0;
    for (const part of this.#parts) {
      file.set(part, end);
      end += part.length;
    }
    return file;
  }

  #begin(number: number): void {
    // The last line of the file before may have no end.
    this.#add(asciiOf('\n'));
    this.#places.set(number, this.#length);
    this.#add(asciiOf(`${number} 0 obj\n`));
  }

  #add(part: Uint8Array): void {
    this.#parts.push(part);
    this.#length += part.length;
  }
}

async function throughStream(bytes: Uint8Array, change: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const stream = new Blob([bytes as BlobPart]).stream().pipeThrough(change);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** One character for each byte. */
function latin1Of(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}

function asciiOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function found(pattern: RegExp, text: string): string {
  const [, part] = pattern.exec(text) ?? [];
  if (part === undefined) throw new Error('The service has sent a PDF file of another form.');
  return part;
}
