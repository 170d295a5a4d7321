// The shape of a piece in words, so that a piece that is not a rectangle never reads like a whole tile.

import { formatBareLength, type Notation, say, type WordKey } from '../words/index.ts';
import type { Size } from './pieces.ts';
import type { NotchPlace, Shape } from './shape.ts';

const NAMES: Readonly<Record<NotchPlace, WordKey>> = {
  corner: 'shape.corner',
  side: 'shape.side',
  inside: 'shape.inside',
  across: 'shape.notched',
};

export interface ShapeText {
  /** Such as "600 × 300", or "600 × 300 less 120 × 90". */
  readonly size: string;
  /** Such as "L-shaped"; empty for a rectangle. */
  readonly form: string;
}

/** A shape in words; of its corners the first `most`. */
export function shapeText(notation: Notation, shape: Shape, most = Infinity): ShapeText {
  const { lang } = notation;
  const length = (mm: number) => formatBareLength(notation, mm, 'mm', 1);
  const sizeText = ({ width, height }: Size) => `${length(width)} × ${length(height)}`;
  if (shape.kind === 'parts') {
    const parts = shape.parts.map((part) => shapeText(notation, part, most));
    const sizes = parts.map(({ size }) => size).join(' + ');
    const forms = parts.map(({ form }) => form).filter(Boolean);
    return { size: say(lang, 'shape.parts', { count: parts.length, sizes }), form: forms.join('; ') };
  }
  const size = sizeText(shape.size);
  if (shape.kind === 'rectangle') return { size, form: '' };
  if (shape.kind === 'notched') {
    const less = shape.notches.map(sizeText).join(' + ');
    const name = shape.notches.length > 1 ? 'shape.notched' : NAMES[shape.notches[0].place];
    return { size: say(lang, 'shape.less', { size, less }), form: say(lang, name) };
  }
  // Half a micrometre off 0 is no sign.
  const near = (mm: number) => length(Math.abs(mm) < 0.05 ? 0 : mm);
  const corners = shape.corners.slice(0, most).map(({ x, y }) => `${near(x)}/${near(y)}`);
  const all = corners.join('; ') + (shape.corners.length > most ? ' …' : '');
  const form = notation.units === 'imperial' ? 'shape.bareCorners' : 'shape.corners';
  return { size: say(lang, 'shape.within', { size }), form: say(lang, form, { corners: all }) };
}

/** A shape as one text, for a cell of a table. */
export function shapeSentence(notation: Notation, shape: Shape): string {
  const { size, form } = shapeText(notation, shape);
  const kind = shape.kind === 'rectangle' ? say(notation.lang, 'shape.rectangle') : form;
  return [size, kind].filter(Boolean).join(', ');
}
