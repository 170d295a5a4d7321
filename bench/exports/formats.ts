// The files that are measured, and requests for them. Every request is for another start, so no answer is cached.

import { Agent, request } from 'node:http';
import { readJobBodies } from '../jobs.ts';

export interface MeasuredFormat {
  readonly format: string;
  /** More fields of the request. */
  readonly fields?: Readonly<Record<string, unknown>>;
  readonly barMs?: number;
  readonly barBytes?: number;
}

export const MEASURED: readonly MeasuredFormat[] = [
  { format: 'pdf', barMs: 1500, barBytes: 1.5e6 },
  { format: 'dxf', barMs: 1000 },
  { format: 'csv', barMs: 500 },
  { format: 'png', fields: { width: 2000 }, barMs: 1500 },
  { format: 'xlsx' },
  { format: 'ifc', fields: { pieces: true } },
  { format: 'glb' },
  { format: 'cut-dxf' },
];

export interface ReceivedFile {
  /** From sending to the last byte. */
  readonly ms: number;
  readonly bytes: number;
}

/** A floor of about 20,000 tiles. */
const { B: hall } = readJobBodies();
let asked = 0;

/** Requests a file of the hall from another start; throws if it is refused. */
export function requestFile(base: string, agent: Agent, { format, fields }: MeasuredFormat): Promise<ReceivedFile> {
  asked += 1;
  const start = { x: 1.37 + (asked % 1000) / 100, y: -2.21 + Math.floor(asked / 1000) / 100 };
  const body = JSON.stringify({ ...hall, ...fields, start, format });
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const options = { method: 'POST', agent, headers: { 'content-type': 'application/json' } };
    request(`${base}/api/plan`, options, (response) => {
      let bytes = 0;
      let last = '';
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (response.statusCode !== 200) last = chunk.toString();
      });
      response.on('end', () => {
        if (response.statusCode === 200) resolve({ ms: performance.now() - began, bytes });
        else reject(new Error(`format=${format} answers ${response.statusCode}: ${last}`));
      });
    })
      .on('error', reject)
      .end(body);
  });
}

/** Requests files one after the other on a connection of their own. */
export async function requestFiles(base: string, measured: MeasuredFormat, count: number): Promise<ReceivedFile[]> {
  const agent = new Agent({ keepAlive: true });
  const files: ReceivedFile[] = [];
  for (let i = 0; i < count; i++) files.push(await requestFile(base, agent, measured));
  agent.destroy();
  return files;
}
