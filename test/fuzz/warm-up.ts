// Brings the server to where its memory has no reason to grow any more: the answers that it keeps have filled their room,
// and the lists that the engine uses again for each plan are as long as the hardest plans need them.

/** Twice what the server keeps. */
const WANTED_BYTES = 32 * 1024 * 1024;

/** Asks for hard plans, and for large drawings until the server can keep no more of them. */
export async function warmUp(base: string): Promise<void> {
  for (const pattern of ['squares', 'hexagons']) {
    for (const corners of [20, 60, 120, 240, 480]) await planStar(base, pattern, corners);
  }
  let bytes = 0;
  for (let width = 1000; bytes < WANTED_BYTES; width += 1) {
    const query = `outline=E2000+S1500+W2000+N1500&tileSize=130&rotation=30&format=svg&width=${width}`;
    const answer = await fetch(`${base}/api/plan?${query}`, { headers: { 'accept-encoding': 'identity' } });
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`The server does not warm up: ${answer.status} ${text}`);
    bytes += text.length;
  }
}

/** A star with long rays has more wall for its floor than any room: in tiles from coarse to too fine, up to every limit. */
async function planStar(base: string, pattern: string, corners: number): Promise<void> {
  const polygon = Array.from({ length: corners }, (_, index) => {
    const angle = (2 * Math.PI * index) / corners;
    const reach = index % 2 === 0 ? 2000 : 900;
    return [Math.round(100 * reach * Math.cos(angle)) / 100, Math.round(100 * reach * Math.sin(angle)) / 100];
  });
  for (const tileSize of [400, 250, 200, 180, 165]) {
    const body = JSON.stringify({ polygon, pattern, parameters: { tileSize, rotation: 7 }, joint: 0, link: false });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${base}/api/plan`, { method: 'POST', headers, body });
    await answer.text();
  }
}
