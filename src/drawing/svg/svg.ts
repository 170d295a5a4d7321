// Paints items as SVG text without style sheet, script or external resources. Colours and sizes are attributes, so that
// a drawing does not affect the page it is embedded in, and its ids do not clash with those of other drawings.

import { hex } from '../scene/colors.ts';
import { fontsFor } from '../scene/fonts.ts';
import {
  type Areas,
  type Circle,
  type Group,
  type Hatch,
  type Item,
  type Lines,
  MITRE_LIMIT,
  type Scene,
  type Stroke,
  type Text,
} from '../scene/items.ts';
import { baselineOf, RIM_EMS } from '../scene/text.ts';
import { areasPath, hatchPath, stampsPath } from './svg-path.ts';
import { decimal, escaped } from './svg-text.ts';

/** Returns the text of one SVG element. */
export function paintSvg(scene: Scene): string {
  const { view, fingerprint, mmPerPx, items } = scene;
  const id = `tw${fingerprint}`;
  // A hundredth of a pixel, or finer.
  const decimals = Math.min(8, Math.max(0, 2 - Math.floor(Math.log10(mmPerPx))));
  const box = [view.left, view.top, view.width, view.height].map((mm) => decimal(mm, decimals)).join(' ');
  const head = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${decimal(scene.widthPx, 0)}" height="${decimal(scene.heightPx, 0)}"`,
    ` viewBox="${box}" role="img" aria-labelledby="${id}t ${id}d" xml:lang="${scene.lang}"`,
    ` font-family="${escaped(fontsFor(scene.lang))}" style="font-variant-numeric:tabular-nums">`,
    `<title id="${id}t">${escaped(scene.heading)}</title><desc id="${id}d">${escaped(scene.description)}</desc>`,
  ].join('');
  return `${head}${paintItems(items, { id, decimals })}</svg>`;
}

export interface SvgStyle {
  /** Begins all ids. */
  readonly id: string;
  /** Decimals of lengths. */
  readonly decimals: number;
  /** Begins all classes. */
  readonly prefix?: string;
}

/** Returns the items as SVG text, to be put into an element. */
export function paintItems(items: readonly Item[], style: SvgStyle): string {
  return new Pen(items, style).paintAll(items);
}

/** Paints items in order. Consecutive items on grains share a group that scales them. */
class Pen {
  private readonly style: SvgStyle;
  /** The grain of the open group, mm; 0 when none is open. */
  private grain = 0;
  /** Ids of the areas under a hatch, written when the areas are painted. */
  private readonly names = new Map<Areas, string>();
  /** How many clips each letter has. */
  private readonly clips = { h: 0, s: 0, g: 0 };

  constructor(items: readonly Item[], style: SvgStyle) {
    this.style = style;
    hatchesIn(items)
      .flatMap(({ over }) => over)
      .forEach((areas, i) => {
        this.names.set(areas, `${style.id}c${i}`);
      });
  }

  paintAll(items: readonly Item[]): string {
    let svg = '';
    // Paths may be a megabyte long. Concatenated strings are not copied until the text is read.
    for (const item of items) svg += this.paint(item);
    return svg + this.onGrain(0);
  }

  private paint(item: Item): string {
    switch (item.kind) {
      case 'stamps':
        return `${this.onGrain(item.grain)}<path class="${this.role(item)}" fill="${hex(item.fill)}"${this.seam(item.seam, item.grain)} d="${stampsPath(item.stamps)}"/>`;
      case 'areas':
        return this.onGrain(item.grain) + this.areas(item);
      case 'hatch':
        return this.onGrain(item.grain) + this.hatch(item);
      case 'edges':
        return `${this.onGrain(item.of[0].grain)}<path class="${this.role(item)}" fill="none"${this.stroke(item.stroke, item.of[0].grain)} d="${item.of.map(areasPath).join('')}"/>`;
      case 'lines':
        return this.onGrain(0) + this.lines(item);
      case 'block':
        return `${this.onGrain(0)}<rect class="${this.role(item)}" fill="${hex(item.fill)}" ${this.box(item)}/>`;
      case 'text':
        return this.onGrain(0) + this.text(item);
      case 'group':
        return this.onGrain(0) + this.group(item);
    }
  }

  /** Closes and opens groups, so that what follows is in grains of this size; 0 for millimetres. */
  private onGrain(grain: number): string {
    if (grain === this.grain) return '';
    const close = this.grain === 0 ? '' : '</g>';
    this.grain = grain;
    return grain === 0 ? close : `${close}<g transform="scale(${decimal(grain, 3)})">`;
  }

  /** Formats a length in mm. */
  private readonly mm = (length: number): string => decimal(length, this.style.decimals);

