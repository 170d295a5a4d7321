// The text of setting out as lines of a column: how to snap the lines, what to measure, and what lies along each wall.

import type { Item } from '../../drawing/index.ts';
import { say, sayOf, settingOutText } from '../../words/index.ts';
import { line, wrapped } from '../ink.ts';
import type { PaperSubject } from '../subject.ts';
import { COLUMN, placedIn, ROW, type SettingLine, type TextBlock } from './layout.ts';

const TEXT = 2.7;
const INDENT = 3;

/** What of a subject is said. */
export type Said = Pick<PaperSubject, 'setOut' | 'notation' | 'list' | 'pattern' | 'laid'>;

/** The number of the tile that is laid first. */
export function firstNumber({ setOut: { lines }, list }: Pick<Said, 'setOut' | 'list'>): number {
  const first = lines?.tile;
  const found = list.tiles.find(
    ({ motif, place, row }) => motif === first?.motif && place === first.place && row === first.row,
  );
  return found?.number ?? 0;
}

/** All lines; none if there is nothing to set out. */
export function settingLines(said: Said): SettingLine[] {
  const { setOut, notation, pattern, laid } = said;
  const { lang } = notation;
  const spoken = { ...notation, kind: laid.room.kind };
  const { steps, controls, chains, hasLeeway } = settingOutText(spoken, setOut, pattern.jointMm, firstNumber(said));
  const parts = [
    [say(lang, 'setting.title'), steps.map((step, i) => `${i + 1}. ${step}`)],
    [say(lang, hasLeeway ? 'setting.controlsForgiven' : 'setting.controls'), controls],
    [sayOf(spoken, 'setting.chains'), chains],
  ] as const;
  return parts
    .filter(([, sentences]) => sentences.length > 0)
    .flatMap(([heading, sentences], i) => [
      ...(i > 0 ? [{ text: '', isHeading: false, indent: 0 }] : []),
      ...wrapped(heading, TEXT, COLUMN.width, true).map((text) => ({ text, isHeading: true, indent: 0 })),
      ...sentences.flatMap(linesOf),
    ]);
}

function linesOf(sentence: string): SettingLine[] {
  const lines: string[] = [];
  for (const text of wrapped(sentence, TEXT, COLUMN.width - INDENT)) {
    // No line begins with a Chinese full stop or bracket; the one before has room for it.
    const [, sign = '', rest] = /^([。，；：）]*)(.*)$/.exec(text) ?? [];
    if (sign !== '' && lines.length > 0) lines[lines.length - 1] += sign;
    if (rest || sign === '') lines.push(rest || text);
  }
  return lines.map((text, i) => ({ text, isHeading: false, indent: i > 0 ? INDENT : 0 }));
}

/** Some lines in the columns of a block; what is left of them comes on the next page. */
export function textItems(
  lines: readonly SettingLine[],
  block: TextBlock,
): { items: Item[]; rest: readonly SettingLine[] } {
  const { places, count } = placedIn(lines, block);
  const items = places.map(({ line: { text, isHeading, indent }, column, row }) => {
    const x = block.left + column * (COLUMN.width + COLUMN.gap) + indent;
    return line(text, { x, y: block.top + (row + 0.75) * ROW }, TEXT, { bold: isHeading });
  });
  return { items, rest: lines.slice(count) };
}
