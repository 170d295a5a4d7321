// Limits that the service sets beside those of a plan. The server enforces them; the descriptions list them.

export const SERVICE_LIMITS = {
  /** Characters of a query string; a longer request belongs into a body. */
  queryCharacters: 8 * 1024,
  bodyBytes: 256 * 1024,
  /** From one address, unless the operator sets another rate. */
  requestsPerMinute: 30,
} as const;
