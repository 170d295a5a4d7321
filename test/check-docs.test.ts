// The check of the documents must itself find faults: a broken link, a path, a command, a row, a figure.

import { afterAll, describe, expect, it } from 'vitest';
import { differences, wrongExamples } from '../scripts/docs/examples.ts';
import { anchorsOf, blocksOf, type Document, tableOf } from '../scripts/docs/markdown.ts';
import { clumsyProse } from '../scripts/docs/prose.ts';
import { brokenReferences, type Project } from '../scripts/docs/references.ts';
import { requestsOf } from '../scripts/docs/requests.ts';
import { documentedServer } from '../scripts/docs/server.ts';
import { CACHE_HEADING, cacheRows, METRIC_HEADING, metricRows } from '../scripts/docs/service-tables.ts';
import { stepsOf } from '../scripts/docs/steps.ts';
import {
  ENVIRONMENT_HEADING,
  environmentRows,
  LIMIT_HEADING,
  limitRows,
  PATTERN_HEADING,
  patternRows,
  wrongConstants,
  wrongTable,
} from '../scripts/docs/tables.ts';

import { readEnvironment } from '../src/server/environment.ts';

const FENCE = '```';
const project: Project = {
  has: (path) =>
    ['README.md', 'docs/other.md', 'src/engine/plan.ts', 'src/engine/', 'node_modules/.bin/biome'].includes(path),
  scripts: { lint: 'biome', test: 'vitest', hollow: 'tsx scripts/gone.ts' },
  programs: ['tilewright'],
  oldestNode: '20.19',
};
const other: Document = { path: 'docs/other.md', text: '# Other\n\n## The rule, told\n' };

function readme(...lines: string[]): Document {
  return { path: 'README.md', text: lines.join('\n') };
}

function complaints(...lines: string[]): string[] {
  const document = readme(...lines);
  return brokenReferences(document, [document, other], project).map(({ line, message }) => `${line}: ${message}`);
}

describe('prose', () => {
  it('is reported if it is clumsy, except in code', () => {
    const document = readme(
      'Plain words.',
      'It mends what `whoever` broke.',
      FENCE,
      'nought',
      FENCE,
      'Pages there are not.',
    );
    expect(clumsyProse(document).map(({ line, message }) => `${line}: ${message}`)).toEqual([
      '2: "mends": write fix',
      '6: "there are not": write do not exist',
    ]);
  });

  it('is accepted if it is plain', () => {
    expect(clumsyProse(readme('There are not enough tiles.', 'Depending on the amended plan.'))).toEqual([]);
  });
});

describe('references', () => {
  it('are accepted if everything exists', () => {
    expect(
      complaints(
        '# Top',
        '[a](docs/other.md), [b](docs/other.md#the-rule-told), [c](#top), [d](https://example.org/x)',
        '`src/engine/plan.ts`, `src/engine/<name>.ts`, `src`, `plan.json`, `README.md`',
        'Node 20.19, `npm run lint`, `npm test`, `npx biome check`',
      ),
    ).toEqual([]);
  });

  it.each([
    ['a link to nothing', '[a](docs/gone.md)', 'the link docs/gone.md leads nowhere'],
    ['a link to no heading', '[a](docs/other.md#gone)', 'the link docs/other.md#gone leads to no heading'],
    ['a file that is not there', '`src/engine/gone.ts`', 'there is no src/engine/gone.ts'],
    ['a folder that is not there', '`src/gone/<name>.ts`', 'there is no src/gone/<name>.ts'],
    ['a script that is not there', '`npm run gone`', 'there is no command "gone"'],
    ['a script without its file', '`npm run hollow`', 'there is no command "hollow"'],
    ['a built-in script that is not there', '`npm start`', 'there is no command "start"'],
    ['a tool that is not there', '`npx gone`', 'there is no command "gone"'],
    ['another Node', 'Node 18.0 will do.', 'package.json asks for Node 20.19, not 18.0'],
  ])('report %s', (_, text, message) => {
    expect(complaints('', text)).toEqual([`2: ${message}`]);
  });

  it('are checked in commands and plain blocks, but not in code', () => {
    const block = (language: string) => [`${FENCE}${language}`, 'src/engine/gone.ts', FENCE];
    expect(complaints(...block('sh'))).toHaveLength(1);
    expect(complaints(...block('text'))).toHaveLength(1);
    expect(complaints(...block('ts'))).toEqual([]);
  });

  it('include the files that a tutorial creates', () => {
    expect(complaints('`src/engine/new.ts`', `${FENCE}ts file=src/engine/new.ts`, FENCE)).toEqual([]);
  });
});

