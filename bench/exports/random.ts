// Large files in random order: every format, pattern and kind of room, 15,000 to 20,000 tiles each. The order is the same
// in every run.

import { Agent, request } from 'node:http';
import { completeParameters, latticeOf, PATTERNS, shortNameOf } from '../../src/engine/index.ts';

const FORMATS = ['pdf', 'xlsx', 'csv', 'dxf', 'png', 'svg', 'ifc', 'glb', 'cut-dxf'];

function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x80000000;
  };
}

/** Rooms of an area of 1, as their corners: a rectangle, one with a bay, and one without right angles. */
const ROOMS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [
    [0, 0],
    [1.25, 0],
    [1.25, 0.8],
    [0, 0.8],
  ],
  [
    [0, 0],
    [1, 0],
    [1, 0.6],
    [0.8, 0.6],
    [0.8, 1.1],
    [0.2, 1.1],
    [0.2, 1.2],
    [0, 1.2],
  ],
  [
    [0, 0.05],
    [1.2, 0],
    [1.13, 0.9],
    [0.5, 0.98],
    [0.03, 0.8],
  ],
];

interface Outcome {
  /** How often each status was answered. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Expected tiles of a file. */
  readonly tiles: number;
}

/** Requests files one after the other, and calls `after` after each. */
export async function randomFiles(base: string, count: number, after: () => void): Promise<Outcome> {
  const random = randomNumbers(42);
  const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)];
  const agent = new Agent({ keepAlive: true });
  const statuses = new Map<number, number>();
  let sum = 0;
  for (let i = 0; i < count; i++) {
    const pattern = pick(PATTERNS);
    const tiling = pattern.tiling(completeParameters(pattern, {}), pattern.defaultJoint);
    const { motif, cellAreaMm2 } = latticeOf(tiling, 0);
    const tiles = 15_000 + 4000 * random();
    sum += tiles;
    // Cut tiles are more than their part of the floor.
    const sideCm = Math.sqrt((0.97 * tiles * cellAreaMm2) / motif.length) / 10;
    const polygon = pick(ROOMS).map((corner) => corner.map((part) => Number((part * sideCm).toFixed(1))));
    const body = { polygon, pattern: shortNameOf(pattern), format: pick(FORMATS) };
    const { status, text } = await post(`${base}/api/plan`, agent, { ...body, start: { x: i / 7, y: i / 11 } });
    statuses.set(status, 1 + (statuses.get(status) ?? 0));
    if (status !== 200) console.log(`  ${body.format} of ${body.pattern}: ${status} ${text.slice(0, 200)}`);
    after();
  }
  agent.destroy();
  return { statuses, tiles: sum / count };
}

function post(url: string, agent: Agent, body: object): Promise<{ readonly status: number; readonly text: string }> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    request(url, { method: 'POST', agent, headers }, (response) => {
      const status = response.statusCode ?? 0;
      let text = '';
      response.on('data', (chunk: Buffer) => {
        if (status !== 200) text += chunk;
      });
      response.on('end', () => resolve({ status, text }));
    })
      .on('error', reject)
      .end(JSON.stringify(body));
  });
}
