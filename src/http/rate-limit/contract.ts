// What a rate limit is: it counts a request of a client and says whether it may go on.

export const WINDOW_SECONDS = 60;

export interface Decision {
  readonly allowed: boolean;
  /** Requests left in this window. */
  readonly remaining: number;
  /** Whole seconds until the window ends, at least 1. */
  readonly resetSeconds: number;
}

export interface RateLimit {
  /** Counts one request of a client. */
  take(client: string): Decision | Promise<Decision>;
  close(): Promise<void>;
}

/** How far a client is in its window. */
export interface Count {
  /** Requests so far, the one that was counted included. */
  readonly used: number;
  /** Milliseconds until the window ends. */
  readonly leftMs: number;
}

/** What a count means for a caller with this quota. */
export function decisionOf(quota: number, { used, leftMs }: Count): Decision {
  return {
    allowed: used <= quota,
    remaining: Math.max(0, quota - used),
    resetSeconds: Math.max(1, Math.ceil(leftMs / 1000)),
  };
}
