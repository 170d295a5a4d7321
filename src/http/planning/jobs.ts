// The work of planning threads: plain functions from plain data to bytes. A thread calls them (thread.ts), and so do tests
// without threads (direct.ts).

import { docsPage, homePage, type PlannerFiles, plannerPage, readPageQuery } from '../../pages/index.ts';
import {
  type AnswerTask,
  answerRequest,
  llmsText,
  type Measure,
  openApiDocument,
  openProject,
  type PlanTools,
  type Stage,
  type StoredProject,
} from '../../service/index.ts';
import { listPatterns, type Mistake } from '../../wire/index.ts';
import type { Lang } from '../../words/index.ts';

export type StageTimes = Readonly<Partial<Record<Stage, number>>>;

export type AnswerResult =
  | {
      readonly ok: true;
      readonly body: Uint8Array;
      /** The project to store for a link; null where the answer has none. */
      readonly project: string | null;
      /** Milliseconds of each stage. */
      readonly stages: StageTimes;
    }
  | { readonly ok: false; readonly mistakes: readonly Mistake[] };

export interface PageTask extends StoredProject {
  readonly lang: Lang;
  readonly publicUrl: string;
  /** The built planner, where there is one. */
  readonly files: PlannerFiles | undefined;
}

export type DocumentTask =
  | { readonly name: 'openapi' | 'llms' | 'docs'; readonly publicUrl: string }
  | { readonly name: 'patterns'; readonly lang: Lang }
  | {
      readonly name: 'home';
      readonly query: string;
      readonly publicUrl: string;
      readonly files: PlannerFiles | undefined;
    };

const encoder = new TextEncoder();

/** Plans a request and writes its answer. */
export function answer(task: AnswerTask, { planner }: PlanTools = {}): AnswerResult {
  const stages: Partial<Record<Stage, number>> = {};
  const measure: Measure = (stage, work) => {
    const began = performance.now();
    const result = work();
    stages[stage] = (stages[stage] ?? 0) + performance.now() - began;
    return result;
  };
  const outcome = answerRequest(task, { planner, measure });
  if (!outcome.ok) return outcome;
  return { ok: true, body: encoder.encode(outcome.text), project: outcome.project, stages };
}

/** Plans a stored project and makes its page. */
export function projectPage({ id, project, lang, publicUrl, files }: PageTask): Uint8Array {
  const opened = openProject({ id, project }, lang, publicUrl);
  return encoder.encode(plannerPage({ lang, publicUrl, files, id, project, ...opened }));
}

/** Makes one of the documents that are the same for everybody; the examples in them are planned. */
export function document(task: DocumentTask): Uint8Array {
  return encoder.encode(documentText(task));
}

function documentText(task: DocumentTask): string {
  switch (task.name) {
    case 'openapi':
      return JSON.stringify(openApiDocument(task.publicUrl));
    case 'llms':
      return llmsText(task.publicUrl);
    case 'docs':
      return docsPage({ publicUrl: task.publicUrl });
    case 'patterns':
      return JSON.stringify(listPatterns(task.lang));
    case 'home':
      return homePage({ ...readPageQuery(task.query), publicUrl: task.publicUrl, files: task.files });
  }
}
