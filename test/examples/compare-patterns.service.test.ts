// The script that compares patterns, run in an empty project with the library.

import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { PATTERN_NAMES, plan, roomFromOutline } from '../../packages/engine/src/index.ts';
import { type Project, projectWithEngine, ROOT, run, runTool } from '../packages/project.ts';

const ROOM = 'E180 S240 W180 N240';

let project: Project;
beforeAll(() => {
  project = projectWithEngine();
  cpSync(join(ROOT, 'examples/compare-patterns/compare.mjs'), join(project.path, 'compare.mjs'));
});

it('prints a row for each pattern, the least waste first', () => {
  const [heading, ...rows] = run(process.execPath, ['compare.mjs', ROOM], project.path).trimEnd().split('\n');
  expect(heading).toMatch(/^Pattern +Tiles +Cut +Slivers +Waste +With reuse +Waste then$/);
  expect(rows).toHaveLength(PATTERN_NAMES.length);
  const wastes = rows.map((row) => Number(/([0-9.]+) %$/.exec(row)?.[1]));
  expect(wastes).toEqual(wastes.toSorted((a, b) => a - b));
  // No start of squares needs fewer tiles than the area, and none should need more than the corner does.
  const [, tiles] = /^Squares +([0-9]+) /.exec(rows.find((row) => row.startsWith('Squares')) ?? '') ?? [];
  expect(Number(tiles)).toBeGreaterThanOrEqual((1.8 * 2.4) / 0.303 ** 2);
  expect(Number(tiles)).toBeLessThanOrEqual(plan({ room: roomFromOutline(ROOM), pattern: 'squares' }).tiles.total);
});

it('says in one line what is wrong with a room', () => {
  expect(() => run(process.execPath, ['compare.mjs', 'E400 S300 W390 N300'], project.path)).toThrow(
    /failed:\nThe outline does not close: .*\n$/,
  );
});

it('compiles with the types of the library', () => {
  const options = '--checkJs --allowJs --strict --noEmit --module nodenext --target es2023 --typeRoots';
  const types = join(ROOT, 'node_modules/@types');
  runTool('typescript/bin/tsc', [...options.split(' '), types, '--types', 'node', 'compare.mjs'], project.path);
});
