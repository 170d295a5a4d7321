// DXF: closed lines are outlines, open ones may close to some, texts name rooms. Layers are groups. Blocks are drawn
// where they are inserted. y runs up.

import { type Budget, newBudget } from '../budget.ts';
import { type Count, tally } from '../clean/tally.ts';
import type { Drawing, DrawnPoint, SketchChain, SketchLabel, SketchRing } from '../drawing.ts';
import { IMPORT_LIMITS } from '../limits.ts';
import { combined, type Matrix, mapped, scaling } from '../matrix.ts';
import { ImportError } from '../refusals.ts';
import { headOf } from '../text.ts';
import { type Block, placesOf, type Shape } from './blocks.ts';
import { shapesOf } from './entities.ts';
import { type Entry, entriesOf, firstText } from './groups.ts';
import { hiddenLayer, unitOf } from './header.ts';
import { pointOf } from './outline.ts';
import { dxfText } from './text.ts';

/** Reads a DXF file. */
export function readDxf(bytes: Uint8Array): Drawing {
  if (headOf(bytes.subarray(0, 64)).startsWith('AutoCAD Binary DXF')) throw new ImportError('dxf-binary');
  const { count, remarks } = tally();
  const file = readSections(dxfText(bytes), newBudget(), count);
  const { rings, chains, labels } = drawn(file, count);
  if (rings.length + chains.length === 0) throw new ImportError('nothing');
  return { unitMm: file.unitMm, rooms: [], sketch: { rings, chains, labels }, remarks: remarks() };
}

interface DxfFile {
  unitMm: number | null;
  readonly hidden: Set<string>;
  readonly blocks: Map<string, Block>;
  shapes: readonly Shape[];
  readonly budget: Budget;
}

function readSections(text: string, budget: Budget, count: Count): DxfFile {
  const file: DxfFile = { unitMm: null, hidden: new Set(), blocks: new Map(), shapes: [], budget };
  let section: string | undefined;
  let entries: Entry[] = [];
  const ends: Readonly<Record<string, () => void>> = {
    BLOCKS: () => readBlocks(entries, file),
    ENTITIES: () => {
      file.shapes = shapesOf(entries, budget, count);
    },
  };
  for (const entry of entriesOf(text)) {
    if (entry.type === 'SECTION') {
      section = firstText(entry, 2)?.trim();
      // The variables of the header follow its name at once.
      if (section === 'HEADER') file.unitMm = unitOf(entry, count);
    } else if (entry.type === 'ENDSEC') {
      if (section) ends[section]?.();
      [section, entries] = [undefined, []];
    } else if (section === 'TABLES' && entry.type === 'LAYER') {
      const name = hiddenLayer(entry);
      if (name !== undefined) file.hidden.add(name);
    } else if (section === 'BLOCKS' || section === 'ENTITIES') entries.push(entry);
  }
  return file;
}

function readBlocks(entries: readonly Entry[], { blocks, budget }: DxfFile): void {
  let begin: Entry | undefined;
  let inside: Entry[] = [];
  // Every file has blocks of arrows and symbols that nobody inserts.
  const quietly: Count = () => undefined;
  for (const entry of entries) {
    if (entry.type === 'BLOCK') [begin, inside] = [entry, []];
    else if (entry.type === 'ENDBLK' && begin) {
      const base = pointOf(begin, 10);
      const isPlaced = Number.isFinite(base.x) && Number.isFinite(base.y);
      const shapes = shapesOf(inside, budget, quietly);
      blocks.set(firstText(begin, 2)?.trim() ?? '', { base: isPlaced ? base : { x: 0, y: 0 }, shapes });
      begin = undefined;
    } else inside.push(entry);
  }
}

interface Drawn {
  readonly rings: SketchRing[];
  readonly chains: SketchChain[];
  readonly labels: SketchLabel[];
}

/** Everything that is drawn, with y running down. */
function drawn({ shapes, blocks, hidden, budget }: DxfFile, count: Count): Drawn {
  const all: Drawn = { rings: [], chains: [], labels: [] };
  const unseen = new Set<string>();
  const draw = (shape: Shape, matrix: Matrix, around: string | undefined, depth: number): void => {
    if (depth > IMPORT_LIMITS.nesting) throw new ImportError('nesting', { most: IMPORT_LIMITS.nesting });
    budget.shape();
    // What is on layer 0 of a block is on the layer where the block is inserted.
    const group = shape.layer === '0' && around !== undefined ? around : shape.layer;
    if (hidden.has(group)) {
      unseen.add(group);
      return;
    }
    if (shape.kind === 'text') all.labels.push({ text: shape.text, at: mapped(matrix, shape.at) });
    else if (shape.kind === 'line') {
      // Those that are not in a block were counted as they were read.
      if (depth > 0) budget.corners(shape.corners.length);
      addLine(all, shape, matrix, group);
    } else {
      const block = blocks.get(shape.block);
      if (!block) count('block-missing', 1, shape.block);
      for (const place of block ? placesOf(shape, block) : []) {
        budget.shape();
        for (const inner of block?.shapes ?? []) draw(inner, combined(matrix, place), group, depth + 1);
      }
    }
  };
  for (const shape of shapes) draw(shape, scaling(1, -1), undefined, 0);
  for (const layer of unseen) count('layer-hidden', 1, layer);
  return all;
}

function addLine(
  { rings, chains }: Drawn,
  { corners, isClosed }: Extract<Shape, { kind: 'line' }>,
  matrix: Matrix,
  group: string,
): void {
  const placed = corners.map((corner): DrawnPoint => mapped(matrix, corner));
  if (isClosed) rings.push({ corners: placed, group, name: null });
  else if (placed.length > 1) chains.push({ corners: placed, group });
}
