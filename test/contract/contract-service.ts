// The service as a caller meets it, with a real store behind it. Every request goes through one function, and no answer
// leaves that function before it was held against the interface description that the service itself publishes.

import { expect } from 'vitest';
import { type App, type AppOptions, buildApp } from '../../src/http/app.ts';
import { MemoryRateLimit } from '../../src/http/rate-limit/index.ts';
import { openStore, type ProjectStore } from '../../src/store/index.ts';
import { temporaryDirectory } from '../services/temporary.ts';
import { planningWithSharedDocuments } from '../support/documents.ts';
import { type Check, checkBy, type Description, type Json, readDescription } from '../support/interface-schemas.ts';
import { faultsOf } from './described-answers.ts';
import type { ListingJson, PlanJson, RefusalJson } from './plan-json.ts';

/** Where the service under test says it is. */
export const PUBLIC_URL = 'https://tiles.example';

export interface Question {
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON, or as it is where it is a text. */
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

interface ContractOptions extends Pick<AppOptions, 'planner' | 'publicUrl' | 'trustProxy'> {
  readonly perMinute?: number;
  /** Keeps the projects there, and leaves them there. */
  readonly dataDir?: string;
  /** Stands in for the store in a data directory. */
  readonly store?: ProjectStore;
}

/** What was answered so far in this file, by any service: `GET /api/plan 200`. */
export const RECEIVED = new Set<string>();

/** So many that no case meets the limit, while every answer carries its headers. */
const PLENTY = 1_000_000;

/** Compiling the schemas of a description takes longer than most tests, and most services describe themselves alike. */
const checks = new Map<string, Check>();

function checkOf(description: object): Check {
  const text = JSON.stringify(description);
  const check = checks.get(text) ?? checkBy(description);
  checks.set(text, check);
  return check;
}

/** Builds the service with an empty store of its own. */
export async function openContract(options: ContractOptions = {}): Promise<ContractService> {
  const { perMinute = PLENTY, publicUrl = PUBLIC_URL, planner, trustProxy } = options;
  const directory = options.store || options.dataDir ? undefined : temporaryDirectory('contract');
  const kept = options.store ?? (await openStore({ dataDir: options.dataDir ?? String(directory?.path) }));
  const saved: string[] = [];
  const store: ProjectStore = {
    find: (id) => kept.find(id),
    check: () => kept.check(),
    close: () => kept.close(),
    save: (id, project) => {
      saved.push(id);
      return kept.save(id, project);
    },
  };
  const rateLimit = { limit: new MemoryRateLimit(perMinute, 60_000), perMinute };
  const planning = planningWithSharedDocuments({ planner });
  const app = buildApp({ planning, publicUrl, trustProxy, buildId: 'contract', store, rateLimit });
  const description = readDescription((await app.inject('/openapi.json')).json());
  return new ContractService(app, description, saved, async () => {
    await app.close();
    await kept.close();
    directory?.remove();
  });
}

/** A store for tests that are about something else: a real one takes its time to open. */
export function memoryStore(): ProjectStore {
  const projects = new Map<string, string>();
  return {
    find: async (id) => projects.get(id),
    check: async () => {},
    close: async () => {},
    save: async (id, project) => void projects.set(id, project),
  };
}

export class ContractService {
  readonly description: Description & Json;
  /** Ids that the store was asked to keep, in order, repeated ones too. */
  readonly saved: readonly string[];
  /** Closes the service and forgets its projects. */
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

  /** Sends a request; the answer is as the service describes it, or this throws. */
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

  /** GETs a path or one of the service's own addresses. */
  get(address: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    return this.ask({ url: pathOf(address), headers });
  }

  /** POSTs to the planning address. */
  post(body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    return this.ask({ method: 'POST', url: '/api/plan', body, headers });
  }

  /** The plan for a query; links are made only where the query asks for one by `link=true`. */
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

  /** How many projects a request made the store keep. */
  async storedBy(request: () => Promise<unknown>): Promise<number> {
    const before = this.saved.length;
    await request();
    return this.saved.length - before;
  }
}

/** The path and query of one of the service's own addresses; a path is itself. */
export function pathOf(address: string): string {
  return address.startsWith(PUBLIC_URL) ? address.slice(PUBLIC_URL.length) : address;
}

/** The plan in an answer of 200. */
export function planIn({ status, body }: Answer): PlanJson {
  expect(status, body).toBe(200);
  return JSON.parse(body);
}

/** The refusal in an answer of 400. */
export function refusalIn({ status, body }: Answer): RefusalJson {
  expect(status, body).toBe(400);
  return JSON.parse(body);
}