  private role({ role }: Item): string {
    return (this.style.prefix ?? '') + role;
  }

  private box({ left, top, width, height }: NonNullable<Group['clip']>): string {
    return `x="${this.mm(left)}" y="${this.mm(top)}" width="${this.mm(width)}" height="${this.mm(height)}"`;
  }

  private areas(item: Areas): string {
    const name = this.names.get(item);
    const id = name === undefined ? '' : ` id="${name}"`;
    const rim = item.rim ? `${this.stroke(item.rim, item.grain)} paint-order="stroke"` : '';
    return `<path${id} class="${this.role(item)}" fill="${hex(item.fill)}"${this.seam(item.seam, item.grain)}${rim} d="${areasPath(item)}"/>`;
  }

  /** Clips the lines to the areas. The clip refers to the paths of the areas instead of repeating them. */
  private hatch(item: Hatch): string {
    const clip = this.clipId(item.role === 'hatch' ? 'h' : 's');
    const uses = item.over.map((areas) => `<use href="#${this.names.get(areas)}"/>`).join('');
    return `<clipPath id="${clip}">${uses}</clipPath><path class="${this.role(item)}" fill="none"${this.stroke(item.stroke, item.grain)} clip-path="url(#${clip})" d="${hatchPath(item)}"/>`;
  }

  private clipId(letter: keyof Pen['clips']): string {
    const count = this.clips[letter]++;
    return this.style.id + letter + (count || '');
  }

  private group(item: Group): string {
    const { at, scale, clip, items } = item;
    const id = clip && this.clipId('g');
    const clipped = clip ? `<clipPath id="${id}"><rect ${this.box(clip)}/></clipPath><g clip-path="url(#${id})">` : '';
    return `<g class="${this.role(item)}" transform="translate(${this.mm(at.x)} ${this.mm(at.y)}) scale(${decimal(scale, 8)})">${clipped}${this.paintAll(items)}${clip ? '</g>' : ''}</g>`;
  }

  private lines(item: Lines): string {
    const { stroke, paths, closed, circles } = item;
    const path = paths.map((points) => {
      const corners = points.map(({ x, y }) => `${this.mm(x)} ${this.mm(y)}`).join('L');
      return `M${corners}${closed ? 'Z' : ''}`;
    });
    const join = closed ? ` stroke-linejoin="miter" stroke-miterlimit="${MITRE_LIMIT}"` : '';
    const data = [...path, ...circles.map((circle) => this.circle(circle))].join('');
    return `<path class="${this.role(item)}" fill="none"${this.stroke(stroke, 1)}${join} d="${data}"/>`;
  }

  private circle({ centre: { x, y }, radius }: Circle): string {
    const [r, across] = [this.mm(radius), this.mm(2 * radius)];
    return `M${this.mm(x - radius)} ${this.mm(y)}a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0-${across} 0z`;
  }

  private text(item: Text): string {
    const { text, size, anchor, color, bold, turnDeg, rim, link } = item;
    const baseline = baselineOf(item);
    const [x, y] = [this.mm(baseline.x), this.mm(baseline.y)];
    const turn = decimal(turnDeg, 3);
    const markup = [
      `<text class="${this.role(item)}" x="${x}" y="${y}" font-size="${this.mm(size)}" fill="${hex(color)}"`,
      anchor === 'start' ? '' : ` text-anchor="${anchor}"`,
      bold ? ' font-weight="600"' : '',
      rim ? `${this.stroke({ color: rim, width: RIM_EMS * size }, 1)} paint-order="stroke"` : '',
      turn === '0' ? '' : ` transform="rotate(${turn} ${x} ${y})"`,
      `>${escaped(text)}</text>`,
    ].join('');
    return link === null ? markup : `<a href="${escaped(link)}" target="_blank" rel="noopener">${markup}</a>`;
  }

  private seam(seam: Stroke | null, unit: number): string {
    return seam ? this.stroke(seam, unit) : '';
  }

  /** Attributes of a stroke, its width converted from mm to units of `unit` mm. */
  private stroke({ color, width, opacity, dash }: Stroke, unit: number): string {
    const seen = opacity === undefined ? '' : ` stroke-opacity="${decimal(opacity, 2)}"`;
    const dashes = dash ? ` stroke-dasharray="${dash.map((length) => this.mm(length / unit)).join(' ')}"` : '';
    return ` stroke="${hex(color)}" stroke-width="${this.mm(width / unit)}"${seen}${dashes}`;
  }
}

/** All hatches, those in groups too. */
function hatchesIn(items: readonly Item[]): Hatch[] {
  return items.flatMap((item) => (item.kind === 'hatch' ? [item] : item.kind === 'group' ? hatchesIn(item.items) : []));
}
