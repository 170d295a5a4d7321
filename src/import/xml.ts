// A small strict reader of XML for the formats that are made of it: elements, attributes and texts. It knows the five
// entities and references by number, and none that a file declares, so that nothing a file says can multiply.

import { ImportError } from './refusals.ts';

export interface XmlElement {
  /** Without the prefix of its namespace. */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  /** The text directly in it. */
  readonly text: string;
}

interface Open extends XmlElement {
  readonly written: string;
  readonly attributes: Map<string, string>;
  readonly children: XmlElement[];
  text: string;
}

/** Most elements and attributes of a file: twice those of a plan with all its furniture. */
const MOST_PARTS = 600_000;

/** Reads a document and returns its root. `format` is what a refusal calls it. */
export function readXml(text: string, format: string): XmlElement {
  const damaged = (at: number) => new ImportError('damaged-at', { format, line: lineAt(text, at) });
  const path: Open[] = [];
  let root: XmlElement | undefined;
  let parts = 0;
  let at = 0;
  while (at < text.length) {
    const next = text.indexOf('<', at);
    const end = next < 0 ? text.length : next;
    const around = path.at(-1);
    if (around) around.text += unescaped(text.slice(at, end));
    else if (/\S/.test(text.slice(at, end).replace('\uFEFF', ''))) throw damaged(at);
    if (next < 0) break;
    const skipped = endOfAside(text, next);
    if (skipped !== undefined) {
      if (skipped < 0) throw damaged(next);
      if (around && text.startsWith('<![CDATA[', next)) around.text += text.slice(next + 9, skipped - 3);
      at = skipped;
    } else if (text[next + 1] === '/') {
      const close = text.indexOf('>', next);
      if (close < 0 || around?.written !== text.slice(next + 2, close).trim()) throw damaged(next);
      path.pop();
      at = close + 1;
    } else {
      const tag = readTag(text, next);
      if (!tag || (!around && root)) throw damaged(next);
      parts += 1 + tag.element.attributes.size;
      if (parts > MOST_PARTS) throw new ImportError('shapes', { most: MOST_PARTS });
      around?.children.push(tag.element);
      root ??= tag.element;
      if (!tag.isEmpty) path.push(tag.element);
      at = tag.end;
    }
  }
  if (!root || path.length > 0) throw damaged(text.length);
  return root;
}

/** All elements in an element by their name, itself included, in the order of the file. */
export function* elementsNamed(root: XmlElement, name: string): Iterable<XmlElement> {
  const waiting = [root];
  for (let one = waiting.pop(); one; one = waiting.pop()) {
    if (one.name === name) yield one;
    for (let i = one.children.length - 1; i >= 0; i--) waiting.push(one.children[i]);
  }
}

/** Where a comment, a processing instruction, a declaration or a raw text ends; undefined if it is none, -1 if it has no end. */
function endOfAside(text: string, at: number): number | undefined {
  const after = (end: string, from: number) => {
    const found = text.indexOf(end, from);
    return found < 0 ? -1 : found + end.length;
  };
  if (text.startsWith('<!--', at)) return after('-->', at + 4);
  if (text.startsWith('<![CDATA[', at)) return after(']]>', at + 9);
  if (text.startsWith('<?', at)) return after('?>', at + 2);
  if (!text.startsWith('<!', at)) return undefined;
  // A declaration of a document type may have others in brackets.
  const bracket = text.indexOf('[', at);
  const close = text.indexOf('>', at);
  return bracket < 0 || close < bracket ? after('>', at) : after('>', Math.max(bracket, text.indexOf(']', bracket)));
}

const TAG_NAME = /[^\s/>=<"']+/y;
const ATTRIBUTE = /\s+([^\s/>=<"']+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;
const TAG_END = /\s*(\/?)>/y;

function readTag(text: string, at: number): { element: Open; isEmpty: boolean; end: number } | undefined {
  const name = matchAt(TAG_NAME, text, at + 1);
  if (!name) return undefined;
  const attributes = new Map<string, string>();
  let end = at + 1 + name[0].length;
  for (let found = matchAt(ATTRIBUTE, text, end); found; found = matchAt(ATTRIBUTE, text, end)) {
    attributes.set(found[1], unescaped(found[2] ?? found[3]));
    end += found[0].length;
  }
  const close = matchAt(TAG_END, text, end);
  if (!close) return undefined;
  const [written] = name;
  const element = { name: written.replace(/^.*:/, ''), written, attributes, children: [], text: '' };
  return { element, isEmpty: close[1] !== '', end: end + close[0].length };
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function unescaped(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#([0-9]{1,7})|(\w{1,8}));/gi, (whole, hex, decimal, name) => {
    if (name) return Object.hasOwn(ENTITIES, name) ? ENTITIES[name] : whole;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

function lineAt(text: string, at: number): number {
  let line = 1;
  for (let found = text.indexOf('\n'); found >= 0 && found < at; found = text.indexOf('\n', found + 1)) line++;
  return line;
}
