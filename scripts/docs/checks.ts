// What each document must fulfil. `npm run check:docs` applies all of it, and test/planted-lies.test.ts plants faults in copies
// of the documents and expects to hear of each.

import { FIGURES, type Figures, PERFORMANCE_HEADING, performanceRows } from '../../bench/performance/table.ts';
import { IN_OPERATING, MEASURED_HEADING, measuredRows, SCALE_HEADING, scaleRows } from '../../bench/scale/model.ts';
import type { App } from '../../src/http/app.ts';
import { unknownButtons } from './buttons.ts';
import { wrongExamples } from './examples.ts';
import { wrongFields } from './fields.ts';
import { blocksOf, type Document, type Failure, linksOf } from './markdown.ts';
import { clumsyProse } from './prose.ts';
import { apiTables, referenceText } from './reference.ts';
import { brokenReferences, type Project } from './references.ts';
import { documentedServer } from './server.ts';
import { CACHE_HEADING, cacheRows, METRIC_HEADING, metricRows } from './service-tables.ts';
import {
  ENVIRONMENT_HEADING,
  environmentRows,
  GLOSSARY_HEADING,
  glossaryRows,
  wrongConstants,
  wrongTable,
} from './tables.ts';

const TEST_COMMAND = 'npm ci && npm test';
const OPERATING = 'docs/operating.md';
/** Short enough for a reader to decide within a minute. */
const README_LIMITS = { lines: 150, words: 900 };

/** The project around a document. */
export interface Surroundings {
  readonly documents: readonly Document[];
  readonly project: Project;
  /** The text of a file; undefined if it does not exist. */
  readonly read: (path: string) => string | undefined;
}

/** What only documents with one path must fulfil. */
const OWN_CHECKS: Readonly<Record<string, (document: Document, around: Surroundings) => Failure[]>> = {
  'README.md': (document, around) => [...wrongReadme(document, around), ...unknownButtons(document)],
  'CONTRIBUTING.md': unnamedBenches,
  'docs/api.md': (document) => [
    ...apiTables().flatMap(([heading, rows]) => wrongTable(document, heading, rows)),
    ...wrongFields(document),
  ],
  'docs/reference.md': wrongReference,
  'docs/scale.md': wrongScale,
  'docs/performance.md': wrongPerformance,
  'docs/glossary.md': (document) => wrongTable(document, GLOSSARY_HEADING, glossaryRows()),
  'docs/index.md': unlistedDocuments,
  'docs/decisions/README.md': wrongDecisions,
  'docs/planner-guide.md': (document) => unknownButtons(document),
  'docs/tutorial.md': (document) => unknownButtons(document),
};

/** Everything that can be found without sending a request. */
export function writtenFailures(document: Document, around: Surroundings): Failure[] {
  return [
    ...brokenReferences(document, around.documents, around.project),
    ...wrongConstants(document, around.read),
    ...(OWN_CHECKS[document.path]?.(document, around) ?? []),
    ...clumsyProse(document),
  ];
}

/** Each document has its own server, so that its examples depend only on earlier requests of the same document. */
export async function answeredFailures(document: Document): Promise<Failure[]> {
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

const failure = ({ path }: Document, message: string): Failure => ({ path, line: 1, message });

/** The README must be short and contain the test command that `.ci/run` runs. */
function wrongReadme(readme: Document, { read }: Surroundings): Failure[] {
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
  return messages.map((message) => failure(readme, message));
}

/** Contributors find every benchmark. */
function unnamedBenches(contributing: Document, { read }: Surroundings): Failure[] {
  const names = [...(read('bench/main.ts') ?? '').matchAll(/^ {2}'?([a-z-]+)'?: \{ file: /gm)].map(([, name]) => name);
  const unnamed = names.filter(
    (name) => name !== 'engine' && !contributing.text.includes(`\`npm run bench -- ${name}\``),
  );
  return unnamed.map((name) => failure(contributing, `the benchmark ${name} is not named`));
}

let reference: string | undefined;

/** The reference is what the source says, to the letter. */
function wrongReference(document: Document): Failure[] {
  // It takes seconds, because the description of the API plans its examples.
  reference ??= referenceText();
  const [written, wanted] = [document.text, reference].map((text) => text.split('\n'));
  const line = wanted.findIndex((text, i) => text !== written[i]);
  if (line < 0 && written.length === wanted.length) return [];
  return [{ ...failure(document, 'it is not what the source says; run "npm run docs:reference"'), line: line + 1 }];
}

/** Every decision is listed by its heading. */
function wrongDecisions(list: Document, { documents }: Surroundings): Failure[] {
  const decisions = documents.filter(({ path }) => /^docs\/decisions\/\d/.test(path));
  return decisions.flatMap(({ path, text }) => {
    const [heading] = text.split('\n', 1);
    const line = `- [${heading.replace('# ', '')}](${path.replace('docs/decisions/', '')})`;
    return list.text.includes(line) ? [] : [failure(list, `the line "${line}" is missing`)];
  });
}

/** Every document is in the index, except the decisions, which have a list of their own. */
function unlistedDocuments(index: Document, { documents }: Surroundings): Failure[] {
  const listed = new Set(linksOf(index).map(({ text }) => text));
  const own = documents.filter(({ path }) => /^docs\/(?!decisions\/|index\.md)/.test(path));
  return own
    .map(({ path }) => path.replace('docs/', ''))
    .filter((path) => !listed.has(path))
    .map((path) => failure(index, `${path} is not listed`));
}

/** Checks the tables of the operating guide. */
async function wrongOperating(operating: Document, app: App): Promise<Failure[]> {
  return [
    ...wrongSettings(operating),
    ...wrongTable(operating, METRIC_HEADING, await metricRows(app)),
    ...wrongTable(operating, CACHE_HEADING, await cacheRows(app)),
  ];
}

/** The settings and their defaults are those of the server. */
export function wrongSettings(operating: Document): Failure[] {
  return wrongTable(operating, ENVIRONMENT_HEADING, environmentRows());
}

/** Checks the costs, and that what they are computed from is what the operating guide says. */
function wrongScale(scale: Document, { read }: Surroundings): Failure[] {
  const operating = read(OPERATING) ?? '';
  const unknown = IN_OPERATING.filter(([, figure]) => !operating.includes(figure));
  return [
    ...wrongTable(scale, MEASURED_HEADING, measuredRows()),
    ...wrongTable(scale, SCALE_HEADING, scaleRows()),
    ...unknown.map(([name]) => failure(scale, `${OPERATING} has another figure for: ${name}`)),
  ];
}

/** The times are those that the benchmark recorded, on the machine that it names. */
function wrongPerformance(performance: Document, { read }: Surroundings): Failure[] {
  const figures: Figures = JSON.parse(read(FIGURES) ?? '');
  return [
    ...wrongTable(performance, PERFORMANCE_HEADING, performanceRows(figures)),
    ...(performance.text.includes(figures.machine)
      ? []
      : [failure(performance, `the figures are from another machine: ${figures.machine}`)]),
  ];
}
