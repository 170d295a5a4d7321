// Warms up the server until its memory has no reason to grow: the cache of answers is full, and the engine's reused
// lists are as long as the hardest plans need.

/** More than the server caches. */
const WANTED_BYTES = 32 * 1024 * 1024;

/** Requests hard plans and large drawings. */
export async function warmUp(base: string): Promise<void> {
  await planHard(base);
  await fillKept(base);
}

async function planHard(base: string): Promise<void> {
  for (const pattern of ['squares', 'hexagons']) {
    for (const corners of [60, 480]) await planStar(base, pattern, corners);
  }
  for (const pattern of ['squares', 'hexagons']) {
    const { status } = await plan(base, {
      polygon: NEEDLES,
      pattern,
      parameters: { tileSize: 320 },
      joint: 0,
      link: false,
    });
    if (status !== 200) throw new Error(`The server does not warm up: ${status} for ${pattern} in needles`);
  }
}

/** Requests large drawings until the cache is full. */
export async function fillKept(base: string): Promise<void> {
  let bytes = 0;
  for (let width = 1000; bytes < WANTED_BYTES; width += 1) {
    const query = `outline=E2000+S1500+W2000+N1500&tileSize=130&rotation=30&format=svg&width=${width}`;
    const answer = await fetch(`${base}/api/plan?${query}`, { headers: { 'accept-encoding': 'identity' } });
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`The server does not warm up: ${answer.status} ${text}`);
    bytes += text.length;
  }
}

/** A hall of needles: about as many walls through tiles as a plan may have. */
const NEEDLES = [
  ...Array.from({ length: 490 }, (_, index) => [1.35 * index, index % 2 === 0 ? 3000 : 0]),
  [660, -5],
  [0, -5],
];

/** A star has more wall for its floor than any room; tiles from coarse to too fine reach every limit. */
async function planStar(base: string, pattern: string, corners: number): Promise<void> {
  const polygon = Array.from({ length: corners }, (_, index) => {
    const angle = (2 * Math.PI * index) / corners;
    const reach = index % 2 === 0 ? 2000 : 900;
    return [Math.round(100 * reach * Math.cos(angle)) / 100, Math.round(100 * reach * Math.sin(angle)) / 100];
  });
  for (const tileSize of [400, 200, 165]) {
    await plan(base, { polygon, pattern, parameters: { tileSize, rotation: 7 }, joint: 0, link: false });
  }
}

async function plan(base: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${base}/api/plan`, { method: 'POST', headers, body: JSON.stringify(body) });
  await answer.text();
  return answer;
}
