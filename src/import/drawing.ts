// What a reader finds in a file of another program: rooms with their corners as the file has them, in the file's own unit.
// Readers neither clean nor convert; what is common to all formats happens after them.

import type { DrawingWords } from '../words/drawings/en.ts';

/** A corner in the file's unit: x to the right, y down. Readers of formats whose y runs up negate it. */
export interface DrawnPoint {
  readonly x: number;
  readonly y: number;
}

/** A closed chain of corners, without a repeated last one. */
export type DrawnRing = readonly DrawnPoint[];

/** A door or a window, as the stretch of the wall that it takes. */
export interface DrawnOpening {
  readonly kind: 'door' | 'window' | 'opening';
  readonly from: DrawnPoint;
  readonly to: DrawnPoint;
  /** Height of its lower edge above the floor and its own height, in the file's unit, where the file has them. */
  readonly sill?: number;
  readonly height?: number;
}

export interface DrawnRoom {
  /** The name in the file; null if it has none. */
  readonly name: string | null;
  /** The layer, storey or group that it belongs to, for people to choose by; null if there is none. */
  readonly group: string | null;
  readonly outline: DrawnRing;
  readonly holes: readonly DrawnRing[];
  readonly openings: readonly DrawnOpening[];
  /** The floor area that the file itself states, in m²; null if it states none. */
  readonly statedAreaM2: number | null;
  /** Height of the room in the file's unit; null if the file has none. */
  readonly height: number | null;
}

export interface Drawing {
  /** Millimetres in one unit of the file; null if the file does not say, and the person must be asked. */
  readonly unitMm: number | null;
  readonly rooms: readonly DrawnRoom[];
  /** What the reader left out or had to assume, by kind, so that it can be said in any language. */
  readonly remarks: readonly DrawingRemark[];
  /** Lines in which rooms are still to be found, from formats that do not say what a room is, such as DXF and SVG. */
  readonly sketch?: Sketch;
}

/** What somebody has drawn: rings that may be rooms, columns or furniture, lines that may close to rings, and texts. */
export interface Sketch {
  readonly rings: readonly SketchRing[];
  readonly chains: readonly SketchChain[];
  readonly labels: readonly SketchLabel[];
}

export interface SketchRing {
  readonly corners: DrawnRing;
  readonly group: string | null;
  /** Its own name, such as the id of an SVG element; null if it has none. */
  readonly name: string | null;
}

/** An open line of two corners or more. */
export interface SketchChain {
  readonly corners: readonly DrawnPoint[];
  readonly group: string | null;
}

/** A text, at the place where it begins or that it is centred on. */
export interface SketchLabel {
  readonly text: string;
  readonly at: DrawnPoint;
}

type Key = keyof DrawingWords;

/** The kind of a remark; the words have a sentence for each. */
export type RemarkCode = Key extends infer Name ? (Name extends `drawings.remark.${infer Code}` ? Code : never) : never;

export interface DrawingRemark {
  readonly code: RemarkCode;
  /** How many things it is about. */
  readonly count: number;
  /** What it is about, such as the name of a layer; not for sentences, only to be shown beside them. */
  readonly subject?: string;
}
