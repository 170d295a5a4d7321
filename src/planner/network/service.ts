// What the page asks of the service: to store a plan for its link, and to make a file whose writer is too large for the
// page. Nothing else sends the plan anywhere.

import { type Format, JOB_ADDRESS, PLAN_ADDRESS, type PlanAnswer } from '../../wire/index.ts';
import type { Notation } from '../../words/index.ts';
import { bodyOf, type Draft } from '../state/draft.ts';

/** Why there is no link. */
export type Trouble =
  /** Planned, but not stored; the service says why. */
  | { readonly kind: 'unstored'; readonly reason: string }
  /** Too many requests; retry after this time. */
  | { readonly kind: 'later'; readonly seconds: number }
  | { readonly kind: 'offline' }
  /** The code is that of a refusal, or empty. */
  | { readonly kind: 'failed'; readonly reason: string; readonly code: string };

export type Stored = { readonly kind: 'stored'; readonly link: string } | Trouble;

/** A file of the service, or why there is none; nothing is stored for it. */
export type Made =
  | { readonly kind: 'made'; readonly file: Blob; readonly name: string }
  | Exclude<Trouble, { kind: 'unstored' }>;

const USUAL_WAIT_SECONDS = 60;

/** Stores a draft as a project and returns its link. */
export function storePlan(draft: Draft, notation: Notation, send = fetch): Promise<Stored> {
  return store(PLAN_ADDRESS, bodyOf(draft), notation, send);
}

/** Stores a job, whose body it is, as a project and returns its link. */
export function storeJob(body: object, notation: Notation, send = fetch): Promise<Stored> {
  return store(JOB_ADDRESS, body, notation, send);
}

function store(address: string, body: object, notation: Notation, send: typeof fetch): Promise<Stored> {
  return ask(address, { ...notation, ...body, link: true }, send, async (response): Promise<Stored> => {
    const { plannerUrl, warnings }: Pick<PlanAnswer, 'plannerUrl' | 'warnings'> = await response.json();
    // The last warning says why there is no link.
    if (plannerUrl === null) return { kind: 'unstored', reason: warnings.at(-1) ?? '' };
    return { kind: 'stored', link: plannerUrl };
  });
}

interface FileOptions {
  readonly format: Format;
  /** The plan's name. */
  readonly name: string;
}

/** Has a file made of a draft. */
export function makeFile(draft: Draft, notation: Notation, options: FileOptions, send = fetch): Promise<Made> {
  return make(PLAN_ADDRESS, bodyOf(draft), notation, options, send);
}

/** Has a file made of a job, whose body it is. */
export function makeJobFile(body: object, notation: Notation, options: FileOptions, send = fetch): Promise<Made> {
  return make(JOB_ADDRESS, body, notation, options, send);
}

function make(
  address: string,
  body: object,
  notation: Notation,
  options: FileOptions,
  send: typeof fetch,
): Promise<Made> {
  return ask(address, { ...notation, ...body, ...options }, send, async (response): Promise<Made> => {
    const name = fileNameIn(response.headers.get('content-disposition') ?? '') ?? `tilewright.${options.format}`;
    return { kind: 'made', file: await response.blob(), name };
  });
}

/** The name in a Content-Disposition header: in full (RFC 5987) if it is there, otherwise in ASCII. */
function fileNameIn(header: string): string | undefined {
  const [, full] = /filename\*=UTF-8''([^;]+)/i.exec(header) ?? [];
  return full ? decodeURIComponent(full) : /filename="(.+?)"/.exec(header)?.[1];
}

/** Sends a body, and reads the answer if it is one. */
async function ask<Result>(
  address: string,
  body: object,
  send: typeof fetch,
  read: (response: Response) => Promise<Result>,
): Promise<Result | Exclude<Trouble, { kind: 'unstored' }>> {
  let response: Response;
  try {
    const headers = { 'content-type': 'application/json' };
    response = await send(address, { method: 'POST', headers, body: JSON.stringify(body) });
  } catch {
    // fetch rejects only when there is no answer.
    return { kind: 'offline' };
  }
  if (response.status === 429 || response.status === 503) {
    return { kind: 'later', seconds: Number(response.headers.get('retry-after')) || USUAL_WAIT_SECONDS };
  }
  try {
    if (response.ok) return await read(response);
    const { code = '' }: { code?: string } = await response.json();
    return { kind: 'failed', reason: `HTTP ${response.status}`, code };
  } catch (error) {
    return { kind: 'failed', reason: response.ok ? String(error) : `HTTP ${response.status}`, code: '' };
  }
}
