// From a plan to a scene: everything that is drawn, from back to front.

import type { Plan } from '../engine/index.ts';
import { captionOf } from './caption.ts';
import { fingerprintOf } from './fingerprint.ts';
import { cutoutCrosses, cutoutLabels, edgeStroke, floorArea, floorEdge, solidRoom } from './floor.ts';
import { grainOf } from './grain.ts';
import { hatchOver } from './hatch.ts';
import { footItems, headTexts } from './margins.ts';
import { findStart, sliverRings, startMark } from './marks.ts';
import type { DrawingOptions } from './options.ts';
import { PAPER, type Palette, paletteOf } from './palette.ts';
import type { Tag } from './placing.ts';
import { ringAtHome } from './rings.ts';
import type { Block, Item, Scene, Stroke } from './scene.ts';
import { layOutSheet, type Sheet, toMm } from './sheet.ts';
import { cutTiles, sliverTiles, wholeTiles } from './tiles.ts';
import { wallBand, wallLabels } from './walls.ts';

/** The scene of a plan. */
export function composeScene(plan: Plan, options: DrawingOptions): Scene {
  const { walls, lang } = options;
  const caption = captionOf(plan, options);
  const sheet = layOutSheet(plan, options, caption);
  const palette = paletteOf(plan, options);
  const outer = ringAtHome(plan.room.outer, plan);
  const grain = grainOf(plan);
  const hairline = edgeStroke(Math.max(0.9, 0.0011 * sheet.widthPx) * sheet.mmPerPx);

  // Whoever comes first has its place; the painting order is another matter.
  const start = findStart(plan, sheet);
  const taken: Tag[] = start ? [start.tag] : [];
  const sizes = cutoutLabels(plan, outer, sheet, lang, taken);
  const lengths = sheet.hasLabels ? wallLabels(plan, outer, sheet, lang, taken) : [];
  const rings = sliverRings(plan, sheet, palette.signal, taken);

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
      ...tileItems(plan, sheet, palette, grain),
      ...cutoutCrosses(plan, outer, hairline),
      ...floorEdge(plan, walls, hairline),
      ...sizes,
      ...rings,
      ...(start ? startMark(start, sheet, palette.signal) : []),
      ...lengths,
      ...headTexts(sheet),
      ...footItems(sheet, options, caption.unit, sizes.length + lengths.length > 0),
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

/** Whole tiles, cut tiles under their hatch, slivers on top. */
function tileItems(plan: Plan, sheet: Sheet, palette: Palette, grain: number): Item[] {
  const seam = seamOf(plan, sheet, palette);
  const cut = cutTiles(plan, grain, palette, seam);
  const spacing = Math.max(4.5, 0.0062 * sheet.widthPx) * sheet.mmPerPx;
  const stroke = { color: palette.hatch, width: 0.14 * spacing, opacity: 0.42 };
  return [
    ...wholeTiles(plan, grain, palette, seam),
    ...cut,
    ...hatchOver(cut, plan, { grain, spacing, stroke }),
    ...sliverTiles(plan, grain, palette),
  ];
}

/** A joint finer than this many pixels, or this share of a tile if that is less, is helped by a hairline along the edges. */
const FINEST_JOINT_PX = 0.25;
const FINEST_JOINT_SHARE = 0.06;

function seamOf({ joint, layout }: Plan, { mmPerPx }: Sheet, palette: Palette): Stroke | null {
  const narrowest = 2 * Math.min(...layout.frame.shapes.map(({ inradius }) => inradius));
  const width = Math.min(FINEST_JOINT_PX * mmPerPx, FINEST_JOINT_SHARE * narrowest) - joint;
  return width > 0 ? { color: palette.joint, width } : null;
}
