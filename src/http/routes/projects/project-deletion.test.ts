import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { memoryStore } from '../../../../test/support/memory-store.ts';
import { type App, type AppOptions, buildApp } from '../../app.ts';

const ROOM = 'outline=E180+S240+W180+N240';
const TOKEN = 'a-long-enough-token';

const apps: App[] = [];
const lines: string[] = [];
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
  lines.length = 0;
});

function open(options: AppOptions = {}): App {
  const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const app = buildApp({ store: memoryStore(), adminToken: TOKEN, logger, ...options });
  apps.push(app);
  return app;
}

const idOf = async (app: App) => (await app.inject(`/api/plan?${ROOM}`)).json().plannerUrl.split('/').at(-1);

function remove(app: App, id: string, authorization?: string) {
  const headers = authorization === undefined ? {} : { authorization };
  return app.inject({ method: 'DELETE', url: `/api/projects/${id}`, headers });
}

describe('DELETE /api/projects/{id}', () => {
  it('removes a project and everything kept for it, and says so in the log', async () => {
    const app = open();
    const id = await idOf(app);
    const paths = [`/planner/${id}`, `/planner/${id}/preview.png`];
    for (const path of paths) expect((await app.inject(path)).statusCode).toBe(200);
    const answer = await remove(app, id, `Bearer ${TOKEN}`);
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    for (const path of paths) expect((await app.inject(path)).statusCode).toBe(404);
    expect(app.context.answers.size).toBe(0);
    const audit = lines.map((line) => JSON.parse(line)).filter((line) => line.audit === 'delete-project');
    expect(audit).toMatchObject([{ id, isRemoved: true, reqId: answer.headers['x-request-id'] }]);
  });

  it('answers 404 for a project that does not exist', async () => {
    const app = open();
    const id = await idOf(app);
    expect((await remove(app, id, `bearer ${TOKEN}`)).statusCode).toBe(204);
    for (const unknown of [id, 'short', '', `${id}x`]) {
      const answer = await remove(app, unknown, `Bearer ${TOKEN}`);
      expect([unknown, answer.statusCode, answer.json().code]).toEqual([unknown, 404, 'not-found']);
    }
  });

  it.each([undefined, '', 'Bearer', `Bearer ${TOKEN}x`, `Bearer ${TOKEN.slice(1)}`, `Basic ${TOKEN}`, TOKEN])(
    'refuses %s and removes nothing',
    async (authorization) => {
      const app = open();
      const id = await idOf(app);
      const answer = await remove(app, id, authorization);
      expect([answer.statusCode, answer.headers['www-authenticate'], answer.json().code]).toEqual([
        401,
        'Bearer',
        'unauthorized',
      ]);
      expect((await app.inject(`/planner/${id}`)).statusCode).toBe(200);
      expect(lines.join()).not.toContain(TOKEN);
    },
  );

  it('is not there without a token of the operator', async () => {
    const app = open({ adminToken: undefined });
    const id = await idOf(app);
    for (const authorization of [undefined, 'Bearer undefined', 'Bearer ']) {
      const { statusCode, headers } = await remove(app, id, authorization);
      expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS']);
    }
    expect((await app.inject(`/planner/${id}`)).statusCode).toBe(200);
  });

  it.each([
    [TOKEN, 'GET, HEAD, DELETE, OPTIONS'],
    [undefined, 'GET, HEAD, OPTIONS'],
  ])('with the token %s is one of the methods %s', async (adminToken, methods) => {
    const { headers } = await open({ adminToken }).inject({ method: 'OPTIONS', url: '/api/projects/x' });
    expect([headers.allow, headers['access-control-allow-methods']]).toEqual([methods, methods]);
  });

  it('answers 503 if the store fails', async () => {
    const app = open({ store: { ...memoryStore(), remove: () => Promise.reject(new Error('disk on fire')) } });
    const answer = await remove(app, await idOf(app), `Bearer ${TOKEN}`);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(answer.body).not.toContain('fire');
  });
});
