// The documents of the site: which there are, in which order, and under which address each is served.

import { DOCS_ADDRESS, GALLERY_ADDRESS } from '../addresses.ts';

interface Entry {
  readonly title: string;
  readonly address: string;
}

interface Group {
  readonly title: string;
  readonly entries: readonly Entry[];
}

/** Documents beside `docs/`, by their path in the repository. */
export const ROOT_DOCUMENTS: readonly string[] = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md'];
export const PICTURES_FOLDER = 'docs/pictures/';

/** The navigation. Decisions have a page that lists them. */
export const SITE: readonly Group[] = [
  {
    title: 'Learn it',
    entries: [
      entry('README.md', 'Overview'),
      entry('docs/tutorial.md', 'Tutorial'),
      entry('docs/getting-started.md', 'Getting started'),
      { title: 'The API by example', address: DOCS_ADDRESS },
      { title: 'Gallery', address: GALLERY_ADDRESS },
    ],
  },
  {
    title: 'Do something',
    entries: [
      entry('docs/cookbook.md', 'Cookbook'),
      entry('docs/planner-guide.md', 'Planner guide'),
      entry('docs/command-line.md', 'Command line'),
      entry('docs/mcp.md', 'Tools for models'),
      entry('docs/library/README.md', 'The library'),
      entry('docs/library-import.md', 'The library: opening files'),
    ],
  },
  {
    title: 'Look something up',
    entries: [
      entry('docs/reference.md', 'Fields'),
      entry('docs/api.md', 'API'),
      entry('docs/faq.md', 'Questions'),
      entry('docs/compatibility.md', 'Compatibility'),
      entry('docs/glossary.md', 'Glossary'),
      entry('CHANGELOG.md', 'Changelog'),
      entry('docs/index.md', 'All documents'),
    ],
  },
  {
    title: 'Understand it',
    entries: [
      entry('docs/counting.md', 'How it counts'),
      entry('docs/starts.md', 'How a start is chosen'),
      entry('docs/accuracy.md', 'Accuracy'),
      entry('docs/comparison.md', 'Comparison'),
    ],
  },
  {
    title: 'Run it',
    entries: [
      entry('docs/operating.md', 'Operating'),
      entry('docs/performance.md', 'Performance'),
      entry('docs/scale.md', 'Scale'),
      entry('SECURITY.md', 'Security'),
    ],
  },
  {
    title: 'Change it',
    entries: [
      entry('CONTRIBUTING.md', 'Contributing'),
      entry('docs/architecture.md', 'Architecture'),
      entry('docs/life-of-a-plan.md', 'The life of a plan'),
      entry('docs/planner.md', 'Inside the planner'),
      entry('docs/adding-a-pattern.md', 'Adding a pattern'),
      entry('docs/adding-a-field.md', 'Adding a field'),
      entry('docs/conventions.md', 'Conventions'),
      entry('docs/work-limits.md', 'Work limits'),
      entry('docs/decisions/README.md', 'Decisions'),
    ],
  },
];

function entry(source: string, title: string): Entry {
  return { title, address: documentAddress(source) };
}

/** `docs/api.md` is served at `/docs/api`, `docs/decisions/README.md` at `/docs/decisions`, `README.md` at `/docs/readme`. */
export function documentAddress(source: string): string {
  const name = source
    .replace(/^docs\//, '')
    .replace(/\.md$/, '')
    .replace(/\/README$/, '');
  return `${DOCS_ADDRESS}/${name.toLowerCase()}`;
}

/** The address of a picture of the documents. */
export function pictureAddress(source: string): string {
  return `${DOCS_ADDRESS}/${source.slice('docs/'.length)}`;
}

/** A link of a document as an address of the site; undefined if its target is not served, or only on a reader's machine. */
export function resolveLink(source: string, href: string): string | undefined {
  if (href.startsWith('http://localhost')) return undefined;
  if (/^[a-z]+:/.test(href) || href.startsWith('#')) return href;
  const [path, anchor] = href.split('#', 2);
  const target = joined(source, path).replace(/\/$/, '/README.md');
  if (target.startsWith(PICTURES_FOLDER)) return pictureAddress(target);
  const isServed = ROOT_DOCUMENTS.includes(target) || /^docs\/.*\.md$/.test(target);
  if (!isServed) return undefined;
  return documentAddress(target) + (anchor === undefined ? '' : `#${anchor}`);
}

/** A relative path from a document: `../README.md` in `docs/api.md` is `README.md`. */
function joined(source: string, path: string): string {
  const folders = source.split('/').slice(0, -1);
  const steps = path.split('/');
  while (steps[0] === '..') {
    steps.shift();
    folders.pop();
  }
  return [...folders, ...steps].join('/');
}
