// The tools as they are used: the built server on a port with its planning threads, and a process of its own over
// standard input and output, each with the official client in both revisions.

import { spawn } from 'node:child_process';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compareVariants } from '../../src/service/index.ts';
import { readComparison } from '../../src/wire/index.ts';
import { CLI } from '../services/build.ts';
import { type ServerProcess, startServer } from '../services/server.ts';
import { connected, type Mode, REVISIONS } from '../support/mcp-clients.ts';

const ROOM = { outline: 'E180 S240 W180 N240', subtract: [{ x: 140, y: 0, w: 40, h: 60 }] };
const FLOOR_M2 = (180 * 240 - 40 * 60) / 1e4;
const COMPARISON = { ...ROOM, variants: [{}, { pattern: 'bricks' }, { start: 'best' }] };

/** Plans, compares and lists, and returns the answer of the plan. */
async function useAllTools(client: Client, publicUrl: string | null) {
  expect((await client.listTools()).tools).toHaveLength(5);
  const planned = await client.callTool({ name: 'plan_layout', arguments: { ...ROOM, picture: true } });
  expect(planned.structuredContent).toMatchObject({ surface: { areaM2: FLOOR_M2 } });
  const types = publicUrl === null ? ['text', 'image'] : ['text', 'resource_link', 'image'];
  expect(planned.content.map(({ type }) => type)).toEqual(types);
  const { structuredContent: compared } = await client.callTool({ name: 'compare_layouts', arguments: COMPARISON });
  const read = readComparison(COMPARISON);
  const outcome = read.ok ? compareVariants(read, publicUrl ?? '') : undefined;
  const { results: expected, ...rest } = outcome?.ok ? outcome.answer : { results: [] };
  const results = publicUrl === null ? expected.map((result) => ({ ...result, svgUrl: null })) : expected;
  expect(compared).toEqual({ ...rest, results });
  const listed = await client.callTool({ name: 'list_patterns', arguments: { pattern: 'bricks' } });
  expect(listed.structuredContent).toMatchObject({ patterns: [{ aliases: ['bricks'] }] });
  const refused = await client.callTool({ name: 'plan_layout', arguments: { outline: 'E400 S300 W400' } });
  expect([refused.isError, JSON.stringify(refused.content)]).toEqual([
    true,
    expect.stringContaining('Add N300 at the end'),
  ]);
  return planned.structuredContent as { svgUrl: string | null; plannerUrl: string | null };
}

describe('the built server', () => {
  let server: ServerProcess;
  beforeAll(async () => {
    server = await startServer({ RATE_LIMIT_PER_MINUTE: '1000' });
  });
  afterAll(() => server.stop());

  it.each(REVISIONS)('serves revision $revision', async ({ revision, mode }) => {
    const client = await connected(new StreamableHTTPClientTransport(new URL(`${server.base}/mcp`)), mode);
    expect(client.getNegotiatedProtocolVersion()).toBe(revision);
    const publicUrl = `http://localhost:${new URL(server.base).port}`;
    const { plannerUrl, svgUrl } = await useAllTools(client, publicUrl);
    expect((await fetch(String(svgUrl))).headers.get('content-type')).toContain('image/svg+xml');
    expect((await fetch(String(plannerUrl))).status).toBe(200);
    await client.close();
  });
});

/** One client has a server to link to, the other has none. */
const PROCESSES: readonly { revision: string; mode: Mode; publicUrl: string | null; env: Record<string, string> }[] = [
  { ...REVISIONS[0], publicUrl: null, env: {} },
  { ...REVISIONS[1], publicUrl: 'https://tiles.example', env: { PUBLIC_URL: 'https://tiles.example/' } },
];

describe('a process over standard input and output', () => {
  it.each(PROCESSES)(
    'serves revision $revision and ends with its input',
    async ({ revision, mode, publicUrl, env }) => {
      const transport = new StdioClientTransport({
        command: 'sh',
        args: ['-c', '"$0" "$1" mcp; echo "ended with $?" >&2', process.execPath, CLI],
        env: { PATH: process.env.PATH ?? '', ...env },
        stderr: 'pipe',
      });
      let errors = '';
      transport.stderr?.on('data', (chunk) => {
        errors += chunk;
      });
      const strays: Error[] = [];
      const client = new Client({ name: 'tilewright-tests', version: '1.0.0' }, { versionNegotiation: { mode } });
      // What is not a message of the protocol arrives here.
      client.onerror = (error) => void strays.push(error);
      await client.connect(transport);
      expect(client.getNegotiatedProtocolVersion()).toBe(revision);
      const { svgUrl, plannerUrl } = await useAllTools(client, publicUrl);
      expect([svgUrl?.split('?')[0] ?? null, plannerUrl]).toEqual([publicUrl && `${publicUrl}/api/plan`, null]);
      await client.close();
      await expect.poll(() => errors).toBe('ended with 0\n');
      expect(strays).toEqual([]);
    },
  );
});

describe('a client without a library, over standard input and output', () => {
  it('initializes, lists tools, plans, opens an address and gets a prompt, line by line', async () => {
    const child = spawn(process.execPath, [CLI, 'mcp'], { env: { PATH: process.env.PATH ?? '' } });
    let out = '';
    child.stdout.on('data', (chunk) => {
      out += chunk;
    });
    const send = (message: object) => child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
    const answerTo = async (id: number) => {
      const found = () => out.split('\n').find((line) => line.startsWith('{') && JSON.parse(line).id === id);
      await expect.poll(found, { timeout: 60_000 }).toBeDefined();
      return JSON.parse(found() ?? '').result;
    };
    const clientInfo = { name: 'by-hand', version: '1' };
    send({ id: 1, method: 'initialize', params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo } });
    expect(Object.keys((await answerTo(1)).capabilities).toSorted()).toEqual(['prompts', 'resources', 'tools']);
    send({ method: 'notifications/initialized' });
    send({ id: 2, method: 'tools/list' });
    expect((await answerTo(2)).tools.map(({ name }: { name: string }) => name)).toContain('open_plan');
    send({ id: 3, method: 'tools/call', params: { name: 'plan_layout', arguments: ROOM } });
    const planned = (await answerTo(3)).structuredContent;
    expect(planned.surface.areaM2).toBe(FLOOR_M2);
    const plan = 'https://tiles.example/api/plan?outline=E400+S300+W400+N300&tileSize=600';
    send({ id: 4, method: 'tools/call', params: { name: 'open_plan', arguments: { plan } } });
    expect((await answerTo(4)).structuredContent.request).toEqual({
      outline: 'E400 S300 W400 N300',
      parameters: { tileSize: 600 },
    });
    send({
      id: 5,
      method: 'prompts/get',
      params: { name: 'plan_room', arguments: { room: '4 x 3 m', tile: '60 cm' } },
    });
    expect((await answerTo(5)).messages).toHaveLength(1);
    child.stdin.end();
    await expect.poll(() => child.exitCode, { timeout: 60_000 }).toBe(0);
  });
});
