// The writers of models of a plan for other programs: IFC, glTF, and DXF files for saws.

import { cutListOf, cuttingOf, laidTilesOf } from '../cutlist/index.ts';
import { paletteOf, tileText } from '../drawing/index.ts';
import { shortNameOf } from '../engine/index.ts';
import { type ModelSurface, writeCutFiles, writeGlb, writeIfc } from '../export/index.ts';
import { settingStep } from '../paper/index.ts';
import { label } from '../words/index.ts';
import type { Writer } from './formats.ts';
import type { Planned } from './planned.ts';

export const MODEL_WRITERS: Readonly<Record<'ifc' | 'glb' | 'cut-dxf', Writer>> = {
  ifc: (planned, { measure }) => {
    const { name, pieces } = planned.read.options;
    return measure('draw', () => writeIfc([modelSurface(planned, name)], { name, withPieces: pieces }));
  },
  glb: (planned, { measure }) => measure('draw', () => writeGlb([modelSurface(planned, planned.read.options.name)])),
  'cut-dxf': (planned, { measure }) => measure('draw', () => cutFiles(planned)),
};

/** A planned surface as models show it. */
export function modelSurface({ plan, read: { options }, reuse }: Planned, name: string): ModelSurface {
  return {
    plan,
    name,
    tile: tileText(options, plan),
    pattern: label(options.lang, `pattern.${shortNameOf(plan.pattern)}`),
    colors: paletteOf(plan, options),
    withReuse: reuse?.reuse?.tilesWithReuse ?? null,
  };
}

function cutFiles({ plan, bought = [], read: { options } }: Planned): Uint8Array {
  const laid = { ...plan, ...laidTilesOf(plan) };
  const list = cutListOf(laid, plan.pattern, plan.parameters);
  const task = { laid, list, bought, kerf: plan.kerf, step: settingStep(options.units), isComplete: true };
  const size = tileText(options, plan);
  const tileOf = ({ motif }: { readonly motif: number }) => list.kindOf(motif, options.lang) || size;
  return writeCutFiles([{ cutting: cuttingOf(task), tileOf }], options);
}
