// Prepares the pieces of a plan for comparison: by kind of tile, brought into one frame, and equal pieces kept once.

import { signedArea } from '../geometry/point.ts';
import { beginOf, type Cuts, HOLE, NOTHING, ringOf, type Shape } from '../layout/index.ts';
import { MOST_CORNERS } from '../work-limits.ts';
import { keepKerf } from './clearance.ts';
import type { CutTiles } from './cut-tiles.ts';
import { CuttingTable, type Form, type KnownForms, remember } from './forms.ts';
import { exchangesIn, turnsIn } from './kinds.ts';
import { OpenWays } from './open-ways.ts';
import { waysOf } from './sliding.ts';
import type { Turn } from './turns.ts';

/** Everything cut from tiles of one kind. */
export interface Batch {
  /** The motif tile in whose frame the forms are. */
  readonly model: number;
  /** The turns of that tile onto itself by increasing angle, the identity first. */
  readonly turns: readonly Turn[];
  readonly forms: Form[];
  /** Width that the saw needs between two pieces, mm. */
  readonly kerf: number;
  /** Number of cut tiles. */
  readonly cuts: number;
  /** Number of parts: more than `cuts` if walls cross a tile or pillars stand on it. */
  readonly parts: number;
}

/** A larger piece leaves nothing of its tile worth keeping. Exactly this share is not larger, despite rounding. */
const LONE_SHARE = 0.9;

/** Whether a piece is so large that it does not share its tile. */
export function isLone(areaMm2: number, tileAreaMm2: number): boolean {
  return areaMm2 > (LONE_SHARE + NOTHING) * tileAreaMm2;
}

/** A batch under construction, with its forms by area. */
interface OpenBatch extends Batch {
  readonly shape: Shape;
  readonly known: KnownForms;
  cuts: number;
  parts: number;
}

// All plans share one table: forms copy what they keep.
const table = new CuttingTable();

/**
 * Returns the pieces of cut tiles as forms, one batch for each kind of cut tile. Where a cutout divides a tile, its pieces
 * are parts of their own, or one part if they are kept together.
 */
export function gatherBatches(plan: CutTiles, together = false): Batch[] {
  const { kerf } = plan;
  const { cuts, frame } = plan.layout;
  const exchanges = exchangesIn(plan);
  const batches = new Map<number, OpenBatch>();
  const ways = new OpenWays(plan);
  for (let cut = 0; cut < cuts.count; cut++) {
    const { model, ontoModel } = exchanges[cuts.tiles[3 * cut]];
    let batch = batches.get(model);
    if (!batch) {
      const shape = frame.shapes[model];
      batch = { model, shape, turns: turnsIn(plan, shape), kerf, forms: [], cuts: 0, parts: 0, known: new Map() };
      batches.set(model, batch);
    }
    const cuttings = cuttingsOf(cuts, cut, plan.lattice.tileAreasMm2[model], kerf, together);
    batch.cuts++;
    batch.parts += cuttings.length;
    for (const { pieces, rings, areaMm2 } of cuttings) {
      table.lay(cuts, rings, ontoModel);
      const part = { cut, pieces, turn: table.turnLeftmost(batch.turns) };
      const form = ways.formFor(formOf(batch, areaMm2), part, batch, exchanges);
      if (form.parts.length === 0) batch.forms.push(form);
      form.parts.push(part);
    }
  }
  return [...batches.values()];
}

/** A part before it is compared, with indices of its pieces in the tile and of its rings in the list. */
interface Cutting {
  readonly pieces: readonly number[];
  readonly rings: readonly number[];
  readonly areaMm2: number;
}

const STILL: Turn = { cos: 1, sin: 0 };
/** Nearly every cut tile has a single piece. */
const FIRST_PIECE: readonly number[] = [0];

/** The parts of a cut tile. */
function cuttingsOf(cuts: Cuts, cut: number, tileAreaMm2: number, kerf: number, together: boolean): readonly Cutting[] {
  const from = beginOf(cuts.tileEnds, cut);
  const end = cuts.tileEnds[cut];
  if (end - from === 1) return [{ pieces: FIRST_PIECE, rings: [from], areaMm2: cuts.coveredMm2[cut] }];
  const cuttings: Cutting[] = [];
  for (let ring = from; ring < end; ring++) {
    const areaMm2 = signedArea(ringOf(cuts, ring));
    if (cuts.ringKinds[ring] !== HOLE) cuttings.push({ pieces: [cuttings.length], rings: [ring], areaMm2 });
    else cuttings.push(joined(cuttings.pop()!, { pieces: [], rings: [ring], areaMm2 }));
  }
  const corners = cuts.ringEnds[end - 1] - beginOf(cuts.ringEnds, from);
  const areOne =
    together ||
    corners > MOST_CORNERS ||
    cuttings.some(({ areaMm2 }) => isLone(areaMm2, tileAreaMm2)) ||
    !allKeepKerf(cuts, cuttings, kerf);
  return areOne ? [cuttings.reduce(joined)] : cuttings;
}

function joined(a: Cutting, b: Cutting): Cutting {
  return { pieces: [...a.pieces, ...b.pieces], rings: [...a.rings, ...b.rings], areaMm2: a.areaMm2 + b.areaMm2 };
}

function allKeepKerf(cuts: Cuts, cuttings: readonly Cutting[], kerf: number): boolean {
  const outlines = cuttings.map(({ rings }) => {
    table.lay(cuts, rings, STILL);
    return table.outline();
  });
  return outlines.every((a, i) => outlines.every((b, j) => j <= i || keepKerf(a, b, kerf)));
}

/** Returns the form of the part on the table, known or new. */
function formOf(batch: OpenBatch, areaMm2: number): Form {
  const known = table.find(batch.known, areaMm2);
  if (known) return known;
  const form = newForm(batch, areaMm2);
  remember(batch.known, form);
  return form;
}

function newForm(batch: OpenBatch, areaMm2: number): Form {
  const outline = table.outline();
  const { points, ringEnds, convex, extent } = outline;
  const isMovable = convex && !isLone(areaMm2, batch.shape.green[batch.shape.corners]);
  const ways = isMovable ? waysOf(outline, batch.shape) : [];
  return { points, ringEnds, convex, extent, areaMm2, parts: [], slide: undefined, ways, isLoose: false };
}
