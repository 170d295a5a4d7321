// The service as callers see it, with a real store. Every request goes through one function, which checks each answer
// against the interface description that the service itself publishes.

import { expect } from 'vitest';
import { type App, type AppOptions, buildApp } from '../../src/http/app.ts';
import { MemoryPlace } from '../../src/http/files/index.ts';
import { MemoryRateLimit } from '../../src/http/rate-limit/index.ts';
import { openStore, type ProjectStore } from '../../src/store/index.ts';
import { temporaryDirectory } from '../services/temporary.ts';
import { planningWithSharedDocuments } from '../support/documents.ts';
import { type Check, checkBy, type Description, type Json, readDescription } from '../support/interface-schemas.ts';
import { faultsOf } from './described-answers.ts';
import type { ListingJson, PlanJson, RefusalJson } from './plan-json.ts';

/** The public address of the service under test. */
export const PUBLIC_URL = 'https://tiles.example';

export interface Question {
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON, or unchanged if it is a string. */
  readonly body?: unknown;
  /** The address that the request comes from. */
  readonly from?: string;
}

export interface Answer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

interface ContractOptions
  extends Pick<AppOptions, 'planner' | 'publicUrl' | 'trustProxy' | 'partnerKeys' | 'filePlace'> {
  readonly perMinute?: number;
  /** The directory of the projects, which is not removed. */
  readonly dataDir?: string;
  /** Replaces the store in a data directory. */
  readonly store?: ProjectStore;
}

/** All answers so far in this file, from any service: `GET /api/plan 200`. */
export const RECEIVED = new Set<string>();

/** A limit that no case reaches, but every answer carries its headers. */
const PLENTY = 1_000_000;

/** Cached, because compiling the schemas of a description takes longer than most tests, and most are equal. */
const checks = new Map<string, Check>();

function checkOf(description: object): Check {
  const text = JSON.stringify(description);
  const check = checks.get(text) ?? checkBy(description);
  checks.set(text, check);
  return check;
}

/** Builds the service with its own empty store. */
export async function openContract(options: ContractOptions = {}): Promise<ContractService> {
  const { perMinute = PLENTY, publicUrl = PUBLIC_URL, planner, trustProxy, partnerKeys } = options;
  const { filePlace = new MemoryPlace() } = options;
  const directory = options.store || options.dataDir ? undefined : temporaryDirectory('contract');
  const kept = options.store ?? (await openStore({ dataDir: options.dataDir ?? String(directory?.path) }));
  const saved: string[] = [];
  const store: ProjectStore = {
    ...kept,
    save: (id, ...rest) => {
      saved.push(id);
      return kept.save(id, ...rest);
    },
  };
  const rateLimit = { limit: new MemoryRateLimit(perMinute, 60_000), perMinute };
  const planning = planningWithSharedDocuments({ planner });
  const shared = { planning, store, rateLimit, filePlace };
  const app = buildApp({ ...shared, publicUrl, trustProxy, buildId: 'contract', partnerKeys });
  const description = readDescription((await app.inject('/openapi.json')).json());
  return new ContractService(app, description, saved, async () => {
    await app.close();
    await kept.close();
    directory?.remove();
  });
}

export class ContractService {
  readonly description: Description & Json;
  /** Ids passed to the store, in order, including repeated ones. */
  readonly saved: readonly string[];
  /** Closes the service and removes its projects. */
  readonly close: () => Promise<void>;
  readonly #app: App;
  readonly #faultsOf: (exchange: Parameters<typeof faultsOf>[2]) => string[];

  constructor(app: App, description: Description & Json, saved: readonly string[], close: () => Promise<void>) {
    const check = checkOf(description);
    this.description = description;
    this.saved = saved;
    this.close = close;
    this.#app = app;
    this.#faultsOf = (exchange) => faultsOf(description, check, exchange);
  }

  /** Sends a request; throws if the answer does not match the description. */
  async ask({ method = 'GET', url, headers = {}, body, from }: Question): Promise<Answer> {
    const injected = await this.#app.inject({
      method,
      url,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
      ...(from !== undefined && { remoteAddress: from }),
    });
    const answer = { status: injected.statusCode, headers: injected.headers, body: injected.body };
    const sent = body === undefined ? {} : { sent: body };
    const path = url.split('?', 1)[0];
    RECEIVED.add(`${method} ${path} ${answer.status}`);
    expect(this.#faultsOf({ method, url, ...sent, ...answer }), `${method} ${url}\n${answer.body}`).toEqual([]);
    return answer;
  }

  /** GETs a path or an address of the service. */
  get(address: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    return this.ask({ url: pathOf(address), headers });
  }

  /** POSTs to the planning address. */
  post(body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    return this.ask({ method: 'POST', url: '/api/plan', body, headers });
  }

  /** The plan for a query; without `link=true` no link is created. */
  async plan(query: string): Promise<PlanJson> {
    const linked = /(^|&)link=/.test(query) ? query : `${query}&link=false`;
    return planIn(await this.get(`/api/plan?${linked}`));
  }

  /** The plan for a body. */
  async posted(body: Readonly<Record<string, unknown>>): Promise<PlanJson> {
    return planIn(await this.post({ link: false, ...body }));
  }

  /** The refusal of a query. */
  async refusal(query: string): Promise<RefusalJson> {
    return refusalIn(await this.get(`/api/plan?${query}`));
  }

  /** The drawing for a query. */
  async drawing(query: string): Promise<string> {
    const answer = await this.get(`/api/plan?${query}&format=svg`);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    return answer.body;
  }

  /** The listing of patterns. */
  async listing(lang?: string): Promise<ListingJson['patterns']> {
    const answer = await this.get(`/api/plan/patterns${lang === undefined ? '' : `?lang=${lang}`}`);
    expect(answer.status).toBe(200);
    return (JSON.parse(answer.body) as ListingJson).patterns;
  }

  /** How many projects a request stored. */
  async storedBy(request: () => Promise<unknown>): Promise<number> {
    const before = this.saved.length;
    await request();
    return this.saved.length - before;
  }
}

/** The path and query of an address of the service; a path is returned unchanged. */
export function pathOf(address: string): string {
  return address.startsWith(PUBLIC_URL) ? address.slice(PUBLIC_URL.length) : address;
}

/** The plan in an answer with status 200. */
export function planIn({ status, body }: Answer): PlanJson {
  expect(status, body).toBe(200);
  return JSON.parse(body);
}

/** The refusal in an answer with status 400. */
export function refusalIn({ status, body }: Answer): RefusalJson {
  expect(status, body).toBe(400);
  return JSON.parse(body);
}
