// The text of setting out as lines of a column: how to snap the lines, what to measure, and what lies along each wall.

import { type Item, wrapWords } from '../../drawing/index.ts';
import { say, settingOutText } from '../../words/index.ts';
import { line } from '../ink.ts';
import type { PaperSubject } from '../subject.ts';
import { COLUMN, ROW, type TextBlock } from './layout.ts';

const TEXT = 2.7;
const INDENT = 3;

export interface SettingLine {
  readonly text: string;
  readonly isHeading: boolean;
  /** Of the lines of a sentence, the first is not moved in. */
  readonly indent: number;
}

/** What of a subject is said. */
export type Said = Pick<PaperSubject, 'setOut' | 'notation' | 'list' | 'pattern'>;

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
  const { setOut, notation, pattern } = said;
  const { lang } = notation;
  const { steps, controls, chains } = settingOutText(notation, setOut, pattern.jointMm, firstNumber(said));
  const parts = [
    [say(lang, 'setting.title'), steps.map((step, i) => `${i + 1}. ${step}`)],
    [say(lang, 'setting.controls'), controls],
    [say(lang, 'setting.chains'), chains],
  ] as const;
  return parts
    .filter(([, sentences]) => sentences.length > 0)
    .flatMap(([heading, sentences], i) => [
      ...(i > 0 ? [{ text: '', isHeading: false, indent: 0 }] : []),
      ...wrapWords(heading, TEXT, COLUMN.width, true).map((text) => ({ text, isHeading: true, indent: 0 })),
      ...sentences.flatMap(wrapped),
    ]);
}

function wrapped(sentence: string): SettingLine[] {
  const lines: string[] = [];
  for (const text of wrapWords(sentence, TEXT, COLUMN.width - INDENT)) {
    // No line begins with a Chinese full stop or bracket; the one before has room for it.
    const [, sign = '', rest] = /^([。，；：）]*)(.*)$/.exec(text) ?? [];
    if (sign !== '' && lines.length > 0) lines[lines.length - 1] += sign;
    if (rest || sign === '') lines.push(rest || text);
  }
  return lines.map((text, i) => ({ text, isHeading: false, indent: i > 0 ? INDENT : 0 }));
}

/** How many lines more there may be, because headings stay with what follows. */
const SLACK = 6;

/** For how many lines there must be room. */
export function settingLineCount(said: Said): number {
  const { length } = settingLines(said);
  return length === 0 ? 0 : length + SLACK;
}

/** Some lines in the columns of a block; what is left of them comes on the next page. */
export function textItems(
  lines: readonly SettingLine[],
  block: TextBlock,
): { items: Item[]; rest: readonly SettingLine[] } {
  const { left, top, columns, rows } = block;
  const items: Item[] = [];
  let [at, place] = [0, 0];
  for (; at < lines.length && place < columns * rows; at++, place++) {
    const { text, isHeading, indent } = lines[at];
    const row = place % rows;
    const begins = isHeading && !lines[at - 1]?.isHeading;
    if (begins && rows - row < KEPT && rows > KEPT) place += rows - row;
    // No column begins with an empty line.
    if (text === '' && row === 0) place--;
    if (text === '' || place >= columns * rows) {
      if (place >= columns * rows) break;
      continue;
    }
    const x = left + Math.floor(place / rows) * (COLUMN.width + COLUMN.gap) + indent;
    items.push(line(text, { x, y: top + ((place % rows) + 0.75) * ROW }, TEXT, { bold: isHeading }));
  }
  return { items, rest: lines.slice(at) };
}

/** A heading with less than this many lines after it goes to the next column. */
const KEPT = 3;
