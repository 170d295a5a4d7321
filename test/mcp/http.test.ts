// The tools over HTTP with the official client in both revisions: answers equal those of the API, calls are counted as
// plans, and what is not a call of a tool is refused.

import type { Client } from '@modelcontextprotocol/client';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, buildApp } from '../../src/http/app.ts';
import { Overloaded } from '../../src/http/planning/admission.ts';
import { directPlanning } from '../../src/http/planning/index.ts';
import { MemoryRateLimit } from '../../src/http/rate-limit/index.ts';
import { connected, injected, REVISIONS } from '../support/mcp-clients.ts';
import { memoryStore } from '../support/memory-store.ts';

const PUBLIC_URL = 'https://tiles.example';
const ROOM = { outline: 'E180 S240 W180 N240' };
const QUOTA = 30;

const projects = new Map<string, string>();
let app: App;
beforeAll(() => {
  const rateLimit = { limit: new MemoryRateLimit(QUOTA, 60_000), perMinute: QUOTA };
  app = buildApp({ store: memoryStore(projects), publicUrl: PUBLIC_URL, rateLimit });
});
afterAll(() => app.close());

async function post(url: string, payload: unknown, remoteAddress: string) {
  return app.inject({ method: 'POST', url, payload: payload as object, remoteAddress });
}

/** The sizes of the sheets of a PDF file. */
const sheetsIn = (bytes: Buffer) =>
  bytes.toString('latin1').match(/\/MediaBox ?\[[^\]]*\]/g) ?? expect.fail('no sheets');

