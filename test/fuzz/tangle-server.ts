// Sends tangles to the built server: each is answered within a second, without a fault, and with the exact area.

import { processorMsOf } from '../services/processor-time.ts';
import { exactArea } from '../support/exact-area.ts';
import { type Tangle, tangleOf } from '../support/tangles.ts';
import type { Answer } from './answers.ts';
import { Connection } from './connection.ts';
import { brokenByPlan } from './plan-laws.ts';
import type { Report } from './report.ts';
import type { HttpRequest } from './request.ts';
import { tangleBody } from './tangle-request.ts';
import { type TangleRun, TangleTally } from './tangle-tally.ts';
import { startTarget } from './target.ts';

const MOST_MS = 1000;

/** Tries for a slow request, since the machine may have been busy. */
const TIMES = 3;

/** Half of the last of four decimals of areas. */
const AREA_ROUNDING = 0.00005;

/** Valid refusals of a tangle. */
const REASONS = new Set(['floor-empty', 'floor-too-small', 'cutouts-too-tangled', 'too-many-tiles', 'too-much-work']);

/** Sends the tangles of a run, one at a time. A server that stops answering is replaced. */
export async function fuzzTangles({ seed, count, first, onProgress }: TangleRun): Promise<Report> {
  const tally = new TangleTally(seed);
  const began = performance.now();
  let target = await startTarget();
  try {
    let connection = new Connection(target.base);
    for (let number = first; number < first + count && !tally.isHopeless; number += 1) {
      const tangle = tangleOf(seed, number);
      const body = tangleBody(tangle, seed, number);
      const found = await judge(target.pid, connection, tangle, postOf(body));
      tally.add(number, tangle, found, body);
      if (found.outcome === NO_ANSWER) {
        connection.close();
        await target.kill();
        target = await startTarget();
        connection = new Connection(target.base);
      }
      onProgress?.(number - first + 1);
    }
    connection.close();
  } finally {
    await target.kill();
  }
  return tally.report((performance.now() - began) / 1000);
}

const NO_ANSWER = 'no answer';

async function judge(pid: number, connection: Connection, tangle: Tangle, request: HttpRequest) {
  let ms = Number.POSITIVE_INFINITY;
  for (let times = 0; ; times += 1) {
    const msOf = watch(pid);
    let answer: Answer;
    try {
      [answer] = await connection.send(request);
    } catch (error) {
      return { outcome: NO_ANSWER, ms: msOf(), faults: [(error as Error).message] };
    }
    ms = Math.min(ms, msOf());
    if (ms > MOST_MS && times + 1 < TIMES) continue;
    const faults = [...faultsOf(answer, tangle), ...(ms > MOST_MS ? [`It takes ${ms.toFixed(0)} ms.`] : [])];
    return { outcome: outcomeOf(answer), ms, faults };
  }
}

/** Measures the milliseconds since now, of the clock or of the server's processor time, whichever is less. */
function watch(pid: number): () => number {
  const began = performance.now();
  const before = processorMsOf(pid) ?? 0;
  return () => Math.min(performance.now() - began, (processorMsOf(pid) ?? Number.POSITIVE_INFINITY) - before);
}

function postOf(body: object): HttpRequest {
  const headers = [['Content-Type', 'application/json']] as const;
  return { kind: 'http', method: 'POST', target: '/api/plan', headers, body: Buffer.from(JSON.stringify(body)) };
}

function outcomeOf({ status, body }: Answer): string {
  return status === 200 ? '200' : `${status} ${JSON.parse(body).code ?? ''}`;
}

function faultsOf({ status, body }: Answer, { room }: Tangle): string[] {
  const exact = exactArea(room);
  const areaM2 = exact.areaMm2 / 1e6;
  const answer = JSON.parse(body);
  if (status === 400) {
    if (!REASONS.has(answer.code)) return [`It is refused: ${answer.error}`];
    return answer.code === 'floor-empty' && areaM2 > AREA_ROUNDING
      ? [`It is said to be empty and has ${areaM2} m².`]
      : [];
  }
  if (status !== 200) return [`The status is ${status}: ${body.slice(0, 300)}`];
  const breach = brokenByPlan(answer);
  if (breach) return [`It breaks a law (${breach.law}): ${breach.detail.slice(0, 300)}`];
  const off = Math.abs(answer.surface.areaM2 - areaM2);
  return off <= AREA_ROUNDING + 1e-9 * areaM2 ? [] : [`Its area is ${answer.surface.areaM2} m², right is ${areaM2}.`];
}
