// The interface of a rate limit: it counts a request of a client and decides whether it is allowed.

export const WINDOW_SECONDS = 60;

export interface Decision {
  readonly allowed: boolean;
  /** Requests left in this window. */
  readonly remaining: number;
  /** Whole seconds until the window ends, at least 1. */
  readonly resetSeconds: number;
}

export interface RateLimit {
  /** Counts one request of a client, unless it is refused. */
  take(client: string): Decision | Promise<Decision>;
  /** Takes back a request that was allowed. */
  giveBack(client: string): void | Promise<void>;
  /** Whether Redis answers; absent from a limit that does not use it. */
  isRedisUp?(): Promise<boolean>;
  close(): Promise<void>;
}

/** The state of a client's window. */
export interface Count {
  /** Requests so far, including the current one; more than the quota if it is refused. */
  readonly used: number;
  readonly leftMs: number;
}

/** Turns a count into a decision. */
export function decisionOf(quota: number, { used, leftMs }: Count): Decision {
  return {
    allowed: used <= quota,
    remaining: Math.max(0, quota - used),
    resetSeconds: Math.max(1, Math.ceil(leftMs / 1000)),
  };
}
