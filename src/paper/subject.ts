// What is put on paper: a laid plan with its cut list, its figures and the texts of the title block.

import type { CutList, Cutting, LaidTiles, SharedTiles } from '../cutlist/index.ts';
import type { DrawingColor, DrawnPlan, Palette } from '../drawing/index.ts';
import type { Point } from '../engine/index.ts';
import type { SetOut } from '../engine/setting-out.ts';
import type { Notation } from '../words/index.ts';

export interface PaperFigures {
  readonly total: number;
  readonly whole: number;
  readonly cut: number;
  readonly sliverCount: number;
  readonly wastePercent: number;
  readonly areaM2: number;
  /** Tiles to buy when offcuts are reused; null if that was not searched for. */
  readonly withReuse: number | null;
  /** Whether tiles are bought by that count. */
  readonly isBoughtWithReuse: boolean;
  /** Whether they are bought together with those of other surfaces. */
  readonly isInJob?: true;
}

export interface PaperSubject {
  readonly laid: LaidTiles & DrawnPlan;
  readonly list: CutList;
  readonly shared: SharedTiles;
  /** How bought tiles are cut; of boards in rows, those that a length along the row does not describe. */
  readonly cutting: Cutting;
  readonly colors: Palette;
  /** Whether the sheets of the plan are without hatching, marks and numbers. */
  readonly isClean?: boolean;
  readonly figures: PaperFigures;
  readonly pattern: {
    readonly name: string;
    /** The tile's size as the drawing says it. */
    readonly tile: string;
    /** The colour that was asked for all tiles; null for none. */
    readonly color: DrawingColor | null;
    readonly jointMm: number;
    readonly rotationDeg: number;
  };
  readonly wallsCm: readonly number[];
  /** How it is set out on the floor. */
  readonly setOut: SetOut;
  /** Warnings and notes, a sentence each. */
  readonly remarks: readonly string[];
  readonly notation: Notation;
  /** The plan's own name; empty if it has none. */
  readonly name: string;
  /** As printed; empty leaves a line to write it on. */
  readonly date: string;
  /** The address of the plan or of the service, and where it leads. */
  readonly address: string;
  readonly link: string;
  /** The address that the code on the first page leads to; empty for none. */
  readonly code: string;
  /** More figures of the order, such as boxes and their price, by label. */
  readonly order?: readonly (readonly [label: string, value: string])[];
  /** What is left to keep, for a page of its own; none without it. */
  readonly kept?: readonly string[];
}

/** What cutting sheets show: those of a plan, or of several surfaces that share offcuts. */
export interface CuttingSubject extends Pick<PaperSubject, 'cutting' | 'colors' | 'notation'> {
  readonly laid: Pick<LaidTiles, 'lattice'>;
  readonly list: Pick<CutList, 'templates' | 'kindOf'> & {
    readonly articles: readonly Pick<CutList['articles'][number], 'areaCm2'>[];
  };
  /** What the letters before numbers mean, if there are any. */
  readonly key?: string;
}

/** The figures of an answer. */
interface AnsweredPlan {
  readonly tiles: Omit<PaperFigures, 'areaM2' | 'withReuse' | 'isBoughtWithReuse' | 'isInJob'>;
  readonly surface: { readonly areaM2: number; readonly wallsCm: readonly number[] };
  readonly pattern: {
    readonly name: string;
    readonly jointMm: number;
    readonly parameters: Readonly<Record<string, unknown>>;
  };
}

/** What paper shows beside an answer, as `PaperSubject` has it. */
interface BesideAnswer
  extends Pick<PaperFigures, 'isBoughtWithReuse'>,
    Pick<PaperSubject['pattern'], 'tile' | 'color'> {
  readonly withReuse?: number | null | undefined;
}

/** What paper shows of an answer, with the tiles to buy when offcuts are reused, if that was searched for. */
export function answeredOnPaper(
  { tiles, surface, pattern }: AnsweredPlan,
  { withReuse = null, isBoughtWithReuse, tile, color }: BesideAnswer,
): Pick<PaperSubject, 'figures' | 'pattern' | 'wallsCm'> {
  return {
    figures: { ...tiles, areaM2: surface.areaM2, withReuse, isBoughtWithReuse },
    pattern: {
      ...{ name: pattern.name, tile, color, jointMm: pattern.jointMm },
      rotationDeg: Number(pattern.parameters.rotation),
    },
    wallsCm: surface.wallsCm,
  };
}

/** A point of the caller's frame in the floor's frame. */
export function toFloor({ floor: { originUm } }: Pick<DrawnPlan, 'floor'>, { x, y }: Point): Point {
  return { x: x - originUm.x / 1000, y: y - originUm.y / 1000 };
}

/** A point of the floor's frame in the caller's frame. */
export function toRoom({ floor: { originUm } }: Pick<DrawnPlan, 'floor'>, { x, y }: Point): Point {
  return { x: x + originUm.x / 1000, y: y + originUm.y / 1000 };
}
