// The interface of @tilewright/engine changes only on purpose, and its reference is current.

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { declarationsOf } from '../../packages/engine/declarations.ts';
import * as engine from '../../packages/engine/src/index.ts';
import { currentSnapshot, objectionTo, recordedSnapshot } from '../../scripts/api-snapshot.ts';

const PACKAGE = 'packages/engine';
const read = (path: string) => readFileSync(path, 'utf8');

describe('the exported types', () => {
  it('are those of the snapshot', () => {
    const advice =
      'The exported types have changed. Raise the version in packages/engine/package.json (README.md there says how), run `npm run api:snapshot` and `npm run api:reference`, and describe the change in CHANGELOG.md.';
    expect(currentSnapshot(), advice).toBe(recordedSnapshot());
  });

  it('need another version if they change', () => {
    const recorded = '@tilewright/engine 0.1.0\n\nexport declare const a: 1;\n';
    const changed = recorded.replace('1;', '2;');
    expect(objectionTo(recorded, recorded)).toBeUndefined();
    expect(objectionTo(changed, recorded)).toContain('Raise the version');
    expect(objectionTo(changed.replace('0.1.0', '0.2.0'), recorded)).toBeUndefined();
  });

  it('import nothing from outside the package', () => {
    const specifiers = declarationsOf().flatMap(({ text }) =>
      [...text.matchAll(/from "([^"]+)"/g)].map(([, name]) => name),
    );
    const files = declarationsOf().map(({ fileName }) => `./${fileName.replace('.d.ts', '.js')}`);
    expect(specifiers.filter((name) => !files.includes(name))).toEqual([]);
  });
});

describe('the reference', () => {
  const reference = read('docs/library/README.md');
  const ofImport = read('docs/library-import.md');
  const advice = 'The reference is not current: run `npm run api:reference`.';

  it('begins with the README of the package', () => {
    expect(reference.startsWith(read(`${PACKAGE}/README.md`).trimEnd()), advice).toBe(true);
  });

  it('has a heading for every export', () => {
    const entry = declarationsOf().find(({ fileName }) => fileName === 'index.d.ts')?.text ?? '';
    const names = [...entry.matchAll(/export (?:type )?\{([^}]*)\}/g)].flatMap(([, list]) =>
      list.split(',').map((name) => name.replace('type ', '').trim()),
    );
    expect(names).toEqual(expect.arrayContaining(Object.keys(engine)));
    const headings = [...reference.replaceAll('\\', '').matchAll(/^### (\w+)(?:\(\))?$/gm)].map(([, name]) => name);
    expect(
      names.filter((name) => !headings.includes(name)),
      advice,
    ).toEqual([]);
    expect(
      headings.filter((name) => !names.includes(name)),
      advice,
    ).toEqual([]);
  });

  it('says what the comments of the sources say', () => {
    const words = plain(`${reference} ${ofImport}`);
    const sources = readdirSync(`${PACKAGE}/src`).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
    const comments = sources.flatMap((name) => documented(read(`${PACKAGE}/src/${name}`)));
    expect(comments.length).toBeGreaterThan(60);
    expect(
      comments.filter((comment) => !words.includes(plain(comment))),
      advice,
    ).toEqual([]);
  });
});

/** The sentences of the comments before exports and their members, without tags. */
function documented(source: string): string[] {
  const comments = [...source.matchAll(/\/\*\*([\s\S]*?)\*\/\s*(?:export|readonly)/g)];
  return comments.map(([, text]) => text.replaceAll(/^\s*\* ?/gm, '').split(/^\s*@/m, 1)[0]);
}

/** Without line breaks and the marks by which Markdown escapes. */
function plain(text: string): string {
  return text.replaceAll('\\', '').replaceAll(/\s+/g, ' ').trim();
}
