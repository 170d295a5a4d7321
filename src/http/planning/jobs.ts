// The jobs of the planning threads, one table: functions from plain data to plain data. Threads call them (thread.ts), and
// tests and scripts directly (direct.ts).

import type { DocumentTask, ProjectPageTask } from '../../pages/index.ts';
import * as pages from '../../pages/index.ts';
import {
  type AnswerOutcome,
  type AnswerTask,
  answerJob,
  answerRequest,
  isStoredJob,
  JOB_PAGE_WRITERS,
  type JobVariantTask,
  type JobWeighOutcome,
  linkedEnd,
  type Measure,
  PAGE_WRITERS,
  type JobTask as PlannedJobTask,
  type PlanTools,
  type ProjectView,
  plannerUrlOf,
  projectTask,
  type Stage,
  type StoredProject,
  storedJobTask,
  UNLINKED_END,
  type VariantTask,
  type WeighOutcome,
  type Writers,
  weighJob,
  weighVariant,
} from '../../service/index.ts';
import { DEFAULT_OPTIONS, type Format, type Mistake, type PlannedProject, type ViewOptions } from '../../wire/index.ts';

export type StageTimes = Readonly<Partial<Record<Stage, number>>>;

export type AnswerResult =
  | {
      readonly ok: true;
      readonly body: Uint8Array;
      /** The project to store for the link; null if the answer has no link. */
      readonly project: PlannedProject | null;
      /** The name of the file; null for an answer that is not saved as one. */
      readonly fileName: string | null;
      /** Milliseconds per stage. */
      readonly stages: StageTimes;
    }
  | { readonly ok: false; readonly mistakes: readonly Mistake[] };

export interface ProjectAnswerTask extends StoredProject {
  readonly options: ViewOptions;
  readonly publicUrl: string;
}

export type PreviewTask = StoredProject & ProjectView;

const encoder = new TextEncoder();

interface Job<Task, Result> {
  readonly run: (task: Task, tools: PlanTools) => Result | Promise<Result>;
  /** The bytes in a result, which a thread hands over instead of copying them. */
  readonly bytesIn: (result: Result) => readonly Uint8Array[];
  /** The format that it writes, whose library may leave memory to be freed. */
  readonly formatOf: (task: Task) => Format | undefined;
}

export const JOBS = {
  /** Plans a request and writes its answer. */
  answer: jobOf<AnswerTask, AnswerResult>(answer, bodyOf, ({ read }) => read.options.format),
  /** Plans a job of several surfaces and writes its answer. */
  job: jobOf<PlannedJobTask, AnswerResult>(job, bodyOf, ({ read }) => read.options.format),
  /** Plans a variant of a comparison. */
  weigh: jobOf<VariantTask, WeighOutcome>((task, { planner }) => weighVariant(task, { planner }), noBytes),
  /** Plans a variant of a comparison of jobs. */
  weighJob: jobOf<JobVariantTask, JobWeighOutcome>((task, { planner }) => weighJob(task, { planner }), noBytes),
  /** Plans a stored project and writes its answer, with its link. */
  projectAnswer: jobOf<ProjectAnswerTask, AnswerResult>(projectAnswer, bodyOf, ({ options }) => options.format),
  /** Plans a stored project and renders its page. */
  projectPage: jobOf<ProjectPageTask, Uint8Array>((task) => encoder.encode(pages.projectPage(task)), itself),
  /** Plans a stored project and draws the preview of its link, as PNG. */
  projectPreview: jobOf<PreviewTask, Uint8Array>(projectPreview, itself, () => 'png'),
  /** Renders one of the documents that are the same for all callers. */
  document: jobOf<DocumentTask, Uint8Array>((task) => encoder.encode(pages.documentText(task)), itself),
};

export type JobName = keyof typeof JOBS;
export type JobTask<Name extends JobName> = Parameters<(typeof JOBS)[Name]['run']>[0];
export type JobResult<Name extends JobName> = Awaited<ReturnType<(typeof JOBS)[Name]['run']>>;

function jobOf<Task, Result>(
  run: Job<Task, Result>['run'],
  bytesIn: Job<Task, Result>['bytesIn'],
  formatOf: Job<Task, Result>['formatOf'] = () => undefined,
): Job<Task, Result> {
  return { run, bytesIn, formatOf };
}

function bodyOf(result: AnswerResult): readonly Uint8Array[] {
  return result.ok ? [result.body] : [];
}

function itself(bytes: Uint8Array): readonly Uint8Array[] {
  return [bytes];
}

function noBytes(): readonly Uint8Array[] {
  return [];
}

/** The libraries of files for other programs are loaded by the first request for one: few threads ever need them. */
async function writersFor(format: Format): Promise<Writers> {
  return format in PAGE_WRITERS ? PAGE_WRITERS : (await import('../../service/exports.ts')).ALL_WRITERS;
}

async function answer(task: AnswerTask, tools: PlanTools): Promise<AnswerResult> {
  const writers = await writersFor(task.read.options.format);
  return written(tools, (measured) => answerRequest(task, { ...measured, writers }));
}

async function job(task: PlannedJobTask, tools: PlanTools): Promise<AnswerResult> {
  const { format } = task.read.options;
  const jobWriters =
    format in JOB_PAGE_WRITERS ? JOB_PAGE_WRITERS : (await import('../../service/exports.ts')).ALL_JOB_WRITERS;
  return written(tools, (measured) => answerJob(task, { ...measured, jobWriters }));
}

function written({ planner }: PlanTools, write: (tools: PlanTools) => AnswerOutcome): AnswerResult {
  const stages: Partial<Record<Stage, number>> = {};
  const measure: Measure = (stage, work) => {
    const began = performance.now();
    const result = work();
    stages[stage] = (stages[stage] ?? 0) + performance.now() - began;
    return result;
  };
  const outcome = write({ planner, measure });
  if (!outcome.ok) return outcome;
  const { content, project, fileName } = outcome;
  const body = typeof content === 'string' ? encoder.encode(content) : content;
  return { ok: true, body, project, fileName, stages };
}

async function projectAnswer(task: ProjectAnswerTask, tools: PlanTools): Promise<AnswerResult> {
  const { id, options, publicUrl } = task;
  const result = isStoredJob(task)
    ? await job(storedJobTask(task, options, publicUrl), tools)
    : await answer(projectTask(task, options, publicUrl), tools);
  if (!result.ok || result.project === null) return result;
  const end = encoder.encode(linkedEnd(plannerUrlOf(publicUrl, id, { ...DEFAULT_OPTIONS, ...options })));
  const unlinked = result.body.subarray(0, -UNLINKED_END.length);
  return { ...result, body: new Uint8Array(Buffer.concat([unlinked, end])), project: null };
}

async function projectPreview(task: PreviewTask): Promise<Uint8Array> {
  const exports = await import('../../service/exports.ts');
  return exports.projectPreview(task, task, { name: pages.NAME, mark: pages.MARK_TILES });
}
