// The build moves phrases out of the script: its output for a table, and the tables it refuses.

import { fileURLToPath } from 'node:url';
import { normalizePath } from 'vite';
import { expect, it } from 'vitest';
import { plannerTexts } from '../scripts/planner-texts.ts';

const FILE = normalizePath(fileURLToPath(new URL('../src/planner/room/words.ts', import.meta.url)));

function built(code: string): string | undefined {
  const transform = plannerTexts().transform as (code: string, id: string) => { code: string } | undefined;
  return transform(code, FILE)?.code;
}

it('replaces a table by numbers, and leaves the rest unchanged', () => {
  const table = "phrases({ wall: { en: 'Wall', pl: 'Ściana', es: 'Pared', zh: '墙' } })";
  const code = built(
    `const before = 1;\nexport const words = ${table};\nconst own = ${table};\nuse(words.wall, own.wall);`,
  );
  expect(code).toContain('export { words };');
  expect(code).toMatch(/^const before = 1;\nimport \* as words from "[^"]+:words"/);
  expect(code).toMatch(/\nimport \* as own from "[^"]+:own";\nuse\(words\.wall, own\.wall\);$/);
  expect(code).not.toContain('Ściana');
  expect(built('export const phrase = 1;')).toBeUndefined();
});

it('puts the loaded tables in the place of the words of all languages, and of no other file', () => {
  const { handler } = plannerTexts().resolveId as { handler: (id: string, importer: string) => string | undefined };
  const from = (importer: string, id: string) =>
    handler(id, normalizePath(fileURLToPath(new URL(importer, import.meta.url))));
  expect(from('../src/words/index.ts', './tables.ts')).toMatch(/\/src\/planner\/speech\/tables\.ts$/);
  expect(from('../src/wire/write/answer.ts', '../../words/tables.ts')).toMatch(/\/src\/planner\/speech\/tables\.ts$/);
  expect(from('../src/pages/index.ts', './tables.ts')).toBeUndefined();
  expect(from('../src/planner/main.tsx', './speech/tables.ts')).toBeUndefined();
});

it.each([
  "phrases({ wall: { en: 'Wall', pl: 'Ściana', es: 'Pared' } })",
  "phrases({ wall: { en: 'Wall', pl: 'Ściana', es: 'Pared', zh: name } })",
  'phrases({ wall: CROSSING })',
])('stops at a phrase that is not four plain texts: %s', (table) => {
  expect(() => built(`export const words = ${table};`)).toThrow(/words\.ts: the phrase wall has no plain text in/);
});
