// Checks the documents: links and names exist, tables match the code, and example requests are sent and give the
// documented answers. Prints one line per failure, then a summary.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { IN_OPERATING, MEASURED_HEADING, measuredRows, SCALE_HEADING, scaleRows } from '../bench/scale/model.ts';
import type { App } from '../src/http/app.ts';
import { wrongExamples } from './docs/examples.ts';
import { blocksOf, type Document, type Failure } from './docs/markdown.ts';
import { clumsyProse } from './docs/prose.ts';
import { brokenReferences, projectAt } from './docs/references.ts';
import { documentedServer } from './docs/server.ts';
import { CACHE_HEADING, cacheRows, METRIC_HEADING, metricRows } from './docs/service-tables.ts';
import {
  ENVIRONMENT_HEADING,
  environmentRows,
  GLOSSARY_HEADING,
  glossaryRows,
  KIND_HEADING,
  kindRows,
  LIMIT_HEADING,
  limitRows,
  PATTERN_HEADING,
  patternRows,
  wrongConstants,
  wrongTable,
} from './docs/tables.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const TEST_COMMAND = 'npm ci && npm test';
const OPERATING = 'docs/operating.md';
const API = 'docs/api.md';
const SCALE = 'docs/scale.md';
const CONTRIBUTING = 'CONTRIBUTING.md';
const GLOSSARY = 'docs/glossary.md';
const DECISIONS = 'docs/decisions/README.md';
const ROOT_DOCUMENTS = [CONTRIBUTING, 'CHANGELOG.md', 'SECURITY.md', 'CODE_OF_CONDUCT.md'];
const READMES = [
  'packages/engine/README.md',
  ...['agent', 'compare-patterns', 'web-shop'].map((name) => `examples/${name}/README.md`),
];
/** Short enough for a reader to decide within a minute. */
const README_LIMITS = { lines: 150, words: 900 };

function read(path: string): string | undefined {
  return existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), 'utf8') : undefined;
}

function documentsOf(): Document[] {
  const docs = readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' }).sort();
  const paths = docs.map((name) => `docs/${name.replaceAll('\\', '/')}`).filter((path) => path.endsWith('.md'));
  return ['README.md', ...ROOT_DOCUMENTS, ...READMES, ...paths].map((path) => ({ path, text: read(path) ?? '' }));
}

/** The README must be short and contain the test command that `.ci/run` runs. */
function wrongReadme(readme: Document): Failure[] {
  const commands = blocksOf(readme).flatMap(({ body }) => body.split('\n'));
  const lines = readme.text.trimEnd().split('\n').length;
  // Tags of pictures are not read.
  const words = readme.text
    .replace(/<[^<>]*>/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '').length;
  const messages = [
    ...(commands.includes(TEST_COMMAND) ? [] : [`the README does not have "${TEST_COMMAND}"`]),
    ...(read('.ci/run')?.includes(TEST_COMMAND) ? [] : [`.ci/run does not run "${TEST_COMMAND}"`]),
    ...(lines > README_LIMITS.lines ? [`${lines} lines; at most ${README_LIMITS.lines}`] : []),
    ...(words > README_LIMITS.words ? [`${words} words; at most ${README_LIMITS.words}`] : []),
  ];
  return messages.map((message) => ({ path: readme.path, line: 1, message }));
}

/** Contributors find every benchmark. */
function unnamedBenches(contributing: Document): Failure[] {
  const names = [...(read('bench/main.ts') ?? '').matchAll(/^ {2}'?([a-z-]+)'?: \{ file: /gm)].map(([, name]) => name);
  const unnamed = names.filter(
    (name) => name !== 'engine' && !contributing.text.includes(`\`npm run bench -- ${name}\``),
  );
  return unnamed.map((name) => ({ path: contributing.path, line: 1, message: `the benchmark ${name} is not named` }));
}

/** Checks the tables of the API reference. Those of the patterns may lack some: the service lists them all. */
function wrongReference(reference: Document): Failure[] {
  const inReference = ([name]: readonly string[]) => reference.text.includes(`\n| ${name} |`);
  return [
    ...wrongTable(reference, PATTERN_HEADING, patternRows().filter(inReference)),
    ...wrongTable(reference, KIND_HEADING, kindRows().filter(inReference)),
    ...wrongTable(reference, LIMIT_HEADING, limitRows()),
  ];
}

/** Every decision is listed by its heading. */
function wrongDecisions(list: Document, documents: readonly Document[]): Failure[] {
  const decisions = documents.filter(({ path }) => /^docs\/decisions\/\d/.test(path));
  return decisions.flatMap(({ path, text }) => {
    const [heading] = text.split('\n', 1);
    const line = `- [${heading.replace('# ', '')}](${path.replace('docs/decisions/', '')})`;
    return list.text.includes(line) ? [] : [{ path: list.path, line: 1, message: `the line "${line}" is missing` }];
  });
}

/** Checks the tables of the operating guide. */
async function wrongOperating(operating: Document, app: App): Promise<Failure[]> {
  return [
    ...wrongTable(operating, ENVIRONMENT_HEADING, environmentRows()),
    ...wrongTable(operating, METRIC_HEADING, await metricRows(app)),
    ...wrongTable(operating, CACHE_HEADING, await cacheRows(app)),
  ];
}

/** Checks the costs, and that what they are computed from is what the operating guide says. */
function wrongScale(scale: Document): Failure[] {
  const operating = read(OPERATING) ?? '';
  const unknown = IN_OPERATING.filter(([, figure]) => !operating.includes(figure));
  return [
    ...wrongTable(scale, MEASURED_HEADING, measuredRows()),
    ...wrongTable(scale, SCALE_HEADING, scaleRows()),
    ...unknown.map(([name]) => ({
      path: scale.path,
      line: 1,
      message: `${OPERATING} has another figure for: ${name}`,
    })),
  ];
}

/** Each document has its own server, so that its examples depend only on earlier requests of the same document. */
async function wrongAnswers(document: Document): Promise<Failure[]> {
  const app = documentedServer();
  try {
    return [
      ...(document.path === OPERATING ? await wrongOperating(document, app) : []),
      ...(await wrongExamples(document, app)),
    ];
  } finally {
    await app.close();
  }
}

async function main(): Promise<void> {
  const documents = documentsOf();
  const project = projectAt(ROOT);
  const failures = wrongReadme(documents[0]);
  for (const document of documents) {
    failures.push(
      ...brokenReferences(document, documents, project),
      ...wrongConstants(document, read),
      ...(document.path === CONTRIBUTING ? unnamedBenches(document) : []),
      ...(document.path === API ? wrongReference(document) : []),
      ...(document.path === SCALE ? wrongScale(document) : []),
      ...(document.path === GLOSSARY ? wrongTable(document, GLOSSARY_HEADING, glossaryRows()) : []),
      ...(document.path === DECISIONS ? wrongDecisions(document, documents) : []),
      ...clumsyProse(document),
      ...(await wrongAnswers(document)),
    );
  }
  for (const { path, line, message } of failures) console.log(`${path}:${line}: ${message}`);
  console.log(`${documents.length} documents checked, ${failures.length} failures`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}

await main();
