// The summary of a comparison: its best variant with what decided, and what all of them were planned for.

import type { Plan } from '../../engine/index.ts';
import { type Notation, say } from '../../words/index.ts';
import { listed, paragraph, roomFacts, tileFacts } from './facts.ts';
import { tilesText } from './plan.ts';

/** A variant in words. */
export interface SummedVariant {
  readonly room: string;
  readonly laid: string;
  readonly tiles: string;
}

/** Writes a variant in words, of which `tilesToBuy` tiles are bought. */
export function variantTexts(notation: Notation, plan: Plan, tilesToBuy: number): SummedVariant {
  const { lang } = notation;
  return {
    room: listed(lang, roomFacts(notation, plan)),
    laid: listed(lang, tileFacts(notation, plan)),
    tiles: tilesText(notation, plan, tilesToBuy),
  };
}

/** Writes the summary of `n` variants, of which the best one is given with the reason for its rank. */
export function comparisonSummary(
  { lang }: Notation,
  n: number,
  best: SummedVariant & { readonly reason: string },
): string {
  const { room, laid, tiles, reason } = best;
  return paragraph(lang, [
    say(lang, 'summary.best', { n, variant: laid, tiles }),
    reason,
    say(lang, 'summary.facts', { facts: room }),
  ]);
}
