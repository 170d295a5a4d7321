// The answer to a request: the engine's figures in the documented units and decimals.

import type { ParameterValues, Plan } from '../../engine/index.ts';
import type { Quantities } from '../../order/index.ts';
import { patternName } from '../describe/listing.ts';
import type { AnswerOptions } from '../fields/options.ts';
import type { PiecesAnswer } from './pieces-answer.ts';
import { rounded } from './rounding.ts';
import { type Findings, findingsOf, type StartAdvice } from './warning-text.ts';

/** Tiles of one kind, for patterns that need different tiles. */
export interface KindAnswer {
  readonly kind: string;
  readonly name: string;
  readonly total: number;
  readonly whole: number;
  readonly cut: number;
  readonly tilesWithReuse: number;
}

/** Tiles to buy if offcuts are reused, and the tiles of the plan, by number, that share one tile. */
export interface ReuseAnswer {
  readonly tilesWithReuse: number;
  readonly wastePercentWithReuse: number;
  readonly sharedTiles: readonly (readonly number[])[];
}

/** What to buy for a plan. Boxes and what is left over are null without a box, cost and currency without a price. */
export interface OrderAnswer extends BoughtAnswer {
  readonly tilesInBoxes: number | null;
  readonly leftOver: number | null;
  readonly currency: string | null;
  /** The kinds of tile, which are bought separately; empty if there is only one. */
  readonly kinds: readonly ({ readonly kind: string } & BoughtAnswer)[];
  /** One sentence that explains it. */
  readonly text: string;
}

/** Grout and adhesive for a plan, as estimates. Bags are null if it is not known what they hold. */
export interface QuantitiesAnswer extends Quantities {
  readonly tiledAreaM2: number;
  readonly jointAreaM2: number;
  /** One sentence that says so. */
  readonly text: string;
}

interface BoughtAnswer {
  /** With breakage and spares. */
  readonly tiles: number;
  /** As worked out from `boxAreaM2`, if it was sent; null if kinds differ in it. */
  readonly tilesPerBox?: number | null;
  readonly boxes: number | null;
  readonly cost: number | null;
}

/** Figures that take longer than planning. Answers of the service have them; the planner's live figures do not. */
export interface ReuseFigures {
  readonly kinds?: readonly KindAnswer[];
  readonly reuse?: ReuseAnswer;
}

export interface PlanAnswer {
  readonly surface: {
    readonly areaM2: number;
    readonly perimeterM: number;
    readonly wallsCm: readonly number[];
    readonly boundingBoxCm: { readonly width: number; readonly height: number };
    /** The gap along walls and cutouts, and the length of all of them; absent without a gap. */
    readonly edgeMm?: number;
    readonly skirtingM?: number;
  };
  readonly pattern: {
    readonly id: string;
    readonly name: string;
    readonly parameters: ParameterValues;
    readonly derived: Readonly<Record<string, number>>;
    readonly jointMm: number;
    readonly startCm: { readonly x: number; readonly y: number };
  };
  readonly tiles: {
    readonly total: number;
    readonly whole: number;
    readonly cut: number;
    readonly wastePercent: number;
    readonly laidAreaM2: number;
    readonly purchasedAreaM2: number;
    readonly narrowestCutMm: number | null;
    readonly sliverCount: number;
  } & ReuseFigures;
  /** What the caller can change. */
  readonly warnings: Findings['warnings'];
  /** What no start avoids. */
  readonly notes: Findings['notes'];
  /** What to buy, if any field of the order was sent. */
  readonly order?: OrderAnswer;
  /** Grout and adhesive, if any of their fields was sent. */
  readonly quantities?: QuantitiesAnswer;
  /** Every piece, if they were requested. */
  readonly pieces?: PiecesAnswer;
  /** The drawing, if it was requested. */
  readonly svg?: string;
  readonly svgUrl: string | null;
  readonly plannerUrl: string | null;
}

/** The addresses of a plan, null if there is none, its order, its quantities, its pieces and the inline drawing. */
export interface AnswerLinks {
  readonly order?: OrderAnswer | undefined;
  readonly quantities?: QuantitiesAnswer | undefined;
  readonly pieces?: PiecesAnswer;
  readonly svg?: string;
  readonly svgUrl: string | null;
  readonly plannerUrl: string | null;
}

const MM2_IN_M2 = 1e6;

/**
 * Builds the Plan object of the API, with its names in the order of the specification. `reuse` comes after the figures
 * of the tiles.
 */
export function answerOf(
  plan: Plan,
  options: AnswerOptions,
  links: AnswerLinks,
  advice?: StartAdvice,
  reuse: ReuseFigures = {},
): PlanAnswer {
  return {
    surface: surfaceOf(plan),
    pattern: patternOf(plan, options),
    tiles: { ...tilesOf(plan), ...reuse },
    ...findingsOf(options.lang, plan, advice),
    ...(links.order !== undefined && { order: links.order }),
    ...(links.quantities !== undefined && { quantities: links.quantities }),
    ...(links.pieces !== undefined && { pieces: links.pieces }),
    ...(links.svg !== undefined && { svg: links.svg }),
    svgUrl: links.svgUrl,
    plannerUrl: links.plannerUrl,
  };
}

function surfaceOf({ surface, edge }: Plan): PlanAnswer['surface'] {
  return {
    areaM2: rounded(surface.areaMm2 / MM2_IN_M2, 4),
    perimeterM: rounded(surface.perimeter / 1000, 3),
    wallsCm: surface.wallLengths.map((length) => rounded(length / 10, 2)),
    boundingBoxCm: { width: rounded(surface.box.width / 10, 2), height: rounded(surface.box.height / 10, 2) },
    ...(edge > 0 && { edgeMm: edge, skirtingM: rounded(surface.skirting / 1000, 3) }),
  };
}

function patternOf(
  { pattern, parameters, derived, joint, start }: Plan,
  { lang }: AnswerOptions,
): PlanAnswer['pattern'] {
  return {
    id: pattern.id,
    name: patternName(lang, pattern),
    parameters: { ...parameters },
    derived: allRounded(derived),
    jointMm: joint,
    // Six decimals keep every start that makes a difference and remove the noise of the units.
    startCm: { x: rounded(start.x / 10, 6), y: rounded(start.y / 10, 6) },
  };
}

function allRounded(figures: Readonly<Record<string, number>>): Record<string, number> {
  const answers: Record<string, number> = {};
  for (const name of Object.keys(figures)) answers[name] = rounded(figures[name], 2);
  return answers;
}

/** The figures of the tiles, without kinds and reuse. */
export function tilesOf({ tiles }: Plan): PlanAnswer['tiles'] {
  return {
    total: tiles.total,
    whole: tiles.whole,
    cut: tiles.cut,
    wastePercent: rounded(tiles.wastePercent, 2),
    laidAreaM2: rounded(tiles.laidAreaMm2 / MM2_IN_M2, 4),
    purchasedAreaM2: rounded(tiles.purchasedAreaMm2 / MM2_IN_M2, 4),
    narrowestCutMm: tiles.narrowestCut === null ? null : rounded(tiles.narrowestCut, 1),
    sliverCount: tiles.sliverCount,
  };
}
