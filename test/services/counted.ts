// Figures from the metrics of a running server.

const PLANS = /^tilewright_http_request_duration_seconds_count\{.*route="\/api\/plan".*\} ([0-9]+)$/gm;

/** Requests to /api/plan that the server at an address has answered, refusals and 304s included. */
export async function plansAnswered(base: string): Promise<number> {
  const text = await (await fetch(`${base}/metrics`)).text();
  return [...text.matchAll(PLANS)].reduce((sum, [, count]) => sum + Number(count), 0);
}
