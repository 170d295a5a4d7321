// During an upgrade, servers of two versions read one store: what a newer version stored is refused as something that other
// servers know, not as a fault.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memoryStore } from '../../../../test/support/memory-store.ts';
import { type App, buildApp } from '../../app.ts';

const PUBLIC_URL = 'https://tiles.example';
const ROOM = '"outline":"E180 S240 W180 N240"';
/** Stored texts that no plan and no job of this version has. */
const NEWER = {
  'another kind': '{"stairs":[{"steps":12}]}',
  'a plan with another field': `{${ROOM},"underlay":"cork"}`,
  'a plan in another pattern': `{${ROOM},"pattern":"penrose"}`,
  'a job with another field': `{"surfaces":[{${ROOM}}],"crew":2}`,
  'a job with another surface': `{"surfaces":[{"stairs":{"steps":12}}]}`,
};
const rows = Object.entries(NEWER).map(([name, text], i) => [name, `${i}`.repeat(22), text] as const);

let app: App;
beforeAll(() => {
  const projects = new Map(rows.map(([, id, text]) => [id, text]));
  app = buildApp({ store: memoryStore(projects), publicUrl: PUBLIC_URL, buildId: 'test' });
});
afterAll(() => app.close());

describe.each(rows)('what a newer version stored: %s', (_, id) => {
  it.each([
    ...['', '.1', '?format=pdf', '?format=csv&lang=pl'].map((rest) => `/api/projects/${id}${rest}`),
    `/planner/${id}/preview.png`,
    `/planner/${id}.1/preview.png`,
  ])('is refused for now, in a sentence: %s', async (address) => {
    const answer = await app.inject(address);
    expect([answer.statusCode, answer.json()]).toEqual([
      503,
      expect.objectContaining({ code: 'project-newer', error: expect.stringMatching(/newer version.*ask again.*\.$/) }),
    ]);
    expect(answer.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
  });

  it.each([`/planner/${id}`, `/planner/${id}.1`, `/embed/${id}`])('has a page that says so: %s', async (address) => {
    const page = await app.inject({ url: address, headers: { accept: 'text/html' } });
    expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '5']);
    expect(page.headers['content-type']).toContain('text/html');
  });

  it('has no frame for other sites yet', async () => {
    const answer = await app.inject(`/oembed?url=${encodeURIComponent(`${PUBLIC_URL}/planner/${id}`)}`);
    expect(answer.statusCode).toBe(503);
  });
});
