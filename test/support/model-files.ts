// Models of plans and jobs as the service writes them.

import { expect } from 'vitest';
import { ALL_JOB_WRITERS, ALL_WRITERS } from '../../src/service/exports.ts';
import { answerJob, answerRequest } from '../../src/service/index.ts';
import { readBody, readJob } from '../../src/wire/index.ts';
import type { Body } from './sent-requests.ts';

export type ModelFormat = 'ifc' | 'glb' | 'dxf' | 'cut-dxf';

const PUBLIC_URL = 'https://tiles.example';

/** The file of a plan. */
export function modelOf(body: Body, format: ModelFormat): string | Uint8Array {
  const read = readBody({ ...body, format });
  if (!read.ok) expect.fail(read.mistakes[0].message);
  const answer = answerRequest({ read, where: 'body', publicUrl: PUBLIC_URL }, { writers: ALL_WRITERS });
  if (!answer.ok) expect.fail(answer.mistakes[0].message);
  return answer.content;
}

/** The file of a job. */
export function jobModelOf(body: Body, format: ModelFormat): string | Uint8Array {
  const read = readJob({ ...body, format });
  if (!read.ok) expect.fail(read.mistakes[0].message);
  const answer = answerJob({ read, publicUrl: PUBLIC_URL }, { jobWriters: ALL_JOB_WRITERS });
  if (!answer.ok) expect.fail(answer.mistakes[0].message);
  return answer.content;
}
