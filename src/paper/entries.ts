// What is needed before tiling, a line each: where the chalk lines cross, how many tiles of each kind if there are several,
// the doors, and the cutouts.

import type { Article, CutList } from '../cutlist/index.ts';
import { offsetsOf } from '../drawing/index.ts';
import { formatBareLength, formatCount, formatSize, say, sayOf } from '../words/index.ts';
import { firstNumber } from './setting/text.ts';
import { cutoutPlaces, cutoutSize } from './setting-out.ts';
import { type PaperSubject, toRoom } from './subject.ts';

/** The kinds of tile, each with a line; none if there is only one. */
export function kindsIn({ articles }: CutList): readonly Article[] {
  return articles.length > 1 ? articles : [];
}

/** The lines; the first one says where to begin. */
export function entriesOf(subject: PaperSubject): string[] {
  const { laid, list, notation } = subject;
  const { room } = laid;
  const { lang } = notation;
  // In cm, as the head says.
  const length = (mm: number) => formatBareLength(notation, mm / 10, 'cm', 2);
  const kinds = kindsIn(list);
  const doors = room.doors ?? [];
  return [
    beginningOf(subject, length),
    ...kinds.map(({ motif, size: { width, height }, total }) => {
      const name = `${list.kindOf(motif, lang)}, ${formatSize(notation, [width, height], 'mm', 1)}`;
      return say(lang, 'page.labelled', { name, value: formatCount(lang, total) });
    }),
    ...doors.map(({ wall, width }, i) =>
      say(lang, 'setting.doorAt', { number: `${i + 1}`, width: length(width), wall: `${wall + 1}` }),
    ),
    ...cutoutPlaces(room).map((cutout, i) =>
      say(lang, 'paper.cutoutAt', {
        number: `${i + 1}`,
        size: cutoutSize(notation, cutout),
        left: length(cutout.left),
        top: length(cutout.top),
      }),
    ),
  ];
}

/** Where the chalk lines cross; where there are none, the start. */
function beginningOf(subject: PaperSubject, length: (mm: number) => string): string {
  const { laid, notation, setOut } = subject;
  const { lang } = notation;
  const spoken = { lang, kind: laid.room.kind };
  const { lines } = setOut;
  const at = lines ? toRoom(laid, lines.at) : laid.start;
  const { left, top } = offsetsOf(laid.room.outer, at);
  const from = {
    left: sayOf(spoken, left < 0 ? 'paper.outsideLeft' : 'paper.fromLeft', { length: length(Math.abs(left)) }),
    top: sayOf(spoken, top < 0 ? 'paper.outsideTop' : 'paper.fromTop', { length: length(Math.abs(top)) }),
  };
  if (!lines) return say(lang, 'paper.startAt', from);
  return say(lang, 'setting.crossing', { ...from, number: `${firstNumber(subject)}` });
}
