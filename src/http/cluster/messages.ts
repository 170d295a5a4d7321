// What the primary process and its workers say to each other.

export type ToPrimary =
  /** The worker listens to us; answered by `welcome`. What was said to it before is lost. */
  | { readonly what: 'hello' }
  /** Counts a request for each of the clients; answered by `counted` with the same number. */
  | { readonly what: 'count'; readonly number: number; readonly clients: readonly string[] }
  /** Wants the figures of all workers; answered by `all-figures`. */
  | { readonly what: 'ask-figures'; readonly number: number }
  | { readonly what: 'figures'; readonly number: number; readonly figures: unknown }
  /** The worker cannot start, and why; its last message. */
  | { readonly what: 'cannot-start'; readonly reason: string };

export type ToWorker =
  /** What all workers must have in common. */
  | { readonly what: 'welcome'; readonly salt: string }
  /** For each client the requests so far and the milliseconds left, in turn. */
  | { readonly what: 'counted'; readonly number: number; readonly counts: readonly number[] }
  /** Wants this worker's figures; answered by `figures`. */
  | { readonly what: 'tell-figures'; readonly number: number }
  | { readonly what: 'all-figures'; readonly number: number; readonly figures: readonly unknown[] };
