// The cut list on paper: a card for each different piece, with its drawing, its measures and its tiles. Millimetres.

import {
  type CutGroup,
  isSquare,
  joined,
  shapeOfPiece,
  shapeText,
  sharedAmong,
  sidesOf,
  spansOf,
} from '../cutlist/index.ts';
import {
  areaOf,
  type DrawingColor,
  type Group,
  hatchIn,
  INK,
  type Item,
  linesOf,
  MUTED,
  textOf,
  WHITE,
  widthOf,
  wrapWords,
} from '../drawing/index.ts';
import type { Point } from '../engine/index.ts';
import { formatBareLength, formatNumber, formatSmallArea, say } from '../words/index.ts';
import { FINE, fittedLine } from './ink.ts';
import { GRAIN } from './pages.ts';
import { fitInto, placeMeasures, TEXT_PX } from './placing.ts';
import { CARD } from './sheets.ts';
import type { PaperSubject } from './subject.ts';

/** The drawing of a piece, in units in which its texts are TEXT_PX high. */
const UNIT = 2.3 / TEXT_PX;
const FIELD = { width: 44 / UNIT, height: (CARD.height - 2) / UNIT };
const MARGIN = { width: 42, height: 22 };
const TEXT_LEFT = 46;
const SIZE = 3.2;
const LEAST_TITLE = 2.6;
const SMALL = 2.5;
/** From one baseline to the next. */
const LINE = { size: 3.8, small: 3.15 };
/** Tile numbers, side lengths and corners that fit. */
const MOST_SPANS = 8;
const MOST_NUMBER_LINES = 2;
const MOST_SIDES = 12;
const MOST_CORNERS = 8;

/** The card of a piece, with its upper left corner at `at`. */
export function cardItem(subject: PaperSubject, group: CutGroup, at: Point, width: number): Group {
  const foot = [
    { x: 0, y: CARD.height - 0.5 },
    { x: width - 3, y: CARD.height - 0.5 },
  ];
  const items: Item[] = [
    linesOf('frame', FINE, [foot]),
    { kind: 'group', role: 'piece', at: { x: 0, y: 0 }, scale: UNIT, clip: null, items: drawingOf(subject, group) },
    ...textsOf(subject, group, width - TEXT_LEFT - 3),
  ];
  return { kind: 'group', role: 'card', at, scale: 1, clip: null, items };
}

/** The piece on its tile: the tile dashed, the offcut hatched, and the measures that fit. */
function drawingOf({ list, colors, notation }: PaperSubject, { motif, rings }: CutGroup): Item[] {
  const { outline } = list.templates[motif];
  const toField = fitInto(outline, FIELD, MARGIN);
  const tile = outline.map(toField);
  const piece = rings.map((ring) => ring.map(toField));
  // A round edge has too many sides to measure.
  const sides = rings
    .filter((ring) => ring.length <= MOST_SIDES)
    .flatMap(sidesOf)
    .map(({ from, to, length, angleDeg }) => ({
      from: toField(from),
      to: toField(to),
      angleDeg,
      text: formatBareLength(notation, length, 'mm', 1),
      angleText: isSquare(angleDeg) ? '' : `${formatNumber(notation.lang, angleDeg, 1)}°`,
    }));
  const measures = placeMeasures(sides, FIELD);
  const leaders = measures.flatMap(({ leader }) => (leader ? [[leader.from, leader.to]] : []));
  const ground = areaOf('tile whole', WHITE, [tile], GRAIN);
  return [
    ground,
    hatchIn(ground, { color: MUTED, width: 0.5, spacing: 6 }),
    linesOf('outline', { color: MUTED, width: 0.8, dash: [4, 3] }, [tile], true),
    areaOf('tile cut', colors.tiles[motif], piece, GRAIN, { color: INK, width: 1.2 }),
    ...(leaders.length > 0 ? [linesOf('leader', { color: MUTED, width: 0.6 }, leaders)] : []),
    ...measures.map(({ text, middle }) =>
      textOf('label', text, middle, TEXT_PX, { anchor: 'middle', centred: true, rim: WHITE }),
    ),
  ];
}