function table(heading: readonly string[], rows: readonly string[][]): Document {
  return readme('', ...[heading, heading.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`), '');
}

describe('tables', () => {
  it('of patterns and limits are accepted as generated', () => {
    expect(wrongTable(table(PATTERN_HEADING, patternRows()), PATTERN_HEADING, patternRows())).toEqual([]);
    expect(wrongTable(table(LIMIT_HEADING, limitRows()), LIMIT_HEADING, limitRows())).toEqual([]);
  });

  it('report a wrong row and the missing one', () => {
    const rows = limitRows().map(([name, value]) => [name, name === 'Tiles in one plan' ? '30,000' : value]);
    expect(wrongTable(table(LIMIT_HEADING, rows), LIMIT_HEADING, limitRows())).toEqual([
      { path: 'README.md', line: 4, message: 'the row "Tiles in one plan | 30,000" is not so' },
      { path: 'README.md', line: 4, message: 'the row "Tiles in one plan | 20,000" is missing' },
    ]);
  });

  it('report a missing pattern, and a missing table', () => {
    expect(wrongTable(table(PATTERN_HEADING, patternRows().slice(1)), PATTERN_HEADING, patternRows())).toHaveLength(1);
    expect(wrongTable(readme('nothing'), LIMIT_HEADING, limitRows())[0].message).toContain('there is no table');
  });

  it('of settings have every variable that the server reads', () => {
    const rows = environmentRows();
    expect(wrongTable(table(ENVIRONMENT_HEADING, rows), ENVIRONMENT_HEADING, rows)).toEqual([]);
    const names = rows.map(([name]) => name.replaceAll('`', ''));
    const read = new Set<string>();
    readEnvironment(new Proxy({}, { get: (_, name) => void read.add(String(name)) }));
    // Only read to report its replacement.
    read.delete('WORKERS');
    expect(names.toSorted()).toEqual([...read].toSorted());
  });

  it('of constants are compared with the source', () => {
    const document = table(
      ['Constant', 'Value', 'Where'],
      [
        ['`RIGHT`', '400,000', '`a.ts`'],
        ['`SMALL`', '1e-6', '`a.ts`'],
        ['`PRODUCT`', '2,048', '`a.ts`'],
        ['`LESS`', '2,047', '`a.ts`'],
        ['`WRONG`', '2', '`a.ts`'],
        ['`GONE`', '2', '`a.ts`'],
      ],
    );
    const source =
      'const RIGHT = 400_000;\nexport const SMALL = 1e-6;\nconst WRONG = 3;\nconst PRODUCT = 2 * 1_024;\nconst LESS = 2 * 1024;';
    expect(wrongConstants(document, () => source).map(({ message }) => message)).toEqual([
      'LESS is 2048, not 2,047',
      'WRONG is 3, not 2',
      'a.ts has no constant GONE',
    ]);
  });
});

