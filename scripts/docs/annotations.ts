// Marks over the pictures of the rules: measures, arrows and words, in the millimetres of the plan but as large as on paper.

import { LIGHT } from '../../src/drawing/index.ts';
import type { Point, Ring } from '../../src/engine/index.ts';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The width of a picture, px. */
export const WIDTH_PX = 320;
const TEXT_PX = 13;

/** Writes marks for a picture where a pixel is this many millimetres. */
export class Annotations {
  readonly #mm: number;

  constructor(mmPerPx: number) {
    this.#mm = mmPerPx;
  }

  /** Words with their middle at a point, along a direction, on a rim in the colour of what is below. */
  words(
    text: string,
    { x, y }: Point,
    { color = LIGHT.ink as string, along = { x: 1, y: 0 }, rim = LIGHT.raised as string } = {},
  ): string {
    // Downwards and to the left, text would stand on its head.
    const turn = along.y === 0 ? '' : ` transform="rotate(-90 ${n(x)} ${n(y)})"`;
    const look = `font-size="${n(TEXT_PX * this.#mm)}" font-weight="600" text-anchor="middle" dominant-baseline="central"`;
    const halo =
      rim === ''
        ? ''
        : ` stroke="${rim}" stroke-width="${n(3.5 * this.#mm)}" stroke-linejoin="round" paint-order="stroke"`;
    return `<text x="${n(x)}" y="${n(y)}" ${look} fill="${color}"${halo}${turn}>${text}</text>`;
  }

  /** A measure between two points that have one coordinate in common; the words are beside it, away from the middle. */
  dimension(from: Point, to: Point, text: string, color: string, off: Point): string {
    const end = { x: from.y === to.y ? 0 : 5 * this.#mm, y: from.y === to.y ? 5 * this.#mm : 0 };
    const tick = ({ x, y }: Point) => `M${n(x - end.x)} ${n(y - end.y)}l${n(2 * end.x)} ${n(2 * end.y)}`;
    const line = `M${n(from.x)} ${n(from.y)}L${n(to.x)} ${n(to.y)}`;
    const middle = { x: (from.x + to.x) / 2 + off.x * this.#mm, y: (from.y + to.y) / 2 + off.y * this.#mm };
    return this.#line(line + tick(from) + tick(to), color) + this.words(text, middle, { color });
  }

  arrow(from: Point, to: Point, color: string): string {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const [ux, uy] = [((to.x - from.x) / length) * 7 * this.#mm, ((to.y - from.y) / length) * 7 * this.#mm];
    const head = `M${n(to.x - ux - uy / 2)} ${n(to.y - uy + ux / 2)}L${n(to.x)} ${n(to.y)}L${n(to.x - ux + uy / 2)} ${n(to.y - uy - ux / 2)}`;
    return this.#line(`M${n(from.x)} ${n(from.y)}L${n(to.x)} ${n(to.y)}${head}`, color);
  }

  dot({ x, y }: Point, color: string): string {
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(5 * this.#mm)}" fill="${color}" stroke="${LIGHT.raised}" stroke-width="${n(1.5 * this.#mm)}"/>`;
  }

  outline(ring: Ring, color: string): string {
    return this.#line(`M${ring.map(({ x, y }) => `${n(x)} ${n(y)}`).join('L')}z`, color, 2.2);
  }

  area(ring: Ring, fill: string, opacity: number): string {
    return `<path fill="${fill}" fill-opacity="${opacity}" d="M${ring.map(({ x, y }) => `${n(x)} ${n(y)}`).join('L')}z"/>`;
  }

  #line(path: string, color: string, px = 1.6): string {
    return `<path fill="none" stroke="${color}" stroke-width="${n(px * this.#mm)}" d="${path}"/>`;
  }
}

/** A part of a drawing with marks over it, as a picture. `drawing` is what is inside its root element. */
export function framed(
  drawing: string,
  marks: readonly string[],
  { left, top, width, height }: Box,
  title: string,
): string {
  const heightPx = Math.round((WIDTH_PX * height) / width);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH_PX}" height="${heightPx}" viewBox="${[left, top, width, height].map(n).join(' ')}" role="img" font-family="system-ui, 'Noto Sans', sans-serif">`,
    `<title>${title}</title>`,
    `<rect fill="${LIGHT.paper}" x="${n(left)}" y="${n(top)}" width="${n(width)}" height="${n(height)}"/>`,
    drawing,
    ...marks,
    '</svg>\n',
  ].join('');
}

/** At most two decimals. */
function n(value: number): string {
  return `${Number(value.toFixed(2))}`;
}
