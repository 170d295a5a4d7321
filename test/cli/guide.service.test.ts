// The guide of the command line: its examples are run, and its tables are those of the program.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { type Block, blocksOf, tableOf } from '../../scripts/docs/markdown.ts';
import { EXIT_CODES, VARIABLES } from '../../src/cli/describe/contract.ts';
import { CLI } from '../services/build.ts';
import { temporaryDirectory } from '../services/temporary.ts';

const { path: folder, remove } = temporaryDirectory('guide');
afterAll(remove);

const guide = { path: 'docs/command-line.md', text: readFileSync('docs/command-line.md', 'utf8') };
const blocks = blocksOf(guide);
/** Each block of commands with the block below it, if that is what they print. */
const examples = blocks.flatMap((block, i): [number, Block, string | undefined][] => {
  if (block.language !== 'sh') return [];
  const next = blocks[i + 1];
  const isOutput = next?.language === 'text' && next.body.match(/^(?:\{|tilewright:)/);
  return [[block.line, block, isOutput ? next.body : undefined]];
});

describe('the guide of the command line', () => {
  it.each(examples)('has commands in line %i that do what it says', (_line, { body, labels }, output) => {
    const script = `tilewright() { '${process.execPath}' '${CLI}' "$@"; }\nset -e\n${body}`;
    const { status, stdout, stderr } = spawnSync('bash', ['-c', script], { cwd: folder, encoding: 'utf8' });
    expect(status, stderr).toBe(Number(labels.status ?? 0));
    const printed = `${stdout}${stderr}`.trimEnd();
    for (const part of output?.split('…') ?? []) expect(printed).toContain(part);
  });

  it('has the exit codes and the variables', () => {
    const cells = (heading: string) => tableOf(guide, heading)?.map((row) => row.cells);
    expect(cells('Exit code')).toEqual(EXIT_CODES.map(([code, meaning]) => [String(code), meaning]));
    expect(cells('Environment variable')).toEqual(VARIABLES.map(([name, meaning]) => [`\`${name}\``, meaning]));
  });
});