/** How often, what size, and which tiles. */
function textsOf(subject: PaperSubject, group: CutGroup, width: number): Item[] {
  const { list, shared, notation, colors } = subject;
  const { lang } = notation;
  const shape = shapeOfPiece(list, group);
  const { size, form } = shapeText(notation, shape, MOST_CORNERS);
  const isImperial = notation.units === 'imperial';
  const area = isImperial ? formatSmallArea(notation, group.areaCm2, 1) : `${formatNumber(lang, group.areaCm2, 1)} cm²`;
  /** The dots of a shortened list stay with its last number. */
  const numbersOf = (list: readonly number[], most: number) => spansOf(list, most).replace(' …', '\u00a0…');
  const pairs = sharedAmong(group, shared).map(({ pair }) => pair);
  const numbers = numbersOf(
    group.tiles.map(({ number }) => number),
    MOST_SPANS,
  );
  const kind = [group.isSliver ? say(lang, 'cuts.sliver') : '', list.kindOf(group.motif, lang)].filter(Boolean);
  const lines: CardLine[] = [
    ...titleLines(`${group.tiles.length} × (${size})`, width).map((text) => ({ text, size: SIZE, bold: true })),
    ...wrapWords(kind.join(' · '), SMALL, width).map((text) => ({
      text,
      size: SMALL,
      color: group.isSliver ? colors.signal : INK,
    })),
    { text: `${area} · ${formatNumber(lang, group.sharePercent, 1)} %`, size: SMALL },
    ...wrapWords(`${say(lang, 'cuts.tiles')} ${numbers}`, SMALL, width)
      .slice(0, MOST_NUMBER_LINES)
      .map((text) => ({ text, size: SMALL })),
    ...(pairs.length > 0 ? [{ text: `↔ ${numbersOf(pairs, 6)}`, size: SMALL }] : []),
    ...wrapWords(sidesText(subject, group, form), SMALL, width).map((text) => ({ text, size: SMALL, color: MUTED })),
  ];
  const shown = lines.slice(0, mostOf(lines));
  if (shown.length < lines.length) shown.push({ ...(shown.pop() as CardLine), isCut: true });
  let y = 0;
  return shown.map(({ text, size, isCut, ...options }) => {
    y += heightOf({ size });
    return fittedLine(isCut ? `${text.replace(/\s…$/, '')} …` : text, { x: TEXT_LEFT, y }, size, width, options);
  });
}

/** One line if the text fits in somewhat smaller letters. */
function titleLines(text: string, width: number): string[] {
  return widthOf(text, LEAST_TITLE, true) <= width ? [text] : wrapWords(text, SIZE, width, true);
}

interface CardLine {
  readonly text: string;
  readonly size: number;
  readonly bold?: boolean;
  readonly color?: DrawingColor;
  /** Whether more would follow that has no room. */
  readonly isCut?: boolean;
}

function heightOf({ size }: Pick<CardLine, 'size'>): number {
  return size === SIZE ? LINE.size : LINE.small;
}

/** How many lines fit on a card. */
function mostOf(lines: readonly CardLine[]): number {
  let left = CARD.height - 2;
  return lines.filter((line) => {
    left -= heightOf(line);
    return left >= 0;
  }).length;
}

/** All sides in order, or the corners of a piece whose shape has no name. */
function sidesText({ list, notation }: PaperSubject, group: CutGroup, form: string): string {
  const shape = shapeOfPiece(list, group);
  if (shape.kind === 'corners') {
    const count = shape.corners.length;
    return count > MOST_CORNERS ? say(notation.lang, 'paper.manyCorners', { count }) : form;
  }
  const sides = group.rings.flatMap(sidesOf).map(({ length }) => formatBareLength(notation, length, 'mm', 1));
  return [form, joined(sides, ' · ', MOST_SIDES)].filter(Boolean).join(': ');
}
