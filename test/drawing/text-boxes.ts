// The boxes of texts in a drawing rendered by a browser, in pixels, with their rotation.

import type { Page } from 'playwright-core';
import type { Point } from '../../src/engine/index.ts';
import { readDrawing, subpathsOf } from '../support/drawn.ts';

/** A line of text. */
export interface Box {
  readonly role: string;
  readonly text: string;
  /** Size of the letters. */
  readonly sizePx: number;
  readonly corners: readonly Point[];
}

export interface Boxes {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly texts: readonly Box[];
}

/** Measures drawings in a page one after the other, in their own fonts or in the given one. */
export function measureBoxes(page: Page, drawings: readonly string[], font?: string): Promise<Boxes[]> {
  return page.evaluate(measureInPage, { drawings, font: font ?? null });
}

/** Runs in the page. */
function measureInPage({ drawings, font }: { drawings: readonly string[]; font: string | null }): Boxes[] {
  return drawings.map((drawing) => {
    document.body.innerHTML = drawing;
    const svg = document.body.firstElementChild!;
    if (font) svg.setAttribute('font-family', font);
    const boxOf = (element: Drawn): Box => {
      const { x, y, width, height } = element.getBBox();
      const { a, b, c, d, e, f } = element.getCTM();
      const px = (u: number, v: number) => ({ x: a * u + c * v + e, y: b * u + d * v + f });
      return {
        role: element.getAttribute('class') ?? '',
        text: element.textContent ?? '',
        sizePx: Number(element.getAttribute('font-size') ?? 0) * Math.hypot(a, b),
        corners: [px(x, y), px(x + width, y), px(x + width, y + height), px(x, y + height)],
      };
    };
    return {
      widthPx: Number(svg.getAttribute('width')),
      heightPx: Number(svg.getAttribute('height')),
      texts: Array.from(svg.querySelectorAll('text'), boxOf),
    };
  });
}

/** The marks that texts must not cover, px: the start, and each ring around a sliver. */
export function marksOf(svg: string): Point[][] {
  const drawn = readDrawing(svg);
  const { view, widthPx } = drawn;
  const paths = (role: string) => subpathsOf(drawn, role).map(({ points }) => points);
  const marks = [paths('start').flat(), ...paths('sliver-ring')].filter((points) => points.length > 0);
  return marks.map((points) => {
    const xs = points.map(({ x }) => ((x - view.x) / view.width) * widthPx);
    const ys = points.map(({ y }) => ((y - view.y) / view.width) * widthPx);
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    return [
      { x: left, y: top },
      { x: right, y: top },
      { x: right, y: bottom },
      { x: left, y: bottom },
    ];
  });
}

/** The overlap of two convex boxes in pixels; 0 or negative if a line separates them. */
export function overlapPx(one: readonly Point[], other: readonly Point[]): number {
  return Math.min(
    ...[one, other].flatMap((box) => box.map((corner, i) => overlapAlong(corner, box[(i + 1) % 4], one, other))),
  );
}

/** The overlap of both across a side of one of them. */
function overlapAlong(from: Point, to: Point, one: readonly Point[], other: readonly Point[]): number {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const reach = (box: readonly Point[]) =>
    box.map(({ x, y }) => ((x - from.x) * (to.y - from.y) - (y - from.y) * (to.x - from.x)) / length);
  const [a, b] = [reach(one), reach(other)];
  return Math.min(Math.max(...a), Math.max(...b)) - Math.max(Math.min(...a), Math.min(...b));
}

/** The parts of a page used here; tests are compiled without a browser's types. */
interface Drawn {
  readonly textContent: string | null;
  getAttribute(name: string): string | null;
  setAttribute(name: string, value: string): void;
  querySelectorAll(selector: string): ArrayLike<Drawn>;
  getBBox(): { x: number; y: number; width: number; height: number };
  getCTM(): Readonly<Record<'a' | 'b' | 'c' | 'd' | 'e' | 'f', number>>;
}

declare const document: { readonly body: { innerHTML: string; readonly firstElementChild: Drawn | null } };