describe.each(REVISIONS)('a client of revision $revision', ({ revision, mode }) => {
  let client: Client;
  const remoteAddress = mode === 'auto' ? '192.0.2.10' : '192.0.2.11';
  beforeAll(async () => {
    client = await connected(injected(app, { remoteAddress }), mode);
  });
  afterAll(() => client.close());

  it('lists five tools, of which two may store a plan and none destroys anything', async () => {
    expect(client.getNegotiatedProtocolVersion()).toBe(revision);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'plan_layout',
      'compare_layouts',
      'plan_job',
      'open_plan',
      'list_patterns',
    ]);
    for (const { name, annotations, title } of tools) {
      expect(title).toMatch(/./);
      expect(annotations).toEqual({
        readOnlyHint: !['plan_layout', 'plan_job'].includes(name),
        destructiveHint: false,
        idempotentHint: true,
        openWorldHint: false,
      });
    }
  });

  it('opens the link of a plan and of a job, with the arguments that make them', async () => {
    // Of its own, because every call counts.
    const own = await connected(injected(app, { remoteAddress: `${remoteAddress}0` }), mode);
    const open = async (plan: string) => {
      const { structuredContent, isError } = await own.callTool({ name: 'open_plan', arguments: { plan } });
      expect(isError).toBeFalsy();
      return structuredContent as { request: object; files: { pdf: string }; plannerUrl: string; summary: string };
    };
    const call = async (name: string, args: object) =>
      (await own.callTool({ name, arguments: args as Record<string, unknown> })).structuredContent as {
        plannerUrl: string;
        summary: string;
      };
    const surfaces = [{ name: 'hall', ...ROOM }];
    for (const [tool, args] of [
      ['plan_layout', { ...ROOM, pattern: 'bricks', lang: 'pl', tilesPerBox: 7 }],
      ['plan_job', { surfaces, lang: 'pl', tilesPerBox: 7 }],
    ] as const) {
      const { plannerUrl, summary } = await call(tool, args);
      const opened = await open(plannerUrl);
      expect(opened).toMatchObject({ plannerUrl, summary, request: { lang: 'pl' } });
      const id = new URL(plannerUrl).pathname.split('/')[2];
      expect((await open(id)).plannerUrl).toBe(`${PUBLIC_URL}/planner/${id}`);
      expect(opened.files.pdf).toBe(`${PUBLIC_URL}/api/projects/${id}?format=pdf`);
      expect((await call(tool, opened.request)).plannerUrl).toBe(plannerUrl);
    }
    await own.close();
  });

  it('has prompts for the three common tasks', async () => {
    const { prompts } = await client.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual(['plan_room', 'compare_room_layouts', 'plan_and_buy_flat']);
    const tools = ['plan_layout', 'compare_layouts', 'plan_job'];
    for (const [i, { name, arguments: known = [] }] of prompts.entries()) {
      const given = Object.fromEntries(known.map((one) => [one.name, `my ${one.name}`]));
      const { messages } = await client.getPrompt({ name, arguments: given });
      const [{ content }] = messages;
      const text = content.type === 'text' ? content.text : '';
      expect(text).toContain(tools[i]);
      expect(text).toContain('`summary`');
      for (const value of Object.values(given)) expect(text).toContain(value);
    }
    await expect(client.getPrompt({ name: 'plan_room', arguments: { room: '4 by 3 m' } })).rejects.toThrow(
      'needs tile',
    );
    await expect(client.getPrompt({ name: 'paint' })).rejects.toThrow('There is no prompt "paint"');
  });

  it('has the guide and the patterns as resources', async () => {
    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri)).toEqual(['tilewright://guide', 'tilewright://patterns']);
    const read = async (uri: string) => {
      const [one] = (await client.readResource({ uri })).contents;
      return 'text' in one ? one.text : '';
    };
    expect(await read('tilewright://guide')).toBe((await app.inject('/llms.txt')).body);
    const listing = await app.inject('/api/plan/patterns');
    expect(JSON.parse(await read('tilewright://patterns'))).toEqual(listing.json());
    const { resourceTemplates } = await client.listResourceTemplates();
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual(['tilewright://patterns/{pattern}']);
    expect(JSON.parse(await read('tilewright://patterns/herringbone'))).toMatchObject({ id: 'herringbone-pattern' });
    await expect(read('tilewright://patterns/carpet')).rejects.toThrow();
  });

  it('plans like the API, with a link and a picture', async () => {
    const body = { ...ROOM, pattern: 'bricks', start: 'best', units: 'imperial' };
    const result = await client.callTool({ name: 'plan_layout', arguments: { ...body, format: 'pdf', picture: true } });
    const { svg: _svg, ...plan } = (await post('/api/plan', body, remoteAddress)).json();
    const { files, ...figures } = result.structuredContent as { files: object };
    expect(figures).toEqual(plan);
    expect(files).toHaveProperty('pdf');
    expect(plan.plannerUrl).toContain(`${PUBLIC_URL}/planner/`);
    const [text, link, image] = result.content;
    expect(text).toEqual({ type: 'text', text: JSON.stringify(result.structuredContent) });
    expect(link).toMatchObject({ type: 'resource_link', mimeType: 'application/pdf', name: 'plan.pdf' });
    const file = await app.inject({ url: link.type === 'resource_link' ? link.uri : '', remoteAddress });
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(image).toMatchObject({ type: 'image', mimeType: 'image/png' });
  });

  it.each([
    ['svg', { width: 600, units: 'imperial', walls: false }],
    ['csv', { format: 'csv', lang: 'pl', name: 'Flat 12, north' }],
    ['pdf', { format: 'pdf', scale: 50, paper: 'a3', labels: true }],
  ])('plans a job, with the address of its file: %s', async (format, options) => {
    const job = {
      surfaces: [
        { ...ROOM, name: 'bath' },
        { ...ROOM, name: 'hall' },
      ],
      ...options,
    };
    const result = await client.callTool({ name: 'plan_job', arguments: job });
    const { files: _, ...figures } = result.structuredContent as { files: object };
    expect(figures).toEqual((await post('/api/job', { ...job, format: 'json' }, '192.0.2.12')).json());
    const [, link] = result.content;
    expect(link).toMatchObject({ type: 'resource_link', name: `job.${format}` });
    const file = await app.inject({ url: link.type === 'resource_link' ? link.uri : '', remoteAddress: '192.0.2.12' });
    const sent = await post('/api/job', { ...job, format }, '192.0.2.12');
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, sent.headers['content-type']]);
    // Paper has the link of the job.
    if (format !== 'pdf') expect(file.body).toBe(sent.body);
    else expect(sheetsIn(file.rawPayload)).toEqual(sheetsIn(sent.rawPayload));
  });

  it('compares like the API', async () => {
    const body = { ...ROOM, variants: [{}, { pattern: 'hexagons' }, { gapMm: 5, start: 'center' }] };
    const { structuredContent } = await client.callTool({ name: 'compare_layouts', arguments: body });
    expect(structuredContent).toEqual((await post('/api/compare', body, remoteAddress)).json());
  });

  it('lists the patterns, or one of them', async () => {
    const all = await client.callTool({ name: 'list_patterns', arguments: { lang: 'pl' } });
    const listing = (await app.inject({ url: '/api/plan/patterns?lang=pl', remoteAddress })).json();
    expect(all.structuredContent).toEqual(listing);
    const one = await client.callTool({ name: 'list_patterns', arguments: { pattern: 'chevron' } });
    expect(one.structuredContent).toMatchObject({ patterns: [{ id: 'chevron-pattern' }] });
    const odd = await client.callTool({ name: 'list_patterns', arguments: { pattern: 'subway', colour: 1 } });
    expect(errorOf(odd)).toMatchObject({ errors: [{ param: 'colour' }, { param: 'pattern', example: 'bricks' }] });
  });

  it('learns from an error what to send instead', async () => {
    const open = { outline: 'E400 S300 W400' };
    const result = await client.callTool({ name: 'plan_layout', arguments: open });
    const refusal = (await post('/api/plan', open, remoteAddress)).json();
    expect(result).toMatchObject({
      isError: true,
      content: [{ text: refusal.error }, { text: JSON.stringify(refusal) }],
    });
    const picture = await client.callTool({ name: 'plan_layout', arguments: { ...ROOM, picture: 'yes' } });
    expect(errorOf(picture)).toMatchObject({ param: 'picture', example: 'true' });
  });

  it('plans jobs like the API', async () => {
    const body = { surfaces: [{ ...ROOM, name: 'bath' }, { outline: 'E400 S150 W400 N150' }], lang: 'pl', link: false };
    const result = await client.callTool({ name: 'plan_job', arguments: body });
    const { files: _, ...figures } = result.structuredContent as { files?: object };
    expect(figures).toEqual((await post('/api/job', body, remoteAddress)).json());
    const twice = { surfaces: [body.surfaces[0], body.surfaces[0]] };
    const refused = errorOf(await client.callTool({ name: 'plan_job', arguments: twice }));
    expect(refused).toEqual((await post('/api/job', twice, remoteAddress)).json());
  });

  it('gets a sentence for calls without arguments, with odd ones and of unknown tools', async () => {
    expect(errorOf(await client.callTool({ name: 'plan_layout' }))).toMatchObject({ code: 'room-missing' });
    for (const name of ['plan_layout', 'compare_layouts', 'plan_job', 'open_plan', 'list_patterns']) {
      const odd = await client.callTool({ name, arguments: [1] as never });
      expect(errorOf(odd)).toMatchObject({ code: 'body-not-object' });
    }
    await expect(client.callTool({ name: 'plan', arguments: {} })).rejects.toThrow(
      'There is no tool "plan"; call one of plan_layout, compare_layouts, plan_job, open_plan, list_patterns.',
    );
  });
});

