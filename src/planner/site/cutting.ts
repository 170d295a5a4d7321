// How the tiles of a plan are cut, worked out once for each plan.

import { type Cutting, cuttingOf } from '../../cutlist/index.ts';
import { patternByName } from '../../engine/index.ts';
import { cutUpTiles } from '../../engine/offcuts.ts';
import { settingStep } from '../../paper/index.ts';
import type { UnitSystem } from '../../words/index.ts';
import type { CutAnalysis } from '../cuts/analysis.ts';

let last: { readonly analysis: CutAnalysis; readonly units: UnitSystem; readonly cutting: Cutting } | undefined;

/** The cutting sheets of a plan, as paper has them. */
export function cuttingFor(analysis: CutAnalysis, units: UnitSystem): Cutting {
  if (last?.analysis !== analysis || last.units !== units) last = { analysis, units, cutting: cut(analysis, units) };
  return last.cutting;
}

function cut(analysis: CutAnalysis, units: UnitSystem): Cutting {
  const { laid, planned } = analysis;
  const { id, parameters } = planned.answer.pattern;
  const pattern = patternByName(id);
  if (pattern === undefined) throw new Error(`There is no pattern ${id}.`);
  const { groups: bought } = cutUpTiles({ ...laid, pattern, parameters });
  return cuttingOf({ laid, list: analysis, bought, kerf: laid.kerf, step: settingStep(units) });
}
