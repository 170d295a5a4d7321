// The check of a right angle by a triangle whose sides are as 3 to 4 to 5, as large as the room allows.

/** Lengths from the crossing along both lines, and between their ends; mm. */
export interface RightAngle {
  readonly onA: number;
  readonly onB: number;
  readonly diagonal: number;
}

/** A larger triangle needs a longer tape than most people have, mm. */
const LONGEST = 5000;

/**
 * Returns the largest triangle on two lines of these lengths, its parts whole multiples of the first grain of `grains` that
 * fits; undefined if none does. For 2000, 1700 and 100 that is 1600, 1200 and 2000.
 */
export function rightAngleIn(a: number, b: number, grains: readonly number[]): RightAngle | undefined {
  for (const grain of grains) {
    const most = (long: number, short: number) => Math.floor(Math.min(long / 4, short / 3, LONGEST / 5) / grain + 1e-9);
    const [onA, onB] = [most(a, b), most(b, a)];
    const count = Math.max(onA, onB);
    if (count < 1) continue;
    const [long, short] = [4 * count * grain, 3 * count * grain];
    const diagonal = 5 * count * grain;
    return onA >= onB ? { onA: long, onB: short, diagonal } : { onA: short, onB: long, diagonal };
  }
  return undefined;
}
