// The law of the command line: for the same request it writes byte for byte what the API answers, JSON with a line break at
// its end, and refuses what the API refuses with the same JSON.

import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../src/http/app.ts';
import { SERVICE_LIMITS } from '../../src/wire/index.ts';
import { randomAt } from '../fuzz/random.ts';
import { type Field, validRequest } from '../fuzz/valid-requests.ts';
import { casesOf } from '../support/cases.ts';
import { randomJobs } from '../support/job-files.ts';
import { seedOf } from '../support/seed.ts';
import { runHere } from './test-console.ts';

const PUBLIC_URL = 'http://localhost:3000';
const FORMATS = ['json', 'svg', 'pdf'];
const JOB_FORMATS = ['json', 'svg', 'png', 'dxf', 'csv', 'xlsx', 'ifc', 'glb', 'cut-dxf', 'pdf'];
const app = buildApp({ publicUrl: PUBLIC_URL });
afterAll(() => app.close());

async function compareWith(request: string | InjectOptions, argv: readonly string[], body = '') {
  const answer = await app.inject(request);
  const { code, out, err } = await runHere([...argv, '--json'], { files: { '-': body } });
  expect([answer.statusCode, code, err]).toEqual(answer.statusCode === 200 ? [200, 0, ''] : [400, 1, '']);
  const isJson = String(answer.headers['content-type']).startsWith('application/json');
  const expected = Buffer.concat([answer.rawPayload, Buffer.from(isJson ? '\n' : '')]);
  expect(out.equals(expected), `${out} is not ${answer.payload}`.slice(0, 2000)).toBe(true);
  return code;
}

/** One format in a test run, where few are PDF files, which take longest; all in a soak run. */
function formatsOf(number: number): readonly string[] {
  return casesOf(0, 1) === 1 ? FORMATS : [number % 5 === 4 ? 'pdf' : FORMATS[number % 2]];
}

/** The same body by POST and by --body. */
function posted(url: string, body: object, command: string) {
  const payload = JSON.stringify(body);
  const request: InjectOptions = { method: 'POST', url, headers: { 'content-type': 'application/json' }, payload };
  return [request, [command, '--body', '-'], payload] as const;
}

describe('the command line', () => {
  const seed = seedOf(process.env);
  it(`writes the bytes of the API for random requests (TEST_SEED=${seed})`, async () => {
    let planned = 0;
    for (let number = 0; number < casesOf(10, 200); number++) {
      const { fields, body } = validRequest(randomAt(seed, number));
      const own = fields.filter(([name]) => !['link', 'format'].includes(name));
      for (const format of formatsOf(number)) {
        const sent: Field[] = [...own, ['format', format]];
        const query = [...sent, ['link', 'false']]
          .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
          .join('&');
        const flags = sent.map(([name, value]) => `--${name}=${value}`);
        // The command line takes rooms that are too long for a query; the API takes those as a body only.
        const fits = query.length <= SERVICE_LIMITS.queryCharacters;
        if (fits) planned += 1 - (await compareWith(`/api/plan?${query}`, ['plan', ...flags]));
        if (!fits || number % 2 === 0) {
          await compareWith(...posted('/api/plan', { ...body, format, link: false }, 'plan'));
        }
      }
    }
    expect(planned).toBeGreaterThan(0);
  });

  it.each([
    ['', []],
    [
      'outline=E400+S300+W400+N300&joint=x&pattern=subway',
      ['--outline=E400 S300 W400 N300', '--joint=x', '--pattern=subway'],
    ],
    ['outline=E9000+S9000+W9000+N9000&tileSize=10', ['--outline', 'E9000 S9000 W9000 N9000', '--tileSize', '10']],
  ])('refuses "%s" with the JSON of the API', async (query, flags) => {
    expect(await compareWith(`/api/plan?${query}${query && '&'}link=false`, ['plan', ...flags])).toBe(1);
  });

  it.each(['en', 'zh'])('lists the patterns in %s like the API', async (lang) => {
    expect(await compareWith(`/api/plan/patterns?lang=${lang}`, ['patterns', '--lang', lang])).toBe(0);
  });

  const ROOM = { outline: 'E400 S300 W400 N300', pattern: 'squares', parameters: { tileSize: 250 }, units: 'imperial' };
  const VARIANTS = [
    {},
    { joint: 6 },
    { parameters: { rotation: 45 }, start: { x: -1.5, y: 2 } },
    { pattern: 'bricks', parameters: { tileWidth: 250 }, start: 'best' },
  ];
  const WRITTEN = ['', 'joint=6', 'rotation=45&start=-1.5,2', 'pattern=bricks&tileWidth=250&start=best'];

  it('compares variants like the API, by body and by flags', async () => {
    const [request, argv, payload] = posted('/api/compare', { ...ROOM, variants: VARIANTS }, 'compare');
    expect(await compareWith(request, argv, payload)).toBe(0);
    const flags = ['--outline', ROOM.outline, '--pattern', 'squares', '--tileSize', '250', '--units', 'imperial'];
    expect(await compareWith(request, ['compare', ...flags, ...WRITTEN.map((text) => `--variant=${text}`)])).toBe(0);
  });

  it('compares jobs like the API', async () => {
    const surfaces = [ROOM, { ...ROOM, name: 'hall' }].map(({ outline, ...rest }) => ({
      outline,
      ...('name' in rest && { name: rest.name }),
    }));
    const body = { surfaces, parameters: ROOM.parameters, tilesPerBox: 4, variants: VARIANTS };
    const [request, argv, payload] = posted('/api/job/compare', body, 'compare');
    expect(await compareWith(request, argv, payload)).toBe(0);
  });

  it('plans random jobs like the API, in every format', async () => {
    const jobs = fc.sample(randomJobs, { seed, numRuns: casesOf(7, 70) });
    for (const [number, job] of jobs.entries()) {
      const format = JOB_FORMATS[number % JOB_FORMATS.length];
      const [request, , payload] = posted('/api/job', { ...job, format, link: false }, 'job');
      expect(await compareWith(request, ['job', '-'], payload)).toBe(0);
    }
  });

  it('refuses a job with the JSON of the API', async () => {
    const [request, , payload] = posted('/api/job', { surfaces: [ROOM, { outline: 'E400' }] }, 'job');
    expect(await compareWith(request, ['job', '-'], payload)).toBe(1);
  });
});
