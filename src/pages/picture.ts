// A small picture of a plan for cards and buttons, without lengths and hatches. src/drawing makes the drawing to scale.

import { inRows, type Size } from '../drawing/index.ts';
import { centreOf, type Plan, type Point, piecesOf } from '../engine/index.ts';
import { html, type Markup } from './markup.ts';

const STONE = { whole: '#d9cfc1', cut: '#cbbfae' } as const;
/** The three shades of cubes: light, mid, dark. */
const SHADES = ['#e3ddd2', '#b9b0a3', '#8f877b'] as const;
const JOINT = '#8d857a';
/** Width of joints and walls as a share of the longer side; at their true width they would be invisible. */
const JOINT_SHARE = 1 / 320;
const WALL_SHARE = 1 / 90;

/** The plan as an SVG element without a name; the page describes it. */
export function pictureOf(plan: Plan): Markup {
  const { width, height } = plan.floor;
  const margin = Math.max(width, height) * WALL_SHARE;
  return svgOf([-margin, -margin, width + 2 * margin, height + 2 * margin], [floorAndTiles(plan, margin)]);
}

/** Plans side by side at one scale, for a space of this shape. */
export function picturesOf(plans: readonly Plan[], space: Size): Markup {
  const longest = Math.max(...plans.map(({ floor }) => Math.max(floor.width, floor.height)));
  const margin = longest * WALL_SHARE;
  const { places, width, height } = inRows(
    plans.map(({ floor }) => floor),
    6 * margin,
    space,
  );
  const placed = plans.map((plan, i) => {
    const { x, y } = places[i];
    return html`<g transform="translate(${Math.round(x)} ${Math.round(y)})">${floorAndTiles(plan, margin)}</g>`;
  });
  return svgOf([-margin, -margin, width + 2 * margin, height + 2 * margin], placed);
}

function svgOf(box: readonly number[], parts: readonly Markup[]): Markup {
  const view = box.map(Math.round).join(' ');
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" aria-hidden="true" focusable="false">${parts}</svg>`;
}

/** The tiles of a plan between its joints, and its walls of this width. */
function floorAndTiles(plan: Plan, wall: number): Markup {
  const line = (wall / WALL_SHARE) * JOINT_SHARE;
  return html`<path d="${floorPath(plan)}" fill="${JOINT}" fill-rule="evenodd"/>${tilePaths(plan).map(
    ({ fill, path }) =>
      html`<path d="${path}" fill="${fill}" fill-rule="evenodd" stroke="${JOINT}" stroke-width="${line.toFixed(1)}"/>`,
  )}<path class="wall" d="${floorPath(plan)}" fill="none" stroke="#2f3a45" stroke-width="${wall.toFixed(1)}" stroke-linejoin="round"/>`;
}

function floorPath({ floor: { xs, ys, ringEnds } }: Plan): string {
  return [...ringEnds]
    .map((end, ring) => {
      const begin = ring === 0 ? 0 : ringEnds[ring - 1];
      return pathOf(Array.from({ length: end - begin }, (_, i) => ({ x: xs[begin + i], y: ys[begin + i] })));
    })
    .join('');
}

/** One path per colour, which keeps a picture of hundreds of tiles at a few kilobytes. */
function tilePaths(plan: Plan): { fill: string; path: string }[] {
  const shades = shadesOf(plan.pattern);
  const paths = new Map<string, string>();
  const add = (fill: string, path: string) => paths.set(fill, (paths.get(fill) ?? '') + path);
  const fillOf = (motif: number, kind: keyof typeof STONE) => shades?.[motif] ?? STONE[kind];
  eachWhole(plan, (motif, path) => add(fillOf(motif, 'whole'), path));
  eachCut(plan, (motif, path) => add(fillOf(motif, 'cut'), path));
  return [...paths].map(([fill, path]) => ({ fill, path }));
}

/** Kinds that differ in nothing but their shade are told apart. */
function shadesOf({ tone, kindLabels }: Plan['pattern']): readonly string[] | undefined {
  if (tone === 'contrast') return [SHADES[0], SHADES[2]];
  return kindLabels === 'kind.cube' ? SHADES : undefined;
}

function eachWhole({ layout }: Plan, visit: (motif: number, path: string) => void): void {
  const { runs, frame } = layout;
  for (let i = 0; i < runs.length; i += 4) {
    const [motif, row, first, count] = runs.subarray(i, i + 4);
    const { corners, cornerX, cornerY } = frame.shapes[motif];
    const outline = Array.from({ length: corners }, (_, k) => ({ x: cornerX[k], y: cornerY[k] }));
    for (let place = first; place < first + count; place++) {
      visit(motif, pathOf(outline, centreOf(layout, { motif, place, row })));
    }
  }
}

function eachCut({ layout }: Plan, visit: (motif: number, path: string) => void): void {
  const { cuts } = layout;
  for (let i = 0; i < cuts.count; i++) {
    const [motif, place, row] = cuts.tiles.subarray(3 * i, 3 * i + 3);
    const centre = centreOf(layout, { motif, place, row });
    for (const { outer, holes } of piecesOf(cuts, i)) {
      visit(motif, [outer, ...holes].map((ring) => pathOf(ring, centre)).join(''));
    }
  }
}

/** Rounded to millimetres; all corners but the first are relative. */
function pathOf(ring: readonly Point[], centre: Point = { x: 0, y: 0 }): string {
  let path = '';
  let last = { x: 0, y: 0 };
  for (const corner of ring) {
    const x = Math.round(centre.x + corner.x);
    const y = Math.round(centre.y + corner.y);
    if (path === '') path = `M${x} ${y}l`;
    else path += `${x - last.x} ${y - last.y} `;
    last = { x, y };
  }
  return `${path.trimEnd()}z`;
}
