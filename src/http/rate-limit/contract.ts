// The interface of a rate limit: it counts a request of a client and decides whether it is allowed.

export const WINDOW_SECONDS = 60;

export interface Decision {
  readonly allowed: boolean;
  /** Requests left in this window. */
  readonly remaining: number;
  /** Whole seconds until the window ends, at least 1. */
  readonly resetSeconds: number;
  /** Takes back what was counted, once at most. It stays counted if its window has ended. */
  giveBack(): void | Promise<void>;
}

export interface RateLimit {
  /**
   * Counts requests of a client, one unless stated otherwise: all of them, or none if they are refused. `quota` is that of
   * a client with a limit of its own.
   */
  take(client: string, count?: number, quota?: number): Decision | Promise<Decision>;
  /** Whether Redis answers; absent from a limit that does not use it. */
  isRedisUp?(): Promise<boolean>;
  close(): Promise<void>;
}

/** The rate limit of a server. */
export interface RateLimitOptions {
  readonly limit: RateLimit;
  readonly perMinute: number;
}

/** The state of a client's window. */
export interface Count {
  /** Requests so far, including the current ones; more than the quota if they are refused. */
  readonly used: number;
  readonly leftMs: number;
}

/** Turns the state of a window after `count` requests into a decision. */
export function decisionOf(
  quota: number,
  { used, leftMs }: Count,
  count: number,
  giveBack: Decision['giveBack'],
): Decision {
  const allowed = used <= quota;
  return {
    allowed,
    remaining: Math.max(0, quota - (allowed ? used : used - count)),
    resetSeconds: Math.max(1, Math.ceil(leftMs / 1000)),
    giveBack: allowed ? giveBack : () => {},
  };
}
