// Checks for every drawing, whatever the room, pattern, width and language.

import { expect } from 'vitest';
import { type Tag, tagsMeet } from '../../src/drawing/labels/tags.ts';
import { widthOf } from '../../src/drawing/labels/text-width.ts';
import type { Plan, Point } from '../../src/engine/index.ts';
import { attribute, type Drawn, type DrawnText, elementsOf, shoelace, subpathsOf, textsOf } from './drawn.ts';

export const TILE_ROLES = ['tile whole', 'tile cut', 'tile sliver'] as const;

/** Whole, cut and sliver tiles in the drawing are those of the plan. */
export function expectCounts(drawn: Drawn, { tiles, layout }: Plan): void {
  const shapes = (role: string) => subpathsOf(drawn, role).filter(({ opensShape }) => opensShape).length;
  expect(subpathsOf(drawn, 'tile whole')).toHaveLength(tiles.whole);
  expect(shapes('tile cut')).toBe(tiles.cut - tiles.sliverCount);
  expect(shapes('tile sliver')).toBe(tiles.sliverCount);
  const rings = subpathsOf(drawn, 'tile cut').length + subpathsOf(drawn, 'tile sliver').length;
  expect(rings).toBe(layout.cuts.ringEnds.length);
}

/** Area of all drawn tiles, mm², and the maximum error from rounding to grains. */
export function drawnArea(drawn: Drawn): { areaMm2: number; slackMm2: number } {
  const grain = Math.min(...drawn.marks.map(({ unit }) => unit));
  let areaMm2 = 0;
  let slackMm2 = 0;
  for (const { points } of TILE_ROLES.flatMap((role) => subpathsOf(drawn, role))) {
    areaMm2 += shoelace(points);
    // Each corner moves by less than a grain on both axes, or two if a stamp and its position are both rounded.
    slackMm2 +=
      2 * grain * points.reduce((sum, p, i) => sum + wayTo(p, points[(i + 1) % points.length]) + 2 * grain, 0);
  }
  return { areaMm2, slackMm2 };
}

function wayTo(a: Point, b: Point): number {
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
}

/** Everything painted lies inside the view, strokes and texts (by their estimated widths) included. */
export function expectInsideView(drawn: Drawn): void {
  const { view } = drawn;
  const slack = 1e-3 * view.width;
  const outside: string[] = [];
  const lookInside = (x: number, y: number, reach: number, what: string) => {
    const isInside =
      x - reach >= view.x - slack &&
      y - reach >= view.y - slack &&
      x + reach <= view.x + view.width + slack &&
      y + reach <= view.y + view.height + slack;
    if (!isInside) outside.push(`${what} at ${x},${y}`);
  };
  for (const role of new Set(drawn.marks.map((mark) => mark.role))) {
    const mark = drawn.marks.find((other) => other.role === role && other.element.tagName === 'path');
    if (!mark) continue;
    const width = Number(mark.element.getAttribute('stroke-width') ?? 0) * mark.unit;
    const mitre = Number(mark.element.getAttribute('stroke-miterlimit') ?? 1);
    for (const { points } of subpathsOf(drawn, role)) {
      for (const { x, y } of points) lookInside(x, y, (width / 2) * mitre, role);
    }
  }
  for (const text of textsOf(drawn)) {
    for (const { x, y } of cornersOf(tagOf(text))) lookInside(x, y, 0, text.text);
  }
  expect(outside).toEqual([]);
}

/** The space of a text, by its estimated width. */
function tagOf({ text, x, y, size, anchor, turnDeg, role }: DrawnText): Tag {
  const width = widthOf(text, size, role === 'title');
  const along = { start: 0.5, middle: 0, end: -0.5 }[anchor]! * width;
  const up = -0.36 * size;
  const angle = (turnDeg * Math.PI) / 180;
  const middle = {
    x: x + along * Math.cos(angle) - up * Math.sin(angle),
    y: y + along * Math.sin(angle) + up * Math.cos(angle),
  };
  return { middle, width, height: 0.8 * size, turnDeg };
}

function cornersOf({ middle, width, height, turnDeg }: Tag): Point[] {
  const angle = (turnDeg * Math.PI) / 180;
  return [-0.5, 0.5].flatMap((u) =>
    [-0.5, 0.5].map((v) => ({
      x: middle.x + u * width * Math.cos(angle) - v * height * Math.sin(angle),
      y: middle.y + u * width * Math.sin(angle) + v * height * Math.cos(angle),
    })),
  );
}

/** No text is smaller than 10 px, and none overlaps another. */
export function expectReadable(drawn: Drawn): void {
  const texts = textsOf(drawn);
  const pxPerMm = drawn.widthPx / drawn.view.width;
  expect(texts.filter(({ size }) => size * pxPerMm < 10)).toEqual([]);
  const tags = texts.map(tagOf);
  // One expectation for all pairs, since a drawing with a hundred texts has thousands.
  const meeting: string[] = [];
  for (let i = 0; i < tags.length; i++) {
    for (let k = 0; k < i; k++) {
      if (tagsMeet(tags[i], tags[k])) meeting.push(`"${texts[i].text}" over "${texts[k].text}"`);
    }
  }
  expect(meeting).toEqual([]);
}

/** No scripts, no requests, no leaks, and every reference is to an id in the drawing. */
export function expectHarmless(drawn: Drawn): void {
  const known = ['svg', 'title', 'desc', 'g', 'path', 'clipPath', 'use', 'rect', 'text', 'a'];
  const tags = new Set<string>();
  const names = new Set<string>();
  const ids: string[] = [];
  const references: string[] = [];
  for (const element of elementsOf(drawn.root)) {
    tags.add(element.tagName);
    for (const { name, value } of Array.from(element.attributes)) {
      names.add(name);
      if (name === 'id') ids.push(value);
      if (name === 'href' && element.tagName !== 'a') references.push(value);
      references.push(...(value.match(/url\([^)]*\)/g) ?? []).map((url) => url.slice(4, -1)));
    }
  }
  references.push(
    ...attribute(drawn.root, 'aria-labelledby')
      .split(' ')
      .map((id) => `#${id}`),
  );
  expect(known).toEqual(expect.arrayContaining([...tags]));
  expect([...names].filter((name) => /^on|^xlink/.test(name))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.map((id) => `#${id}`)).toEqual(expect.arrayContaining([...new Set(references)]));
}
