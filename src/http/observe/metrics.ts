// What the server counts about itself, in the form that Prometheus reads.

import {
  AggregatorRegistry,
  Counter,
  collectDefaultMetrics,
  Gauge,
  type MetricObjectWithValues,
  type MetricValue,
  Registry,
} from 'prom-client';
import { Durations, type KindFigures } from '../durations.ts';

/** How often Node's event loop is looked at. The usual hundred times a second would be most of what an idle server does. */
const LOOK_EVERY_MS = 100;

/** All that one process has counted, in a form that can be sent to another. */
export interface Figures {
  readonly requests: readonly KindFigures[];
  readonly others: MetricObjectWithValues<MetricValue<string>>[];
}

const newDurations = () =>
  new Durations(
    'tilewright_http_request_duration_seconds',
    'Requests answered and how long it took, by route, method and status.',
  );

export class Metrics {
  readonly #registry = new Registry();
  readonly #requests = newDurations();
  #askAll: (() => Promise<readonly Figures[]>) | undefined;
  readonly plans = this.#counter('tilewright_plans_total', 'Layouts planned.');
  readonly keptAnswers = this.#counter('tilewright_kept_answers_total', 'Answers served from memory without planning.');
  readonly rateLimited = this.#counter('tilewright_rate_limited_total', 'Requests refused by the rate limit.');
  readonly shed = this.#counter('tilewright_shed_total', 'Requests refused because there was too much to do.');
  readonly cutConnections = this.#counter(
    'tilewright_cut_connections_total',
    'Connections cut off: too many, or answers that nobody took.',
  );
  readonly storeFailures = this.#counter(
    'tilewright_store_failures_total',
    'Projects that could not be stored or read.',
  );

  /** Also counts what Node tells of itself: memory, processor, pauses of the event loop. */
  collectProcess(): void {
    collectDefaultMetrics({ register: this.#registry, eventLoopMonitoringPrecision: LOOK_EVERY_MS });
  }

  /** Shows a figure that is looked up when it is asked for. */
  watch(name: string, help: string, value: () => number): void {
    const gauge: Gauge = new Gauge({ name, help, registers: [this.#registry], collect: () => void gauge.set(value()) });
  }

  observeRequest(route: string, method: string, status: number, seconds: number): void {
    this.#requests.observe(route, method, status, seconds);
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  /** From now on the text is that of several processes, this one among them, added up. */
  tellForAll(askAll: () => Promise<readonly Figures[]>): void {
    this.#askAll = askAll;
  }

  /** What this process alone has counted. */
  async figures(): Promise<Figures> {
    return { requests: this.#requests.figures(), others: await this.#registry.getMetricsAsJSON() };
  }

  async text(): Promise<string> {
    if (this.#askAll === undefined) return `${this.#requests.text()}\n${await this.#registry.metrics()}`;
    return textOfAll(await this.#askAll());
  }

  #counter(name: string, help: string): Counter {
    return new Counter({ name, help, registers: [this.#registry] });
  }
}

/** Counts are added up; what cannot be added, such as pauses of the event loop, is the mean or the most. */
async function textOfAll(all: readonly Figures[]): Promise<string> {
  const requests = newDurations();
  for (const figures of all) requests.add(figures.requests);
  const others = AggregatorRegistry.aggregate(all.map((figures) => figures.others));
  return `${requests.text()}\n${await others.metrics()}`;
}
