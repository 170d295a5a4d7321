// Composes the scene of a plan: every item of the drawing, from back to front.

import type { Plan } from '../../engine/index.ts';
import { cutoutLabels } from '../labels/cutout-labels.ts';
import { roomLabels } from '../labels/room-labels.ts';
import { sliverRings } from '../marks/sliver-rings.ts';
import { PAPER, SLATE } from '../scene/colors.ts';
import {
  cutoutCrosses,
  doorwayLines,
  drawnCutouts,
  floorArea,
  floorEdge,
  hasCutouts,
  solidRoom,
  wallBand,
  wallsInFloor,
} from '../scene/floor.ts';
import { toMm } from '../scene/frame.ts';
import { grainOf } from '../scene/grain.ts';
import type { Block, Scene } from '../scene/items.ts';
import { type Palette, paletteOf } from '../scene/palette.ts';
import { ringInFloorFrame } from '../scene/rings.ts';
import { cutSeamOf, seamOf } from '../scene/seam.ts';
import { type TileLook, tileItems } from '../scene/tile-items.ts';
import { splitCuts, unsortedCuts } from '../scene/tiles.ts';
import { captionOf } from './caption.ts';
import { fingerprintOf } from './fingerprint.ts';
import { placeLengths } from './lengths.ts';
import { footItems, headTexts, ringsNote } from './margins.ts';
import { checkOptions, type DrawingOptions } from './options.ts';
import { type Sheet, withNote } from './sheet.ts';

/** Returns the scene of a plan. Throws for invalid options. */
export function composeScene(plan: Plan, options: DrawingOptions): Scene {
  checkOptions(options);
  const { walls, lang, look = 'working' } = options;
  const caption = captionOf(plan, options);
  const outer = ringInFloorFrame(plan.room.outer, plan);
  const cutouts = drawnCutouts(plan);
  const grain = grainOf(plan);
  const palette = paletteOf(plan, options);
  const { sheet: plain, marks, lengths, taken } = placeLengths(plan, outer, options, caption, palette.signal);
  const names = plain.hasLabels ? roomLabels(plan, plain, options, taken) : [];
  const sizes = cutoutLabels(cutouts, outer, plain, options, taken);
  const kinds = look === 'clean' ? unsortedCuts(plan) : splitCuts(plan);
  const rings = sliverRings(plan, kinds.slivers, plain, palette.signal, taken);
  const sheet = rings.length > 0 ? withNote(plain, caption.rings) : { ...plain, note: [] };
  const hairline = { color: SLATE, width: Math.max(0.9, 0.0011 * sheet.widthPx) * sheet.mmPerPx };
  return {
    ...viewOf(sheet),
    lang,
    heading: caption.heading,
    description: caption.description,
    fingerprint: fingerprintOf(plan, options),
    items: [
      paper(sheet),
      ...(walls ? [wallBand(outer, sheet.band * sheet.mmPerPx)] : []),
      ...(hasCutouts(plan) || plan.edge > 0 ? [solidRoom(outer, grain)] : []),
      floorArea(plan, grain, palette.joint),
      ...tileItems(plan, kinds, palette, {
        ...tileLook(plan, sheet, palette, grain),
        ...(look === 'clean' && { hatch: null }),
      }),
      ...(walls ? wallsInFloor(plan, grain) : []),
      ...doorwayLines(plan, { ...hairline, dash: [6 * hairline.width, 4 * hairline.width] }),
      ...cutoutCrosses(cutouts, outer, hairline),
      ...floorEdge(plan, outer, walls, hairline),
      ...names,
      ...sizes,
      ...rings,
      ...marks,
      ...lengths,
      ...headTexts(sheet),
      ...footItems(sheet, options, sizes.length + lengths.length > 0),
      ...ringsNote(sheet, sheet.note),
    ],
  };
}

function viewOf(sheet: Sheet): Pick<Scene, 'widthPx' | 'heightPx' | 'mmPerPx' | 'view'> {
  const { widthPx, heightPx, mmPerPx } = sheet;
  const { x, y } = toMm({ x: 0, y: 0 }, sheet);
  const view = { left: x, top: y, width: widthPx * mmPerPx, height: heightPx * mmPerPx };
  return { widthPx, heightPx, mmPerPx, view };
}

function paper(sheet: Sheet): Block {
  return { kind: 'block', role: 'paper', fill: PAPER, ...viewOf(sheet).view };
}

function tileLook(plan: Plan, sheet: Sheet, palette: Palette, grain: number): TileLook {
  const { widthPx, mmPerPx } = sheet;
  const spacing = Math.max(4.5, 0.0062 * widthPx) * mmPerPx;
  return {
    grain,
    seen: null,
    hatch: { spacing, width: Math.max(0.75 * mmPerPx, 0.14 * spacing), opacity: 0.46 },
    seam: seamOf(plan, sheet, palette),
    between: cutSeamOf(plan, sheet, palette),
    sliverSeam: null,
    sliverRim: { color: palette.hatches[0], width: Math.max(1.2, 0.0016 * widthPx) * mmPerPx },
    crossed: { spacing, width: 0.16 * spacing, opacity: 0.75 },
  };
}
