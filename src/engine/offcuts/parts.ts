// What comes out of tiles, ready to be compared: the pieces of a plan by kind of tile, brought into one frame, and equal
// ones told but once.

import { signedArea } from '../geometry/point.ts';
import { beginOf, type Cuts, HOLE, NOTHING, ringOf } from '../layout/index.ts';
import type { Plan } from '../plan-types.ts';
import { isPackedConvex } from '../widths.ts';
import { keepKerf, type Outline } from './clearance.ts';
import { exchangesOf, ownTurns } from './kinds.ts';
import type { Turn } from './turns.ts';

/** What is cut out at once: one piece, or all pieces of a tile that has very many corners. */
export interface Part {
  readonly cut: number;
  readonly pieces: readonly number[];
  /** Which of the model's turns brings the part, once it lies in the model, into the position of its form. */
  readonly turn: number;
}

/** A shape that parts have, as it lies in the model tile. */
export interface Form extends Outline {
  readonly areaMm2: number;
  readonly parts: Part[];
  /**
   * The cut tile whose pieces, this one among them, come out of one tile although the saw would not fit between them: the
   * plan counts them as one tile. Such a form has one part alone. Otherwise undefined.
   */
  readonly mateIn?: number;
}

/** All that is cut from tiles of one kind. */
export interface Batch {
  /** The motif tile in whose frame the forms lie. */
  readonly model: number;
  /** The turns of that tile onto itself by growing angle, beginning with none. */
  readonly turns: readonly Turn[];
  readonly forms: Form[];
}

/** A piece over this share of a tile leaves nothing worth keeping; exactly nine tenths is not over, whatever the rounding. */
const LONE_SHARE = 0.9;

/** Whether a piece is so large that it has its tile for itself. */
export function isLone(areaMm2: number, tileAreaMm2: number): boolean {
  return areaMm2 > (LONE_SHARE + NOTHING) * tileAreaMm2;
}

/** Pieces of one tile with more corners than this stay together unseen, so that no room makes the comparison long. */
const MOST_CORNERS = 200;

/** Forms whose corners agree to this, in mm, are one. */
const SAME_FORM = 1e-6;

/** A batch that is being gathered, with its forms by name. */
interface OpenBatch extends Batch {
  readonly known: Map<string, Form>;
}

/** The pieces of a plan as forms, one batch for each kind of tile that is cut. */
export function batchesOf(plan: Plan): Batch[] {
  const { cuts, frame } = plan.layout;
  const exchanges = exchangesOf(plan);
  const batches = new Map<number, OpenBatch>();
  for (let cut = 0; cut < cuts.count; cut++) {
    const { model, ontoModel } = exchanges[cuts.tiles[3 * cut]];
    let batch = batches.get(model);
    if (!batch) {
      batch = { model, turns: ownTurns(frame.shapes[model]), forms: [], known: new Map() };
      batches.set(model, batch);
    }
    const { cuttings, mates } = cuttingsOf(cuts, cut, plan.lattice.tileAreaMm2);
    for (const cutting of cuttings) {
      const part = { ...cutting, ...placed(batch.turns, outlineOf(cuts, cutting.rings, ontoModel)) };
      const form = mates ? newForm(batch, part, cut) : formOf(batch, part);
      form.parts.push({ cut, pieces: part.pieces, turn: part.turn });
    }
  }
  return [...batches.values()];
}

/** A part before it is compared, by its pieces' places in the tile and in the list of rings. */
interface Cutting {
  readonly pieces: readonly number[];
  readonly rings: readonly number[];
  readonly areaMm2: number;
}

const STILL: Turn = { cos: 1, sin: 0 };

