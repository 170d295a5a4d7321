// The entities of a DXF file as shapes: lines, texts and insertions of blocks.

import type { Budget } from '../budget.ts';
import type { Count } from '../clean/tally.ts';
import type { DrawnPoint } from '../drawing.ts';
import { combined, mapped, scaling } from '../matrix.ts';
import { insertOf, type Shape } from './blocks.ts';
import { type Entry, firstText, numberOf } from './groups.ts';
import { boundariesOf } from './hatch.ts';
import { type BulgedCorner, bulged, type DrawnLine, lineOf, pointOf } from './outline.ts';
import { plainLines } from './text.ts';

/** Entities that belong to others, or say how the drawing looks. */
const SILENT = ['VERTEX', 'SEQEND', 'VIEWPORT'];
const TEXTS = ['TEXT', 'MTEXT', 'ATTRIB'];
/** Entities whose places are in the frame of the drawing, whatever their own plane is. */
const IN_WORLD = ['LINE', 'ELLIPSE', 'SPLINE', 'MTEXT', 'POINT'];

/** Returns what entities draw in the model. */
export function shapesOf(entries: readonly Entry[], budget: Budget, count: Count): readonly Shape[] {
  const shapes: Shape[] = [];
  entries.forEach((entry, at) => {
    const isOnPaper = numberOf(entry, 67, 0) === 1;
    const isInvisible = numberOf(entry, 60, 0) === 1;
    if (isOnPaper || isInvisible || SILENT.includes(entry.type)) return;
    const side = sideOf(entry);
    if (side === undefined) {
      count('not-level', 1, entry.type);
      return;
    }
    const read = entry.type === 'POLYLINE' ? polyline(entries, at, budget, count) : shapesIn(entry, budget, count);
    for (const shape of read) shapes.push(side === 1 ? shape : mirrored(shape));
  });
  return shapes;
}

/** Whether an entity is seen from above (1) or from below (-1), where its x runs left; undefined if it stands. */
function sideOf(entry: Entry): 1 | -1 | undefined {
  if (IN_WORLD.includes(entry.type)) return 1;
  const up = numberOf(entry, 230, 1);
  return Math.abs(up) > 0.999 ? (Math.sign(up) as 1 | -1) : undefined;
}

function mirrored(shape: Shape): Shape {
  const flip = scaling(-1, 1);
  if (shape.kind === 'insert') return { ...shape, matrix: combined(flip, shape.matrix) };
  if (shape.kind === 'text') return { ...shape, at: mapped(flip, shape.at) };
  return { ...shape, corners: shape.corners.map((corner) => mapped(flip, corner)) };
}

function shapesIn(entry: Entry, budget: Budget, count: Count): readonly Shape[] {
  const layer = firstText(entry, 8)?.trim() ?? '0';
  if (TEXTS.includes(entry.type)) return textsIn(entry, layer);
  if (entry.type === 'INSERT') {
    const insert = insertOf(entry, layer);
    return insert ? [insert] : damaged(entry.type, count);
  }
  if (entry.type === 'HATCH') return boundariesOf(entry, budget).flatMap((line) => shapeOf(line, entry, count));
  const line = lineOf(entry, budget);
  if (line) return shapeOf(line, entry, count);
  count('entity-skipped', 1, entry.type);
  return [];
}

function damaged(type: string, count: Count): readonly Shape[] {
  count('entity-damaged', 1, type);
  return [];
}

function shapeOf(line: DrawnLine | undefined, entry: Entry, count: Count): readonly Shape[] {
  const isPlace = ({ x, y }: DrawnPoint) => Number.isFinite(x) && Number.isFinite(y);
  if (!line || line.corners.length < 2 || !line.corners.every(isPlace)) return damaged(entry.type, count);
  count('curve-as-corners', line.curves);
  const layer = firstText(entry, 8)?.trim() ?? '0';
  return [{ kind: 'line', layer, corners: line.corners, isClosed: line.isClosed }];
}

/** A polyline of the old kind: its corners are entities of their own. */
function polyline(entries: readonly Entry[], at: number, budget: Budget, count: Count): readonly Shape[] {
  const entry = entries[at];
  const flags = numberOf(entry, 70, 0);
  if ((flags & MESHES) !== 0) {
    count('entity-skipped', 1, entry.type);
    return [];
  }
  const corners: BulgedCorner[] = [];
  for (let i = at + 1; entries[i]?.type === 'VERTEX'; i++) {
    const vertex = entries[i];
    if ((numberOf(vertex, 70, 0) & CONTROL) !== 0) continue;
    budget.corners(1);
    corners.push({ ...pointOf(vertex, 10), bulge: numberOf(vertex, 42, 0) });
  }
  return shapeOf(bulged(corners, (flags & 1) === 1, budget), entry, count);
}

/** Flags of a polyline that is a mesh, and of a corner that only shapes a curve. */
const MESHES = 16 | 64;
const CONTROL = 16;

function textsIn(entry: Entry, layer: string): readonly Shape[] {
  const { codes, values, type } = entry;
  const parts = values.filter((_, i) => codes[i] === 3 || codes[i] === 1);
  // A text that is centred has its place in the second point.
  const isAligned = type !== 'MTEXT' && (numberOf(entry, 72, 0) !== 0 || numberOf(entry, 73, 0) !== 0);
  const second = pointOf(entry, 11);
  const at = isAligned && Number.isFinite(second.x + second.y) ? second : pointOf(entry, 10);
  if (!Number.isFinite(at.x + at.y)) return [];
  return plainLines(parts.join('')).map((text): Shape => ({ kind: 'text', layer, text, at }));
}
