import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runHere } from '../../../test/cli/test-console.ts';
import { readEnvironment } from '../../server/environment.ts';
import { FIELDS } from '../../wire/index.ts';
import { FIELD_FLAGS } from '../flags/field-flags.ts';
import { COMMANDS, flagsOf } from './commands.ts';
import { SHORT_HELP } from './short-help.ts';

const helpOf = async (...argv: string[]) => (await runHere(argv)).out.toString();

describe('help', () => {
  it.each([
    ['--help'],
    ['help'],
    ...COMMANDS.flatMap(({ name }) => [
      [name, '--help'],
      ['help', name],
    ]),
  ])('tilewright %s %s fits a screen of 80 columns and 24 lines', async (...argv) => {
    const { code, out, err } = await runHere(argv);
    const lines = out.toString().trimEnd().split('\n');
    expect([code, err]).toEqual([0, '']);
    expect(lines.length).toBeLessThanOrEqual(24);
    for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(80);
    expect(out.toString()).toContain('Examples');
  });

  it.each(COMMANDS.map(({ name }) => name))('tilewright %s --help all has every flag', async (name) => {
    const text = await helpOf(name, '--help', 'all');
    const command = COMMANDS.find((one) => one.name === name);
    for (const flag of command ? flagsOf(command) : []) expect(text).toMatch(new RegExp(`^ .*--${flag.name}\\b`, 'm'));
    for (const line of text.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80);
  });

  it('groups the flags by what they are about', () => {
    const groups = new Map(COMMANDS[0].groups.map(({ title, flags }) => [title, flags.map(({ name }) => name)]));
    expect(groups.get('The layout')).toEqual(expect.arrayContaining(['joint', 'edge', 'kerf', 'minCut', 'start']));
    expect(groups.get('The order')).toEqual(expect.arrayContaining(['tilesPerBox', 'spares', 'currency']));
    expect(groups.get('Grout and adhesive')).toEqual(expect.arrayContaining(['quantities', 'groutDepth', 'adhesive']));
  });

  it('has the unit and the range of every number', () => {
    const numbers = FIELD_FLAGS.flatMap((flag) => {
      const { range, unit = '' }: { range?: { min: number; max: number }; unit?: string } = FIELDS[flag.name as 'edge'];
      return range ? [{ flag, range, unit: unit === 'percent' ? '%' : unit }] : [];
    });
    expect(numbers.length).toBeGreaterThan(15);
    for (const { flag, range, unit } of numbers) {
      expect(flag.description).toContain(`${range.min} to ${range.max}${unit && ` ${unit}`}`);
    }
  });

  it('explains no word by itself', async () => {
    expect(await helpOf('plan', '--help', 'all')).not.toMatch(/\b(\w+): \1\./);
  });

  it('has every setting of the server, and so has its guide', async () => {
    const read = new Set<string>();
    readEnvironment(new Proxy({}, { get: (_, name) => void read.add(String(name)) }));
    // It is only read to be refused.
    read.delete('WORKERS');
    const [, guide] = readFileSync(new URL('../../../docs/operating.md', import.meta.url), 'utf8').split(/^## /m);
    expect([...guide.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name)).toEqual([...read]);
    const text = await helpOf('serve', '--help', 'all');
    for (const name of read) expect(text).toMatch(new RegExp(`^  ${name}$`, 'm'));
  });

  it('names only flags that the command has', () => {
    for (const [name, groups] of Object.entries(SHORT_HELP)) {
      const command = COMMANDS.find((one) => one.name === name);
      const known = command ? flagsOf(command).map((flag) => flag.name) : [];
      expect(known).toEqual(expect.arrayContaining(groups.flatMap(({ rows }) => Object.keys(rows))));
    }
  });

  it('is bold on terminals, unless NO_COLOR is set', async () => {
    expect((await runHere(['--help'], { isTerminal: true })).out.toString()).toContain('\u001b[1m');
    const plain = await runHere(['--help'], { isTerminal: true, env: { NO_COLOR: '1' } });
    expect(plain.out.toString()).not.toContain('\u001b');
    expect(await helpOf('--help')).not.toContain('\u001b');
  });
});
