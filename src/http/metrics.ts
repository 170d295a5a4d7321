// What the server counts about itself, in the form that Prometheus reads.

import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { Durations } from './durations.ts';

/** How often Node's event loop is looked at. The usual hundred times a second would be most of what an idle server does. */
const LOOK_EVERY_MS = 100;

export class Metrics {
  readonly #registry = new Registry();
  readonly #requests = new Durations(
    'tilewright_http_request_duration_seconds',
    'Requests answered and how long it took, by route, method and status.',
  );
  readonly plans = this.#counter('tilewright_plans_total', 'Layouts planned.');
  readonly keptAnswers = this.#counter('tilewright_kept_answers_total', 'Answers served from memory without planning.');
  readonly rateLimited = this.#counter('tilewright_rate_limited_total', 'Requests refused by the rate limit.');
  readonly shed = this.#counter('tilewright_shed_total', 'Plans refused because too many were waiting.');
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

  async text(): Promise<string> {
    return `${this.#requests.text()}\n${await this.#registry.metrics()}`;
  }

  #counter(name: string, help: string): Counter {
    return new Counter({ name, help, registers: [this.#registry] });
  }
}
