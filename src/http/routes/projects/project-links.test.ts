import { describe, expect, it } from 'vitest';
import { memoryStore } from '../../../../test/support/memory-store.ts';
import { buildApp } from '../../app.ts';
import { MemoryRateLimit } from '../../rate-limit/index.ts';
import { ProjectLinks } from './project-links.ts';

const DAY_MS = 86_400_000;
const project = (name: string) => ({ text: `{"name":"${name}"}`, identity: name, figures: '[]' });

function linksWith(quota: number, now = () => 0) {
  const projects = new Map<string, string>();
  const store = memoryStore(projects);
  const limit = new MemoryRateLimit(quota, DAY_MS, now);
  return { projects, links: new ProjectLinks({ store, quota: limit, onFailure: () => {} }) };
}

describe('the quota of new projects', () => {
  it('stores exactly as many of a client in a day, however they arrive', async () => {
    const { projects, links } = linksWith(300);
    const all = Array.from({ length: 1000 }, (_, index) => links.keep(project(`${index}`), 'one'));
    const kept = await Promise.all(all);
    expect(projects.size).toBe(300);
    expect(kept.filter((link) => 'id' in link).length).toBe(300);
    expect(kept.filter((link) => 'why' in link && link.why === 'quota').length).toBe(700);
  });

  it('does not count what is stored already, and gives its link even above the quota', async () => {
    const { projects, links } = linksWith(2);
    for (let time = 0; time < 5; time++) expect(await links.keep(project('a'), 'one')).toHaveProperty('id');
    expect(await links.keep(project('b'), 'one')).toHaveProperty('id');
    expect(await links.keep(project('c'), 'one')).toEqual({ why: 'quota' });
    expect(await links.keep(project('a'), 'one')).toHaveProperty('id');
    expect(await links.keep(project('c'), 'other')).toHaveProperty('id');
    expect(projects.size).toBe(3);
  });

  it('begins again after a day', async () => {
    let now = 0;
    const { links } = linksWith(1, () => now);
    await links.keep(project('a'), 'one');
    expect(await links.keep(project('b'), 'one')).toEqual({ why: 'quota' });
    now = DAY_MS;
    expect(await links.keep(project('b'), 'one')).toHaveProperty('id');
  });

  it('does not count what could not be stored', async () => {
    const limit = new MemoryRateLimit(1, DAY_MS, () => 0);
    for (const save of [async () => 'full' as const, () => Promise.reject(new Error('away'))]) {
      const broken = new ProjectLinks({ store: { ...memoryStore(), save }, quota: limit, onFailure: () => {} });
      expect(await broken.keep(project('a'), 'one')).toHaveProperty('why');
    }
    const works = new ProjectLinks({ store: memoryStore(), quota: limit, onFailure: () => {} });
    expect(await works.keep(project('a'), 'one')).toHaveProperty('id');
  });
});

describe('a plan that is not stored', () => {
  it.each([
    ['full', 'The store of plans is full'],
    ['too-large', 'too large to be stored'],
  ] as const)('is answered without a link and says why: %s', async (saved, sentence) => {
    const app = buildApp({ store: { ...memoryStore(), save: async () => saved } });
    const answer = await app.inject('/api/plan?outline=E180+S240+W180+N240');
    expect([answer.statusCode, answer.json().plannerUrl]).toEqual([200, null]);
    expect(answer.json().warnings.at(-1)).toContain(sentence);
    await app.close();
  });
});

describe('/readyz', () => {
  it('tells that a store is full', async () => {
    const app = buildApp({ store: { ...memoryStore(), check: async () => 'full' } });
    const answer = await app.inject('/readyz');
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'degraded', store: 'full' }]);
    await app.close();
  });

  it('tells that links cannot be made, even if the check of the store passes', async () => {
    const app = buildApp({ store: { ...memoryStore(), save: () => Promise.reject(new Error('no connection')) } });
    expect((await app.inject('/readyz')).json().status).toBe('ready');
    await app.inject('/api/plan?outline=E180+S240+W180+N240');
    expect((await app.inject('/readyz')).json()).toEqual({ status: 'degraded', store: 'unavailable' });
    await app.close();
  });
});
