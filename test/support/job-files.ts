// The answers and files of a job, made as the service makes them, and random jobs.

import fc from 'fast-check';
import { PATTERNS, plan, shortNameOf } from '../../src/engine/index.ts';
import { ALL_JOB_WRITERS } from '../../src/service/exports.ts';
import { answerJob } from '../../src/service/job/answer.ts';
import { type JobAnswer, readJob } from '../../src/wire/index.ts';
import type { Body } from './sent-requests.ts';

/** Without warnings no better start is searched for, which takes longer than all the rest. */
const tools = {
  jobWriters: ALL_JOB_WRITERS,
  planner: (request: Parameters<typeof plan>[0]) => ({ ...plan(request), warnings: [] }),
};

export function madeJob(body: object) {
  const read = readJob(body);
  if (!read.ok) throw new Error(read.mistakes[0].message);
  const outcome = answerJob({ read, publicUrl: 'https://tiles.example' }, tools);
  if (!outcome.ok) throw new Error(outcome.mistakes[0].message);
  return outcome;
}

export function jobText(body: object): string {
  const { content } = madeJob(body);
  if (typeof content !== 'string') throw new Error('The file is not text.');
  return content;
}

export function jobBytes(body: object): Uint8Array {
  const { content } = madeJob(body);
  if (typeof content === 'string') throw new Error('The file is text.');
  return content;
}

export function jobFigures(body: object): JobAnswer {
  return JSON.parse(jobText({ ...body, format: 'json' }));
}

export interface RandomJob {
  readonly surfaces: readonly (Body & { readonly name: string })[];
}

const side = fc.integer({ min: 120, max: 420 });
const cm = fc.integer({ min: -200, max: 200 }).map((mm) => mm / 10);
const surfaces = fc.record({
  width: side,
  height: side,
  x: cm,
  y: cm,
  shaft: fc.boolean(),
  tile: fc.constantFrom(undefined, undefined, 'Carrara'),
  pattern: fc.constantFrom(...PATTERNS.map(shortNameOf)),
});

/** Two to five floors, most of them in one pattern, some with a shaft that leaves tiles in two parts. */
export const randomJobs: fc.Arbitrary<RandomJob> = fc
  .tuple(
    fc.constantFrom(...PATTERNS.map(shortNameOf)),
    fc.array(fc.tuple(surfaces, fc.boolean()), { minLength: 2, maxLength: 5 }),
  )
  .map(([pattern, drawn]) => ({
    surfaces: drawn.map(([surface, isOther], i) => ({
      name: ['hall', 'bath', 'Room 3', 'kitchen', '5'][i],
      outline: `E${surface.width} S${surface.height} W${surface.width} N${surface.height}`,
      pattern: isOther && i > 0 ? surface.pattern : pattern,
      start: { x: surface.x, y: surface.y },
      ...(surface.shaft && { subtract: [{ x: surface.width / 2, y: surface.height / 3, w: 9, h: 4 }] }),
      ...(surface.tile && { tile: surface.tile }),
    })),
  }));
