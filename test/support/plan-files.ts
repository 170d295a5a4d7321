// The answers and files of a body, made as the service makes them.

import { plan } from '../../src/engine/index.ts';
import { answerRequest } from '../../src/service/answer.ts';
import { ALL_WRITERS } from '../../src/service/exports.ts';
import type { PlanTools } from '../../src/service/plan.ts';
import { readBody } from '../../src/wire/index.ts';
import type { Body } from './sent-requests.ts';

/** Without warnings no better start is searched for, which takes longer than all the rest. */
const tools: PlanTools = { writers: ALL_WRITERS, planner: (request) => ({ ...plan(request), warnings: [] }) };

export function made(body: Body) {
  const read = readBody(body);
  if (!read.ok) throw new Error(read.mistakes[0].message);
  const publicUrl = 'https://tiles.example';
  const outcome = answerRequest({ read, where: 'body', publicUrl, withDrawing: false }, tools);
  if (!outcome.ok) throw new Error(outcome.mistakes[0].message);
  return outcome;
}

export function textOf(body: Body): string {
  const { content } = made(body);
  if (typeof content !== 'string') throw new Error('The file is not text.');
  return content;
}

export function bytesOf(body: Body): Uint8Array {
  const { content } = made(body);
  if (typeof content === 'string') throw new Error('The file is text.');
  return content;
}

/** The numbers in a text such as "3, 12–15". */
export function numbersIn(spans: string): number[] {
  return (spans.match(/\d+(–\d+)?/g) ?? []).flatMap((span) => {
    const [first, last = first] = span.split('–').map(Number);
    return Array.from({ length: last - first + 1 }, (_, i) => first + i);
  });
}
