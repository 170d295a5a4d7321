// The metrics of the server, in the format of Prometheus.

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Sampling interval of the event loop delay. The default of 10 ms would cause most of the load of an idle server. */
const LOOK_EVERY_MS = 100;
const BUCKETS_SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1];

export class Metrics {
  readonly #registry = new Registry();
  readonly #requests = new Histogram({
    name: 'tilewright_http_request_duration_seconds',
    help: 'Duration of requests by route, method and status.',
    labelNames: ['route', 'method', 'status'],
    buckets: BUCKETS_SECONDS,
    registers: [this.#registry],
  });
  readonly plans = this.#counter('tilewright_plans_total', 'Layouts planned.');
  readonly cachedAnswers = this.#counter(
    'tilewright_kept_answers_total',
    'Answers served from memory without planning.',
  );
  readonly rateLimited = this.#counter('tilewright_rate_limited_total', 'Requests refused by the rate limit.');
  readonly partnerRequests = new Counter({
    name: 'tilewright_partner_requests_total',
    help: 'Requests with the key or a signature of a partner, by its name and status.',
    labelNames: ['partner', 'status'],
    registers: [this.#registry],
  });
  readonly cutConnections = this.#counter(
    'tilewright_cut_connections_total',
    'Connections cut: too many, or answers not read in time.',
  );
  readonly storeFailures = this.#counter('tilewright_store_failures_total', 'Failures to store or read a project.');

  /** Tells which code runs, as a gauge of 1 with labels. */
  tellBuild(labels: Readonly<Record<'version' | 'build', string>>): void {
    const name = 'tilewright_build_info';
    const help = 'The version of the package and the id of the build.';
    new Gauge({ name, help, labelNames: ['version', 'build'], registers: [this.#registry] }).set(labels, 1);
  }

  /** Adds Node's default metrics: memory, CPU, event loop delay. */
  collectProcess(): void {
    collectDefaultMetrics({ register: this.#registry, eventLoopMonitoringPrecision: LOOK_EVERY_MS });
  }

  /** Adds a gauge whose value is read on each scrape. If that fails, it is not a number. */
  watch(name: string, help: string, value: () => number | Promise<number>): void {
    const collect = async () => gauge.set(await Promise.resolve(value()).catch(() => Number.NaN));
    const gauge: Gauge = new Gauge({ name, help, registers: [this.#registry], collect });
  }

  /** Adds a counter whose value is kept elsewhere. */
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
