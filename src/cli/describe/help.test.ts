import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runHere } from '../../../test/cli/test-console.ts';
import { readVersion } from '../version.ts';
import { COMMANDS, flagsOf } from './commands.ts';
import { manPage } from './man.ts';
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

describe('man/tilewright.1', () => {
  it('is what npm run man makes of the tables', () => {
    const page = readFileSync(new URL('../../../man/tilewright.1', import.meta.url), 'utf8');
    expect(page).toBe(manPage(readVersion()));
  });
});
