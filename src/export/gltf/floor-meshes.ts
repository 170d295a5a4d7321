// The meshes of a surface: the tiles by their material, and the slab that is seen in the joints.

import type { DrawingColor } from '../../drawing/index.ts';
import { shadeOf } from '../../drawing/materials.ts';
import type { TilePlace } from '../../engine/index.ts';
import { areasOf, eachCutPiece, eachWhole, type ModelSurface, outlineOf, THICKNESS, upward } from '../surface.ts';
import { Mesh, type Prism, prismOf } from './mesh.ts';

/** What a mesh is made of. */
export interface Look {
  readonly color: DrawingColor;
  readonly roughness: number;
}

/** A part of a surface: meshes that are one object in a viewer. */
export interface Part {
  readonly name: string;
  readonly meshes: readonly { readonly look: Look; readonly mesh: Mesh }[];
}

/** How deep joints are, mm: tiles stand out of the slab by it. */
const JOINT_DEPTH = 1.5;
const GLAZE = 0.55;
const GROUT = 1;
/** Tiles of one colour differ in this many shades on each side of it, and by this share from one to the next. */
const SHADES = 2;
const SHADE = 0.02;
const STILL = { x: 0, y: 0 };

/** The parts of a surface, in its frame; none is empty. */
export function partsOf({ plan, colors }: ModelSurface): Part[] {
  const [whole, cut] = [new TileMeshes(colors.tiles), new TileMeshes(colors.tiles)];
  const prisms = new Map<number, Prism>();
  const prismFor = (motif: number): Prism => {
    const prism = prisms.get(motif) ?? prismOf({ outer: outlineOf(plan, motif), holes: [] });
    prisms.set(motif, prism);
    return prism;
  };
  eachWhole(plan, (tile, { x, y }) => {
    whole.add(tile, prismFor(tile.motif), { x, y: 0 - y });
  });
  eachCutPiece(plan, (tile, area) => {
    cut.add(tile, prismOf(area), STILL);
  });
  const slab = new Mesh();
  for (const { outer, holes } of areasOf(plan.floor)) {
    const area = { outer: upward(outer), holes: holes.map((hole) => upward(hole)) };
    slab.add(prismOf(area), STILL, 0, THICKNESS - JOINT_DEPTH);
  }
  const joints = { look: { color: colors.joint, roughness: GROUT }, mesh: slab };
  return [
    { name: 'whole tiles', meshes: whole.meshes },
    { name: 'cut tiles', meshes: cut.meshes },
    { name: 'joints', meshes: [joints] },
  ].filter(({ meshes }) => meshes.length > 0);
}

/** Meshes of tiles, one for each shade of a colour. */
class TileMeshes {
  readonly #colors: readonly DrawingColor[];
  readonly #byLook = new Map<string, { readonly look: Look; readonly mesh: Mesh }>();

  constructor(colors: readonly DrawingColor[]) {
    this.#colors = colors;
  }

  add(tile: TilePlace, prism: Prism, at: { readonly x: number; readonly y: number }): void {
    const { motif, place, row } = tile;
    const color = shaded(this.#colors[motif], Math.round(SHADES * shadeOf(motif, place, row)));
    const key = `${color.r} ${color.g} ${color.b}`;
    const known = this.#byLook.get(key) ?? { look: { color, roughness: GLAZE }, mesh: new Mesh() };
    this.#byLook.set(key, known);
    known.mesh.add(prism, at, THICKNESS - JOINT_DEPTH, THICKNESS);
  }

  get meshes(): Part['meshes'] {
    return [...this.#byLook.values()];
  }
}

function shaded({ r, g, b }: DrawingColor, steps: number): DrawingColor {
  const of = (part: number) => Math.min(255, Math.round(part * (1 + SHADE * steps)));
  return { r: of(r), g: of(g), b: of(b) };
}
