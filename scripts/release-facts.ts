// The facts of a release, each kept once: version, home page, repository and contact are in package.json, the date is that
// of the version in CHANGELOG.md. `npm run release:facts` writes them into every other file that names them, and
// test/packages/release.test.ts fails while one differs. With `--publish` it refuses addresses that are still to be filled in.

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = new URL('../', import.meta.url);
/** The domain of addresses that nobody has filled in yet. */
const PLACEHOLDER = 'example.org';

export interface ReleaseFacts {
  readonly version: string;
  readonly homepage: string;
  /** The repository as a page, and as what git clones. */
  readonly repository: string;
  readonly cloneUrl: string;
  readonly bugs: { readonly url: string; readonly email: string };
  readonly author: string;
  /** The day on which the version was released. */
  readonly date: string;
}

export function readText(path: string): string {
  return readFileSync(new URL(path, ROOT), 'utf8');
}

export function readFacts(): ReleaseFacts {
  const { version, homepage, repository, bugs, author } = JSON.parse(readText('package.json'));
  const [, date] =
    new RegExp(`^## \\[${version}\\] - (\\d{4}-\\d\\d-\\d\\d)$`, 'm').exec(readText('CHANGELOG.md')) ?? [];
  if (date === undefined) throw new Error(`CHANGELOG.md has no heading "## [${version}] - YYYY-MM-DD".`);
  const cloneUrl = repository.url.replace(/^git\+/, '');
  return { version, homepage, repository: cloneUrl.replace(/\.git$/, ''), cloneUrl, bugs, author, date };
}

type Fill = (text: string, facts: ReleaseFacts) => string;

/** Replaces what a pattern finds; a file that lacks the place is a mistake. */
function replaced(text: string, place: RegExp, value: string): string {
  if (!place.test(text)) throw new Error(`There is no place for ${value}: ${place}`);
  return text.replace(place, () => value);
}

function json(text: string, changed: (value: Record<string, unknown>) => Record<string, unknown>): string {
  return `${JSON.stringify(changed(JSON.parse(text)), null, 2)}\n`;
}

/** The files that name the facts, and how each writes them. */
export const FILES: Readonly<Record<string, Fill>> = {
  'packages/engine/package.json': (text, { version, homepage, cloneUrl, bugs, author }) =>
    json(text, ({ name, version: _, description, ...rest }) => {
      const repository = { type: 'git', url: `git+${cloneUrl}`, directory: 'packages/engine' };
      return { name, version, description, ...rest, homepage, repository, bugs, author };
    }),
  'package-lock.json': (text, { version }) =>
    replaced(text, /(?<="name": "tilewright",\n {2}(?: {4})?"version": ")[^"]+/g, version),
  'src/service/version.ts': (text, { version }) => replaced(text, /(?<=VERSION = ')[^']+/, version),
  'src/wire/describe/openapi-service.ts': (text, { version }) =>
    replaced(
      replaced(text, /(?<=status: 'alive', version: ')[^']+/, version),
      /(?<='The version of the package.', examples: \[')[^']+/,
      version,
    ),
  'server.json': (text, { version, homepage, repository }) => {
    const entries = replaced(
      replaced(text, /(?<="version": ")[^"]+/g, version),
      /(?<="url": ")[^"]+(?=",\n {4}"source")/,
      repository,
    );
    return replaced(entries, /(?<="websiteUrl": ")[^"]+/, homepage);
  },
  'CITATION.cff': (text, { version, date, homepage, repository }) =>
    Object.entries({ version, 'date-released': `"${date}"`, url: homepage, 'repository-code': repository }).reduce(
      (filled, [name, value]) => replaced(filled, new RegExp(`(?<=^${name}: ).+$`, 'm'), value),
      text,
    ),
  'SECURITY.md': (text, { bugs }) => replaced(text, /(?<=write to `)[^`]+/, bugs.email),
  'CONTRIBUTING.md': (text, { bugs }) => replaced(text, /(?<=report a fault at <)[^>]+/, bugs.url),
  'README.md': (text, { version, cloneUrl }) =>
    replaced(replaced(text, /(?<=^git clone )\S+(?= tilewright)/m, cloneUrl), /(?<=^Version )\d+\.\d+\.\d+/m, version),
};

/** The facts that are still placeholders. */
export function unfilled(facts: ReleaseFacts): string[] {
  return [facts.homepage, facts.cloneUrl, facts.bugs.url, facts.bugs.email].filter((text) =>
    text.includes(PLACEHOLDER),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const facts = readFacts();
  if (process.argv.includes('--publish')) {
    const missing = unfilled(facts);
    if (missing.length > 0) {
      console.error(`Fill these in in package.json, then run npm run release:facts: ${missing.join(', ')}`);
      process.exitCode = 1;
    }
  } else {
    for (const [path, fill] of Object.entries(FILES)) writeFileSync(new URL(path, ROOT), fill(readText(path), facts));
  }
}
