// Reads a drawing back: parsed as XML by a library, with a path reader that shares no code with the writer.

import { DOMParser, type Element } from '@xmldom/xmldom';
import type { Point, Ring } from '../../src/engine/index.ts';

interface Subpath {
  /** mm in the floor's frame. */
  readonly points: Ring;
  /** Whether it begins with an absolute M. */
  readonly opensShape: boolean;
}

interface Mark {
  readonly element: Element;
  readonly role: string;
  /** mm per unit of the element's coordinates. */
  readonly unit: number;
}

export interface DrawnText extends Mark {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly anchor: string;
  readonly turnDeg: number;
}

export interface Drawn {
  readonly root: Element;
  readonly view: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly widthPx: number;
  readonly heightPx: number;
  /** Every element with a class, in painting order. */
  readonly marks: readonly Mark[];
}

/** Parses a drawing; throws if it is not well-formed XML. */
export function readDrawing(svg: string): Drawn {
  const parser = new DOMParser({
    onError: (level, message) => {
      // A replacement character is allowed.
      if (level === 'warning' && message.startsWith('Unicode replacement character')) return;
      throw new Error(`${level}: ${message}`);
    },
  });
  const root = parser.parseFromString(svg, 'image/svg+xml').documentElement;
  if (root?.tagName !== 'svg') throw new Error('no svg element');
  const [x, y, width, height] = attribute(root, 'viewBox').split(' ').map(Number);
  const marks: Mark[] = [];
  collect(root, 1, marks);
  return {
    root,
    view: { x, y, width, height },
    widthPx: Number(attribute(root, 'width')),
    heightPx: Number(attribute(root, 'height')),
    marks,
  };
}

function collect(element: Element, unit: number, marks: Mark[]): void {
  const role = element.getAttribute('class');
  if (role) marks.push({ element, role, unit });
  const scale = /^scale\(([\d.]+)\)$/.exec(element.getAttribute('transform') ?? '');
  for (const child of childrenOf(element)) collect(child, scale ? unit * Number(scale[1]) : unit, marks);
}

export function childrenOf(element: Element): Element[] {
  return Array.from(element.childNodes).filter((node): node is Element => node.nodeType === 1);
}

/** Every element, parents first. */
export function elementsOf(element: Element): Element[] {
  return [element, ...childrenOf(element).flatMap(elementsOf)];
}

export function attribute(element: Element, name: string): string {
  const value = element.getAttribute(name);
  if (value === null) throw new Error(`${element.tagName} has no ${name}`);
  return value;
}

/** Cache: checks read the same classes repeatedly. */
const readSubpaths = new WeakMap<Drawn, Map<string, Subpath[]>>();

/** The subpaths of a class, in mm. */
export function subpathsOf(drawn: Drawn, role: string): readonly Subpath[] {
  const read = readSubpaths.get(drawn) ?? new Map<string, Subpath[]>();
  readSubpaths.set(drawn, read);
  const subpaths = read.get(role) ?? readSubpathsOf(drawn, role);
  read.set(role, subpaths);
  return subpaths;
}

function readSubpathsOf(drawn: Drawn, role: string): Subpath[] {
  const paths = drawn.marks.filter((mark) => mark.role === role && mark.element.tagName === 'path');
  return paths.flatMap(({ element, unit }) =>
    followPath(attribute(element, 'd')).map(({ points, opensShape }) => ({
      points: points.map(({ x, y }) => ({ x: x * unit, y: y * unit })),
      opensShape,
    })),
  );
}

/** The texts of a class, or all of them. */
export function textsOf(drawn: Drawn, role?: string): DrawnText[] {
  return drawn.marks
    .filter((mark) => mark.element.tagName === 'text' && (role === undefined || mark.role === role))
    .map((mark) => ({
      ...mark,
      text: mark.element.textContent ?? '',
      x: Number(attribute(mark.element, 'x')),
      y: Number(attribute(mark.element, 'y')),
      size: Number(attribute(mark.element, 'font-size')),
      anchor: mark.element.getAttribute('text-anchor') ?? 'start',
      turnDeg: Number(/^rotate\((\S+)/.exec(mark.element.getAttribute('transform') ?? '')?.[1] ?? 0),
    }));
}

const ARGUMENTS: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, a: 7, z: 0 };

/** Follows path data: moves, straight lines, arcs (by their ends and extremes), and closings. */
function followPath(data: string): { points: Point[]; opensShape: boolean }[] {
  const found: { points: Point[]; opensShape: boolean }[] = [];
  let at = { x: 0, y: 0 };
  for (const [, letter, rest] of data.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const command = letter.toLowerCase();
    const isRelative = command === letter;
    const numbers = (rest.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
    if (numbers.length !== ARGUMENTS[command]) throw new Error(`the command ${letter}${rest} has other arguments`);
    const base = isRelative ? at : { x: 0, y: 0 };
    const last = found[found.length - 1];
    if (command === 'm') {
      at = { x: base.x + numbers[0], y: base.y + numbers[1] };
      found.push({ points: [at], opensShape: !isRelative });
      continue;
    }
    if (!last) throw new Error('a path begins without a move');
    if (command === 'z') at = last.points[0];
    else {
      const [x, y] = endOf(command, numbers, base, at);
      // Circles are two half turns: their tops and bottoms are a radius away from the line between the ends.
      if (command === 'a')
        for (const side of [-1, 1]) last.points.push({ x: (at.x + x) / 2, y: y + side * numbers[0] });
      at = { x, y };
      last.points.push(at);
    }
  }
  return found;
}

function endOf(command: string, numbers: readonly number[], base: Point, at: Point): [number, number] {
  if (command === 'h') return [base.x + numbers[0], at.y];
  if (command === 'v') return [at.x, base.y + numbers[0]];
  return [base.x + numbers[numbers.length - 2], base.y + numbers[numbers.length - 1]];
}

/** Signed area by the shoelace formula, mm². */
export function shoelace(points: Ring): number {
  let twice = 0;
  points.forEach(({ x, y }, i) => {
    const next = points[(i + 1) % points.length];
    twice += x * next.y - next.x * y;
  });
  return twice / 2;
}
