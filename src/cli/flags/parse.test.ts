import { describe, expect, it } from 'vitest';
import { QUERY_FIELDS } from '../../wire/index.ts';
import { COMMANDS, flagsOf } from '../describe/commands.ts';
import { UsageError } from '../failures.ts';
import { QUERY_FLAGS } from './field-flags.ts';
import { parseFlags } from './parse.ts';

const PLAN = flagsOf(COMMANDS[0]);

function valuesOf(...argv: string[]) {
  return Object.fromEntries([...parseFlags(argv, PLAN).values].map(([name, values]) => [name, values.join('|')]));
}

function refusalOf(...argv: string[]): string {
  try {
    parseFlags(argv, PLAN);
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
  return expect.fail('The flags are accepted.');
}

describe('the flags of a plan', () => {
  it('are all fields of a query, and the parameters of all patterns', () => {
    const names = PLAN.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining([...QUERY_FIELDS, ...QUERY_FLAGS]));
    expect(QUERY_FLAGS).toEqual(expect.arrayContaining(['tileSize', 'tileWidth', 'tileHeight', 'rotation', 'angle']));
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('flags', () => {
  it.each([
    [['--joint', '3'], { joint: '3' }],
    [['--joint=3'], { joint: '3' }],
    [['--start', '-1.5,0'], { start: '-1.5,0' }],
    [['--start=-1.5,0'], { start: '-1.5,0' }],
    [['--start', '-.5,0'], { start: '-.5,0' }],
    [['--tile-size', '200', '--gap-color=fff'], { tileSize: '200', gapColor: 'fff' }],
    [['--body', '-', '-o', 'x.pdf'], { body: '-', output: 'x.pdf' }],
    [['-ox.pdf'], { output: 'x.pdf' }],
    [['--pieces', '-o', '-'], { pieces: 'true', output: '-' }],
    [['--walls', 'false', '--credit=false'], { walls: 'false', credit: 'false' }],
    [['--no-walls', '--no-inline-svg'], { walls: 'false', inlineSvg: 'false' }],
    [['--name=-x', '--outline', ''], { name: '-x', outline: '' }],
    [['--json', '--fail-on-warnings'], { json: 'true', 'fail-on-warnings': 'true' }],
    [['--name', 'a=b --joint 5'], { name: 'a=b --joint 5' }],
  ])('%j are read', (argv, values) => {
    expect(valuesOf(...argv)).toEqual(values);
  });

  it('leave words that belong to none', () => {
    expect(parseFlags(['--json', 'E400', '--', '--joint'], PLAN).operands).toEqual(['E400', '--joint']);
  });

  it.each([
    [['--outlin', 'x'], 'There is no flag --outlin. Did you mean --outline?'],
    [['--tilesize', '5'], 'There is no flag --tilesize. Did you mean --tileSize?'],
    [['--no-wals'], 'There is no flag --no-wals. Did you mean --walls?'],
    [['--constructor=1'], 'There is no flag --constructor. List all with --help all.'],
    [['-x'], 'There is no flag -x. List all with --help all.'],
    [['--start'], '--start needs a value, for example --start 12.5,0;'],
    [['--start', '--json'], '--start needs a value'],
    [['--joint', '3', '--joint', '3'], '--joint is given twice; give it once.'],
    [['--tileSize=3', '--tile-size=3'], '--tileSize is given twice'],
    [['--subtract', '1,1,1,1', '--subtract', '2,2,2,2'], 'Several of them go into one value, separated by ;.'],
    [['--walls', '--no-walls'], '--walls is given twice'],
    [['--no-walls=false'], '--walls takes no value here; leave "false" out.'],
    [['--json=1'], '--json takes no value here'],
  ])('%j are refused: %s', (argv, message) => {
    expect(refusalOf(...argv)).toContain(message);
  });
});
