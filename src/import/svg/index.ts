// SVG: its closed shapes are outlines, its open lines may close to some, its texts name rooms. Groups are layers.

import { newBudget } from '../budget.ts';
import { type Count, tally } from '../clean/tally.ts';
import type { Drawing, SketchChain, SketchLabel, SketchRing } from '../drawing.ts';
import { IMPORT_LIMITS } from '../limits.ts';
import { combined, IDENTITY, type Matrix, mapped, translation } from '../matrix.ts';
import { ImportError } from '../refusals.ts';
import { textOf } from '../text.ts';
import { elementsNamed, readXml, type XmlElement } from '../xml.ts';
import { readPath } from './path.ts';
import { pathOf } from './shapes.ts';
import { innerView, transformOf, unitOf } from './view.ts';

/** What an element has from those around it. */
interface Around {
  readonly matrix: Matrix;
  readonly group: string | null;
  readonly isFilled: boolean;
  readonly depth: number;
}

/** Reads an SVG file. */
export function readSvg(bytes: Uint8Array): Drawing {
  const root = readXml(textOf(bytes), 'SVG');
  const [svg] = elementsNamed(root, 'svg');
  if (!svg) throw new ImportError('damaged', { format: 'SVG' });
  const { count, remarks } = tally();
  const sketch = new SvgSketch(root, count);
  for (const child of svg.children) sketch.add(child, { matrix: IDENTITY, group: null, isFilled: true, depth: 0 });
  const { rings, chains, labels } = sketch;
  if (rings.length + chains.length === 0) throw new ImportError('nothing');
  return { unitMm: unitOf(svg), rooms: [], sketch: { rings, chains, labels }, remarks: remarks() };
}

/** Elements whose contents are not drawn where they stand, or are no drawing. */
const ASIDE = [
  'defs',
  'symbol',
  'clipPath',
  'mask',
  'pattern',
  'marker',
  'metadata',
  'style',
  'script',
  'title',
  'desc',
];
const GROUPS = ['g', 'a', 'svg', 'switch'];

/** Elements that are looked at, and text in them, with what is used repeatedly; no file has as many of its own. */
const MOST_WORK = 1_200_000;

class SvgSketch {
  readonly rings: SketchRing[] = [];
  readonly chains: SketchChain[] = [];
  readonly labels: SketchLabel[] = [];
  readonly #budget = newBudget();
  readonly #count: Count;
  readonly #byId = new Map<string, XmlElement>();
  #work = 0;

  constructor(root: XmlElement, count: Count) {
    this.#count = count;
    const waiting = [root];
    for (let one = waiting.pop(); one; one = waiting.pop()) {
      const id = one.attributes.get('id');
      if (id !== undefined) this.#byId.set(id, one);
      for (const child of one.children) waiting.push(child);
    }
  }

  add(element: XmlElement, around: Around): void {
    const { name } = element;
    this.#work += 1 + sizeOf(element) / 64;
    if (this.#work > MOST_WORK) throw new ImportError('shapes', { most: IMPORT_LIMITS.shapes });
    if (ASIDE.includes(name) || /(?:^|;)\s*display\s*:\s*none/.test(styleOf(element))) return;
    if (around.depth > IMPORT_LIMITS.nesting) throw new ImportError('nesting', { most: IMPORT_LIMITS.nesting });
    const own = within(element, around);
    if (GROUPS.includes(name)) this.#addGroup(element, own);
    else if (name === 'use') this.#addUse(element, own);
    else if (name === 'text') this.#addText(element, own);
    else this.#addShape(element, own);
  }

  #addGroup(element: XmlElement, around: Around): void {
    const group = nameOf(element) ?? around.group;
    const matrix = element.name === 'svg' ? combined(around.matrix, innerView(element)) : around.matrix;
    for (const child of element.children) this.add(child, { ...around, matrix, group, depth: around.depth + 1 });
  }

  /** A use repeats what it names; as uses name each other, they could repeat it without end. */
  #addUse(element: XmlElement, around: Around): void {
    this.#budget.shape();
    const id = (element.attributes.get('href') ?? element.attributes.get('xlink:href') ?? '').replace(/^#/, '');
    const used = this.#byId.get(id);
    if (!used) {
      this.#count('block-missing', 1, id.slice(0, IMPORT_LIMITS.name));
      return;
    }
    const matrix = combined(around.matrix, translation(numberOf(element, 'x'), numberOf(element, 'y')));
    const own = { ...around, matrix, depth: around.depth + 1 };
    if (used.name !== 'symbol') this.add(used, own);
    else for (const child of used.children) this.add(child, { ...own, depth: own.depth + 1 });
  }

  #addText(element: XmlElement, { matrix }: Around): void {
    this.#budget.shape();
    const text = [...textsIn(element)].join(' ').trim();
    const placed = [element, ...element.children].find(({ attributes }) => attributes.has('x'));
    const at = { x: placed ? numberOf(placed, 'x') : 0, y: placed ? numberOf(placed, 'y') : 0 };
    if (text !== '') this.labels.push({ text, at: mapped(matrix, at) });
  }

  #addShape(element: XmlElement, { matrix, group, isFilled }: Around): void {
    const data = pathOf(element);
    const path = data === undefined ? undefined : readPath(data, this.#budget);
    if (!path) {
      this.#count(data === undefined ? 'entity-skipped' : 'entity-damaged', 1, element.name);
      return;
    }
    this.#count('curve-as-corners', path.curves);
    const name = nameOf(element);
    for (const { corners, isClosed } of path.subpaths) {
      this.#budget.shape();
      const placed = corners.map((corner) => mapped(matrix, corner));
      // What is filled is closed, whether or not its path says so.
      if (isClosed || (isFilled && corners.length > 2)) this.rings.push({ corners: placed, group, name });
      else this.chains.push({ corners: placed, group });
    }
  }
}

function within(element: XmlElement, around: Around): Around {
  const fill = /(?:^|;)\s*fill\s*:\s*([^;]+)/.exec(styleOf(element))?.[1].trim() ?? element.attributes.get('fill');
  const isFilled = fill === undefined || fill === 'inherit' ? around.isFilled : fill !== 'none';
  return { ...around, isFilled, matrix: combined(around.matrix, transformOf(element)) };
}

function styleOf({ attributes }: XmlElement): string {
  const display = attributes.get('display');
  return `${display ? `display:${display};` : ''}${attributes.get('style') ?? ''}`;
}

function sizeOf({ text, attributes, children }: XmlElement): number {
  let size = text.length;
  for (const value of attributes.values()) size += value.length;
  return children.reduce((sum, child) => sum + child.text.length, size);
}

function numberOf({ attributes }: XmlElement, name: string): number {
  const value = Number.parseFloat(attributes.get(name) ?? '');
  return Number.isFinite(value) ? value : 0;
}

function* textsIn({ text, children }: XmlElement): Iterable<string> {
  if (text.trim() !== '') yield text.trim();
  for (const child of children) if (child.text.trim() !== '') yield child.text.trim();
}

/** What an element is called by a person; programs give ids such as path12 to all of them. */
function nameOf(element: XmlElement): string | null {
  const { attributes, children } = element;
  const title = children.find(({ name }) => name === 'title')?.text;
  const id = attributes.get('id');
  const own =
    id !== undefined && !/^(?:path|rect|poly(?:gon|line)|circle|ellipse|line|text|use|g|svg|layer)?[\d_.-]*$/i.test(id);
  return attributes.get('inkscape:label') ?? attributes.get('aria-label') ?? title ?? (own ? id : null);
}
