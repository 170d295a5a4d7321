// The jobs of the planning threads: functions from plain data to bytes. Called by threads (thread.ts), and directly by
// tests and scripts (direct.ts).

import type { DocumentTask, ProjectPageTask } from '../../pages/index.ts';
import * as pages from '../../pages/index.ts';
import {
  type AnswerTask,
  answerRequest,
  linkedEnd,
  type Measure,
  PAGE_WRITERS,
  type PlanTools,
  type ProjectView,
  plannerUrlOf,
  projectTask,
  type Stage,
  type StoredProject,
  UNLINKED_END,
  type VariantTask,
  type WeighOutcome,
  type Writers,
  weighVariant,
} from '../../service/index.ts';
import type { Format, Mistake, PlannedProject, ViewOptions } from '../../wire/index.ts';

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

const encoder = new TextEncoder();

/** The libraries of files for other programs are loaded by the first request for one: few threads ever need them. */
async function writersFor(format: Format): Promise<Writers> {
  return format in PAGE_WRITERS ? PAGE_WRITERS : (await import('../../service/exports.ts')).ALL_WRITERS;
}

/** Plans a request and writes its answer. */
export async function answer(task: AnswerTask, { planner }: PlanTools = {}): Promise<AnswerResult> {
  const writers = await writersFor(task.read.options.format);
  const stages: Partial<Record<Stage, number>> = {};
  const measure: Measure = (stage, work) => {
    const began = performance.now();
    const result = work();
    stages[stage] = (stages[stage] ?? 0) + performance.now() - began;
    return result;
  };
  const outcome = answerRequest(task, { planner, measure, writers });
  if (!outcome.ok) return outcome;
  const { content, project, fileName } = outcome;
  const body = typeof content === 'string' ? encoder.encode(content) : content;
  return { ok: true, body, project, fileName, stages };
}

/** Plans a variant of a comparison. */
export function weigh(task: VariantTask, { planner }: PlanTools = {}): WeighOutcome {
  return weighVariant(task, { planner });
}

export interface ProjectAnswerTask extends StoredProject {
  readonly options: ViewOptions;
  readonly publicUrl: string;
}

/** Plans a stored project and writes its answer, with its link. */
export async function projectAnswer(task: ProjectAnswerTask, tools: PlanTools = {}): Promise<AnswerResult> {
  const { id, options, publicUrl } = task;
  const asked = projectTask(task, options, publicUrl);
  const result = await answer(asked, tools);
  if (!result.ok || result.project === null) return result;
  const end = encoder.encode(linkedEnd(plannerUrlOf(publicUrl, id, asked.read.options)));
  const unlinked = result.body.subarray(0, -UNLINKED_END.length);
  return { ...result, body: new Uint8Array(Buffer.concat([unlinked, end])), project: null };
}

/** Plans a stored project and renders its page. */
export function projectPage(task: ProjectPageTask): Uint8Array {
  return encoder.encode(pages.projectPage(task));
}

export type PreviewTask = StoredProject & ProjectView;

/** Plans a stored project and draws the preview of its link. */
export async function projectPreview(task: PreviewTask): Promise<Uint8Array> {
  const exports = await import('../../service/exports.ts');
  return exports.projectPreview(task, task, { name: pages.NAME, mark: pages.MARK_TILES });
}

/** Renders one of the documents that are the same for all callers. */
export function document(task: DocumentTask): Uint8Array {
  return encoder.encode(pages.documentText(task));
}
