// What documents name must be there: files, headings, scripts and tools; and what they say of package.json must be so.

import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { anchorsOf, blocksOf, codeOf, type Document, type Failure, findAll, linksOf } from './markdown.ts';

/** The project as the checks need to know it. */
export interface Project {
  /** Whether a path from the root exists. */
  readonly has: (path: string) => boolean;
  readonly scripts: Readonly<Record<string, string>>;
  /** The programs of the project itself. */
  readonly programs: readonly string[];
  /** The oldest Node that package.json allows, such as 20.19. */
  readonly oldestNode: string;
}

export function projectAt(root: string): Project {
  const { scripts, engines, bin } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return {
    has: (path) => existsSync(join(root, path)),
    scripts,
    programs: Object.keys(bin),
    oldestNode: engines.node.replace('>=', ''),
  };
}

/** Everything a document refers to that is not there. */
export function brokenReferences(document: Document, documents: readonly Document[], project: Project): Failure[] {
  const fail = (line: number, message: string): Failure => ({ path: document.path, line, message });
  return [
    ...linksOf(document).flatMap(({ text, line }) => {
      const why = brokenLink(text, document, documents, project);
      return why ? [fail(line, why)] : [];
    }),
    ...missingPaths(document, project).map(({ text, line }) => fail(line, `there is no ${text}`)),
    ...missingCommands(document, project).map(({ text, line }) => fail(line, `there is no command "${text}"`)),
    ...wrongNodes(document, project).map(({ text, line }) =>
      fail(line, `package.json asks for Node ${project.oldestNode}, not ${text}`),
    ),
  ];
}

function brokenLink(link: string, from: Document, documents: readonly Document[], project: Project) {
  if (/^[a-z]+:/.test(link)) return undefined;
  const [file, anchor] = link.split('#', 2);
  const path = file === '' ? from.path : posix.join(posix.dirname(from.path), file);
  if (!project.has(path)) return `the link ${link} leads nowhere`;
  if (anchor === undefined) return undefined;
  const target = documents.find((document) => document.path === path);
  return target && anchorsOf(target).has(anchor) ? undefined : `the link ${link} leads to no heading`;
}

const PATH =
  /^(?:(?:\.ci|src|test|bench|scripts|docs|deploy|packages|examples)(?:\/[\w.<>*{},-]*)+|[\w.-]+\.(?:json|md))$/;

/** Paths of the project in inline code and plain blocks. Of one with a placeholder, the part before it counts. */
function missingPaths(document: Document, { has }: Project) {
  const made = new Set(blocksOf(document).flatMap(({ labels }) => labels.file ?? []));
  return codeOf(document).filter(({ text }) => {
    if (!PATH.test(text) || made.has(text)) return false;
    const placeholder = text.search(/[<*{]/);
    const path = placeholder < 0 ? text : text.slice(0, text.lastIndexOf('/', placeholder) + 1);
    // A bare name such as plan.json means a file of that name where the text says; only those of the root are checked.
    if (!path.includes('/') && !ROOT_FILE.test(path)) return false;
    return !has(path);
  });
}

const ROOT_FILE = /^(?:package(?:-lock)?\.json|tsconfig[\w.]*\.json|biome\.json|[A-Z]+\.md)$/;

/** Scripts that package.json lacks or whose own files are not there, and tools that are not installed with the project. */
function missingCommands({ text }: Document, { has, scripts, programs }: Project) {
  const lines = text.split('\n');
  const runs = (name: string) => scripts[name]?.split(' ').every((word) => !PATH.test(word) || has(word));
  const scriptNames = findAll(lines, /\bnpm run (?:-s )?([a-z][\w:-]*)/g).filter(({ text: name }) => !runs(name));
  const builtIn = findAll(lines, /\bnpm (test|start)\b/g).filter(({ text: name }) => !runs(name));
  const isTool = (name: string) => programs.includes(name) || has(`node_modules/.bin/${name}`);
  const tools = findAll(lines, /\bnpx ([a-z][\w-]*)/g).filter(({ text: name }) => !isTool(name));
  return [...scriptNames, ...builtIn, ...tools];
}

function wrongNodes({ text }: Document, { oldestNode }: Project) {
  const claims = findAll(text.split('\n'), /\bNode(?:\.js)? (?:>= ?)?([0-9]+(?:\.[0-9]+)+)/g);
  return claims.filter(({ text: version }) => version !== oldestNode);
}
