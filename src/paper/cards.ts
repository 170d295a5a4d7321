// The cut list on paper: a card for each different piece, with its drawing, its measures and its tiles. Millimetres.

import {
  type CutGroup,
  isSquare,
  joined,
  shapeOfPiece,
  shapeText,
  sharedAmong,
  shareOf,
  sidesOf,
  spansOf,
} from '../cutlist/index.ts';
import { wrapWords } from '../drawing/index.ts';
import type { Point } from '../engine/index.ts';
import { formatBareLength, formatNumber, formatSmallArea, say } from '../words/index.ts';
import { FINE, INK, line, MUTED, middleText, WHITE } from './ink.ts';
import type { GroupItem, Item } from './items.ts';
import { fitInto, placeMeasures, TEXT_PX } from './placing.ts';
import { CARD } from './sheets.ts';
import type { PaperSubject } from './subject.ts';

/** The drawing of a piece, in units in which its texts are TEXT_PX high. */
const UNIT = 2.3 / TEXT_PX;
const FIELD = { width: 44 / UNIT, height: (CARD.height - 2) / UNIT };
const MARGIN = { width: 42, height: 22 };
const TEXT_LEFT = 46;
const SIZE = 3.2;
const SMALL = 2.5;
const LINE = 3.5;
/** Tile numbers, side lengths and corners that fit. */
const MOST_SPANS = 8;
const MOST_NUMBER_LINES = 2;
const MOST_SIDES = 12;
const MOST_CORNERS = 8;

/** The card of a piece, with its upper left corner at `at`. */
export function cardItem(subject: PaperSubject, group: CutGroup, at: Point, width: number): GroupItem {
  const foot = [
    { x: 0, y: CARD.height - 0.5 },
    { x: width - 3, y: CARD.height - 0.5 },
  ];
  const items: Item[] = [
    { kind: 'path', rings: [foot], isOpen: true, stroke: FINE },
    { kind: 'group', role: 'piece', at: { x: 0, y: 0 }, scale: UNIT, items: drawingOf(subject, group) },
    ...textsOf(subject, group, width - TEXT_LEFT - 3),
  ];
  return { kind: 'group', role: 'card', at, scale: 1, items };
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
  return [
    { kind: 'path', rings: [tile, ...piece], hatch: { color: MUTED, width: 0.5, gap: 6 } },
    { kind: 'path', rings: [tile], stroke: { color: MUTED, width: 0.8, dash: [4, 3] } },
    { kind: 'path', rings: piece, fill: colors.tiles[motif], stroke: { color: INK, width: 1.2 } },
    { kind: 'path', rings: leaders, isOpen: true, stroke: { color: MUTED, width: 0.6 } },
    ...measures.map(({ text, middle }) => middleText(text, middle, TEXT_PX, { rim: WHITE })),
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
  const pairs = sharedAmong(group, shared).map(({ pair }) => pair);
  const numbers = spansOf(
    group.tiles.map(({ number }) => number),
    MOST_SPANS,
  );
  const kind = [group.isSliver ? say(lang, 'cuts.sliver') : '', list.kindOf(group.motif, lang)].filter(Boolean);
  const lines = [
    ...wrapWords(`${group.tiles.length} × (${size})`, SIZE, width, true).map((text) => ({
      text,
      size: SIZE,
      bold: true,
    })),
    ...wrapWords(kind.join(' · '), SMALL, width).map((text) => ({
      text,
      size: SMALL,
      color: group.isSliver ? colors.signal : INK,
    })),
    { text: `${area} · ${formatNumber(lang, shareOf(list, group), 1)} %`, size: SMALL },
    ...wrapWords(`${say(lang, 'cuts.tiles')} ${numbers}`, SMALL, width)
      .slice(0, MOST_NUMBER_LINES)
      .map((text) => ({ text, size: SMALL })),
    ...(pairs.length > 0 ? [{ text: `↔ ${spansOf(pairs, 6)}`, size: SMALL }] : []),
    ...wrapWords(sidesText(subject, group, form), SMALL, width).map((text) => ({ text, size: SMALL, color: MUTED })),
  ];
  const most = Math.floor((CARD.height - 3) / LINE);
  return lines
    .slice(0, most)
    .map(({ text, size, ...options }, i) => line(text, { x: TEXT_LEFT, y: LINE * (i + 1) }, size, options));
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
