// Checks that the documents are true: what they link to and name exists, what they tabulate is so, and every example
// request is sent and answers what stands beside it. One line for each failure, then a summary.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { App } from '../src/http/app.ts';
import { wrongExamples } from './docs/examples.ts';
import { blocksOf, type Document, type Failure } from './docs/markdown.ts';
import { brokenReferences, projectAt } from './docs/references.ts';
import { documentedServer } from './docs/server.ts';
import { CACHE_HEADING, cacheRows, METRIC_HEADING, metricRows } from './docs/service-tables.ts';
import {
  ENVIRONMENT_HEADING,
  environmentRows,
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

function read(path: string): string | undefined {
  return existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), 'utf8') : undefined;
}

function documentsOf(): Document[] {
  const docs = readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' }).sort();
  const paths = docs.map((name) => `docs/${name.replaceAll('\\', '/')}`).filter((path) => path.endsWith('.md'));
  return ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...paths].map((path) => ({ path, text: read(path) ?? '' }));
}

/** What the README alone must tell. */
function wrongReadme(readme: Document): Failure[] {
  const commands = blocksOf(readme).flatMap(({ body }) => body.split('\n'));
  const untold = commands.includes(TEST_COMMAND) ? [] : ['the README'];
  const unused = read('.ci/run')?.includes(TEST_COMMAND) ? [] : ['.ci/run'];
  return [
    ...[...untold, ...unused].map((who) => ({
      path: readme.path,
      line: 1,
      message: `${who} does not run the tests by "${TEST_COMMAND}"`,
    })),
    ...wrongTable(readme, PATTERN_HEADING, patternRows()),
    ...wrongTable(readme, LIMIT_HEADING, limitRows()),
    ...wrongTable(readme, ENVIRONMENT_HEADING, environmentRows()),
  ];
}

/** What the guide for operators alone must tell. */
async function wrongOperating(operating: Document, app: App): Promise<Failure[]> {
  return [
    ...wrongTable(operating, METRIC_HEADING, await metricRows(app)),
    ...wrongTable(operating, CACHE_HEADING, await cacheRows(app)),
  ];
}

/** Each document has a server to itself, so that its examples tell the whole story of what was asked before. */
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
      ...(await wrongAnswers(document)),
    );
  }
  for (const { path, line, message } of failures) console.log(`${path}:${line}: ${message}`);
  console.log(`${documents.length} documents checked, ${failures.length} failures`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}

await main();
