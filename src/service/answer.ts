// The main use case: a request is planned, and its answer written in the format that it asks for.

import { PlanError } from '../engine/index.ts';
import { checkBestStart } from '../engine/starts.ts';
import { type AcceptedRequest, type Mistake, projectText, type Where } from '../wire/index.ts';
import { OUTPUT_FORMATS } from './formats.ts';
import { type PlanTools, planRequest } from './plan.ts';
import { mistakeOf } from './repairs/repairs.ts';
import { unmeasured } from './stages.ts';

export interface AnswerTask {
  readonly read: AcceptedRequest;
  /** Where the request came from, which decides how repairs are written. */
  readonly where: Where;
  /** Whether a JSON answer includes the drawing; by default that of a body does. */
  readonly withDrawing?: boolean;
  readonly publicUrl: string;
}

export interface Refused {
  readonly ok: false;
  readonly mistakes: readonly Mistake[];
}

export type AnswerOutcome =
  | {
      readonly ok: true;
      readonly text: string;
      /** The project to store for a link; null where the answer has none. */
      readonly project: string | null;
    }
  | Refused;

/** Plans a request and writes its answer, or says what is wrong with it. Throws for faults of ours alone. */
export function answerRequest(task: AnswerTask, tools: PlanTools = {}): AnswerOutcome {
  const { read, where, publicUrl } = task;
  const { format, link, inlineSvg } = read.options;
  const { hasLink, write } = OUTPUT_FORMATS[format];
  try {
    const planned = planRequest(read, tools);
    const withDrawing = task.withDrawing ?? (where === 'body' || inlineSvg);
    const text = write(planned, { publicUrl, withDrawing, measure: tools.measure ?? unmeasured });
    return { ok: true, text, project: hasLink && link ? projectText(planned.read) : null };
  } catch (error) {
    return refused(error, task);
  }
}

/** What is wrong with a request for the best start, found without a search; null where nothing is. */
export function refusalOf(task: AnswerTask): Refused | null {
  try {
    checkBestStart(task.read.request);
    return null;
  } catch (error) {
    return refused(error, task);
  }
}

/** Refuses a request that cannot be planned; throws every other error on. */
function refused(error: unknown, { read, where }: AnswerTask): Refused {
  if (error instanceof PlanError) return { ok: false, mistakes: [mistakeOf(error, read, where)] };
  throw error;
}
