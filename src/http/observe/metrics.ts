// What the server counts about itself, in the form that Prometheus reads.

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** How often Node's event loop is looked at. The usual hundred times a second would be most of what an idle server does. */
const LOOK_EVERY_MS = 100;
const BUCKETS_SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1];

export class Metrics {
  readonly #registry = new Registry();
  readonly #requests = new Histogram({
    name: 'tilewright_http_request_duration_seconds',
    help: 'Requests answered and how long it took, by route, method and status.',
    labelNames: ['route', 'method', 'status'],
    buckets: BUCKETS_SECONDS,
    registers: [this.#registry],
  });
  readonly plans = this.#counter('tilewright_plans_total', 'Layouts planned.');
  readonly keptAnswers = this.#counter('tilewright_kept_answers_total', 'Answers served from memory without planning.');
  readonly rateLimited = this.#counter('tilewright_rate_limited_total', 'Requests refused by the rate limit.');
  readonly cutConnections = this.#counter(
    'tilewright_cut_connections_total',
    'Connections cut off: too many, or answers that nobody took.',
  );
  readonly storeFailures = this.#counter(
    'tilewright_store_failures_total',
    'Projects that could not be stored or read.',
  );

  /** Also counts what Node says of itself: memory, processor, pauses of the event loop. */
  collectProcess(): void {
    collectDefaultMetrics({ register: this.#registry, eventLoopMonitoringPrecision: LOOK_EVERY_MS });
  }

  /** Shows a figure that is looked up when it is asked for. */
  watch(name: string, help: string, value: () => number): void {
    const gauge: Gauge = new Gauge({ name, help, registers: [this.#registry], collect: () => void gauge.set(value()) });
  }

  /** Shows a count that is kept elsewhere. */
  watchCount(name: string, help: string, value: () => number): void {
    const collect = () => {
      counter.reset();
      counter.inc(value());
    };
    const counter: Counter = new Counter({ name, help, registers: [this.#registry], collect });
  }

  observeRequest(route: string, method: string, status: number, seconds: number): void {
    this.#requests.observe({ route, method, status }, seconds);
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
