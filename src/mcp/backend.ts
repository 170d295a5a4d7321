// The interface between the tools and planning. A server plans in its threads, counts plans and stores them; over stdio
// the calling process plans by itself.

import {
  type AcceptedComparison,
  type AcceptedJob,
  type AcceptedRequest,
  type CompareAnswer,
  type ErrorAnswer,
  errorAnswer,
  type JobAnswer,
  type Mistake,
  type PlanAnswer,
  type ViewOptions,
} from '../wire/index.ts';

export interface PlanningBackend {
  /** Base of the addresses in answers, without a trailing slash; null if no server answers there. */
  readonly publicUrl: string | null;
  /** Counts a call. What costs more than a plain plan is counted for the rest when it is made. */
  count(): Promise<void>;
  /** Plans a request. `gone` aborts when nobody waits for the answer any more. */
  plan(read: AcceptedRequest, gone: AbortSignal): Promise<PlanAnswer>;
  /** Draws a request as PNG; neither side is longer than `longestSidePx`. */
  picture(read: AcceptedRequest, longestSidePx: number, gone: AbortSignal): Promise<Uint8Array>;
  compare(read: AcceptedComparison, gone: AbortSignal): Promise<CompareAnswer>;
  /** Plans a job. */
  job(read: AcceptedJob, gone: AbortSignal): Promise<JobAnswer>;
  /** Opens a stored plan or job, by its id. */
  open(id: string, view: ViewOptions, gone: AbortSignal): Promise<PlanAnswer | JobAnswer>;
  /** The guide for models. */
  guide(): Promise<string>;
  /** Logs a fault of ours, of which the caller learns no details. */
  report(error: unknown): void;
}

/** The error answer of the API; only `error` and `code` if no field is at fault. */
export type RefusalBody = Pick<ErrorAnswer, 'error' | 'code'> & Partial<ErrorAnswer>;

/** A refused call, which a backend or a tool throws: a mistake of the caller, too many plans, or a server that is busy. */
export class ToolRefusal extends Error {
  override readonly name = 'ToolRefusal';
  readonly body: RefusalBody;

  constructor(body: RefusalBody) {
    super(body.error);
    this.body = body;
  }

  static for(mistakes: readonly Mistake[]): ToolRefusal {
    return new ToolRefusal(errorAnswer(mistakes));
  }
}
