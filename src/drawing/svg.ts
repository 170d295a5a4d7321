// Paints the scene as SVG text without style sheet, script or external resources. Colours and sizes are attributes, so
// a drawing does not affect the page it is embedded in, and its ids do not clash with those of other drawings.

import type { Areas, Circle, Hatch, Item, Lines, Scene, Stroke, Text } from './scene.ts';
import { MITRE_LIMIT } from './scene.ts';
import { areasPath, hatchPath, stampsPath } from './svg-path.ts';
import { decimal, escaped, hex } from './svg-text.ts';
import { fontsFor } from './text.ts';

/** Returns the text of one SVG element. */
export function paintSvg(scene: Scene): string {
  const pen = new Pen(scene);
  const { view, fingerprint } = scene;
  const id = `tw${fingerprint}`;
  const box = [view.x, view.y, view.width, view.height].map(pen.mm).join(' ');
  let svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${decimal(scene.widthPx, 0)}" height="${decimal(scene.heightPx, 0)}"`,
    ` viewBox="${box}" role="img" aria-labelledby="${id}t ${id}d" xml:lang="${scene.lang}"`,
    ` font-family="${escaped(fontsFor(scene.lang))}" style="font-variant-numeric:tabular-nums">`,
    `<title id="${id}t">${escaped(scene.heading)}</title><desc id="${id}d">${escaped(scene.description)}</desc>`,
  ].join('');
  // Paths may be a megabyte long. Concatenated strings are not copied until the text is read.
  for (const item of scene.items) svg += pen.paint(item);
  return `${svg}${pen.leaveGrains()}</svg>`;
}

/** Paints items in order. Consecutive items on grains share a group that scales them. */
class Pen {
  private readonly scene: Scene;
  private readonly decimals: number;
  private isOnGrains = false;
  /** Ids of the areas under a hatch, written when the areas are painted. */
  private readonly names = new Map<Areas, string>();

  constructor(scene: Scene) {
    this.scene = scene;
    // A hundredth of a pixel, or finer.
    this.decimals = Math.min(8, Math.max(0, 2 - Math.floor(Math.log10(scene.mmPerPx))));
    const hatched = scene.items.flatMap((item) => (item.kind === 'hatch' ? item.over : []));
    hatched.forEach((areas, i) => {
      this.names.set(areas, `tw${scene.fingerprint}c${i}`);
    });
  }

  /** Formats a length in mm. */
  readonly mm = (length: number): string => decimal(length, this.decimals);

  paint(item: Item): string {
    switch (item.kind) {
      case 'stamps':
        return this.onGrains(
          `<path class="${item.role}" fill="${hex(item.fill)}"${this.seam(item.seam)} d="${stampsPath(item.stamps)}"/>`,
        );
      case 'areas':
        return this.onGrains(this.areas(item));
      case 'hatch':
        return this.onGrains(this.hatch(item));
      case 'edges':
        return this.onGrains(
          `<path class="${item.role}" fill="none"${this.stroke(item.stroke, this.scene.grain)} d="${item.of.map(areasPath).join('')}"/>`,
        );
      case 'lines':
        return this.offGrains(this.lines(item));
      case 'block':
        return this.offGrains(
          `<rect class="${item.role}" fill="${hex(item.fill)}" x="${this.mm(item.x)}" y="${this.mm(item.y)}" width="${this.mm(item.width)}" height="${this.mm(item.height)}"/>`,
        );
      case 'text':
        return this.offGrains(this.text(item));
    }
  }

  leaveGrains(): string {
    return this.offGrains('');
  }

  private onGrains(markup: string): string {
    const open = this.isOnGrains ? '' : `<g transform="scale(${decimal(this.scene.grain, 3)})">`;
    this.isOnGrains = true;
    return open + markup;
  }

  private offGrains(markup: string): string {
    const close = this.isOnGrains ? '</g>' : '';
    this.isOnGrains = false;
    return close + markup;
  }

  private areas(item: Areas): string {
    const name = this.names.get(item);
    const id = name === undefined ? '' : ` id="${name}"`;
    const rim = item.rim ? `${this.stroke(item.rim, this.scene.grain)} paint-order="stroke"` : '';
    return `<path${id} class="${item.role}" fill="${hex(item.fill)}"${this.seam(item.seam)}${rim} d="${areasPath(item)}"/>`;
  }

  /** Clips the lines to the areas. The clip refers to the paths of the areas instead of repeating them. */
  private hatch(item: Hatch): string {
    const clip = `tw${this.scene.fingerprint}${this.clipName(item)}`;
    const uses = item.over.map((areas) => `<use href="#${this.names.get(areas)}"/>`).join('');
    return `<clipPath id="${clip}">${uses}</clipPath><path class="${item.role}" fill="none"${this.stroke(item.stroke, this.scene.grain)} clip-path="url(#${clip})" d="${hatchPath(item)}"/>`;
  }

  /** Hatches of two colours are clipped apart. */
  private clipName(item: Hatch): string {
    const same = this.scene.items.filter(({ role }) => role === item.role);
    return (item.role === 'hatch' ? 'h' : 's') + (same.indexOf(item) || '');
  }

  private lines({ role, stroke, paths, closed, circles }: Lines): string {
    const path = paths.map((points) => {
      const corners = points.map(({ x, y }) => `${this.mm(x)} ${this.mm(y)}`).join('L');
      return `M${corners}${closed ? 'Z' : ''}`;
    });
    const join = closed ? ` stroke-linejoin="miter" stroke-miterlimit="${MITRE_LIMIT}"` : '';
    const data = [...path, ...circles.map((circle) => this.circle(circle))].join('');
    return `<path class="${role}" fill="none"${this.stroke(stroke, 1)}${join} d="${data}"/>`;
  }

  private circle({ centre: { x, y }, radius }: Circle): string {
    const [r, across] = [this.mm(radius), this.mm(2 * radius)];
    return `M${this.mm(x - radius)} ${this.mm(y)}a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0-${across} 0z`;
  }

  private text({ role, text, at, size, anchor, color, bold, turnDeg, link }: Text): string {
    const [x, y] = [this.mm(at.x), this.mm(at.y)];
    const turn = decimal(turnDeg, 3);
    const markup = [
      `<text class="${role}" x="${x}" y="${y}" font-size="${this.mm(size)}" fill="${hex(color)}"`,
      anchor === 'start' ? '' : ` text-anchor="${anchor}"`,
      bold ? ' font-weight="600"' : '',
      turn === '0' ? '' : ` transform="rotate(${turn} ${x} ${y})"`,
      `>${escaped(text)}</text>`,
    ].join('');
    return link === null ? markup : `<a href="${escaped(link)}" target="_blank" rel="noopener">${markup}</a>`;
  }

  private seam(seam: Stroke | null): string {
    return seam ? this.stroke(seam, this.scene.grain) : '';
  }

  /** Attributes of a stroke, its width converted from mm to units of `unit` mm. */
  private stroke({ color, width, opacity }: Stroke, unit: number): string {
    const seen = opacity === undefined ? '' : ` stroke-opacity="${decimal(opacity, 2)}"`;
    return ` stroke="${hex(color)}" stroke-width="${this.mm(width / unit)}"${seen}`;
  }
}
