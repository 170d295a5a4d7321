// Texts of a drawing as a browser sets them: their boxes in pixels, turned ones as they are turned.

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

/** Measures drawings put into a page one after the other, set in their own fonts or in one that stands in for them. */
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

/** The marks that texts have to keep away from, px: the start, and each ring about a sliver. */
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

/** By how many pixels two convex boxes lie over each other; negative or nothing where some line keeps them apart. */
export function overlapPx(one: readonly Point[], other: readonly Point[]): number {
  return Math.min(
    ...[one, other].flatMap((box) => box.map((corner, i) => overlapAlong(corner, box[(i + 1) % 4], one, other))),
  );
}

/** How far the two reach over each other, across a side of one of them. */
function overlapAlong(from: Point, to: Point, one: readonly Point[], other: readonly Point[]): number {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const reach = (box: readonly Point[]) =>
    box.map(({ x, y }) => ((x - from.x) * (to.y - from.y) - (y - from.y) * (to.x - from.x)) / length);
  const [a, b] = [reach(one), reach(other)];
  return Math.min(Math.max(...a), Math.max(...b)) - Math.max(Math.min(...a), Math.min(...b));
}

/** As much of a page as is used here; tests are compiled without a browser's types. */
interface Drawn {
  readonly textContent: string | null;
  getAttribute(name: string): string | null;
  setAttribute(name: string, value: string): void;
  querySelectorAll(selector: string): ArrayLike<Drawn>;
  getBBox(): { x: number; y: number; width: number; height: number };
  getCTM(): Readonly<Record<'a' | 'b' | 'c' | 'd' | 'e' | 'f', number>>;
}

declare const document: { readonly body: { innerHTML: string; readonly firstElementChild: Drawn | null } };
