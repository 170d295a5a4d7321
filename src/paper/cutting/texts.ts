// What a cutting sheet says beside its drawing: the tile, its pieces, the cuts in their order, the offcut to keep.

import {
  type Cut,
  type CuttingSheet,
  namesIn,
  type PlacedPiece,
  shapeOfPiece,
  shapeText,
  sizeOf,
} from '../../cutlist/index.ts';
import { formatBareLength, formatMeasure, type Notation, say, type WordKey } from '../../words/index.ts';
import type { CuttingSubject } from '../subject.ts';

/** Corners of a tile as they are named in drawings. */
export const CORNERS = 'ABCDEFGHIJKLMNOP';
/** Degrees by which directions may differ and still be one. */
const SAME_DEG = 0.5;

/** A length of a tile, whose metric unit the page says once. */
export function lengthText(notation: Notation, mm: number): string {
  return formatBareLength(notation, Math.abs(mm) < 0.05 ? 0 : mm, 'mm', 1);
}

/** Settings of the fence that are written alike are one, mm. */
export function settingStep(units: Notation['units']): number {
  return units === 'imperial' ? 25.4 / 16 : 0.1;
}

/** How many tiles are cut alike, and which, if there are several kinds. */
export function titleText({ list, notation }: CuttingSubject, { number, tiles, motif, outline }: CuttingSheet): string {
  const { width, height } = sizeOf([outline]);
  const { articles } = list;
  // The page says the size once if there is only one.
  const haveSizes = articles.some(({ areaCm2 }) => Math.abs(areaCm2 - articles[0].areaCm2) > 0.01);
  const size = !haveSizes ? '' : `${lengthText(notation, width)} × ${lengthText(notation, height)}`;
  const count = say(notation.lang, 'cutting.count', { count: tiles.length });
  return [`${number}. ${count}`, list.kindOf(motif, notation.lang), size].filter(Boolean).join(', ');
}

/** A line about a piece, and the directions that an arrow shows before it. */
export interface PieceText {
  readonly text: string;
  readonly arrowsDeg: readonly number[];
}

/** The pieces with their sizes, those of one tile of the plan together. */
export function pieceTexts(subject: CuttingSubject, sheet: CuttingSheet): PieceText[] {
  const { notation } = subject;
  const names = namesIn(sheet);
  const areTurned = haveTurns(sheet);
  const texts = sheet.pieces.map((piece, i): PieceText => {
    const slide = Math.hypot(piece.shift.x, piece.shift.y);
    const what = [
      shapeName(subject, sheet, piece),
      piece.isSliver ? say(notation.lang, 'cuts.sliver') : '',
      slide > 0 ? say(notation.lang, 'cutting.moved', { length: lengthText(notation, slide) }) : '',
    ];
    return {
      text: `${names[i] === '' ? '' : `${names[i]}: `}${what.filter(Boolean).join(', ')}`,
      arrowsDeg: [...(areTurned ? [piece.upDeg - 90] : []), ...(slide > 0 ? [directionOf(piece.shift)] : [])],
    };
  });
  // Equal pieces of one tile of the plan are said once.
  return texts.filter(({ text }, i) => texts.findIndex((other) => other.text === text) === i);
}

/** The size of a piece, and the name of its shape if it has one. */
function shapeName({ list, notation }: CuttingSubject, { motif }: CuttingSheet, { outer, holes }: PlacedPiece): string {
  const shape = shapeOfPiece(list, { motif, rings: [outer, ...holes] });
  const { size, form } = shapeText(notation, shape);
  return shape.kind === 'notched' ? `${size}, ${form}` : size;
}

/** Whether some pieces of a tile are turned to each other. */
export function haveTurns({ pieces }: Pick<CuttingSheet, 'pieces'>): boolean {
  return pieces.some(({ upDeg }) => Math.abs(upDeg - pieces[0].upDeg) > SAME_DEG);
}

function directionOf({ x, y }: PlacedPiece['shift']): number {
  return (Math.atan2(y, x) * 180) / Math.PI;
}

/** The cuts in their order, each with its measures. */
export function cutTexts({ notation }: CuttingSubject, { cuts, outline }: CuttingSheet): string[] {
  const [left, top] = [Math.min(...outline.map(({ x }) => x)), Math.min(...outline.map(({ y }) => y))];
  return cuts.map((cut, i) => `${i + 1}: ${measureText(notation, cut, left, top)}`);
}

function measureText(notation: Notation, cut: Cut, left: number, top: number): string {
  const { lang } = notation;
  const length = (mm: number) => lengthText(notation, mm);
  if (cut.circle) {
    const { centre, radius } = cut.circle;
    const place = (mm: number, inside: WordKey, outside: WordKey) =>
      say(lang, mm < 0 ? outside : inside, { length: length(Math.abs(mm)) });
    const x = place(centre.x - left, 'cutting.left', 'cutting.beyondLeft');
    const y = place(centre.y - top, 'cutting.top', 'cutting.beyondTop');
    return say(lang, 'cutting.round', { radius: length(radius), x, y });
  }
  const long = cut.reach === 'stopped' ? [say(lang, 'cutting.long', { length: length(cut.length) })] : [];
  if (cut.marks.length === 0 && cut.fence?.edge) {
    return [say(lang, `cutting.${cut.fence.edge}`, { length: length(cut.fence.distance) }), ...long].join(', ');
  }
  const marks = cut.marks.map(
    ({ corner, towards, distance }) => `${CORNERS[corner]}${CORNERS[towards]}\u00a0${length(distance)}`,
  );
  return [...marks, ...long].join(', ');
}

/** The offcut to keep, if there is one, by the size that the list of offcuts has. */
export function keptText({ notation }: CuttingSubject, { kept }: CuttingSheet): string {
  if (kept === null) return '';
  const size = `${lengthText(notation, kept.width)} × ${lengthText(notation, kept.height)}`;
  return say(notation.lang, 'cutting.keep', { size });
}

/** The numbers of the pieces, tile by tile: "8+16, 31+39", and those of single pieces as spans. */
export function numberTexts({ tiles }: CuttingSheet): string[] {
  return tiles.map((names) => [...new Set(names)].join('+'));
}

/** The setting of the fence of a group. */
export function settingText(notation: Notation, setting: number | null): string {
  if (setting === null) return say(notation.lang, 'cutting.noFence');
  const length =
    notation.units === 'imperial' ? lengthText(notation, setting) : formatMeasure(notation.lang, setting, 'mm', 1);
  return say(notation.lang, 'cutting.fence', { length });
}
