// The analysis of a plan for the list, the card and the sheets: numbered tiles, templates and groups of equal pieces.

import { signal, useSignal, useSignalEffect } from '@preact/signals';
import { type CutList, cutListOf } from '../../cutlist/index.ts';
import { patternByName } from '../../engine/index.ts';
import { type Palette, paletteOf } from '../stage/painting/palette.ts';
import { useSession } from '../state/context.ts';
import type { LaidFloor } from '../state/messages.ts';
import type { Planned } from '../state/session.ts';

/** Larger plans are analysed only once they have not changed for a while, so that dragging stays smooth. */
const AT_ONCE = 1000;
const REST_MS = 120;

export interface CutAnalysis extends CutList {
  readonly planned: Planned;
  readonly laid: LaidFloor;
  readonly palette: Palette;
}

let last: CutAnalysis | undefined;
/** The plan that was last listed. */
const listed = signal<Planned | null>(null);

/** The analysis of a plan; only the last one is cached. */
export function analysisOf(planned: Planned): CutAnalysis {
  if (last?.planned !== planned) last = analyse(planned);
  return last;
}

/** The analysis for painting: for a large plan, null until the list has made it. */
export function analysisAtRest(planned: Planned): CutAnalysis | null {
  if (planned.answer.tiles.total <= AT_ONCE) return analysisOf(planned);
  return listed.value === planned ? analysisOf(planned) : null;
}

function analyse(planned: Planned): CutAnalysis {
  const { laid } = planned;
  const { id, parameters } = planned.answer.pattern;
  const pattern = patternByName(id);
  if (pattern === undefined) throw new Error(`There is no pattern ${id}.`);
  return { planned, laid, palette: paletteOf(planned), ...cutListOf(laid, pattern, parameters) };
}

/** The analysis of the current plan; for a large plan, null until it has not changed for a while. */
export function useAnalysis(): CutAnalysis | null {
  const session = useSession();
  const rested = useSignal(session.planned.peek());
  useSignalEffect(() => {
    listed.value = rested.value;
  });
  useSignalEffect(() => {
    const planned = session.planned.value;
    const isLarge = planned && planned.answer.tiles.total > AT_ONCE;
    const timer = setTimeout(() => (rested.value = planned), isLarge ? REST_MS : 0);
    return () => clearTimeout(timer);
  });
  return rested.value && analysisOf(rested.value);
}
