// What a caller wants of the answer, as against of the plan: language, drawing, link. The engine never sees it.

import type { Lang } from '../../words/index.ts';
import type { Color } from '../values/colors.ts';

export const FORMATS = ['json', 'svg'] as const;
export type Format = (typeof FORMATS)[number];

export interface AnswerOptions {
  /** One colour for every tile; null leaves the pattern its own. */
  readonly color: Color | null;
  readonly gapColor: Color | null;
  /** Width of the drawing, pixels. */
  readonly width: number;
  readonly walls: boolean;
  readonly format: Format;
  readonly inlineSvg: boolean;
  readonly credit: boolean;
  readonly link: boolean;
  readonly lang: Lang;
}

export const DEFAULT_OPTIONS: AnswerOptions = {
  color: null,
  gapColor: null,
  width: 800,
  walls: true,
  format: 'json',
  inlineSvg: false,
  credit: true,
  link: true,
  lang: 'en',
};

/** Pixels. */
export const DRAWING_WIDTH = { min: 100, max: 4000 } as const;
