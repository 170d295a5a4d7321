// The analysis of a plan for the list, the card and the sheets: numbered tiles, templates and groups of equal pieces.

import { signal, useSignal, useSignalEffect } from '@preact/signals';
import { patternByName } from '../../../engine/index.ts';
import { type Lang, label } from '../../../words/index.ts';
import { type Palette, paletteOf } from '../../stage/painting/palette.ts';
import { useSession } from '../../state/context.ts';
import type { Planned } from '../../state/session.ts';
import type { LaidFloor } from '../../work/messages.ts';
import { type CutGroup, groupCuts, type Measured, measurePiece } from './grouping.ts';
import { listTiles, type NumberedTile } from './numbering.ts';
import { type Shape, shapeOf } from './shape.ts';
import { type Template, templatesOf } from './templates.ts';

/** Larger plans are analysed only once they have not changed for a while, so that dragging stays smooth. */
const AT_ONCE = 1000;
const REST_MS = 120;

export interface CutAnalysis {
  readonly planned: Planned;
  readonly laid: LaidFloor;
  readonly templates: readonly Template[];
  readonly palette: Palette;
  /** All laid tiles, in the order of their numbers. */
  readonly tiles: readonly NumberedTile[];
  readonly groups: readonly CutGroup[];
  /** The uncut tiles, as a group of their own. */
  readonly whole: CutGroup;
  /** The name of a kind of tile. */
  nameOf(kind: string, lang: Lang): string;
  /** The kind of a motif tile if the motif has several: the face of a cube, the hand of a plank. */
  kindOf(motif: number, lang: Lang): string;
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
  const kinds = pattern?.kinds?.(parameters);
  const nameOf = (kind: string, lang: Lang) => label(lang, `${pattern?.kindLabels}.${kind}`);
  const templates = templatesOf(laid, kinds);
  const tiles = listTiles(laid, Number(parameters.rotation));
  const wholeTiles = tiles.filter(({ cut }) => cut < 0);
  return {
    planned,
    laid,
    templates,
    palette: paletteOf(planned),
    tiles,
    groups: groupCuts(laid, templates, tiles),
    whole: { ...measurePiece(laid, templates, { motif: 0, cut: -1 }), tiles: wholeTiles },
    nameOf,
    kindOf: (motif, lang) => (kinds ? nameOf(kinds[motif], lang) : ''),
  };
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

/** The shape of a piece on its tile. */
export function shapeOfPiece({ templates }: CutAnalysis, { rings, motif }: Measured): Shape {
  return shapeOf(rings, templates[motif].outline);
}
