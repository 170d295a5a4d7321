// How readers restate values that are clear but written in another way. Readers get these functions as an argument,
// because the planner composes its requests itself: its worker does without them and loads faster.

/** A corner: the plain decimals of x and y in cm. */
export type Pair = readonly [x: string, y: string];

/** Each returns what a value means, or undefined if that is not certain. */
export interface Restatements {
  pair(value: unknown): Pair | undefined;
  ring(value: unknown): readonly Pair[] | undefined;
  rings(value: unknown): readonly (readonly Pair[])[] | undefined;
  /** The lengths of a cutout in cm; `names` are theirs, such as x, y, w and h. */
  cutout(value: unknown, names: readonly string[]): readonly number[] | undefined;
  cutouts(value: unknown, names: readonly string[], most: number): readonly (readonly number[])[] | undefined;
  /** A number in the unit of its field; no unit for a count. */
  number(
    value: unknown,
    unit: 'mm' | 'px' | 'percent' | 'm²' | 'kg' | 'kg/m²' | 'kg/l' | undefined,
  ): number | undefined;
}

const nothing = () => undefined;

export const NO_RESTATEMENTS: Restatements = {
  pair: nothing,
  ring: nothing,
  rings: nothing,
  cutout: nothing,
  cutouts: nothing,
  number: nothing,
};
