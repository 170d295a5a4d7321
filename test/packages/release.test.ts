// Every file that names the version, the repository or a contact says what package.json says.

import { expect, it } from 'vitest';
import { FILES, readFacts, readText, unfilled } from '../../scripts/release-facts.ts';
import { openApiDocument, VERSION } from '../../src/service/index.ts';

it.each(Object.entries(FILES))('%s has the facts of package.json', (path, fill) => {
  const text = readText(path);
  expect(fill(text, readFacts()), 'Run `npm run release:facts`.').toBe(text);
});

it('another version or repository would be found in every file', () => {
  const other = {
    version: '9.8.7',
    homepage: 'https://other.test',
    repository: 'https://git.other.test/a',
    cloneUrl: 'https://git.other.test/a.git',
    bugs: { url: 'https://git.other.test/a/issues', email: 'a@other.test' },
    author: 'Others',
    date: '2030-01-02',
  };
  for (const [path, fill] of Object.entries(FILES)) expect(fill(readText(path), other), path).not.toBe(readText(path));
  expect(unfilled(other)).toEqual([]);
});

it('the version of the interface is its own, and the policy names both', () => {
  const { info } = JSON.parse(JSON.stringify(openApiDocument('https://tiles.example')));
  expect(readText('docs/compatibility.md')).toContain(`| The package | ${VERSION} |`);
  expect(readText('docs/compatibility.md')).toContain(`| The HTTP interface | ${info.version} |`);
});

it('the changelog begins with what is not released, then the version', () => {
  const heads = [...readText('CHANGELOG.md').matchAll(/^## \[([^\]]+)\]/gm)].map(([, name]) => name);
  expect(heads.slice(0, 2)).toEqual(['Unreleased', VERSION]);
});
