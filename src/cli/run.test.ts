import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type Ran, runHere } from '../../test/cli/test-console.ts';
import { FORMATS } from '../wire/index.ts';
import type { Console } from './console.ts';
import { run } from './run.ts';

const ROOM = ['--outline', 'E180 S240 W180 N240'];
const BODY = '{"outline":"E180 S240 W180 N240"}';
/** A bath of 4 x 3 with a corner in the middle of a wall. */
const DRAWING =
  '{"type":"Feature","properties":{"name":"Bath"},"geometry":{"type":"Polygon","coordinates":[[[0,0],[2,0],[4,0],[4,3],[0,3],[0,0]]]}}';
const folder = mkdtempSync(join(tmpdir(), 'tilewright-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

const json = ({ out }: Ran) => JSON.parse(out.toString());

describe('exit codes', () => {
  it.each([
    [0, ['plan', ...ROOM], ''],
    [1, ['plan'], 'The room is missing'],
    [1, ['plan', '--body', 'bad'], 'The body is not JSON'],
    [1, ['plan', '--body', 'empty'], 'The body is empty'],
    [1, ['plan', '--body', 'latin'], 'The body is not UTF-8'],
    [1, ['plan', '--body', 'long'], 'The body is larger than'],
    [1, ['patterns', '--lang', 'xx'], 'lang must be one of'],
    [2, [], 'Usage'],
    [2, ['plna'], 'There is no command plna. Did you mean plan?'],
    [2, ['draw'], 'There is no command draw. Use one of plan,'],
    [2, ['help', 'x'], 'There is no command x.'],
    [2, ['--verison'], 'There is no flag --verison. Did you mean --version?'],
    [2, ['plan', 'E400', 'S300'], 'plan takes only flags, not "E400"; put a value with spaces in quotes'],
    [2, ['plan', '--body', 'gone'], 'cannot read gone: no such file or directory.'],
    [2, ['plan', '--body', 'room', '--joint', '3'], 'leave --joint out, or --body.'],
    [2, ['plan', ...ROOM, '--link', 'true'], 'cannot make a link'],
    [2, ['plan', ...ROOM, '-o', 'plan.jpg'], 'plan.jpg does not end like a format; use one of .json, .svg'],
    [
      2,
      ['plan', ...ROOM, '-o', 'plan.pdf', '--format', 'svg'],
      'The format is svg, but the name plan.pdf ends like pdf',
    ],
    [2, ['plan', '--body', 'svg', '--format', 'pdf'], 'The body has the format svg; leave --format pdf out.'],
    [2, ['plan', '--body', 'room', '--format', 'jpg'], '--format must be one of json, svg'],
    [2, ['completion'], 'completion takes one of bash, zsh, fish'],
    [2, ['compare', ...ROOM], 'A comparison has 1 to 24 variants, not 0'],
    [2, ['compare', ...ROOM, '--variant', 'outline=E4'], '--variant 1 has "outline"'],
    [2, ['compare', ...ROOM, '--variant', '', '--colors', 'dot:333'], 'There is no flag --colors'],
    [1, ['compare', ...ROOM, '--variant', '', '--variant', 'joint=x'], '--variant 2: joint must be'],
    [1, ['compare', ...ROOM, '--tileSize', '10', '--variant', '', '--variant', 'joint=0'], 'This layout needs'],
    [0, ['job', 'flat'], ''],
    [1, ['job', 'room'], 'surfaces must be a list'],
    [1, ['job', 'bad'], 'The body is not JSON'],
    [2, ['job'], 'job takes one file with a JSON body, or - for standard input, not 0: tilewright job <file|->'],
    [2, ['job', 'flat', 'room'], 'not 2'],
    [2, ['job', 'gone'], 'cannot read gone: no such file or directory.'],
    [2, ['job', 'flat', '--joint', '3'], 'There is no flag --joint.'],
    [2, ['job', 'flat', '-o', 'flat.pdf', '--format', 'csv'], 'ends like pdf'],
    [2, ['import', 'plan.geojson'], 'add --unit. All of it together would be: mm: 0.004 x 0.003 m;'],
    [2, ['import', 'plan.geojson', '--unit', 'yd'], '--unit must be one of mm, cm, m, in, ft, not "yd".'],
    [2, ['import', 'plan.geojson', '--unit', 'm', '--room', 'Hall'], 'has the name "Hall"; use one of "Bath".'],
    [2, ['import', 'plan.geojson', '--unit', 'm', '--layer', 'A'], 'leave --layer out, the file names none.'],
    [2, ['import', 'plan.geojson', '--height', 'x'], '--height must be a length in cm'],
    [2, ['import', 'room'], 'in none of the formats that can be read: DXF,'],
    [2, ['import', 'gone'], 'cannot read gone: no such file or directory.'],
    [2, ['import'], 'import takes one file with a drawing or a scan, or - for standard input, not 0'],
    [74, ['job', 'flat', '-o', folder], 'illegal operation on a directory.'],
    [74, ['plan', ...ROOM, '-o', join(folder, 'gone/plan.svg')], 'gone/plan.svg: no such file or directory.'],
    [74, ['plan', ...ROOM, '-o', folder], 'illegal operation on a directory.'],
  ])('%i for %j', async (code, argv, words) => {
    const files = {
      room: BODY,
      flat: `{"surfaces":[${BODY}]}`,
      svg: BODY.replace('}', ',"format":"svg"}'),
      bad: '{"outline":',
      empty: '',
      latin: new Uint8Array([0x7b, 0xe9, 0x7d]),
      long: ' '.repeat(300_000),
      'plan.geojson': DRAWING,
    };
    const ran = await runHere(argv, { files });
    expect([ran.code, ran.err.includes(words)], ran.err).toEqual([code, true]);
    if (argv.length > 0) expect(ran.err).toMatch(code === 0 ? /^$/ : /^(tilewright: [^\n]+\n)$/);
    if (code !== 0) expect(ran.out.toString()).toBe('');
  });

  it('are 1 for a plan with warnings if they matter, which is written all the same', async () => {
    const shaft = ['plan', ...ROOM, '--subtract', '140,0,40,60'];
    expect((await runHere(shaft)).code).toBe(0);
    const ran = await runHere([...shaft, '--fail-on-warnings']);
    expect(ran.code).toBe(1);
    const { warnings } = json(ran);
    expect(warnings).toHaveLength(1);
    expect(ran.err).toMatch(/^tilewright: warning: .*send --start \S+ instead/);
    const drawn = await runHere([...shaft, '--fail-on-warnings', '--format', 'svg']);
    expect([drawn.code, drawn.err]).toEqual([1, ran.err]);
    expect((await runHere([...shaft, '--start', 'best', '--fail-on-warnings'])).code).toBe(0);
  });

  it('are 0 for a drawing whose changes are listed, and its job can be planned', async () => {
    const argv = ['import', 'plan.geojson', '--unit', 'm', '--room', 'Bath', '--height', '2.5m'];
    const read = await runHere(argv, { files: { 'plan.geojson': DRAWING } });
    expect([read.code, read.err]).toEqual([
      0,
      'tilewright: Corners in the middle of a straight wall, dropped: 1 (Bath)\n',
    ]);
    const planned = json(await runHere(['job', 'flat'], { files: { flat: read.out } }));
    const areas = planned.surfaces.map((one: { surface: { areaM2: number } }) => one.surface.areaM2);
    expect(areas.sort((a: number, b: number) => a - b)).toEqual([7.5, 7.5, 10, 10, 12]);
  });

  it('are 1 for a job with warnings if they matter, each with its surface', async () => {
    const bath = '{"name":"bath","outline":"E180 S240 W180 N240","subtract":[{"x":140,"y":0,"w":40,"h":60}]}';
    const files = { flat: `{"surfaces":[${BODY},${bath}]}` };
    expect((await runHere(['job', 'flat'], { files })).code).toBe(0);
    const ran = await runHere(['job', 'flat', '--fail-on-warnings', '--format', 'csv'], { files });
    const { surfaces } = json(await runHere(['job', 'flat'], { files }));
    const warnings: string[] = surfaces[1].warnings;
    expect(warnings.length).toBeGreaterThan(0);
    expect([ran.code, surfaces[0].warnings]).toEqual([1, []]);
    expect(ran.err).toBe(warnings.map((warning) => `tilewright: warning: bath: ${warning}\n`).join(''));
  });

  it('are 0 for choices, which are listed beside the answer with the flags that plan them', async () => {
    const ran = await runHere(['plan', ...ROOM, '--choices']);
    const choices: readonly { readonly start: string; readonly sentence: string }[] = json(ran).choices;
    const lines = ran.err.trimEnd().split('\n');
    expect(lines).toHaveLength(choices.length);
    choices.forEach(({ start, sentence }, i) => {
      expect(lines[i]).toContain(`--start ${start}: ${sentence} Tiles to buy `);
    });
    expect([ran.code, (await runHere(['plan', ...ROOM])).err]).toEqual([0, '']);
  });

  it('are 2 for an address that is none', async () => {
    const ran = await runHere(['plan', ...ROOM], { env: { PUBLIC_URL: 'tiles' } });
    expect([ran.code, ran.err]).toEqual([2, expect.stringContaining('PUBLIC_URL must be')]);
  });

  it('are 70 for a fault of ours, with one line or with the trace', async () => {
    let err = '';
    const broken = (env: Record<string, string>): Console => ({
      out: {
        isTerminal: false,
        hasColors: false,
        write: () => Promise.reject(new TypeError('x is not a function\nmore')),
      },
      err: {
        isTerminal: false,
        hasColors: false,
        write: async (text) => {
          err = String(text);
        },
      },
      env,
      read: async () => new Uint8Array(),
    });
    expect(await run(['plan', ...ROOM], broken({}))).toBe(70);
    expect(err).toMatch(/^tilewright: this is a fault of tilewright, not yours: x is not a function \([^\n]+\)\n$/);
    expect(await run(['plan', ...ROOM], broken({ TILEWRIGHT_DEBUG: '1' }))).toBe(70);
    expect(err).toMatch(/TypeError: x is not a function\n[\s\S]*run\.test\.ts/);
  });
});

describe('JSON', () => {
  it.each([
    ['plan', ...ROOM],
    ['compare', ...ROOM, '--variant', 'pattern=bricks', '--edge', '8'],
    ['patterns', '--json'],
    ['plan', '--json'],
  ])('ends with one line break, in a pipe and on a terminal: %s', async (...argv) => {
    const [piped, shown] = await Promise.all([runHere(argv), runHere(argv, { isTerminal: true })]);
    expect(piped.out.toString()).toMatch(/[^\n]\n$/);
    expect(shown.out.toString()).toBe(piped.out.toString());
  });
});

describe('words that are no flags', () => {
  it('are refused with the usage, or with quotes where a room may be meant', async () => {
    const { err } = await runHere(['patterns', 'hexagons']);
    expect(err).toContain('tilewright patterns [--json] [--lang <lang>]');
    expect(err).not.toContain('quotes');
    expect((await runHere(['plan', '--outline', 'E400', 'S300'])).err).toContain("in quotes, for example --outline '");
  });
});

describe('refusals as JSON', () => {
  it('are those of the API, also for flags', async () => {
    const ran = await runHere(['plan', '--json']);
    expect([ran.code, ran.err, json(ran).code]).toEqual([1, '', 'room-missing']);
    const usage = await runHere(['plan', '--outlin', 'x', '--json']);
    expect([usage.code, json(usage)]).toEqual([
      2,
      expect.objectContaining({ code: 'flag-unknown', example: '--outline' }),
    ]);
    const body = await runHere(['plan', '--body', '-', '--json'], { files: { '-': '{"outlin":"E1"}' } });
    expect(json(body)).toMatchObject({ code: 'parameter-unknown', param: 'outlin' });
  });
});

describe('output', () => {
  it('is JSON without a link, which a body has with its drawing', async () => {
    const plain = json(await runHere(['plan', ...ROOM]));
    expect([plain.tiles.total, plain.plannerUrl, plain.svg]).toEqual([48, null, undefined]);
    const env = { PUBLIC_URL: 'https://tiles.example/' };
    const posted = json(await runHere(['plan', '--body', '-'], { env, files: { '-': BODY } }));
    expect([posted.tiles, posted.svg.slice(0, 4)]).toEqual([plain.tiles, '<svg']);
    expect(posted.svgUrl).toMatch(/^https:\/\/tiles\.example\/api\/plan\?/);
  });

  const endings = FORMATS.map((format) => [format === 'cut-dxf' ? 'zip' : format, format] as const);
  it.each(endings)('a file ending in .%s has the format %s', async (ending, format) => {
    const path = join(folder, `plan.${ending}`);
    const ran = await runHere(['plan', ...ROOM, '-o', path]);
    expect([ran.code, ran.out.length, ran.err]).toEqual([0, 0, '']);
    const piped = await runHere(['plan', ...ROOM, '--format', format]);
    expect(readFileSync(path).equals(piped.out)).toBe(true);
    expect(piped.out.length).toBeGreaterThan(500);
  });

  it('replaces a file as a whole, through links, and leaves nothing else', async () => {
    const inside = mkdtempSync(join(folder, 'files-'));
    const path = join(inside, 'real.svg');
    writeFileSync(path, 'before', { mode: 0o640 });
    symlinkSync('real.svg', join(inside, 'link.svg'));
    await runHere(['plan', ...ROOM, '-o', join(inside, 'link.svg')]);
    expect(readFileSync(path, 'utf8').slice(0, 4)).toBe('<svg');
    expect(readdirSync(inside).sort()).toEqual(['link.svg', 'real.svg']);
  });

  it.each(['png', 'pdf', 'xlsx'])('of %s is refused on a terminal', async (format) => {
    const ran = await runHere(['plan', ...ROOM, '--format', format], { isTerminal: true });
    expect([ran.code, ran.out.length]).toEqual([2, 0]);
    expect(ran.err).toContain(`A terminal cannot show ${format}; write a file with -o plan.${format}`);
  });

  it('shows long work on a terminal only, and removes it', async () => {
    const best = ['plan', ...ROOM, '--start', 'best'];
    expect((await runHere(best)).err).toBe('');
    const { err, out } = await runHere(best, { isTerminal: true });
    expect(err).toBe('Searching for the best start…\r\u001b[K');
    expect(out.toString().endsWith('}\n')).toBe(true);
  });
});

describe('patterns', () => {
  it('are a table for people, in their language', async () => {
    const text = (await runHere(['patterns'])).out.toString();
    expect(text).toMatch(/^squares {2}Squares$/m);
    expect(text).toMatch(/^ {2}--direction +vertical \(default\), horizontal/m);
    expect((await runHere(['patterns', '--lang', 'pl'])).out.toString()).not.toContain('Tile side');
  });
});

it('prints its version', async () => {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  expect((await runHere(['-V'])).out.toString()).toBe(`tilewright ${version}\n`);
});
