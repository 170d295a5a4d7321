// Which of the ways in its tile are open to a part: those at whose ends it faces no other tile.

import { MOST_SLIDING_FORMS } from '../work-limits.ts';
import type { CutTiles } from './cut-tiles.ts';
import { type Form, type Part, slidingForm } from './forms.ts';
import type { Exchange } from './kinds.ts';
import { edgesOnto, type Turn } from './turns.ts';

/** The forms of a batch so far, and the turns of its model. */
interface FormsSoFar {
  readonly forms: readonly Form[];
  readonly turns: readonly Turn[];
}

export class OpenWays {
  private readonly plan: CutTiles;
  /** By motif tile and turn of a part: the edge of its tile that is each edge of the model. */
  private readonly edges: number[][][];

  constructor(plan: CutTiles) {
    this.plan = plan;
    this.edges = plan.layout.frame.shapes.map(() => []);
  }

  /**
   * Returns the form of a part: the given one, or an equal one that slides if a way is open to the part. Once a batch has
   * too many forms for that, the given one is marked instead.
   */
  formFor(form: Form, { cut, turn }: Part, { forms, turns }: FormsSoFar, exchanges: readonly Exchange[]): Form {
    if (form.ways.length === 0 || form.isLoose) return form;
    const { cos, sin } = turns[turn];
    const motif = this.plan.layout.cuts.tiles[3 * cut];
    const { shapes } = this.plan.layout.frame;
    const { model, ontoModel } = exchanges[motif];
    this.edges[motif][turn] ??= edgesOnto(shapes[motif], shapes[model], {
      cos: ontoModel.cos * cos - ontoModel.sin * sin,
      sin: ontoModel.sin * cos + ontoModel.cos * sin,
    });
    const edges = this.edges[motif][turn];
    for (const way of form.ways) {
      if (this.isFacedOnAny(cut, way.blockedBy, edges)) continue;
      if (!way.form && forms.length >= MOST_SLIDING_FORMS) {
        form.isLoose = true;
        return form;
      }
      way.form ??= slidingForm(form, way.slide);
      return way.form;
    }
    return form;
  }

  /** Whether a cut tile faces another on one of the model's edges. */
  private isFacedOnAny(cut: number, modelEdges: readonly number[], edges: readonly number[]): boolean {
    for (const edge of modelEdges) if (this.plan.neighbours.isFaced(cut, edges[edge])) return true;
    return false;
  }
}
