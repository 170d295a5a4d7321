// The path of an SVG file as lines: its subpaths with curves as corners.

import type { Budget } from '../budget.ts';
import { cubicPoints } from '../curves.ts';
import type { DrawnPoint } from '../drawing.ts';
import { ellipticArc } from './elliptic-arc.ts';

export interface Subpath {
  readonly corners: readonly DrawnPoint[];
  readonly isClosed: boolean;
}

export interface ReadPath {
  readonly subpaths: readonly Subpath[];
  readonly curves: number;
}

/** How many numbers a command takes. */
const COUNTS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

/** Reads the data of a path; like browsers, what comes before a mistake. Undefined if nothing does. */
export function readPath(data: string, budget: Budget): ReadPath | undefined {
  const pen = new Pen(budget);
  const scan = scanner(data);
  let command = scan.command();
  if (command?.toUpperCase() !== 'M') return undefined;
  while (command !== undefined) {
    const kind = command.toUpperCase();
    const numbers = scan.numbers(COUNTS[kind], kind === 'A');
    if (!numbers) break;
    pen.draw(kind, numbers, command !== kind);
    // Numbers that follow repeat the command; after a move they are lines.
    const next = scan.command();
    if (next === undefined && (kind === 'Z' || !scan.hasNumber())) break;
    command = next ?? (kind === 'M' ? (command === kind ? 'L' : 'l') : command);
  }
  return pen.finished();
}

const SPACE = /[\s,]*/y;
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d{1,3})?/y;
const FLAG = /[01]/y;
const COMMAND = /[MmLlHhVvCcSsQqTtAaZz]/y;

function scanner(data: string) {
  let at = 0;
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const found = pattern.exec(data)?.[0];
    at += found?.length ?? 0;
    return found;
  };
  const command = () => {
    take(SPACE);
    return take(COMMAND);
  };
  const numbers = (count: number, isArc: boolean): number[] | undefined => {
    const read: number[] = [];
    for (let i = 0; i < count; i++) {
      take(SPACE);
      // The flags of an arc need nothing between them.
      const found = take(isArc && (i === 3 || i === 4) ? FLAG : NUMBER);
      if (found === undefined || !Number.isFinite(Number(found))) return undefined;
      read.push(Number(found));
    }
    return read;
  };
  const hasNumber = () => {
    take(SPACE);
    NUMBER.lastIndex = at;
    return NUMBER.test(data);
  };
  return { command, numbers, hasNumber };
}

class Pen {
  readonly #budget: Budget;
  readonly #subpaths: Subpath[] = [];
  #corners: DrawnPoint[] = [];
  #at: DrawnPoint = { x: 0, y: 0 };
  /** Where the last curve was heading, for commands that continue it, and whether it was cubic. */
  #control: { readonly kind: 'C' | 'Q'; readonly at: DrawnPoint } | undefined;
  #curves = 0;

  constructor(budget: Budget) {
    this.#budget = budget;
  }

  draw(kind: string, numbers: readonly number[], isRelative: boolean): void {
    const { x, y } = isRelative ? this.#at : { x: 0, y: 0 };
    const point = (i: number): DrawnPoint => ({ x: numbers[i] + x, y: numbers[i + 1] + y });
    const control = this.#control;
    this.#control = undefined;
    if (kind === 'M' || kind === 'Z') this.#budget.corners(1);
    if (kind === 'M') this.#move(point(0));
    else if (kind === 'Z') this.#end(true);
    else if (kind === 'L') this.#line(point(0));
    else if (kind === 'H') this.#line({ x: numbers[0] + x, y: this.#at.y });
    else if (kind === 'V') this.#line({ x: this.#at.x, y: numbers[0] + y });
    else if (kind === 'C') this.#cubic(point(0), point(2), point(4));
    else if (kind === 'S') this.#cubic(this.#mirrored('C', control), point(0), point(2));
    else if (kind === 'Q') this.#quadratic(point(0), point(2));
    else if (kind === 'T') this.#quadratic(this.#mirrored('Q', control), point(0));
    else this.#arc(numbers, point(5));
  }

  finished(): ReadPath {
    this.#end(false);
    return { subpaths: this.#subpaths, curves: this.#curves };
  }

  #move(to: DrawnPoint): void {
    this.#end(false);
    this.#at = to;
  }

  #end(isClosed: boolean): void {
    const [first] = this.#corners;
    if (this.#corners.length > 1) this.#subpaths.push({ corners: this.#corners, isClosed });
    this.#corners = [];
    if (isClosed && first) this.#at = first;
  }

  #line(to: DrawnPoint): void {
    this.#budget.corners(1);
    this.#add([to]);
  }

  #add(points: readonly DrawnPoint[]): void {
    if (this.#corners.length === 0) this.#corners.push(this.#at);
    for (const point of points) this.#corners.push(point);
    this.#at = points[points.length - 1];
  }

  #cubic(first: DrawnPoint, second: DrawnPoint, to: DrawnPoint): void {
    this.#curves++;
    this.#add(cubicPoints(this.#budget, this.#at, first, second, to));
    this.#control = { kind: 'C', at: second };
  }

  #quadratic(via: DrawnPoint, to: DrawnPoint): void {
    const towards = ({ x, y }: DrawnPoint) => ({ x: x + (2 / 3) * (via.x - x), y: y + (2 / 3) * (via.y - y) });
    this.#cubic(towards(this.#at), towards(to), to);
    this.#control = { kind: 'Q', at: via };
  }

  #mirrored(kind: 'C' | 'Q', control: { kind: 'C' | 'Q'; at: DrawnPoint } | undefined): DrawnPoint {
    if (control?.kind !== kind) return this.#at;
    return { x: 2 * this.#at.x - control.at.x, y: 2 * this.#at.y - control.at.y };
  }

  #arc(numbers: readonly number[], to: DrawnPoint): void {
    const points = ellipticArc(this.#budget, this.#at, numbers, to);
    if (points.length > 1) this.#curves++;
    this.#add(points);
  }
}
