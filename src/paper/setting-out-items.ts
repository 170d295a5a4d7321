// What is measured on the floor, in columns below the head: the start and the cutouts, as many as there is room for.

import { formatBareLength, say } from '../words/index.ts';
import { line, shortened } from './ink.ts';
import type { Item } from './items.ts';
import { cutoutPlaces, cutoutSize, offsetsOf } from './setting-out.ts';
import { LINE, type Sheets } from './sheets.ts';
import type { PaperSubject } from './subject.ts';

const TEXT = 2.9;

/** The lines, from `top` on. */
export function settingOutItems(subject: PaperSubject, { page, columnsOut, entriesOut }: Sheets, top: number): Item[] {
  const column = page.width / columnsOut;
  const [start, ...cutouts] = entriesOf(subject, entriesOut);
  return [
    line(shortened(start, TEXT, page.width), { x: 0, y: top + 0.75 * LINE }, TEXT),
    ...cutouts.map((entry, i) => {
      const at = { x: (i % columnsOut) * column, y: top + LINE * (Math.floor(i / columnsOut) + 1.75) };
      return line(shortened(entry, TEXT, column - 2), at, TEXT);
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