interface Result {
  readonly isError?: boolean | undefined;
  readonly content: readonly object[];
}

/** The error answer in a refused call. */
function errorOf({ isError, content }: Result) {
  expect(isError).toBe(true);
  const [, json] = content as { text: string }[];
  return JSON.parse(json.text);
}

describe('the rate limit', () => {
  const remoteAddress = '192.0.2.20';

  it('counts each plan once, also a refused one, and nothing else', async () => {
    const left: (string | null)[] = [];
    const onAnswer = ({ headers }: Response) => void left.push(headers.get('ratelimit'));
    const client = await connected(injected(app, { remoteAddress, onAnswer }), 'auto');
    await client.listTools();
    await client.callTool({ name: 'list_patterns', arguments: {} });
    expect(left.every((header) => header === null)).toBe(true);
    await client.callTool({ name: 'plan_layout', arguments: { ...ROOM, link: false, picture: true } });
    expect(left.at(-1)).toMatch(/r=29;/);
    await client.callTool({ name: 'plan_layout', arguments: { outline: 'E1' } });
    expect(left.at(-1)).toMatch(/r=28;/);
    const variants = Array.from({ length: 24 }, (_, gapMm) => ({ gapMm }));
    await client.callTool({ name: 'compare_layouts', arguments: { ...ROOM, variants } });
    expect(left.at(-1)).toMatch(/r=4;/);
    await client.callTool({ name: 'compare_layouts', arguments: { ...ROOM } });
    expect(left.at(-1)).toMatch(/r=3;/);
    const tooMany = await client.callTool({ name: 'compare_layouts', arguments: { ...ROOM, variants } });
    expect(errorOf(tooMany)).toMatchObject({ code: 'rate-limited', error: expect.stringMatching(/2 are left.*\d+ s/) });
    // The refused comparison costs its call, not its plans.
    for (let i = 0; i < 2; i++) await client.callTool({ name: 'plan_layout', arguments: { ...ROOM, link: false } });
    const over = await client.callTool({ name: 'plan_layout', arguments: ROOM });
    expect(errorOf(over)).toMatchObject({ code: 'rate-limited', error: expect.stringMatching(/in \d+ s/) });
    // The API counts in the same window.
    expect((await app.inject({ url: '/api/plan/patterns', remoteAddress })).statusCode).toBe(429);
    expect((await client.listTools()).tools).toHaveLength(5);
    await client.close();
  });
});

