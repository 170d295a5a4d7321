// The interface of a pattern. Each pattern file exports one such object; the listing, the documentation and the
// planner's form are generated from it. A pattern never sees the room.

import type { Point, Ring } from '../geometry/point.ts';

export interface NumberParameter {
  readonly kind: 'number';
  /** A count is a whole number. */
  readonly unit: 'mm' | 'percent' | 'deg' | 'count';
  readonly min: number;
  readonly max: number;
  readonly default: number;
  /** Key of the label in the words tables. */
  readonly label: string;
  /** Present if it is a length of the tile. */
  readonly isTileLength?: true;
  /** Returns the value that is used, if it differs from the given one (an offset of 33 % means one third). */
  readonly settle?: (value: number) => number;
}

export interface ChoiceParameter<Value extends string = string> {
  readonly kind: 'choice';
  readonly values: readonly Value[];
  readonly default: NoInfer<Value>;
  readonly label: string;
  /** Left out of the values of a plan while it has its default: answers from before it existed stay as they were. */
  readonly isOptional?: boolean;
  /** The label of value v is the word `${valueLabels}.${v}`. */
  readonly valueLabels: string;
}

export type Parameter = NumberParameter | ChoiceParameter;
export type Parameters = Readonly<Record<string, Parameter>>;

type ValueOf<P extends Parameter> = P extends ChoiceParameter<infer Value> ? Value : number;
type IfOptional<P, Yes, No> = P extends { readonly isOptional: true } ? Yes : No;
type ValuesOf<P extends Parameters> = {
  readonly [Name in keyof P as IfOptional<P[Name], never, Name>]: ValueOf<P[Name]>;
} & { readonly [Name in keyof P as IfOptional<P[Name], Name, never>]?: ValueOf<P[Name]> };
export type ParameterValues = Readonly<Record<string, number | string>>;

/** The repeating unit of a layout: true-size tiles and the two steps that repeat them over the plane. */
export interface Tiling {
  /**
   * Convex outlines with positive signed area, symmetric about their centres. Tiles of different sizes are of different
   * kinds. The box of the first (cubes: of all) has its top-left corner at 0,0.
   */
  readonly motif: readonly Ring[];
  readonly repeat: readonly [Point, Point];
  /** Present if every row has a shift of its own, which depends on the floor. Rows then run along the first repeat. */
  readonly rows?: RowRule;
}

/** How boards are laid in rows: what each row's own shift is chosen by. */
export interface RowRule {
  /** Least distance of the joints of neighbouring rows, mm. */
  readonly minStagger: number;
  /** No board at a wall is shorter, mm. */
  readonly shortest: number;
  /** Whether the fewest boards count for more than a floor that looks random. */
  readonly forFewest: boolean;
  /** Chooses the lengths that nothing else decides. */
  readonly seed: number;
  /** Rows are laid in the order of the second repeat if 1, against it if -1. */
  readonly order: 1 | -1;
}

export interface DerivedFigure {
  readonly name: string;
  readonly unit: 'mm' | 'cm2' | 'deg' | 'percent' | 'perM2' | 'count' | 'ratio';
}

/** Values that cannot be laid together, although each is within its range. */
interface Misfit {
  /** The parameter that is named as the wrong one. */
  readonly param: string;
  /** The sentence of the refusal: what is wrong and what to send instead. */
  readonly message: string;
}

export interface Pattern<P extends Parameters = Parameters> {
  /** The listed name, ending in `-pattern`; the name without the ending is accepted too. */
  readonly id: `${string}-pattern`;
  readonly parameters: P;
  /** mm */
  readonly defaultJoint: number;
  /** Waste up to this is ordinary for the pattern and never causes a warning. */
  readonly ordinaryWastePercent: number;
  /**
   * How dark the tiles are drawn: `mid` for small tiles, whose many joints make a light tone look washed out; `contrast`
   * for kinds that differ in nothing but their colour.
   */
  readonly tone?: 'mid' | 'contrast';
  /** The values with which the fewest tiles are bought, for somebody who asks for that and sends no others. */
  readonly thrifty?: Partial<ValuesOf<P>>;
  /** What is wrong with values that cannot be laid together; absent if all that are in range can. */
  misfit?(values: ValuesOf<P>, joint: number): Misfit | undefined;
  /** Means nothing for values that misfit. */
  tiling(values: ValuesOf<P>, joint: number): Tiling;
  /** The pattern's own figures, besides those that every pattern has. Each name ends in its unit. */
  derive(values: ValuesOf<P>, joint: number): Readonly<Record<string, number>>;
  /** Smallest rectangular repeat, mm, and the tiles in it. */
  rectangularRepeat(values: ValuesOf<P>, joint: number): { width: number; height: number; tiles: number };
  /** Whether a row begins with what is left of the row before, so that tiles are bought with offcuts reused. */
  readonly isCarriedOn?: true;
  /** The kind of each motif tile, if several are bought: shades of a cube, hands of chevron planks, sizes. */
  kinds?(values: ValuesOf<P>): readonly string[];
  /** The label of kind k is the word `${kindLabels}.${k}`. */
  readonly kindLabels?: string;
}

/** Lets a pattern's parameters type the values that its own functions receive, and keeps its name as a type. */
export function definePattern<const Id extends Pattern['id'], P extends Parameters>(
  pattern: Pattern<P> & { readonly id: Id },
): Pattern<P> & { readonly id: Id } {
  return pattern;
}
