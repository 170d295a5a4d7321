// The basic shapes of SVG as the data of a path.

import type { XmlElement } from '../xml.ts';

/** The data of the path of a shape; undefined if an element is no shape. */
export function pathOf(element: XmlElement): string | undefined {
  const { name, attributes } = element;
  if (name === 'path') return attributes.get('d') ?? '';
  return SHAPES[name]?.(element);
}

const SHAPES: Readonly<Record<string, (element: XmlElement) => string>> = {
  polygon: ({ attributes }) => `M${attributes.get('points') ?? ''}Z`,
  polyline: ({ attributes }) => `M${attributes.get('points') ?? ''}`,
  line: (line) => `M${of(line, 'x1')},${of(line, 'y1')}L${of(line, 'x2')},${of(line, 'y2')}`,
  rect,
  circle: (circle) => ellipse(of(circle, 'cx'), of(circle, 'cy'), of(circle, 'r'), of(circle, 'r')),
  ellipse: (one) => ellipse(of(one, 'cx'), of(one, 'cy'), of(one, 'rx'), of(one, 'ry')),
};

function of({ attributes }: XmlElement, name: string): number {
  const value = Number.parseFloat(attributes.get(name) ?? '');
  return Number.isFinite(value) ? value : 0;
}

function rect(element: XmlElement): string {
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => of(element, name));
  const has = (name: string) => element.attributes.has(name);
  const rx = Math.min(width / 2, of(element, has('rx') ? 'rx' : 'ry'));
  const ry = Math.min(height / 2, of(element, has('ry') ? 'ry' : 'rx'));
  if (!(width > 0 && height > 0)) return '';
  if (!(rx > 0 && ry > 0)) return `M${x},${y}h${width}v${height}h${-width}z`;
  const corner = (dx: number, dy: number) => `a${rx},${ry} 0 0 1 ${dx},${dy}`;
  const [w, h] = [width - 2 * rx, height - 2 * ry];
  return `M${x + rx},${y}h${w}${corner(rx, ry)}v${h}${corner(-rx, ry)}h${-w}${corner(-rx, -ry)}v${-h}${corner(rx, -ry)}z`;
}

function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  if (!(rx > 0 && ry > 0)) return '';
  return `M${cx + rx},${cy}A${rx},${ry} 0 0 1 ${cx - rx},${cy}A${rx},${ry} 0 0 1 ${cx + rx},${cy}Z`;
}
