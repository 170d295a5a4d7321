// The scripts of package.json run under cmd.exe as under a POSIX shell, so that `npm ci`, `npm start` and `npm test` work
// on Windows.

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** What npm puts on the PATH of a script, besides Node and npm. */
const TOOLS = new Set(['node', 'npm', 'npx', ...readdirSync('node_modules/.bin')]);

/** Signs that the two shells read differently, outside double quotes and inside. */
const SHELL_ONLY = /['`$;~*?[\]{}()#!\\%^]|(?<![&])&(?!&)|\/dev\//;

/** What cmd.exe cannot do in a script, or undefined. */
function troubleIn(script: string): string | undefined {
  const sign = SHELL_ONLY.exec(script)?.[0];
  if (sign !== undefined) return `the sign ${sign}`;
  const programs = script.split(/&&|\|\|?/).map((command) => command.trim().split(/\s+/)[0]);
  const unknown = programs.find((program) => !TOOLS.has(program));
  return unknown === undefined ? undefined : `the program ${unknown}`;
}

describe('what only a POSIX shell can do', () => {
  it.each([
    ['SOAK=1 vitest run', 'the program SOAK=1'],
    ['exec node dist/server/main.js', 'the program exec'],
    ['rm -rf dist && vite build', 'the program rm'],
    ['vite build && cp a.txt dist', 'the program cp'],
    ['./bin/run', 'the program ./bin/run'],
    ["biome check 'src'", "the sign '"],
    ['node main.js $PORT', 'the sign $'],
    ['tsc; vite build', 'the sign ;'],
    ['node a.js & node b.js', 'the sign &'],
    ['node --test test/*.js', 'the sign *'],
    ['node main.js `date`', 'the sign `'],
    ['(tsc)', 'the sign ('],
    ['node main.js > /dev/null', 'the sign /dev/'],
  ])('is found in %s', (script, trouble) => {
    expect(troubleIn(script)).toBe(trouble);
  });
});

describe.each(['package.json', 'packages/engine/package.json'])('%s', (path) => {
  it('has only scripts that run in every shell', () => {
    const { scripts } = JSON.parse(readFileSync(path, 'utf8'));
    const troubles = Object.entries<string>(scripts).map(([name, script]) => [name, troubleIn(script)]);
    expect(troubles.filter(([, trouble]) => trouble !== undefined)).toEqual([]);
  });
});
