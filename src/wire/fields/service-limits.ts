// Limits of the service in addition to those of a plan. The server enforces them; the descriptions list them.

export const SERVICE_LIMITS = {
  /** Characters of a query string; longer requests must use a body. */
  queryCharacters: 8 * 1024,
  bodyBytes: 256 * 1024,
  /** Per client, unless the operator sets another limit. */
  requestsPerMinute: 30,
} as const;
