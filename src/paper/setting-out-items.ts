// What is measured on the floor, in columns below the head: the start and the cutouts, as many as there is room for.

import { formatBareLength, say } from '../words/index.ts';
import { fittedLine } from './ink.ts';
import type { Item } from './items.ts';
import { cutoutPlaces, cutoutSize, offsetsOf } from './setting-out.ts';
import { LINE, type Sheets } from './sheets.ts';
import type { PaperSubject } from './subject.ts';

const TEXT = 2.9;

/** The lines, from `top` on. */
export function settingOutItems(subject: PaperSubject, { page, linesOut, entriesOut }: Sheets, top: number): Item[] {
  const [start, ...cutouts] = entriesOf(subject, entriesOut);
  // No more columns than the lines need: a single cutout may have the whole width.
  const columns = Math.ceil(cutouts.length / (linesOut - 1));
  const column = page.width / columns;
  return [
    fittedLine(start, { x: 0, y: top + 0.75 * LINE }, TEXT, page.width),
    ...cutouts.map((entry, i) => {
      const at = { x: (i % columns) * column, y: top + LINE * (Math.floor(i / columns) + 1.75) };
      return fittedLine(entry, at, TEXT, column - 2);
    }),
  ];
}

function entriesOf({ laid: { room, start }, notation }: PaperSubject, most: number): string[] {
  const { lang } = notation;
  // In cm, as the head says.
  const length = (mm: number) => formatBareLength(notation, mm / 10, 'cm', 2);
  const { left, top } = offsetsOf(room.outer, start);
  const cutouts = cutoutPlaces(room);
  const fitting = cutouts.length < most ? cutouts : cutouts.slice(0, most - 2);
  return [
    say(lang, 'paper.startAt', {
      left: say(lang, left < 0 ? 'paper.outsideLeft' : 'paper.fromLeft', { length: length(Math.abs(left)) }),
      top: say(lang, top < 0 ? 'paper.outsideTop' : 'paper.fromTop', { length: length(Math.abs(top)) }),
    }),
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
