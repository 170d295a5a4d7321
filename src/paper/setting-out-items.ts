// What is needed before tiling, in lines below the head: where the chalk lines cross, how many tiles of each kind if there are
// several, the doors, and the cutouts, as many as there is room for.

import type { Article, CutList } from '../cutlist/index.ts';
import { type Item, offsetsOf } from '../drawing/index.ts';
import { formatBareLength, formatCount, formatSize, say } from '../words/index.ts';
import { fittedLine } from './ink.ts';
import { firstNumber } from './setting/text.ts';
import { cutoutPlaces, cutoutSize } from './setting-out.ts';
import { LINE, type Sheets } from './sheets.ts';
import { type PaperSubject, toRoom } from './subject.ts';

const TEXT = 2.9;

/** The lines, from `top` on. */
export function settingOutItems(subject: PaperSubject, { page, linesOut, entriesOut }: Sheets, top: number): Item[] {
  const [start, ...others] = entriesOf(subject, entriesOut);
  // No more columns than the lines need: a single entry may have the whole width.
  const columns = Math.ceil(others.length / (linesOut - 1));
  const column = page.width / columns;
  return [
    fittedLine(start, { x: 0, y: top + 0.75 * LINE }, TEXT, page.width),
    ...others.map((entry, i) => {
      const at = { x: (i % columns) * column, y: top + LINE * (Math.floor(i / columns) + 1.75) };
      return fittedLine(entry, at, TEXT, column - 2);
    }),
  ];
}

/** The kinds of tile, each with a line; none if there is only one. */
export function kindsIn({ articles }: CutList): readonly Article[] {
  return articles.length > 1 ? articles : [];
}

/** How many entries there are. */
export function entryCount({ laid: { room }, list }: Pick<PaperSubject, 'laid' | 'list'>): number {
  return 1 + kindsIn(list).length + (room.doors?.length ?? 0) + cutoutPlaces(room).length;
}

function entriesOf(subject: PaperSubject, most: number): string[] {
  const { laid, list, notation } = subject;
  const { room } = laid;
  const { lang } = notation;
  // In cm, as the head says.
  const length = (mm: number) => formatBareLength(notation, mm / 10, 'cm', 2);
  const kinds = kindsIn(list);
  const doors = room.doors ?? [];
  const cutouts = cutoutPlaces(room);
  const places = Math.max(0, most - 1 - kinds.length - doors.length);
  const fitting = cutouts.length <= places ? cutouts : cutouts.slice(0, Math.max(0, places - 1));
  return [
    beginningOf(subject, length),
    ...kinds.map(({ motif, size: { width, height }, total }) => {
      const name = `${list.kindOf(motif, lang)}, ${formatSize(notation, [width, height], 'mm', 1)}`;
      return say(lang, 'page.labelled', { name, value: formatCount(lang, total) });
    }),
    ...doors.map(({ wall, width }, i) =>
      say(lang, 'setting.doorAt', { number: `${i + 1}`, width: length(width), wall: `${wall + 1}` }),
    ),
    ...fitting.map((cutout, i) =>
      say(lang, 'paper.cutoutAt', {
        number: `${i + 1}`,
        size: cutoutSize(notation, cutout),
        left: length(cutout.left),
        top: length(cutout.top),
      }),
    ),
    ...(fitting.length < cutouts.length
      ? [say(lang, 'paper.cutoutsMore', { count: cutouts.length - fitting.length })]
      : []),
  ];
}

/** Where the chalk lines cross; where there are none, the start. */
function beginningOf(subject: PaperSubject, length: (mm: number) => string): string {
  const { laid, notation, setOut } = subject;
  const { lang } = notation;
  const { lines } = setOut;
  const at = lines ? toRoom(laid, lines.at) : laid.start;
  const { left, top } = offsetsOf(laid.room.outer, at);
  const from = {
    left: say(lang, left < 0 ? 'paper.outsideLeft' : 'paper.fromLeft', { length: length(Math.abs(left)) }),
    top: say(lang, top < 0 ? 'paper.outsideTop' : 'paper.fromTop', { length: length(Math.abs(top)) }),
  };
  if (!lines) return say(lang, 'paper.startAt', from);
  return say(lang, 'setting.crossing', { ...from, number: `${firstNumber(subject)}` });
}
