// The examples of the documents, really sent: each request is planned through the app, and what stands below it as JSON
// must be part of the answer, or of the step of the plan that the block is labelled with.

import type { FastifyInstance } from 'fastify';
import { type Block, blocksOf, type Document, type Failure } from './markdown.ts';
import { stepsOf } from './steps.ts';

const REQUEST = /(?:^|['"\s])(?:GET |https?:\/\/localhost:3000)(\/[^\s'"]*)/m;

/** Every figure in the examples that is not so. */
export async function wrongExamples(document: Document, app: FastifyInstance): Promise<Failure[]> {
  const failures: Failure[] = [];
  let request: string | undefined;
  for (const block of blocksOf(document)) {
    const [, address] = block.language === 'json' ? [] : (REQUEST.exec(block.body) ?? []);
    if (address !== undefined) {
      request = address;
      if (!address.startsWith('/api/')) failures.push(failure(document, block, `${address} is not an address to plan`));
    }
    if (block.language !== 'json') continue;
    for (const message of await wrongAnswer(block, request, app)) failures.push(failure(document, block, message));
  }
  return failures;
}

function failure({ path }: Document, { line }: Block, message: string): Failure {
  return { path, line, message };
}

async function wrongAnswer(block: Block, request: string | undefined, app: FastifyInstance): Promise<string[]> {
  if (request === undefined) return ['this JSON answers no request'];
  const claimed = parsed(block.body);
  if (claimed === undefined) return ['this is no JSON'];
  if (block.labels.step !== undefined) {
    const step = stepsOf(request.split('?', 2)[1])[block.labels.step];
    return step === undefined ? [`a plan has no step "${block.labels.step}"`] : differences(claimed, step, '');
  }
  const answer = await app.inject({ method: 'GET', url: request });
  return differences(claimed, answer.json(), '');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Where a claim is not part of the truth. Objects may leave out fields, lists are whole, and a text that ends in an
 * ellipsis stands for any that begins like it.
 */
export function differences(claim: unknown, truth: unknown, at: string): string[] {
  const place = at === '' ? 'it' : at;
  if (Array.isArray(claim)) {
    if (!Array.isArray(truth) || truth.length !== claim.length) return [`${place} is ${shown(truth)}`];
    return claim.flatMap((item, i) => differences(item, truth[i], `${at}[${i}]`));
  }
  if (typeof claim === 'object' && claim !== null) {
    if (typeof truth !== 'object' || truth === null) return [`${place} is ${shown(truth)}`];
    const fields = new Map(Object.entries(truth));
    return Object.entries(claim).flatMap(([name, value]) => differences(value, fields.get(name), `${at}.${name}`));
  }
  if (typeof claim === 'string' && typeof truth === 'string' && claim.endsWith('…')) {
    return truth.startsWith(claim.slice(0, -1)) ? [] : [`${place} is ${shown(truth)}`];
  }
  return claim === truth ? [] : [`${place} is ${shown(truth)}, not ${shown(claim)}`];
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'not there';
  return text.length <= 200 ? text : `${text.slice(0, 199)}…`;
}
