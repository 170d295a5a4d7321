// The kinds of tile that a plan buys, and how many of each.

import { type KindTiles, kindTilesOf, type Pattern, patternByName } from '../../engine/index.ts';
import { type KindToBuy, tileInBoxes } from '../../order/index.ts';
import { kindName, type NamedKind, namedKindsOf } from '../../wire/index.ts';
import { formatSize, kindCountText, type Lang, type Notation } from '../../words/index.ts';
import type { Planned } from '../state/session.ts';

type Counted = Pick<Planned, 'laid' | 'answer'>;

/** The tiles of each kind in a plan, in the order of the motif; one without a name if the pattern has a single kind. */
export function countKinds({ laid, answer }: Counted): (KindTiles & KindToBuy)[] {
  return kindTilesOf(laidPlanOf({ laid, answer })).map((kind) => ({
    ...kind,
    tiles: kind.total,
    ...tileInBoxes(kind.box, laid.joint),
  }));
}

/** The same with names; empty for a single kind. */
export function listKinds(planned: Counted, lang: Lang): NamedKind[] {
  return namedKindsOf(laidPlanOf(planned), lang);
}

function laidPlanOf({ laid: { layout, lattice }, answer }: Counted) {
  const { parameters } = answer.pattern;
  return { pattern: patternOf(answer), parameters, layout, lattice };
}

function patternOf({ pattern: { id } }: Counted['answer']): Pattern {
  const pattern = patternByName(id);
  if (pattern === undefined) throw new Error(`There is no pattern ${id}.`);
  return pattern;
}

/** The tiles to buy by kind, such as "Left-hand plank: 110 (597 × 92 mm) · …"; empty for a single kind. */
export function kindsText(planned: Counted, notation: Notation): string {
  return listKinds(planned, notation.lang)
    .map((kind) => kindCountText(notation, kind))
    .join(' · ');
}

/** A kind with its size: "Small tile, 98 × 98 mm"; empty for the only kind of a pattern. */
export function sizedName(planned: Counted, kind: string, notation: Notation): string {
  const found = listKinds(planned, notation.lang).find((one) => one.kind === kind);
  return found ? `${found.name}, ${formatSize(notation, [found.width, found.height], 'mm', 1)}` : '';
}

/** The name of a kind of tile of a pattern that has several. */
export function nameOfKind({ answer }: Pick<Counted, 'answer'>, kind: string, lang: Lang): string {
  return kindName(patternOf(answer), kind, lang);
}
