// A small picture of a plan for cards and buttons, in the material of its pattern, without lengths and hatches. src/drawing makes the drawing to scale.

import { hex, inRows, paletteOf, type Size } from '../drawing/index.ts';
import { MATERIALS, ownMaterialOf, shaded, shadeOf, tonesIn } from '../drawing/materials.ts';
import { centreOf, type Plan, type Point, piecesOf } from '../engine/index.ts';
import { html, type Markup } from './markup.ts';

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

/** The tiles of a plan between its joints, in the material of the pattern, and its walls of this width. */
function floorAndTiles(plan: Plan, wall: number): Markup {
  const line = (wall / WALL_SHARE) * JOINT_SHARE;
  const { joint } = MATERIALS[ownMaterialOf(plan.pattern).name];
  return html`<path d="${floorPath(plan)}" fill="${joint}" fill-rule="evenodd"/>${tilePaths(plan).map(
    ({ fill, path }) =>
      html`<path d="${path}" fill="${fill}" fill-rule="evenodd" stroke="${joint}" stroke-width="${line.toFixed(1)}"/>`,
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

/** Shades of tiles, lighter and darker. */
const SHADES = [-1, 0, 1] as const;

/** One path per colour, which keeps a picture of hundreds of tiles at a few kilobytes. */
function tilePaths(plan: Plan): { fill: string; path: string }[] {
  const own = ownMaterialOf(plan.pattern);
  const share = MATERIALS[own.name].shade / 100;
  const tones = tonesIn(own, paletteOf(plan, { color: null, gapColor: null }).tiles.map(hex));
  const shades = tones.map((tone) => SHADES.map((shade) => shaded(tone, shade * share)));
  const paths = new Map<string, string>();
  const add = (motif: number, place: number, row: number, path: string) => {
    const fill = shades[motif][Math.round(shadeOf(motif, place, row)) + 1];
    paths.set(fill, (paths.get(fill) ?? '') + path);
  };
  eachWhole(plan, add);
  eachCut(plan, add);
  return [...paths].map(([fill, path]) => ({ fill, path }));
}

type Visit = (motif: number, place: number, row: number, path: string) => void;

function eachWhole({ layout }: Plan, visit: Visit): void {
  const { runs, frame } = layout;
  for (let i = 0; i < runs.length; i += 4) {
    const [motif, row, first, count] = runs.subarray(i, i + 4);
    const { corners, cornerX, cornerY } = frame.shapes[motif];
    const outline = Array.from({ length: corners }, (_, k) => ({ x: cornerX[k], y: cornerY[k] }));
    for (let place = first; place < first + count; place++) {
      visit(motif, place, row, pathOf(outline, centreOf(layout, { motif, place, row })));
    }
  }
}

function eachCut({ layout }: Plan, visit: Visit): void {
  const { cuts } = layout;
  for (let i = 0; i < cuts.count; i++) {
    const [motif, place, row] = cuts.tiles.subarray(3 * i, 3 * i + 3);
    const centre = centreOf(layout, { motif, place, row });
    for (const { outer, holes } of piecesOf(cuts, i)) {
      visit(motif, place, row, [outer, ...holes].map((ring) => pathOf(ring, centre)).join(''));
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
