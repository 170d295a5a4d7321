// Whole numbers of the environment. Apart from the other settings, because a primary process reads one of them and
// must stay small.

export type Environment = Readonly<Record<string, string | undefined>>;

export interface Range {
  readonly least?: number;
  readonly most: number;
}

/** A variable as a whole number; throws an Error of one line for anything else, and for one out of its range. */
export function wholeNumber(
  environment: Environment,
  name: string,
  byDefault: number,
  { least = 0, most }: Range,
): number {
  const text = environment[name];
  if (text === undefined) return byDefault;
  const number = /^[0-9]{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new Error(`${name} must be a whole number from ${least} to ${most}, not ${JSON.stringify(text)}.`);
}
