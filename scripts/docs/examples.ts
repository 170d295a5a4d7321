// The examples of the documents, really sent: each request goes through the server, and what stands below it, as JSON or
// as the head of an answer, must be part of what comes back, or of the step of the plan that the block is labelled with.

import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { type Block, blocksOf, type Document, type Failure } from './markdown.ts';
import { ANSWER_LANGUAGES, type ExampleRequest, requestsOf } from './requests.ts';
import { stepsOf } from './steps.ts';

interface Sent {
  readonly request: ExampleRequest;
  readonly answer: LightMyRequestResponse;
  readonly line: number;
  /** Whether a block below tells what the answer is. */
  isTold: boolean;
}

/** Every figure and header in the examples that is not so, and every request without an answer beside it that fails. */
export async function wrongExamples(document: Document, app: FastifyInstance): Promise<Failure[]> {
  const failures: Failure[] = [];
  const sent: Sent[] = [];
  const tell = (line: number, message: string) => void failures.push({ path: document.path, line, message });
  for (const block of blocksOf(document)) {
    for (const request of requestsOf(block)) {
      const answer = await send(app, request, sent.at(-1)?.answer);
      sent.push({ request, answer, line: block.line, isTold: false });
    }
    if (!ANSWER_LANGUAGES.includes(block.language)) continue;
    for (const message of wrongAnswer(block, sent.at(-1))) tell(block.line, message);
  }
  for (const { request, answer, line, isTold } of sent) {
    if (!isTold && answer.statusCode !== 200) tell(line, `${request.url} is answered with ${answer.statusCode}`);
  }
  return failures;
}

/** Sends a request; where it has the tag of an answer as `"…"`, that of the answer before is meant. */
function send(
  app: FastifyInstance,
  { method, url, headers, payload }: ExampleRequest,
  before: LightMyRequestResponse | undefined,
): Promise<LightMyRequestResponse> {
  const tag = headers['if-none-match'] === '"…"' ? { 'if-none-match': String(before?.headers.etag) } : {};
  return app.inject({ method, url, headers: { ...headers, ...tag }, ...(payload !== undefined && { payload }) });
}

function wrongAnswer(block: Block, sent: Sent | undefined): string[] {
  if (sent === undefined) return ['this answers no request'];
  sent.isTold = true;
  if (block.language === 'http') return wrongHead(block.body, sent.answer);
  const claimed = parsed(block.body);
  if (claimed === undefined) return ['this is no JSON'];
  if (block.labels.step === undefined) return differences(claimed, parsed(sent.answer.body), '');
  const step = stepsOf(sent.request.url.split('?', 2)[1])[block.labels.step];
  return step === undefined ? [`a plan has no step "${block.labels.step}"`] : differences(claimed, step, '');
}

/** What an answer's status and headers are instead of those documented; headers may be left out. */
function wrongHead(text: string, { statusCode, headers }: LightMyRequestResponse): string[] {
  const [first, ...lines] = text.split('\n');
  const [, status] = /^HTTP\/1\.1 ([0-9]{3})(?: [A-Za-z ]+)?$/.exec(first) ?? [];
  const wrongStatus = Number(status) === statusCode ? [] : [`the status is ${statusCode}`];
  const wrongHeaders = lines.flatMap((line) => {
    const [, name, value] = /^([\w-]+): (.+)$/.exec(line) ?? [];
    if (name === undefined) return [`"${line}" is no header`];
    const truth = headers[name.toLowerCase()];
    if (truth === undefined) return [`there is no ${name}`];
    return isLike(value, String(truth)) ? [] : [`${name} is ${truth}`];
  });
  return [...wrongStatus, ...wrongHeaders];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The caller says what should have been JSON.
    return undefined;
  }
}

/**
 * Where a claim is not part of the truth. Objects may leave out fields, lists are whole, and an ellipsis in a text
 * stands for any words.
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
  if (typeof claim === 'string' && typeof truth === 'string' && claim.includes('…')) {
    return isLike(claim, truth) ? [] : [`${place} is ${shown(truth)}`];
  }
  return claim === truth ? [] : [`${place} is ${shown(truth)}, not ${shown(claim)}`];
}

/** Whether a text is what is claimed, where an ellipsis stands for any words. */
function isLike(claim: string, truth: string): boolean {
  const [first, ...rest] = claim.split('…');
  if (rest.length === 0) return claim === truth;
  const last = rest[rest.length - 1];
  if (!truth.startsWith(first) || !truth.endsWith(last)) return false;
  let place = first.length;
  for (const part of rest.slice(0, -1)) {
    const found = truth.indexOf(part, place);
    if (found < 0) return false;
    place = found + part.length;
  }
  return place <= truth.length - last.length;
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'not there';
  return text.length <= 200 ? text : `${text.slice(0, 199)}…`;
}
