// A ZIP archive of DXF files, one for each sheet of the cutting list: a tile as it is bought with the pieces that come out of
// it, its lower left corner at 0,0, y up. Tiles that are cut alike are one file, whose name ends with their number.

import { strToU8, zipSync } from 'fflate';
import { type Cutting, type CuttingSheet, csvOfTable, namesIn, type Table } from '../../cutlist/index.ts';
import type { Point, Ring } from '../../engine/index.ts';
import { type Notation, say } from '../../words/index.ts';
import { labelPlaceIn } from './label-place.ts';
import { type Layers, R12File } from './r12.ts';

/** Sheets of one material. */
export interface CutFiles {
  readonly cutting: Cutting;
  /** What people call the tile of a sheet. */
  tileOf(sheet: CuttingSheet): string;
}

/**
 * TILE: the outline of the bought tile. CUT: the closed outlines of pieces, at their true edge, for tools that follow an
 * outline on its outer side. SAW: straight cuts along edges of pieces, for saws. LABEL: numbers of pieces.
 */
const LAYERS: Layers = { TILE: 8, CUT: 1, SAW: 5, LABEL: 3 };
/** The archive stores local times, so this one is the same in every time zone. */
const MADE = new Date(1980, 0, 1, 12);
const INDEX = 'tiles.csv';
/** Height of labels, mm, and how many times its height a character is wide. */
const LABEL = { most: 12, least: 1.5, share: 0.7, width: 0.8 };

/** Writes the sheets of all materials. The same sheets give the same bytes. */
export function writeCutFiles(materials: readonly CutFiles[], notation: Notation): Uint8Array {
  const sheets = materials.flatMap(({ cutting: { groups }, tileOf }) =>
    groups.flatMap((group) => group.sheets.map((sheet) => ({ sheet, tile: tileOf(sheet) }))),
  );
  const digits = String(Math.max(0, ...sheets.map(({ sheet: { number } }) => number))).length;
  const named = sheets.map(({ sheet, tile }) => {
    const number = String(sheet.number).padStart(digits, '0');
    return { name: `${number}-x${sheet.tiles.length}.dxf`, sheet, tile };
  });
  const files = named.map(({ name, sheet }) => [name, strToU8(sheetFile(sheet))] as const);
  const index = strToU8(csvOfTable(indexOf(named, notation), notation));
  return zipSync(Object.fromEntries([[INDEX, index], ...files]), { mtime: MADE });
}

interface NamedSheet {
  readonly name: string;
  readonly sheet: CuttingSheet;
  readonly tile: string;
}

/** What is in which file: a row for each piece, with its number in each of the tiles that are cut alike. */
function indexOf(sheets: readonly NamedSheet[], { lang }: Notation): Table {
  const headings = ['cutting.file', 'cutting.tile', 'cuts.count', 'cutting.letter', 'cuts.tiles'] as const;
  return {
    columns: headings.map((heading) => ({
      heading: say(lang, heading),
      width: 16,
      ...(heading === 'cuts.count' && { decimals: 0 }),
    })),
    rows: sheets.flatMap(({ name, sheet, tile }) => {
      const labels = namesIn(sheet);
      return sheet.pieces.map((_, i) => {
        const numbers = sheet.tiles.map((names) => names[i]).join(' ');
        return [name, tile, sheet.tiles.length, labels[i], numbers];
      });
    }),
  };
}

/** The drawing of a tile that is cut. */
function sheetFile(sheet: CuttingSheet): string {
  const { outline, pieces, cuts } = sheet;
  const file = new R12File();
  const [left, bottom] = [Math.min(...outline.map(({ x }) => x)), Math.max(...outline.map(({ y }) => y))];
  const placed = ({ x, y }: Point): Point => ({ x: x - left, y: bottom - y });
  const ringOf = (ring: Ring) => ring.map(placed).reverse();
  file.closed('TILE', ringOf(outline));
  const labels = namesIn(sheet);
  pieces.forEach(({ outer, holes }, i) => {
    const rings = [outer, ...holes].map(ringOf);
    for (const ring of rings) file.closed('CUT', ring);
    label(file, labels[i], rings);
  });
  // A saw cuts no arcs; a tool that does follows the outline of the piece.
  for (const { from, to, circle } of cuts) if (circle === null) file.line('SAW', placed(from), placed(to));
  return file.written(LAYERS);
}

function label(file: R12File, text: string, rings: readonly Ring[]): void {
  if (text === '') return;
  const { middle, width } = labelPlaceIn(rings);
  const ys = rings[0].map(({ y }) => y);
  const room = Math.min(
    (LABEL.share * width) / (LABEL.width * text.length),
    LABEL.share * (Math.max(...ys) - Math.min(...ys)),
  );
  file.text('LABEL', middle, Math.max(LABEL.least, Math.min(LABEL.most, room)), text);
}
