// Options of the answer, as opposed to the plan: language, drawing, link. The engine never sees them.

import type { Lang, UnitSystem } from '../../words/index.ts';
import type { Scale } from '../readers/scales.ts';
import type { Color, KindColor } from '../values/colors.ts';

export const FORMATS = ['json', 'svg', 'png', 'pdf', 'dxf', 'csv', 'xlsx'] as const;
export type Format = (typeof FORMATS)[number];

export const PAPERS = ['a4', 'a3', 'letter'] as const;
export type Paper = (typeof PAPERS)[number];

export interface AnswerOptions {
  /** One colour for all tiles; null keeps the colours of the pattern. */
  readonly color: Color | null;
  /** Colours of kinds of tile, in the order of the pattern; others have `color` or the pattern's own. */
  readonly colors: readonly KindColor[];
  readonly gapColor: Color | null;
  /** Width of the drawing in pixels. */
  readonly width: number;
  readonly walls: boolean;
  readonly format: Format;
  readonly inlineSvg: boolean;
  readonly credit: boolean;
  readonly link: boolean;
  readonly lang: Lang;
  /** Whether starts are compared by the tiles to buy when offcuts are reused. */
  readonly buyWithReuse: boolean;
  /** Units of the texts in drawings and on pages; the figures of an answer are always metric. */
  readonly units: UnitSystem;
  /** Whether a JSON answer has the outline of every piece. */
  readonly pieces: boolean;
  /** The scale on paper, 20 for 1:20. */
  readonly scale: Scale;
  readonly paper: Paper;
  /** The plan's title in files and in their names; empty if it has none. */
  readonly name: string;
  /** The order in its shortest form, fields in the order of the documentation; null if none is asked for. */
  readonly order: OrderFields | null;
  /** The quantities in their shortest form, like the order. */
  readonly quantities: QuantityFields | null;
}

/** The fields of an order. */
export interface OrderFields {
  readonly tilesPerBox?: number;
  readonly boxAreaM2?: number;
  readonly breakage?: number;
  readonly spares?: number;
  readonly pricePerTile?: number;
  readonly pricePerM2?: number;
  readonly pricePerBox?: number;
  readonly currency?: string;
}

/** The fields of the quantities; each of them asks for all. */
export interface QuantityFields {
  readonly quantities?: boolean;
  readonly groutDepth?: number;
  readonly groutDensity?: number;
  readonly groutBagKg?: number;
  readonly adhesive?: number;
  readonly adhesiveBagKg?: number;
}

export const DEFAULT_OPTIONS: AnswerOptions = {
  color: null,
  colors: [],
  gapColor: null,
  width: 800,
  walls: true,
  format: 'json',
  inlineSvg: false,
  credit: true,
  link: true,
  lang: 'en',
  buyWithReuse: false,
  units: 'metric',
  pieces: false,
  scale: 'fit',
  paper: 'a4',
  name: '',
  order: null,
  quantities: null,
};

/** Characters of a plan's name, as Unicode counts them. */
export const NAME_CHARACTERS = 120;

/** Pixels. */
export const DRAWING_WIDTH = { min: 100, max: 4000 } as const;
