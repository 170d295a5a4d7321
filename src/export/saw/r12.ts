// A DXF file of AutoCAD R12, the version that the programs of saws and water jets read without exception: layers, closed
// lines, lines and texts in mm, and nothing else. A file of a hundred lines costs no library.

import type { Point, Ring } from '../../engine/index.ts';

/** A layer with its colour, as a number of the CAD palette. */
export type Layers = Readonly<Record<string, number>>;

/** A micrometre. */
const DECIMALS = 3;
const MILLIMETRES = 4;

export class R12File {
  readonly #lines: string[] = [];

  closed(layer: string, ring: Ring): void {
    this.#add(0, 'POLYLINE', 8, layer, 66, 1, 70, 1, 10, 0, 20, 0, 30, 0);
    for (const { x, y } of ring) this.#add(0, 'VERTEX', 8, layer, 10, mm(x), 20, mm(y), 30, 0);
    this.#add(0, 'SEQEND', 8, layer);
  }

  line(layer: string, from: Point, to: Point): void {
    this.#add(0, 'LINE', 8, layer, 10, mm(from.x), 20, mm(from.y), 30, 0, 11, mm(to.x), 21, mm(to.y), 31, 0);
  }

  /** A text around its middle. */
  text(layer: string, middle: Point, height: number, text: string): void {
    const [x, y] = [mm(middle.x), mm(middle.y)];
    this.#add(0, 'TEXT', 8, layer, 10, x, 20, y, 30, 0, 40, mm(height), 1, escaped(text), 72, 1, 73, 2);
    this.#add(11, x, 21, y, 31, 0);
  }

  /** The file. */
  written(layers: Layers): string {
    const body = this.#lines.splice(0);
    this.#add(0, 'SECTION', 2, 'HEADER', 9, '$ACADVER', 1, 'AC1009', 9, '$INSUNITS', 70, MILLIMETRES, 0, 'ENDSEC');
    this.#add(0, 'SECTION', 2, 'TABLES', 0, 'TABLE', 2, 'LAYER', 70, Object.keys(layers).length);
    for (const [name, color] of Object.entries(layers))
      this.#add(0, 'LAYER', 2, name, 70, 0, 62, color, 6, 'CONTINUOUS');
    this.#add(0, 'ENDTAB', 0, 'ENDSEC', 0, 'SECTION', 2, 'ENTITIES');
    return [...this.#lines.splice(0), ...body, '  0\nENDSEC\n  0\nEOF\n'].join('');
  }

  /** Adds group codes with their values. */
  #add(...groups: readonly (number | string)[]): void {
    for (let i = 0; i < groups.length; i += 2) this.#lines.push(`${String(groups[i]).padStart(3)}\n${groups[i + 1]}\n`);
  }
}

function mm(value: number): number {
  // Adding 0 turns -0 into 0.
  return Number(value.toFixed(DECIMALS)) + 0;
}

/** R12 is ASCII: other characters are written by their numbers, and none ends a line. */
function escaped(text: string): string {
  return text.replace(
    /[^\x20-\x7e]/g,
    (other) => `\\U+${other.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
  );
}