describe('tables of the service', () => {
  const app = documentedServer();
  afterAll(() => app.close());

  it('have every metric of the service', async () => {
    const rows = await metricRows(app);
    const named = (await app.inject('/metrics')).body.match(/^# HELP \S+/gm) ?? [];
    expect(rows.map(([name]) => `# HELP ${name.replaceAll('`', '')}`)).toEqual([...named]);
    const document = table([...METRIC_HEADING, 'Meaning'], [...rows.slice(1), ['`gone_total`', 'counter', 'Gone.']]);
    expect(wrongTable(document, METRIC_HEADING, rows)).toHaveLength(2);
  });

  it('report a wrong lifetime', async () => {
    const rows = await cacheRows(app);
    expect(new Map(rows.map(([kind, ...keeping]) => [kind, keeping])).get('Refusals')).toEqual(['`no-store`', 'no']);
    // If answers of one kind differed, their row would have more cells.
    for (const row of rows) expect(row).toHaveLength(CACHE_HEADING.length);
    const document = table(
      CACHE_HEADING,
      rows.map(([kind, , tag]) => [kind, '`no-store`', tag]),
    );
    expect(wrongTable(document, CACHE_HEADING, rows).map(({ message }) => message)).toContain(
      'the row "Plan by GET with a link | `no-store` | no" is not so',
    );
  });
});

describe('requests', () => {
  const requestsIn = (language: string, ...lines: string[]) =>
    requestsOf({ language, labels: {}, body: lines.join('\n'), line: 1 });

  it('are addresses, lines with GET and sources of images', () => {
    const get = (url: string) => ({ method: 'GET', url, headers: {} });
    expect(requestsIn('text', 'http://localhost:3000/a?b=c', 'GET /d')).toEqual([get('/a?b=c'), get('/d')]);
    expect(requestsIn('html', '<img src="http://localhost:3000/a?b=c&amp;d=e">')).toEqual([get('/a?b=c&d=e')]);
    expect(requestsIn('json', '"http://localhost:3000/a"')).toEqual([]);
    expect(requestsIn('text', 'https://example.org/a')).toEqual([]);
  });

  it('are commands with headers and bodies, over several lines', () => {
    expect(
      requestsIn('sh', "curl -H 'Content-Type: application/json' \\", `  -d '{"a":1}' http://localhost:3000/a`),
    ).toEqual([{ method: 'POST', url: '/a', headers: { 'content-type': 'application/json' }, payload: '{"a":1}' }]);
  });
});

describe('examples', () => {
  const app = documentedServer();
  afterAll(() => app.close());
  const ROOM = 'outline=E100+S70+W100+N70&subtract=40,30,20,20';

  const complaintsAbout = async (request: string, label: string, json: string) => {
    const document = readme(`${FENCE}text`, request, FENCE, '', `${FENCE}json${label}`, json, FENCE);
    return (await wrongExamples(document, app)).map(({ line, message }) => `${line}: ${message}`);
  };

  it('are accepted if the answer contains what they claim', async () => {
    expect(await complaintsAbout(`GET /api/plan?${ROOM}`, '', '{"tiles": {"total": 12, "cut": 7}}')).toEqual([]);
    expect(
      await complaintsAbout(`curl 'http://localhost:3000/api/plan?${ROOM}'`, '', '{"warnings": ["Very small…"]}'),
    ).toEqual([]);
    expect(await complaintsAbout(`GET /api/plan?${ROOM}`, ' step=frame', '{"step": [303, 0]}')).toEqual([]);
    expect(await complaintsAbout('GET /api/plan?outline=E1', '', '{"code": "outline-too-few-walls"}')).toEqual([]);
  });

  it('report a wrong figure', async () => {
    expect(await complaintsAbout(`GET /api/plan?${ROOM}`, '', '{"tiles": {"total": 13}}')).toEqual([
      '5: .tiles.total is 12, not 13',
    ]);
    expect(await complaintsAbout(`GET /api/plan?${ROOM}`, ' step=frame', '{"step": [303, 1]}')).toEqual([
      '5: .step[1] is 0, not 1',
    ]);
  });

  it('report an unknown step, text that is not JSON, and an answer without a request', async () => {
    expect(await complaintsAbout(`GET /api/plan?${ROOM}`, ' step=gone', '{}')).toEqual([
      '5: a plan has no step "gone"',
    ]);
    expect(await complaintsAbout(`GET /api/plan?${ROOM}`, '', '{"tiles": …}')).toEqual(['5: this is no JSON']);
    expect(await complaintsAbout('nothing', '', '{}')).toEqual(['5: this answers no request']);
  });

  it('report a refused request if a plan is claimed', async () => {
    expect(await complaintsAbout('GET /api/plan?outline=E1', '', '{"tiles": {"total": 1}}')).toEqual([
      '5: .tiles is not there',
    ]);
    expect(() => stepsOf('outline=E1')).toThrow('outline');
  });

  it('report a request that fails without an expected answer', async () => {
    const alone = (request: string) => wrongExamples(readme(`${FENCE}text`, request, FENCE), app);
    expect(await alone(`GET /api/plan?${ROOM}`)).toEqual([]);
    expect((await alone('GET /api/plan?outline=E1')).map(({ message }) => message)).toEqual([
      '/api/plan?outline=E1 is answered with 400',
    ]);
    expect((await alone('GET /gone')).map(({ message }) => message)).toEqual(['/gone is answered with 404']);
  });

  it('compare the head of an answer, and use the tag of the previous one', async () => {
    const drawing = `http://localhost:3000/api/plan?${ROOM}&format=svg`;
    const heads = (...heads: string[]) =>
      wrongExamples(
        readme(
          ...[`${FENCE}text`, drawing, FENCE, `${FENCE}http`, heads[0], FENCE],
          ...[`${FENCE}sh`, `curl -H 'If-None-Match: "…"' '${drawing}'`, FENCE, `${FENCE}http`, heads[1], FENCE],
        ),
        app,
      );
    expect(await heads('HTTP/1.1 200 OK\nETag: "…"\nCache-Control: public, max-age=86400', 'HTTP/1.1 304')).toEqual([]);
    const wrong = await heads('HTTP/1.1 200\nCache-Control: public, …, max-age=1\nX-Gone: 1', 'HTTP/1.1 200\nnothing');
    expect(wrong.map(({ line, message }) => `${line}: ${message}`)).toEqual([
      '4: Cache-Control is public, max-age=86400',
      '4: there is no X-Gone',
      '12: the status is 304',
      '12: "nothing" is no header',
    ]);
  });

  it('are sent as POST if they have a body', async () => {
    const body = '{"outline":"E100 S70 W100 N70","link":false}';
    const command = `curl -H 'Content-Type: application/json' -d '${body}' http://localhost:3000/api/plan`;
    expect(await complaintsAbout(command, '', '{"svg": "<svg …</svg>", "plannerUrl": null}')).toEqual([]);
  });

  it.each([
    [{ a: 1 }, { a: 1, b: 2 }, 0],
    [{ a: 1, b: 2 }, { a: 1 }, 1],
    [[1], [1, 2], 1],
    [{ a: null }, { a: null }, 0],
    [{ a: null }, {}, 1],
    ['begin…', 'beginning', 0],
    ['begin…', 'end', 1],
    ['a…c…e', 'abcde', 0],
    ['a…e', 'abcd', 1],
    ['ab…bc', 'abc', 1],
    ['a…x…e', 'abcde', 1],
  ])('compare %j with %j', (claim, truth, count) => {
    expect(differences(claim, truth, '')).toHaveLength(count);
  });
});

describe('Markdown', () => {
  it('is read by lines', () => {
    const document = readme(
      '# A `b` & c',
      '| Limit | Value |',
      '|---|---|',
      '| a | b |',
      `${FENCE}ts file=x`,
      '1',
      FENCE,
    );
    expect([...anchorsOf(document)]).toEqual(['a-b--c']);
    expect(tableOf(document, 'Limit')).toEqual([{ cells: ['a', 'b'], line: 4 }]);
    expect(blocksOf(document)).toEqual([{ language: 'ts', labels: { file: 'x' }, body: '1', line: 5 }]);
  });
});
