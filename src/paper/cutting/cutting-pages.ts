// The pages of cutting sheets: a card for each bought tile that is cut, equal ones once, by the setting of the fence.

import { type Cutting, type CuttingSheet, isOfBoards } from '../../cutlist/index.ts';
import { type Item, MUTED, type Size, SLATE } from '../../drawing/index.ts';
import { formatLength, say } from '../../words/index.ts';
import { line, wrapped } from '../ink.ts';
import type { CuttingSubject } from '../subject.ts';
import { type Card, cardItem, cardOf, numberLines, PITCH, TEXT } from './card.ts';
import { type Block, flow, type PlacedBlock } from './flow.ts';
import { haveTurns, lengthText, settingText } from './texts.ts';
import { isHanded } from './tile-drawing.ts';

/** The least width of a column. */
const COLUMN = 90;
/** More pages are of no use on paper; files for spreadsheets have all pieces. */
export const MOST_CUTTING_PAGES = 40;
const HEADING = 7;

interface CuttingBlock extends Block {
  /** How many bought tiles it is for. */
  readonly tiles?: number;
}

export interface CuttingPages {
  readonly pages: readonly (readonly PlacedBlock<CuttingBlock>[])[];
  /** The lines above the cards. */
  readonly lead: readonly string[];
  /** Tiles whose cards have no page. */
  readonly left: number;
}

export const NO_CUTTING: CuttingPages = { pages: [], lead: [], left: 0 };

/** Lays the cards out on at most so many pages of a size, below the head of the page. */
export function cuttingPages(subject: CuttingSubject, page: Size, most = MOST_CUTTING_PAGES): CuttingPages {
  const { cutting } = subject;
  if (cutting.groups.length === 0) return NO_CUTTING;
  const lead = wrapped(leadText(subject, cutting), TEXT, page.width);
  const count = Math.floor(page.width / COLUMN);
  const columns = { count, width: page.width / count, height: page.height - PITCH * lead.length - 2 };
  const blocks = blocksOf(subject, cutting, columns.width);
  const pages = flow(blocks, columns, most);
  const placed = pages.flat().reduce((sum, { block: { tiles = 0 } }) => sum + tiles, 0);
  return { pages, lead, left: cutting.tiles - placed };
}

/** The items of a page, from `top` on. */
export function cuttingItems(
  subject: CuttingSubject,
  { pages, lead, left }: CuttingPages,
  index: number,
  top: number,
): Item[] {
  const { lang } = subject.notation;
  const isLast = index === pages.length - 1;
  const begin = top + PITCH * lead.length + 2;
  const heading = isLast && left > 0 ? [say(lang, 'cutting.more', { count: left, most: MOST_CUTTING_PAGES })] : lead;
  return [
    ...heading.map((text, i) =>
      line(text, { x: 0, y: top + PITCH * (i + 0.8) }, TEXT, { color: isLast && left > 0 ? SLATE : MUTED }),
    ),
    ...pages[index].flatMap(({ block, at }) => block.items({ x: at.x, y: begin + at.y })),
  ];
}

/** What there is to do in all, and how to read the cards. */
function leadText(subject: CuttingSubject, cutting: Cutting): string {
  const { notation } = subject;
  const { lang } = notation;
  const sheets = cutting.groups.flatMap((group) => group.sheets);
  const settings = cutting.groups.filter(({ setting }) => setting !== null).length;
  const total = say(lang, 'cutting.total', {
    tiles: cutting.tiles,
    cuts: cutting.cuts,
    length: formatLength(notation, cutting.length / 1000, 'm', 1),
    settings,
  });
  const kerf = say(lang, 'cutting.kerf', { kerf: lengthText(notation, cutting.kerf) });
  return [
    ...(subject.key ? [subject.key] : []),
    // Most boards have no sheet: they are cut at a length.
    ...(isOfBoards(subject.laid) ? [] : [total]),
    say(lang, notation.units === 'imperial' ? 'paper.inInches' : 'paper.inMm'),
    ...(cutting.kerf > 0 ? [kerf] : []),
    ...(sheets.some(({ kept }) => kept) ? [say(lang, 'cutting.white')] : []),
    ...(sheets.some(({ cuts }) => cuts.some(({ marks }) => marks.length > 0)) ? [say(lang, 'cutting.marks')] : []),
    ...(sheets.some(haveTurns) ? [say(lang, 'cutting.up')] : []),
    ...(sheets.some(isHanded) ? [say(lang, 'cutting.lean')] : []),
  ].join(' · ');
}

function* blocksOf(subject: CuttingSubject, { groups }: Cutting, width: number): Generator<CuttingBlock> {
  const inTable: CuttingSheet[] = [];
  for (const { setting, sheets } of groups) {
    yield headingBlock(settingText(subject.notation, setting));
    for (const sheet of sheets) {
      const card = cardOf(subject, sheet, width);
      if (card.isInTable) inTable.push(sheet);
      yield cardBlock(subject, sheet, card, width);
    }
  }
  if (inTable.length > 0) yield headingBlock(say(subject.notation.lang, 'cutting.table'));
  for (const sheet of inTable) {
    for (const [i, text] of numberLines(subject, sheet, width - 10).entries()) {
      yield lineBlock(i === 0 ? `${sheet.number}.` : '', text);
    }
  }
}

function cardBlock(subject: CuttingSubject, sheet: CuttingSheet, card: Card, width: number): CuttingBlock {
  const tiles = sheet.tiles.length;
  return { tiles, height: card.height, items: (at) => [cardItem(subject, sheet, card, at, width)] };
}

function headingBlock(text: string): Block {
  return {
    height: HEADING,
    isHeading: true,
    items: ({ x, y }) => [line(text, { x, y: y + 4.8 }, 3.2, { bold: true, color: SLATE })],
  };
}

function lineBlock(number: string, text: string): Block {
  return {
    height: PITCH,
    items: ({ x, y }) => [
      line(number, { x, y: y + 0.8 * PITCH }, TEXT, { bold: true }),
      line(text, { x: x + 7, y: y + 0.8 * PITCH }, TEXT),
    ],
  };
}
