// The main use case: plans a request and writes its answer in the requested format.

import { PlanError } from '../engine/index.ts';
import {
  type AcceptedRequest,
  earlierFiguresOf,
  figuresOf,
  keptFigures,
  type Mistake,
  type PlannedProject,
  projectOf,
  recountOf,
  type Where,
} from '../wire/index.ts';
import { fileNameOf } from './file-names.ts';
import { FormatRefusal } from './format-refusal.ts';
import { type Content, FORMATS, PAGE_WRITERS, writerIn } from './formats.ts';
import { type PlanTools, planRequest } from './plan.ts';
import type { Planned } from './planned.ts';
import { mistakeOf } from './repairs/repairs.ts';
import { unmeasured } from './stages.ts';

export interface AnswerTask {
  readonly read: AcceptedRequest;
  /** Where the request came from; repairs are written accordingly. */
  readonly where: Where;
  /** Whether a JSON answer contains the drawing; by default only for a body or inlineSvg. */
  readonly withDrawing?: boolean;
  /** Of a PNG; undefined for the size that the request has. */
  readonly longestSidePx?: number;
  /** The figures that a stored plan showed, null if they were not stored; absent for a new plan. */
  readonly figures?: string | null;
  /** The link of a stored plan; absent for a new one. */
  readonly plannerUrl?: string;
  readonly publicUrl: string;
}

export interface Refused {
  readonly ok: false;
  readonly mistakes: readonly Mistake[];
}

export type AnswerOutcome =
  | {
      readonly ok: true;
      /** Text, or the bytes of a binary format. */
      readonly content: Content;
      /** The project to store for the link; null if the answer has no link. */
      readonly project: PlannedProject | null;
      /** The name of the file; null for an answer that is not saved as one. */
      readonly fileName: string | null;
    }
  | Refused;

/** Plans a request and writes its answer, or returns its mistakes. Throws only for internal errors. */
export function answerRequest(task: AnswerTask, tools: PlanTools = {}): AnswerOutcome {
  const { read, where, publicUrl, longestSidePx } = task;
  const { format, link, inlineSvg, name } = read.options;
  const { hasLink, extension } = FORMATS[format];
  const write = writerIn(tools.writers ?? PAGE_WRITERS, format);
  try {
    const planned = { ...recounted(planRequest(read, tools), task), plannerUrl: task.plannerUrl };
    const withDrawing = task.withDrawing ?? (where === 'body' || inlineSvg);
    const content = write(planned, { publicUrl, withDrawing, longestSidePx, measure: tools.measure ?? unmeasured });
    const fileName = extension === undefined ? null : fileNameOf(planned.plan, name, extension);
    return { ok: true, content, project: hasLink && link ? projectToStore(planned) : null, fileName };
  } catch (error) {
    return refusedBy(error, task);
  }
}

function recounted(planned: Planned, { figures }: AnswerTask): Planned {
  return figures === undefined ? planned : { ...planned, recount: recountFor(figures, planned) };
}

function recountFor(figures: string | null, { plan, read: { options } }: Planned) {
  return recountOf(figures, figuresOf(plan, options), earlierFiguresOf(plan, options));
}

function projectToStore({ read, plan }: Planned): PlannedProject {
  return { ...projectOf(read), figures: keptFigures(figuresOf(plan, read.options)) };
}

/** Turns what a caller can change into a refusal; rethrows every other error. */
export function refusedBy(error: unknown, { read, where }: Pick<AnswerTask, 'read' | 'where'>): Refused {
  if (error instanceof PlanError) return { ok: false, mistakes: [mistakeOf(error, read, where)] };
  if (error instanceof FormatRefusal) return { ok: false, mistakes: [error.mistake] };
  throw error;
}
