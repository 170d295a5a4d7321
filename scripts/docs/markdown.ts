// The parts of a Markdown document that can be checked: fenced blocks, tables, links, headings and inline code.

import { anchorOf } from '../../src/pages/index.ts';

export interface Document {
  /** Path from the root of the project, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** Something a document claims that is not so. */
export interface Failure {
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

export interface Block {
  readonly language: string;
  /** `name=value` pairs after the language: a block that opens with "ts file=src/x.ts" has file. */
  readonly labels: Readonly<Record<string, string>>;
  readonly body: string;
  /** Line of the opening fence, counted from 1. */
  readonly line: number;
}

export interface Row {
  readonly cells: readonly string[];
  readonly line: number;
}

export interface Found {
  readonly text: string;
  readonly line: number;
}

/** All fenced blocks in order. */
export function blocksOf({ text }: Document): Block[] {
  const blocks: Block[] = [];
  let open: { info: string; line: number; body: string[] } | undefined;
  text.split('\n').forEach((content, i) => {
    const fence = /^```(.*)$/.exec(content);
    if (!fence) open?.body.push(content);
    else if (!open) open = { info: fence[1].trim(), line: i + 1, body: [] };
    else {
      const [language, ...labels] = open.info.split(/\s+/);
      const pairs = labels.map((label) => label.split('=', 2) as [string, string]);
      blocks.push({ language, labels: Object.fromEntries(pairs), body: open.body.join('\n'), line: open.line });
      open = undefined;
    }
  });
  return blocks;
}

/** Lines outside fenced blocks; those inside are empty, so that numbers of lines stay what they are. */
export function proseOf({ text }: Document): string[] {
  let fenced = false;
  return text.split('\n').map((line) => {
    const fence = line.startsWith('```');
    if (fence) fenced = !fenced;
    return fence || fenced ? '' : line;
  });
}

/** Rows of the first table whose heading begins with these cells, without heading and rule; undefined without one. */
export function tableOf(document: Document, ...heading: string[]): Row[] | undefined {
  return tablesOf(document, ...heading)[0];
}

/** The rows of every such table. */
export function tablesOf(document: Document, ...heading: string[]): Row[][] {
  const lines = proseOf(document);
  return lines.flatMap((content, first) => {
    if (!heading.every((cell, i) => cellsOf(content)[i] === cell)) return [];
    const end = lines.findIndex((line, i) => i > first && !line.startsWith('|'));
    const rows = lines.slice(first + 2, end < 0 ? undefined : end);
    return [rows.map((line, i) => ({ cells: cellsOf(line), line: first + 3 + i }))];
  });
}

function cellsOf(line: string): string[] {
  if (!line.startsWith('|')) return [];
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

/** Targets of all links and images. */
export function linksOf(document: Document): Found[] {
  return findAll(proseOf(document), /\]\(([^)\s]+)\)/g);
}

/** Texts between single backticks, and the words of blocks that are plain text or commands. */
export function codeOf(document: Document): Found[] {
  const words = blocksOf(document)
    .filter(({ language }) => language === 'text' || language === 'sh')
    .flatMap(({ body, line }) =>
      body.split('\n').flatMap((content, i) => content.split(/\s+/).map((text) => ({ text, line: line + 1 + i }))),
    );
  return [...findAll(proseOf(document), /`([^`]+)`/g), ...words];
}

/** Matches of a pattern's first group, with their lines. */
export function findAll(lines: readonly string[], pattern: RegExp): Found[] {
  return lines.flatMap((content, i) => [...content.matchAll(pattern)].map(([, text]) => ({ text, line: i + 1 })));
}

/** The names by which a document's headings can be linked to. */
export function anchorsOf(document: Document): Set<string> {
  return new Set(findAll(proseOf(document), /^#+\s+(.+)$/g).map(({ text }) => anchorOf(text)));
}
