// What the benchmark tells its generator of load, and what it hears back.

/** Load for some seconds: as fast as answers come, or at a rate whatever becomes of the answers. */
export interface Order {
  readonly base: string;
  readonly connections: number;
  readonly seconds: number;
  /** Requests a second; left out, each connection sends its next request when it has its answer. */
  readonly rate?: number;
  /** Seconds at the beginning that are not counted. */
  readonly ramp?: number;
}

export interface Result {
  /** Answers of status 200 a second. */
  readonly goodput: number;
  /** Answers of status 503 a second. */
  readonly shed: number;
  /** Everything else: other statuses, connections that broke, requests without an answer. */
  readonly failed: number;
  /** Of the answers of status 200, from sending to the last byte. */
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly longestMs: number;
  /** Share of one core that the generator took. */
  readonly generatorCores: number;
}
