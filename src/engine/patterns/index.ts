// Entry point of the patterns: all layouts in listing order, and lookup by name.

import { basketWeave } from './basket-weave.ts';
import { brickAndSquare } from './brick-and-square.ts';
import { bricks } from './bricks.ts';
import { checkerboard } from './checkerboard.ts';
import { chevron } from './chevron.ts';
import type { Pattern } from './contract.ts';
import { diamonds } from './diamonds.ts';
import { doubleHerringbone } from './double-herringbone.ts';
import { flatTopHexagons } from './flat-top-hexagons.ts';
import { herringbone } from './herringbone.ts';
import { hexagons } from './hexagons.ts';
import { hopscotch } from './hopscotch.ts';
import { isometricCubes } from './isometric-cubes.ts';
import { ladder } from './ladder.ts';
import { octagonDot } from './octagon-dot.ts';
import { picket } from './picket.ts';
import { planks } from './planks.ts';
import { rhombus } from './rhombus.ts';
import { squares } from './squares.ts';
import { versailles } from './versailles.ts';
import { verticalBricks } from './vertical-bricks.ts';
import { windmill } from './windmill.ts';

export type {
  ChoiceParameter,
  DerivedFigure,
  NumberParameter,
  Parameter,
  ParameterValues,
  Pattern,
  Tiling,
} from './contract.ts';
export { derive } from './derived.ts';
export { derivedFiguresOf } from './derived-names.ts';
export { kindNamesOf } from './kind-names.ts';
export type { Lattice } from './lattice.ts';
export { areaOfTiles, isUniform, latticeOf } from './lattice.ts';
export {
  completeParameters,
  parameterInvalid,
  parametersOf,
  problemOfValue,
} from './parameters.ts';
export { soldSizeOf, type TileSize, tileSizesOf } from './tile-size.ts';

/** The ten of the specification first, in its order; then the others, the more usual ones first. */
const LISTED = [
  squares,
  bricks,
  verticalBricks,
  hexagons,
  flatTopHexagons,
  diamonds,
  rhombus,
  isometricCubes,
  herringbone,
  chevron,
  basketWeave,
  versailles,
  hopscotch,
  windmill,
  doubleHerringbone,
  octagonDot,
  picket,
  brickAndSquare,
  ladder,
  checkerboard,
  planks,
] as const;

export const PATTERNS: readonly Pattern[] = LISTED;

type WithoutEnding<Id> = Id extends `${infer Name}-pattern` ? Name : never;

/** The short name of a listed pattern. */
export type PatternName = WithoutEnding<(typeof LISTED)[number]['id']>;

/** Returns the name without its ending: `squares` for `squares-pattern`. */
export function shortNameOf({ id }: Pick<Pattern, 'id'>): string {
  return id.slice(0, -'-pattern'.length);
}

const byName = new Map(
  PATTERNS.flatMap((pattern) => [
    [pattern.id as string, pattern],
    [shortNameOf(pattern), pattern],
  ]),
);

/** Every accepted name, each listed name followed by its short form. */
export const PATTERN_NAMES: readonly string[] = [...byName.keys()];

/** Returns the pattern with exactly this name, long or short; undefined if there is none. */
export function patternByName(name: string): Pattern | undefined {
  return byName.get(name);
}
