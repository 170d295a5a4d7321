// What the server counts about itself, in the form that Prometheus reads.

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

type Observed = { observe(seconds: number): void };

export class Metrics {
  readonly #registry = new Registry();
  /** By route, method and status: looking a label set up by its text costs more than counting. */
  readonly #byKind = new Map<string, Observed>();
  readonly #requests = new Histogram({
    name: 'tilewright_http_request_duration_seconds',
    help: 'Requests answered and how long it took, by route, method and status.',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
    registers: [this.#registry],
  });
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
    collectDefaultMetrics({ register: this.#registry });
  }

  /** Shows a figure that is looked up when it is asked for. */
  watch(name: string, help: string, value: () => number): void {
    const gauge: Gauge = new Gauge({ name, help, registers: [this.#registry], collect: () => void gauge.set(value()) });
  }

  observeRequest(route: string, method: string, status: number, seconds: number): void {
    const kind = `${route} ${method} ${status}`;
    let observed = this.#byKind.get(kind);
    if (observed === undefined) {
      observed = this.#requests.labels(route, method, String(status));
      this.#byKind.set(kind, observed);
    }
    observed.observe(seconds);
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }

  #counter(name: string, help: string): Counter {
    return new Counter({ name, help, registers: [this.#registry] });
  }
}
