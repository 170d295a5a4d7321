// The messages between the benchmark and its load generator.

/** Load for some seconds: a closed loop, or an open loop with a rate. */
export interface Order {
  readonly base: string;
  readonly connections: number;
  readonly seconds: number;
  /** Requests per second; if omitted, each connection sends its next request after its answer. */
  readonly rate?: number;
  /** Seconds at the start that are not counted. */
  readonly ramp?: number;
}

export interface Result {
  /** Answers with status 200 per second. */
  readonly goodput: number;
  /** Answers with status 503 per second. */
  readonly shed: number;
  /** Everything else: other statuses, broken connections, requests without an answer. */
  readonly failed: number;
  /** For answers with status 200, from when the request was due to the last byte. */
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly longestMs: number;
  /** The same without waiting for a free connection, which the generator adds if the machine cannot keep its rate. */
  readonly longestFromSendingMs: number;
  /** CPU use of the generator, in cores. */
  readonly generatorCores: number;
}
