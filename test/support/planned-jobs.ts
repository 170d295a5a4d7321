// Jobs as callers send them, planned and answered; nothing for those that are refused.

import { answerJob, answerRequest } from '../../src/service/index.ts';
import { JobRefusal, type PlannedJob, planJob } from '../../src/service/job/plan-job.ts';
import { type AcceptedJob, type JobAnswer, type PlanAnswer, readBody, readJob } from '../../src/wire/index.ts';
import type { JobBody } from './random-jobs.ts';
import type { Body } from './sent-requests.ts';

export const PUBLIC_URL = 'https://tiles.example';

/** A body of a job that can be read; undefined if it is refused. */
export function readIfJob(body: Body): AcceptedJob | undefined {
  const read = readJob(body);
  return read.ok ? read : undefined;
}

/** The plans of a job; undefined if it is refused. */
export function plannedJobFrom(body: Body): PlannedJob | undefined {
  const read = readIfJob(body);
  if (read === undefined) return undefined;
  try {
    return planJob(read);
  } catch (error) {
    if (error instanceof JobRefusal) return undefined;
    throw error;
  }
}

/** The JSON answer to a job; undefined if it is refused. */
export function jobAnswerTo(body: Body): JobAnswer | undefined {
  const read = readIfJob({ ...body, link: false });
  const outcome = read && answerJob({ read, publicUrl: PUBLIC_URL });
  return outcome?.ok ? JSON.parse(String(outcome.content)) : undefined;
}

/** The JSON answer to a plan; undefined if it is refused. */
export function planAnswerTo(body: Body): PlanAnswer | undefined {
  const read = readBody({ ...body, link: false });
  if (!read.ok) return undefined;
  const outcome = answerRequest({ read, where: 'body', withDrawing: false, publicUrl: PUBLIC_URL });
  return outcome.ok ? JSON.parse(String(outcome.content)) : undefined;
}

/** The body of the plan that a surface of a random job stands for. */
export function planOf({ surfaces, ...base }: JobBody, index: number): Body {
  const { tile: _, ...surface } = surfaces[index];
  return { ...base, ...surface };
}
