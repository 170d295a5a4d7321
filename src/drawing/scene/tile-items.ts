// The tiles of a plan with their hatches, as every output paints them, and what outputs choose of their look.

import { crossHatchOver, type HatchLines, hatchOver } from './hatch.ts';
import type { DrawnPlan, Item, Stroke } from './items.ts';
import { hatchOn, type Palette } from './palette.ts';
import type { Seam } from './seam.ts';
import { areasOf, type CutKinds, cutTiles, type TileView, wholeTiles } from './tiles.ts';

export interface TileLook extends TileView {
  /** The lines over cut tiles; CAD files have none. */
  readonly hatch: HatchLines | null;
  /** The lines along the edges of tiles; along those of cut tiles, over their hatch; along and around slivers. */
  readonly seam: Seam | null;
  readonly between: Stroke | null;
  readonly sliverSeam: Stroke | null;
  readonly sliverRim: Stroke | null;
  /** The crossed lines over slivers. */
  readonly crossed: HatchLines | null;
}

/** Whole tiles, then cut tiles with their hatch and the joints between them, then slivers with their hatch. */
export function tileItems(plan: DrawnPlan, kinds: CutKinds, palette: Palette, look: TileLook): Item[] {
  const { seam, hatch, between, sliverSeam, sliverRim, crossed } = look;
  const seamOf = (fill: Stroke['color']) => seam && { color: seam.color ?? fill, width: seam.width };
  const cut = cutTiles(plan, kinds.others, palette.tiles, look, seamOf);
  const style = { role: 'tile sliver', fill: palette.signal, seam: sliverSeam, rim: sliverRim } as const;
  const sliver = areasOf(plan.layout, kinds.slivers, look, style);
  // Light lines over dark tiles, dark ones over the others.
  const hatchOf = (color: Stroke['color'], lines: HatchLines) => {
    const over = cut.filter(({ fill }) => hatchOn(fill) === color);
    return hatchOver(over, plan, look.seen, { ...lines, color });
  };
  return [
    ...wholeTiles(plan, palette.tiles, look, seamOf),
    ...cut,
    ...(hatch ? [...new Set(palette.hatches)].flatMap((color) => hatchOf(color, hatch)) : []),
    ...(between && cut.length > 0 ? [{ kind: 'edges', role: 'joint', stroke: between, of: cut } as const] : []),
    ...sliver,
    ...(crossed ? crossHatchOver(sliver, { ...crossed, color: palette.onSignal }) : []),
  ];
}
