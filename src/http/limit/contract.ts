// What a rate limit is: it counts a request of a client and says whether it may go on.

export interface Verdict {
  readonly allowed: boolean;
  /** Requests left in this window. */
  readonly remaining: number;
  /** Whole seconds until the window ends, at least 1. */
  readonly resetSeconds: number;
}

export interface RateLimit {
  /** Whether `take` judges at once, never by a promise. */
  readonly isImmediate: boolean;
  /** Counts one request of a client. */
  take(client: string): Verdict | Promise<Verdict>;
  close(): Promise<void>;
}
