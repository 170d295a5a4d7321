// Composes the scene of a plan: every item of the drawing, from back to front.

import type { Plan } from '../engine/index.ts';
import { captionOf } from './caption.ts';
import { cutoutLabels } from './cutout-labels.ts';
import { fingerprintOf } from './fingerprint.ts';
import { cutoutCrosses, drawnCutouts, edgeStroke, floorArea, floorEdge, solidRoom } from './floor.ts';
import { grainOf } from './grain.ts';
import { crossHatchOver, hatchOver } from './hatch.ts';
import { placeLengths } from './lengths.ts';
import { footItems, headTexts, ringsNote } from './margins.ts';
import { sliverRings, startMark } from './marks.ts';
import { checkOptions, type DrawingOptions } from './options.ts';
import { hatchOn, PAPER, type Palette, paletteOf } from './palette.ts';
import { ringInFloorFrame } from './rings.ts';
import type { Block, Edges, Item, Scene } from './scene.ts';
import { cutSeamOf, seamOf } from './seam.ts';
import { type Sheet, toMm, withNote } from './sheet.ts';
import { type CutKinds, cutTiles, sliverTiles, splitCuts, wholeTiles } from './tiles.ts';
import { wallBand } from './walls.ts';

/** Returns the scene of a plan. Throws for invalid options. */
export function composeScene(plan: Plan, options: DrawingOptions): Scene {
  checkOptions(options);
  const { walls, lang } = options;
  const caption = captionOf(plan, options);
  const outer = ringInFloorFrame(plan.room.outer, plan);
  const cutouts = drawnCutouts(plan);
  const grain = grainOf(plan);
  const { sheet: plain, start, lengths, taken } = placeLengths(plan, outer, options, caption);
  const sizes = cutoutLabels(cutouts, outer, plain, options, taken);
  const kinds = splitCuts(plan);
  const palette = paletteOf(plan, options);
  const rings = sliverRings(plan, kinds.slivers, plain, palette.signal, taken);
  const sheet = rings.length > 0 ? withNote(plain, caption.rings) : { ...plain, note: [] };
  const hairline = edgeStroke(Math.max(0.9, 0.0011 * sheet.widthPx) * sheet.mmPerPx);
  const tiles = tileItems(plan, kinds, sheet, palette, grain);
  return {
    ...viewOf(sheet),
    grain,
    lang,
    heading: caption.heading,
    description: caption.description,
    fingerprint: fingerprintOf(plan, options),
    items: [
      paper(sheet),
      ...(walls ? [wallBand(outer, sheet)] : []),
      ...solidRoom(plan, outer, grain),
      floorArea(plan, grain, palette.joint),
      ...tiles,
      ...cutoutCrosses(cutouts, outer, hairline),
      ...floorEdge(plan, outer, walls, hairline),
      ...sizes,
      ...rings,
      ...(start ? startMark(start, sheet, palette.signal) : []),
      ...lengths,
      ...headTexts(sheet),
      ...footItems(sheet, options, sizes.length + lengths.length > 0),
      ...ringsNote(sheet, sheet.note),
    ],
  };
}

function viewOf(sheet: Sheet): Pick<Scene, 'widthPx' | 'heightPx' | 'mmPerPx' | 'view'> {
  const { widthPx, heightPx, mmPerPx } = sheet;
  const view = { ...toMm({ x: 0, y: 0 }, sheet), width: widthPx * mmPerPx, height: heightPx * mmPerPx };
  return { widthPx, heightPx, mmPerPx, view };
}

function paper(sheet: Sheet): Block {
  return { kind: 'block', role: 'paper', fill: PAPER, ...viewOf(sheet).view };
}

/** Whole tiles, then cut tiles with their hatch and the joints between them, then slivers with their hatch. */
function tileItems(plan: Plan, { slivers, others }: CutKinds, sheet: Sheet, palette: Palette, grain: number): Item[] {
  const seam = seamOf(plan, sheet, palette);
  const spacing = Math.max(4.5, 0.0062 * sheet.widthPx) * sheet.mmPerPx;
  const rim = { color: palette.hatches[0], width: Math.max(1.2, 0.0016 * sheet.widthPx) * sheet.mmPerPx };
  const lines = { width: Math.max(0.75 * sheet.mmPerPx, 0.14 * spacing), opacity: 0.46 };
  const crossed = { color: palette.onSignal, width: 0.16 * spacing, opacity: 0.75 };
  const whole = wholeTiles(plan, grain, palette, seam);
  const cut = cutTiles(plan, others, grain, palette, seam);
  // Light lines over dark tiles, dark ones over the others.
  const hatch = [...new Set(palette.hatches)].flatMap((color) => {
    const over = cut.filter(({ fill }) => hatchOn(fill) === color);
    return hatchOver(over, plan, { grain, spacing, stroke: { color, ...lines } });
  });
  const between = cutSeamOf(plan, sheet, palette);
  const joints: Edges[] = between && cut.length > 0 ? [{ kind: 'edges', role: 'joint', stroke: between, of: cut }] : [];
  const sliver = sliverTiles(plan, slivers, grain, palette, rim);
  const marked = crossHatchOver(sliver, { grain, spacing, stroke: crossed });
  return [...whole, ...cut, ...hatch, ...joints, ...sliver, ...marked];
}
