// Combs that cross combs: few cutouts with hundreds to thousands of crossings, up to the engine's limit and beyond. In
// micrometres.

import type { Ring } from '../../../src/engine/index.ts';
import type { Random } from '../../fuzz/random.ts';
import { at, boxRing, many, type Sketch } from './sketch.ts';

const SIDES = [900_000, 4_000_000, 31_415_926];

/** A comb across a square: a spine along its left side and teeth to the right that lean down by `lean`. */
function combRing(side: number, teeth: number, lean: number, share: number): Ring {
  const pitch = Math.floor((side - Math.abs(lean)) / teeth);
  const tooth = Math.max(1, Math.floor(pitch * share));
  const from = Math.max(0, -lean);
  const spine = Math.floor(side / 50);
  const last = from + (teeth - 1) * pitch + tooth;
  return [
    ...many(teeth, (index) => {
      const top = from + index * pitch;
      return [at(spine, top), at(side, top + lean), at(side, top + tooth + lean), at(spine, top + tooth)];
    }).flat(),
    at(0, last),
    at(0, from),
  ];
}

function turnedOver(ring: Ring): Ring {
  return ring.map(({ x, y }) => at(y, x));
}

/** Two crossing combs, sometimes with a third, leaning one. `most` is about the number of crossings. */
function crossedCombs(random: Random, most: number): Sketch {
  const side = random.pick(SIDES);
  const across = random.between(2, Math.min(120, Math.floor(most / 8)));
  const along = Math.min(120, Math.max(2, Math.floor(most / 4 / across)));
  const lean = () => (random.chance(0.5) ? 0 : random.between(-side / 3, side / 3)) | 0;
  const share = () => random.between(1, 9) / 10;
  const holes = [combRing(side, across, lean(), share()), turnedOver(combRing(side, along, lean(), share()))];
  if (random.chance(0.3)) holes.push(combRing(side, random.between(2, 6), lean(), share()));
  const rim = random.pick([0, 0, 1, 5000]);
  return { outer: boxRing(-rim, -rim, side + 2 * rim), holes, rectangles: [] };
}

/** Combs that cross a few hundred times. */
export function combs(random: Random): Sketch {
  return crossedCombs(random, random.pick([60, 200, 800]));
}

/** Combs that cross some thousand times, about as often as allowed or more. */
export function denseCombs(random: Random): Sketch {
  return crossedCombs(random, random.pick([1500, 2500, 6000]));
}

/** A room that is a comb itself, crossed by other combs. */
export function combRoom(random: Random): Sketch {
  const side = random.pick(SIDES);
  const outer = combRing(side, random.between(3, 20), 0, 0.5);
  const holes = many(random.between(1, 3), () => {
    const lean = random.between(-side / 4, side / 4) | 0;
    return turnedOver(combRing(side, random.between(2, 15), lean, random.between(1, 9) / 10));
  });
  return { outer, holes, rectangles: [] };
}