/** The parts of a cut tile, and whether they have mates. */
function cuttingsOf(cuts: Cuts, cut: number, tileAreaMm2: number): { cuttings: readonly Cutting[]; mates: boolean } {
  const from = beginOf(cuts.tileEnds, cut);
  const end = cuts.tileEnds[cut];
  if (end - from === 1) {
    return { cuttings: [{ pieces: [0], rings: [from], areaMm2: cuts.coveredMm2[cut] }], mates: false };
  }
  const cuttings: Cutting[] = [];
  for (let ring = from; ring < end; ring++) {
    const areaMm2 = signedArea(ringOf(cuts, ring));
    if (cuts.ringKinds[ring] !== HOLE) cuttings.push({ pieces: [cuttings.length], rings: [ring], areaMm2 });
    else cuttings.push(joined(cuttings.pop()!, { pieces: [], rings: [ring], areaMm2 }));
  }
  const corners = cuts.ringEnds[end - 1] - beginOf(cuts.ringEnds, from);
  if (corners > MOST_CORNERS) return { cuttings: [cuttings.reduce(joined)], mates: false };
  const crowded = cuttings.some(({ areaMm2 }) => isLone(areaMm2, tileAreaMm2)) || !allKeepKerf(cuts, cuttings);
  return { cuttings, mates: cuttings.length > 1 && crowded };
}

function joined(a: Cutting, b: Cutting): Cutting {
  return { pieces: [...a.pieces, ...b.pieces], rings: [...a.rings, ...b.rings], areaMm2: a.areaMm2 + b.areaMm2 };
}

function allKeepKerf(cuts: Cuts, cuttings: readonly Cutting[]): boolean {
  const outlines = cuttings.map(({ rings }) => outlineOf(cuts, rings, STILL));
  return outlines.every((a, i) => outlines.every((b, j) => j <= i || keepKerf(a, b)));
}

function outlineOf(cuts: Cuts, rings: readonly number[], { cos, sin }: Turn): Outline {
  const ringEnds: number[] = [];
  let size = 0;
  for (const ring of rings) {
    size += cuts.ringEnds[ring] - beginOf(cuts.ringEnds, ring);
    ringEnds.push(size);
  }
  const points = new Float64Array(2 * size);
  let at = 0;
  for (const ring of rings) {
    for (let i = beginOf(cuts.ringEnds, ring); i < cuts.ringEnds[ring]; i++) {
      const x = cuts.points[2 * i];
      const y = cuts.points[2 * i + 1];
      points[at++] = x * cos - y * sin;
      points[at++] = x * sin + y * cos;
    }
  }
  return { points, ringEnds, convex: rings.length === 1 && isPackedConvex(points, 0, points.length) };
}

/** An outline in the one of its turns in which its first corner lies farthest to the left: equal ones then lie alike. */
function placed(turns: readonly Turn[], outline: Outline): { turn: number; outline: Outline } {
  const turn = leftmostTurn(turns, outline.points[0], outline.points[1]);
  return { turn, outline: turned(outline, turns[turn]) };
}

/** The form that a part has, found among those known or new. */
function formOf(batch: OpenBatch, part: { outline: Outline; areaMm2: number }): Form {
  let name = part.outline.ringEnds.join();
  for (const coordinate of part.outline.points) name += ` ${Math.round(coordinate / SAME_FORM)}`;
  const form = batch.known.get(name) ?? newForm(batch, part);
  batch.known.set(name, form);
  return form;
}

function newForm(batch: OpenBatch, part: { outline: Outline; areaMm2: number }, mateIn?: number): Form {
  const { points, ringEnds, convex } = part.outline;
  const form = { points, ringEnds, convex, areaMm2: part.areaMm2, parts: [], mateIn };
  batch.forms.push(form);
  return form;
}

function leftmostTurn(turns: readonly Turn[], x: number, y: number): number {
  const whole = (turn: Turn) => [
    Math.round((x * turn.cos - y * turn.sin) / SAME_FORM),
    Math.round((x * turn.sin + y * turn.cos) / SAME_FORM),
  ];
  let best = 0;
  let [left, top] = whole(turns[0]);
  for (let k = 1; k < turns.length; k++) {
    const [x1, y1] = whole(turns[k]);
    if (x1 > left || (x1 === left && y1 >= top)) continue;
    [best, left, top] = [k, x1, y1];
  }
  return best;
}

/** An outline turned about the tile's centre. */
export function turned({ points, ringEnds, convex }: Outline, { cos, sin }: Turn): Outline {
  const moved = new Float64Array(points.length);
  for (let i = 0; i < points.length; i += 2) {
    moved[i] = points[i] * cos - points[i + 1] * sin;
    moved[i + 1] = points[i] * sin + points[i + 1] * cos;
  }
  return { points: moved, ringEnds, convex };
}