const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
const ACCEPT = { accept: 'application/json, text/event-stream', 'content-type': 'application/json' };

describe('the address', () => {
  const send = (headers: Record<string, string>, payload: unknown = LIST) =>
    app.inject({ method: 'POST', url: '/mcp', headers: { ...ACCEPT, ...headers }, payload: payload as string });

  it.each([
    'https://tiles.example',
    'http://localhost:6274',
    'http://127.0.0.1',
    'http://[::1]:8080',
    'https://localhost',
  ])('answers pages of %s', async (origin) => {
    expect((await send({ origin })).statusCode).toBe(200);
    expect((await app.inject({ method: 'OPTIONS', url: '/mcp', headers: { origin } })).statusCode).toBe(204);
  });

  it.each([
    'https://evil.example',
    'http://tiles.example',
    'https://tiles.example.evil.example',
    'https://localhost.evil.example',
    'null',
    'file://',
    'chrome-extension://abcdef',
    'http://127.0.0.1.evil.example',
    '',
  ])('refuses pages of %j', async (origin) => {
    for (const method of ['POST', 'OPTIONS'] as const) {
      const answer = await app.inject({ method, url: '/mcp', headers: { ...ACCEPT, origin }, payload: LIST });
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'origin-forbidden']);
    }
  });

  it.each(['GET', 'DELETE', 'HEAD', 'PUT'] as const)('has nothing for %s', async (method) => {
    const answer = await app.inject({ method, url: '/mcp', headers: { accept: 'text/event-stream' } });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'POST, OPTIONS']);
    if (method !== 'HEAD')
      expect(answer.json().error).toBe(`/mcp does not support ${method}; send a POST with a JSON body.`);
  });

  it('refuses what is not one message', async () => {
    expect((await send({}, '{"a":')).json()).toMatchObject({ error: { code: -32700 }, id: null });
    expect((await send({}, '{"jsonrpc":"2.0","id":1,"id":2}')).json()).toMatchObject({ error: { code: -32700 } });
    expect((await send({}, [LIST, LIST])).json()).toMatchObject({ error: { code: -32600 }, id: null });
    expect((await send({}, '7')).statusCode).toBe(400);
    const large = await send({}, JSON.stringify({ ...LIST, params: { text: 'x'.repeat(300_000) } }));
    expect([large.statusCode, large.json().code]).toEqual([413, 'body-too-large']);
    expect((await send({ 'content-type': 'text/plain' }, 'x')).statusCode).toBe(415);
  });

  it.each([
    ['initialize', {}, 'a value of type string in params.protocolVersion'],
    ['initialize', undefined, 'a value of type object in params'],
    ['initialize', { protocolVersion: '2025-11-25', capabilities: 7 }, 'a value of type object in params.capabilities'],
    ['tools/list', { cursor: 5 }, 'a value of type string in params.cursor'],
    ['tools/call', { arguments: {} }, 'a value of type string in params.name'],
  ])('refuses %s with the params %j in a sentence', async (method, params, needed) => {
    const { payload } = await send({}, { jsonrpc: '2.0', id: 1, method, params });
    const { error } = JSON.parse(payload.match(/^data: (.*)$/m)?.[1] ?? '');
    const message = `${method} needs ${needed}; send it as the Model Context Protocol says.`;
    expect(error).toEqual({ code: -32602, message });
  });

  it('survives deep values, and acknowledges a subscription and ends it', async () => {
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    const call = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"plan_layout","arguments":{"polygon":${deep}}}}`;
    const answer = await send({}, call);
    expect(answer.statusCode).toBe(200);
    expect(answer.payload).toContain('polygon');
    const meta = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
      'io.modelcontextprotocol/clientCapabilities': {},
    };
    const params = { notifications: { toolsListChanged: true }, _meta: meta };
    const listen = await send(
      { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'subscriptions/listen' },
      { jsonrpc: '2.0', id: 1, method: 'subscriptions/listen', params },
    );
    const [acknowledged, ended] = listen.payload.split('\n').flatMap((line) => line.match(/^data: (.*)$/)?.[1] ?? []);
    expect(JSON.parse(acknowledged).method).toBe('notifications/subscriptions/acknowledged');
    expect(JSON.parse(ended)).toMatchObject({ id: 1, result: {} });
  });
});

describe('trouble on our side', () => {
  it('is answered without details and logged', async () => {
    const lines: string[] = [];
    const faulty = buildApp({
      logger: pino({ level: 'error' }, { write: (line: string) => void lines.push(line) }),
      planner: () => {
        throw new Error('secret detail');
      },
    });
    const client = await connected(injected(faulty), 'auto');
    const result = await client.callTool({ name: 'plan_layout', arguments: ROOM });
    expect(errorOf(result)).toMatchObject({ code: 'internal' });
    expect(JSON.stringify(result)).not.toContain('secret');
    expect(lines.join()).toContain('secret detail');
    await client.close();
    await faulty.close();
  });

  it('is named when plans wait too long', async () => {
    const run = () => Promise.reject(new Overloaded(2));
    const busy = buildApp({ planning: { ...directPlanning(), run } });
    const client = await connected(injected(busy), 'legacy');
    const result = await client.callTool({ name: 'plan_layout', arguments: ROOM });
    expect(errorOf(result)).toEqual({
      error: 'Too many plans are waiting; send the request again in 2 s.',
      code: 'busy',
    });
    await client.close();
    await busy.close();
  });
});

describe('calls at the same time', () => {
  it('get each its own answer', async () => {
    const free = buildApp({ publicUrl: PUBLIC_URL });
    const clients = await Promise.all(REVISIONS.map(({ mode }) => connected(injected(free), mode)));
    const widths = Array.from({ length: 20 }, (_, i) => 100 + i);
    const areas = await Promise.all(
      widths.map(async (width, i) => {
        const args = { outline: `E${width} S100 W${width} N100`, link: false };
        const { structuredContent } = await clients[i % 2].callTool({ name: 'plan_layout', arguments: args });
        return (structuredContent as { surface: { areaM2: number } }).surface.areaM2;
      }),
    );
    expect(areas).toEqual(widths.map((width) => width / 100));
    await Promise.all(clients.map((client) => client.close()));
    await free.close();
  });
});
