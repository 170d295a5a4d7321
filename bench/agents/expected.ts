// What the final answer to a task must say, computed in the run: by the same build from the same question in another form, and
// by a formula where the task is simple enough for one.

import { COMPARE, JOB, PLAN, posted, type Send } from './addresses.ts';
import { ANSWER_FIELDS, type Answer, type AnswerField, type Figures, figuresIn } from './fields.ts';
import type { Body, Task } from './task.ts';

export interface Expected {
  /** What a final answer must say. */
  readonly figures: Figures;
  /** What the service says, and what follows without it; where both know a figure they must agree. */
  readonly byService: Figures;
  readonly byFormula: Figures;
  /** The service's answer to the reference. */
  readonly answer: Answer;
}

/** Fields that are opened instead of being compared. */
const ADDRESSES: readonly AnswerField[] = ['link', 'file'];
const ALL_FIELDS = Object.keys(ANSWER_FIELDS) as AnswerField[];

/** Computes what a task's answer must say. */
export async function expectedOf(task: Task, send: Send): Promise<Expected> {
  const { path, body } = referenceOf(task);
  const response = await send(path, posted(body));
  const answer = (await response.json()) as Answer;
  const planned = figuresIn(answer, ALL_FIELDS);
  const byFormula = task.formula?.(planned) ?? {};
  const known = task.asks.filter((name) => !(name in byFormula));
  if (!response.ok && known.length > 0) throw new Error(`${task.id}: the reference is refused: ${answer.error}`);
  const byService = figuresIn(answer, task.asks);
  const asked = task.asks.filter((name) => name in byFormula).map((name) => [name, byFormula[name]]);
  const figures = { ...byService, ...Object.fromEntries(asked) };
  const unknown = task.asks.find(
    (name) => !ADDRESSES.includes(name) && (figures[name] ?? Number.NaN) !== figures[name],
  );
  if (unknown !== undefined) throw new Error(`${task.id}: nothing says what ${unknown} must be`);
  return { figures, byService, byFormula, answer };
}

/** The reference of a task as a request. */
export function referenceOf({ call, stored, reference = {} }: Task): { readonly path: string; readonly body: Body } {
  const over = (body: Body | undefined) => {
    const { outline, ...others } = { ...body, ...reference };
    return 'polygon' in reference ? others : { ...others, outline };
  };
  if ('compare' in call) return { path: COMPARE, body: over(call.compare) };
  if ('job' in call) return { path: JOB, body: { ...over(call.job), link: false } };
  const { format: _file, scale: _scale, paper: _paper, ...plan } = over('change' in call ? stored : call.plan);
  return { path: PLAN, body: { ...plan, link: false } };
}
