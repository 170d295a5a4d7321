// The writers of models of a job for other programs.

import { type CutFiles, type ModelSurface, writeCutFiles, writeGlb, writeIfc } from '../../export/index.ts';
import { settingStep, sheetCountOf } from '../../paper/index.ts';
import { modelSurface } from '../model-files.ts';
import { pooledCuttings } from './cutting.ts';
import type { PlannedJob } from './plan-job.ts';
import type { JobWriter } from './writers.ts';

export const JOB_MODEL_WRITERS: Readonly<Record<'ifc' | 'glb' | 'cut-dxf', JobWriter>> = {
  ifc: (job, { measure }) =>
    measure('draw', () => writeIfc(modelSurfaces(job), { name: job.read.name, withPieces: false })),
  glb: (job, { measure }) => measure('draw', () => writeGlb(modelSurfaces(job))),
  'cut-dxf': (job, { measure }) => measure('draw', () => writeCutFiles(cutFilesOf(job), job.read.options)),
};

/** The surfaces of a job; a wall that stands above a floor is put there. */
function modelSurfaces({ surfaces }: PlannedJob): ModelSurface[] {
  return surfaces.map(({ surface: { name, tile, beginning }, planned }) => {
    const model = modelSurface(planned, name);
    const on = beginning?.how === 'above' ? { floor: beginning.surface, wall: beginning.wall } : undefined;
    return { ...model, ...(tile && { tile }), ...(on && { on }) };
  });
}

function cutFilesOf({ materials, read: { options } }: PlannedJob): CutFiles[] {
  let before = 0;
  return materials.flatMap((material) =>
    pooledCuttings(material, { step: settingStep(options.units), before, isComplete: true }).map((sawn): CutFiles => {
      const { cutting, ownerOf } = sawn.cutting;
      before += sheetCountOf(cutting);
      const tileOf = ({ motif }: { readonly motif: number }) => {
        const owner = ownerOf(motif);
        return [material.label, sawn.pooled[owner.surface].list.kindOf(owner.motif, options.lang)]
          .filter(Boolean)
          .join(', ');
      };
      return { cutting, tileOf };
    }),
  );
}
