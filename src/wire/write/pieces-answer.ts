// The pieces of a plan for other programs: whole tiles as runs, cut tiles with their outlines. Millimetres, x to the right
// and y down, in the caller's frame or relative to the centre of a tile.

import { centreOf, type Plan, type Point, piecesOf, type Ring, sliversOf, tilePlaceOf } from '../../engine/index.ts';
import { numberTiles } from '../../engine/offcuts.ts';
import type { CutAnswer, Pair, PiecesAnswer, RunAnswer } from '../answers/pieces.ts';
import { rounded } from '../values/rounding.ts';

/** A micrometre; areas to a square millimetre's hundredth. */
const LENGTH_DECIMALS = 3;
const AREA_DECIMALS = 2;

/** Returns the pieces of a plan. `sharedTiles` are the lists of the same answer. */
export function piecesAnswer(plan: Plan, sharedTiles: readonly (readonly number[])[] = []): PiecesAnswer {
  const { layout, pattern, parameters, floor } = plan;
  const { frame, runs } = layout;
  const kinds = pattern.kinds?.(parameters);
  const left = floor.originUm.x / 1000;
  const top = floor.originUm.y / 1000;
  const inRoom = ({ x, y }: Point) => ({ x: left + x, y: top + y });
  const whole: RunAnswer[] = [];
  for (let i = 0; i < runs.length; i += 4) {
    const [motif, row, place, count] = runs.subarray(i, i + 4);
    whole.push({
      motif,
      firstCentreMm: pairOf(inRoom(centreOf(layout, { motif, place, row }))),
      stepMm: pairOf({ x: frame.stepX, y: frame.stepY }),
      count,
    });
  }
  return {
    motif: frame.shapes.map(({ cornerX, cornerY }, i) => ({
      ...(kinds && { tileKind: kinds[i] }),
      outlineMm: Array.from(cornerX, (x, k) => pairOf({ x, y: cornerY[k] })),
    })),
    whole,
    cut: cutAnswers(plan, sharedTiles, kinds, inRoom),
  };
}

/** The cut tiles, in the order of their numbers. */
function cutAnswers(
  { layout, lattice, parameters }: Plan,
  sharedTiles: readonly (readonly number[])[],
  kinds: readonly string[] | undefined,
  inRoom: (point: Point) => Point,
): CutAnswer[] {
  const { cuts } = layout;
  const places = Array.from({ length: cuts.count }, (_, i) => tilePlaceOf(cuts, i));
  const { numbers } = numberTiles(layout, Number(parameters.rotation), places);
  const slivers = new Set(sliversOf(layout, lattice));
  const shared = new Map<number, number>();
  sharedTiles.forEach((list, index) => {
    for (const number of list) if (!shared.has(number)) shared.set(number, index);
  });
  const answers = places.map((place, i): CutAnswer => {
    const { motif } = place;
    const centre = inRoom(centreOf(layout, place));
    const pieces = piecesOf(cuts, i);
    const outlinesAt = ({ x, y }: Point) => {
      const ringAt = (ring: Ring) => ring.map((corner) => pairOf({ x: x + corner.x, y: y + corner.y }));
      return pieces.map(({ outer, holes }) => ({ outer: ringAt(outer), holes: holes.map(ringAt) }));
    };
    return {
      number: numbers[i],
      motif,
      kind: slivers.has(i) ? 'sliver' : 'cut',
      ...(kinds && { tileKind: kinds[motif] }),
      centreMm: pairOf(centre),
      areaMm2: rounded(cuts.coveredMm2[i], AREA_DECIMALS),
      sharedTile: shared.get(numbers[i]) ?? null,
      outlinesMm: { tile: outlinesAt({ x: 0, y: 0 }), room: outlinesAt(centre) },
    };
  });
  return answers.sort((a, b) => a.number - b.number);
}

function pairOf({ x, y }: Point): Pair {
  return [rounded(x, LENGTH_DECIMALS), rounded(y, LENGTH_DECIMALS)];
}
