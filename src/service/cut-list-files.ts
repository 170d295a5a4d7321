// The writers of cut lists for spreadsheets. An entry of its own, because few plans need them; pages write these files
// themselves.

import { csvOf, cutListOf, DEFAULT_ORDER, laidTilesOf, type SharedLists } from '../cutlist/index.ts';
import { xlsxOf } from '../cutlist/xlsx.ts';
import type { Writer } from './formats.ts';
import { answerPlanned, type Planned } from './planned.ts';

export const CUT_LIST_WRITERS: Readonly<Record<'csv' | 'xlsx', Writer>> = {
  csv: (planned, { measure }) =>
    measure('draw', () =>
      csvOf(listOf(planned), sharedIn(planned), planned.read.options, DEFAULT_ORDER, planned.offcuts?.rectangles),
    ),
  xlsx: (planned, { measure, publicUrl }) =>
    measure('draw', () =>
      xlsxOf(listOf(planned), sharedIn(planned), planned.read.options, DEFAULT_ORDER, {
        name: planned.read.options.name,
        pattern: planned.plan.pattern,
        kind: planned.plan.room.kind,
        figures: answerPlanned(planned, { svgUrl: null, plannerUrl: null }),
        address: `${publicUrl}/`,
      }),
    ),
};

function listOf({ plan }: Planned) {
  return cutListOf(laidTilesOf(plan), plan.pattern, plan.parameters);
}

function sharedIn({ reuse }: Planned): SharedLists {
  return reuse?.reuse?.sharedTiles ?? [];
}
