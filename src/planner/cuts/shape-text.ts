// The shape of a piece in words, so that a piece that is not a rectangle never reads like a whole tile.

import { formatBareLength, type Notation } from '../../words/index.ts';
import type { Size } from '../state/view.ts';
import { phrase, phrases } from '../words.ts';
import type { NotchPlace, Shape } from './analysis/shape.ts';

const words = phrases({
  less: { en: '{size} less {less}', pl: '{size} bez {less}', es: '{size} menos {less}', zh: '{size} 去掉 {less}' },
  within: { en: 'within {size}', pl: 'w obrysie {size}', es: 'dentro de {size}', zh: '外框 {size}' },
  parts: {
    en: '{count} parts: {sizes}',
    pl: 'części: {count}: {sizes}',
    es: '{count} partes: {sizes}',
    zh: '{count} 部分：{sizes}',
  },
  rectangle: { en: 'rectangle', pl: 'prostokąt', es: 'rectángulo', zh: '矩形' },
  corner: { en: 'L-shaped', pl: 'w kształcie L', es: 'en forma de L', zh: 'L 形' },
  side: { en: 'U-shaped', pl: 'w kształcie U', es: 'en forma de U', zh: 'U 形' },
  inside: { en: 'with a hole', pl: 'z otworem', es: 'con un agujero', zh: '带孔' },
  notched: { en: 'notched', pl: 'z wycięciami', es: 'con entalladuras', zh: '带缺口' },
  corners: {
    en: 'corners from the top left of the tile, mm: {corners}',
    pl: 'narożniki od lewego górnego rogu płytki, mm: {corners}',
    es: 'esquinas desde la superior izquierda, mm: {corners}',
    zh: '各角距砖左上角（mm）：{corners}',
  },
  bareCorners: {
    en: 'corners from the top left of the tile: {corners}',
    pl: 'narożniki od lewego górnego rogu płytki: {corners}',
    es: 'esquinas desde la superior izquierda: {corners}',
    zh: '各角距砖左上角：{corners}',
  },
});

const NAMES: Readonly<Record<NotchPlace, keyof typeof words>> = {
  corner: 'corner',
  side: 'side',
  inside: 'inside',
  across: 'notched',
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
    return { size: phrase(lang, words.parts, { count: parts.length, sizes }), form: forms.join('; ') };
  }
  const size = sizeText(shape.size);
  if (shape.kind === 'rectangle') return { size, form: '' };
  if (shape.kind === 'notched') {
    const less = shape.notches.map(sizeText).join(' + ');
    const name = shape.notches.length > 1 ? 'notched' : NAMES[shape.notches[0].place];
    return { size: phrase(lang, words.less, { size, less }), form: phrase(lang, words[name]) };
  }
  // Half a micrometre off 0 is no sign.
  const near = (mm: number) => length(Math.abs(mm) < 0.05 ? 0 : mm);
  const corners = shape.corners.slice(0, most).map(({ x, y }) => `${near(x)}/${near(y)}`);
  const all = corners.join('; ') + (shape.corners.length > most ? ' …' : '');
  const form = notation.units === 'imperial' ? words.bareCorners : words.corners;
  return { size: phrase(lang, words.within, { size }), form: phrase(lang, form, { corners: all }) };
}

/** A shape as one text, for a cell of a table. */
export function shapeSentence(notation: Notation, shape: Shape): string {
  const { size, form } = shapeText(notation, shape);
  const kind = shape.kind === 'rectangle' ? phrase(notation.lang, words.rectangle) : form;
  return [size, kind].filter(Boolean).join(', ');
}
