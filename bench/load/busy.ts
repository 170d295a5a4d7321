// Permanent load: giant halls and searches for the best start, while another caller sends small requests.

import { Agent, get } from 'node:http';

/** A hall of nearly 20,000 tiles, without its drawing, because this process would spend its time reading it. */
const HALL = '/api/plan?outline=E4200+S4100+W4200+N4100&tileSize=300&link=false';
const SEARCH = '/api/plan?outline=E300+A36.8699:150+S120+W420+N210&pattern=hexagons&start=best&link=false';
const SMALL_ROOM = '/api/plan?outline=E180+S240+W180+N240&link=false';
const HALLS = 10;
const SEARCHES = 2;
/** Pause between two small requests, so that they add no load. */
const PAUSE_MS = 20;

export interface Waits {
  readonly healthMs: readonly number[];
  readonly roomMs: readonly number[];
}

/** Measures /healthz and small rooms while halls and searches are requested without pause. */
export async function waitsWhileBusy(base: string, seconds: number): Promise<Waits> {
  const end = performance.now() + 1000 * seconds;
  let asked = 0;
  const keepAsking = async (path: () => string) => {
    const agent = new Agent({ keepAlive: true });
    while (performance.now() < end) await timeOf(agent, base + path());
    agent.destroy();
  };
  const busy = [
    ...Array.from({ length: HALLS }, () => keepAsking(() => `${HALL}&start=${asked++ % 300},${asked % 7}`)),
    ...Array.from({ length: SEARCHES }, () => keepAsking(() => `${SEARCH}&tileSize=${150 + (asked++ % 900) / 10}`)),
  ];
  const waits = { healthMs: [] as number[], roomMs: [] as number[] };
  const agent = new Agent({ keepAlive: true });
  while (performance.now() < end) {
    waits.healthMs.push(await timeOf(agent, `${base}/healthz`));
    waits.roomMs.push(await timeOf(agent, `${base}${SMALL_ROOM}&start=${asked++ % 300},${asked % 11}`));
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  agent.destroy();
  await Promise.all(busy);
  return waits;
}

/** Milliseconds from sending to the last byte. Refused requests are timed too. */
export function timeOf(agent: Agent, url: string): Promise<number> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      response.resume().on('end', () => resolve(performance.now() - began));
    }).on('error', reject);
  });
}
