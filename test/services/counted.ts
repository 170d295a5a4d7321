// Figures from the metrics of a running server.

const PLANS = /^tilewright_http_request_duration_seconds_count\{.*route="\/api\/plan".*\} ([0-9]+)$/gm;
const ALL = /^tilewright_http_request_duration_seconds_count\{.*\} ([0-9]+)$/gm;

/** Requests to /api/plan that the server at an address has answered, refusals and 304s included. */
export function plansAnswered(base: string): Promise<number> {
  return answered(base, PLANS);
}

/** All requests that the server at an address has answered. */
export function requestsAnswered(base: string): Promise<number> {
  return answered(base, ALL);
}

async function answered(base: string, counts: RegExp): Promise<number> {
  const text = await (await fetch(`${base}/metrics`)).text();
  return [...text.matchAll(counts)].reduce((sum, [, count]) => sum + Number(count), 0);
}
