// The starts that a tiler would put before a customer, with the plan from each.

import type { Plan, PlanRequest, Point } from '../engine/index.ts';
import { countWithReuse } from '../engine/offcuts.ts';
import type { Choice } from '../engine/starts.ts';
import { type AcceptedRequest, type AnswerLinks, choicesAnswer } from '../wire/index.ts';
import { svgUrlOf } from './links.ts';

/** A choice with the plan from its start. */
export interface LaidChoice {
  readonly choice: Choice;
  readonly plan: Plan;
  readonly tilesWithReuse: number;
}

/** Plans a request from each of its choices. */
export function layChoices(
  { request }: AcceptedRequest,
  choices: readonly Choice[],
  planner: (request: PlanRequest) => Plan,
): LaidChoice[] {
  return choices.map((choice) => {
    const plan = planner({ ...request, start: choice.start });
    return { choice, plan, tilesWithReuse: countWithReuse(plan) };
  });
}

/** The choices of an answer; nothing if they are not asked for. */
export function choicesPart(
  publicUrl: string,
  read: AcceptedRequest,
  choices: readonly LaidChoice[] | undefined,
): Pick<AnswerLinks, 'choices'> {
  if (choices === undefined) return {};
  const offered = choices.map((laid) => ({
    ...laid,
    svgUrl: svgUrlOf(publicUrl, startingAt(read, laid.choice.start)),
  }));
  return { choices: choicesAnswer(read.options, offered) };
}

function startingAt(read: AcceptedRequest, start: Point): AcceptedRequest {
  return { ...read, request: { ...read.request, start } };
}
