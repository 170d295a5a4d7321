// Labels with the length of each wall: along the wall if it fits, otherwise at the end of a leader or, for the last
// few, on a plate inside the room. Lengths that do not fit are left out, those of short walls first.

import type { Ring } from '../../engine/index.ts';
import { INK, MUTED, PAPER } from '../scene/colors.ts';
import { toMm } from '../scene/frame.ts';
import { type Block, type Item, linesOf, type Text } from '../scene/items.ts';
import { textOf } from '../scene/text.ts';
import {
  along,
  beyondEnds,
  inMiddle,
  inside,
  type LabelSheet,
  type Surroundings,
  tightAlong,
  withLeader,
} from './label-places.ts';
import { type Placed, placeAll, type Round, tagsOf } from './placing.ts';
import type { Tag } from './tags.ts';
import type { Wall } from './walls.ts';

/** Leader angles from the wall's normal, degrees: the first set suits single walls, the second the steps of a stair. */
const LEANS_DEG = [
  [0, 30, -30, 60, -60],
  [45, -45, 20, -20, 70, -70],
];
/** In rooms with more walls, which approximate curves, a length is in the middle of its wall or left out. */
export const MOST_WALLS_WITH_LEADERS = 64;
/** More plates than this would hide the plan. */
const MOST_PLATES = 4;

/** The labels, and the number of lengths that did not fit outside the room. */
interface Labels {
  readonly items: readonly Item[];
  readonly leftOut: number;
}

/**
 * Returns the lengths of the walls (longest first, px) with their leaders. Adds them to `taken`. Each way is tried for
 * all walls before the next, so no leader blocks a place along a wall.
 */
export function wallLabels(walls: readonly Wall[], ring: Ring, sheet: LabelSheet, taken: Tag[]): Labels {
  const around = { ring, sheet, taken };
  if (ring.length > MOST_WALLS_WITH_LEADERS) return labelsOf(placeAll(walls, inMiddle, around), sheet);
  const near = placeAll(walls, along, around);
  const rest = bestOf(near.left, around, [
    (left, trial) => inTurn(left, trial, placeTight, placeOff),
    (left, trial) => inTurn(left, trial, placeOff, placeTight),
  ]);
  const inner = rest.left.length <= MOST_PLATES ? placeAll(rest.left, inside, around).placed : [];
  return labelsOf({ placed: [...near.placed, ...rest.placed, ...inner], left: rest.left }, sheet);
}

type Attempt = (walls: readonly Wall[], around: Surroundings) => Round;

/** Keeps the first attempt that leaves out the fewest lengths, and adds its labels to `taken`. */
function bestOf(walls: readonly Wall[], around: Surroundings, attempts: readonly Attempt[]): Round {
  let best: Round = { placed: [], left: walls };
  for (const attempt of attempts) {
    if (best.left.length === 0) break;
    const round = attempt(walls, { ...around, taken: [...around.taken] });
    if (round.left.length < best.left.length) best = round;
  }
  around.taken.push(...best.placed.flatMap(tagsOf));
  return best;
}

/** Runs two attempts, the second for the walls that the first left out. */
function inTurn(walls: readonly Wall[], around: Surroundings, first: Attempt, second: Attempt): Round {
  const begun = first(walls, around);
  const rest = second(begun.left, around);
  return { placed: [...begun.placed, ...rest.placed], left: rest.left };
}

const placeTight: Attempt = (walls, around) => placeAll(walls, tightAlong, around);

/** Places lengths off their walls, with the set of leader angles that leaves out fewer. */
const placeOff: Attempt = (walls, around) =>
  bestOf(
    walls,
    around,
    LEANS_DEG.map((leansDeg) => (left, trial) => {
      const led: Attempt = (all, at) => placeAll(all, (wall, space) => withLeader(wall, leansDeg, space), at);
      return inTurn(left, trial, led, (all, at) => placeAll(all, beyondEnds, at));
    }),
  );

function labelsOf({ placed, left }: Round, sheet: LabelSheet): Labels {
  const labels = placed.flatMap((one) => labelOf(one, sheet));
  return { items: [...leadersOf(placed, sheet), ...labels], leftOut: left.length };
}

function leadersOf(placed: readonly Placed[], sheet: LabelSheet): Item[] {
  const paths = placed.flatMap(({ leader }) => (leader ? [leader.map((end) => toMm(end, sheet))] : []));
  if (paths.length === 0) return [];
  const stroke = { color: MUTED, width: Math.max(0.8, 0.06 * sheet.textSize) * sheet.mmPerPx };
  return [linesOf('leader', stroke, paths)];
}

function labelOf({ text, size, tag, hasPlate }: Placed, sheet: LabelSheet): (Block | Text)[] {
  const { mmPerPx } = sheet;
  const { x, y } = toMm(tag.middle, sheet);
  const style = { color: INK, anchor: 'middle', turnDeg: tag.turnDeg, centred: true } as const;
  const label = textOf('label', text, { x, y }, size * mmPerPx, style);
  if (!hasPlate) return [label];
  const [width, height] = [tag.width * mmPerPx, tag.height * mmPerPx];
  return [
    { kind: 'block', role: 'label', fill: PAPER, left: x - width / 2, top: y - height / 2, width, height },
    label,
  ];
}
