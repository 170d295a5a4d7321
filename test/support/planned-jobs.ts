// Jobs and plans as callers send them, planned and answered. Nothing comes of what cannot be planned; a body that cannot be
// read is a mistake of the test.

import { expect } from 'vitest';
import { answerJob, answerRequest } from '../../src/service/index.ts';
import { JobRefusal, type PlannedJob, planJob } from '../../src/service/job/plan-job.ts';
import { type AcceptedJob, type JobAnswer, type PlanAnswer, readBody, readJob } from '../../src/wire/index.ts';
import type { JobBody } from './random-jobs.ts';
import type { Body } from './sent-requests.ts';

const PUBLIC_URL = 'https://tiles.example';

function readSentJob(body: Body): AcceptedJob {
  const read = readJob(body);
  return read.ok ? read : expect.fail(read.mistakes[0].message);
}

/** The plans of a job; undefined if it is refused. */
export function plannedJobFrom(body: Body): PlannedJob | undefined {
  try {
    return planJob(readSentJob(body));
  } catch (error) {
    if (error instanceof JobRefusal) return undefined;
    throw error;
  }
}

/** The JSON answer to a job; undefined if it is refused. */
export function jobAnswerTo(body: Body): JobAnswer | undefined {
  const outcome = answerJob({ read: readSentJob({ ...body, link: false }), publicUrl: PUBLIC_URL });
  return outcome.ok ? JSON.parse(String(outcome.content)) : undefined;
}

/** The JSON answer to a plan; undefined if it is refused. */
export function planAnswerTo(body: Body): PlanAnswer | undefined {
  const read = readBody({ ...body, link: false });
  if (!read.ok) expect.fail(read.mistakes[0].message);
  const outcome = answerRequest({ read, where: 'body', withDrawing: false, publicUrl: PUBLIC_URL });
  return outcome.ok ? JSON.parse(String(outcome.content)) : undefined;
}

/** The body of the plan that a surface of a random job stands for. */
export function planOf({ surfaces, ...base }: JobBody, index: number): Body {
  const { tile: _, ...surface } = surfaces[index];
  return { ...base, ...surface };
}
