// What the view of an SVG file says about its scale, and the transforms of its elements.

import { combined, IDENTITY, type Matrix, rotation, scaling, translation } from '../matrix.ts';
import type { XmlElement } from '../xml.ts';

/** Millimetres in the units of CSS that have a size; a px has none on a drawing. */
const MM: Readonly<Record<string, number>> = { mm: 1, cm: 10, in: 25.4, pt: 25.4 / 72, pc: 25.4 / 6, q: 0.25 };

/** Millimetres in a user unit of the file; null if its width and height are not in a unit of length. */
export function unitOf(svg: XmlElement): number | null {
  const sizes = [physical(svg.attributes.get('width')), physical(svg.attributes.get('height'))];
  const [, , width, height] = viewBoxOf(svg) ?? [];
  if (width === undefined) return null;
  const scales = [sizes[0] && sizes[0] / width, sizes[1] && sizes[1] / height].filter((scale) => scale !== undefined);
  if (scales.length === 0) return null;
  // The smaller one, as the view shows all of its box.
  const scale = Math.min(...scales);
  return Number.isFinite(scale) && scale > 0 ? scale : null;
}

function physical(text: string | undefined): number | undefined {
  const [, figure, unit] = /^\s*(\d+\.?\d*|\.\d+)\s*(mm|cm|in|pt|pc|q)\s*$/i.exec(text ?? '') ?? [];
  return figure === undefined ? undefined : Number(figure) * MM[unit.toLowerCase()];
}

function viewBoxOf({ attributes }: XmlElement): readonly number[] | undefined {
  const numbers = (attributes.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return numbers.length === 4 && numbers.every(Number.isFinite) && numbers[2] > 0 && numbers[3] > 0
    ? numbers
    : undefined;
}

/** The map of the view of an inner drawing into the units around it. */
export function innerView(svg: XmlElement): Matrix {
  const number = (name: string, otherwise: number) => {
    const value = Number.parseFloat(svg.attributes.get(name) ?? '');
    return Number.isFinite(value) ? value : otherwise;
  };
  const place = translation(number('x', 0), number('y', 0));
  const box = viewBoxOf(svg);
  if (!box) return place;
  const [x, y, width, height] = box;
  const scale = Math.min(number('width', width) / width, number('height', height) / height);
  return combined(place, combined(scaling(scale, scale), translation(-x, -y)));
}

/** Reads the transform of an element. */
export function transformOf({ attributes }: XmlElement): Matrix {
  const text = attributes.get('transform');
  if (text === undefined) return IDENTITY;
  let all = IDENTITY;
  for (const [, name, list] of text.matchAll(/(\w{1,10})\s*\(([^()]*)\)/g)) {
    const numbers = list
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    if (numbers.every(Number.isFinite)) all = combined(all, transformNamed(name, numbers));
  }
  return all;
}

function transformNamed(name: string, [a, b = 0, c = 0, d = 0, e = 0, f = 0]: readonly number[]): Matrix {
  const tan = (degrees: number) => Math.tan((degrees * Math.PI) / 180);
  if (name === 'matrix') return { a, b, c, d, e, f };
  if (name === 'translate') return translation(a, b);
  if (name === 'scale') return scaling(a, b || a);
  if (name === 'rotate') return combined(translation(b, c), combined(rotation(a), translation(-b, -c)));
  if (name === 'skewX') return { ...IDENTITY, c: tan(a) };
  return name === 'skewY' ? { ...IDENTITY, b: tan(a) } : IDENTITY;
}
