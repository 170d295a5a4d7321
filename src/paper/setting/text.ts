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
  return wrapWords(sentence, TEXT, COLUMN.width - INDENT).map((text, i) => ({
    ...{ text, isHeading: false },
    indent: i > 0 ? INDENT : 0,
  }));
}

/** Some lines in the columns of a block. */
export function textItems(lines: readonly SettingLine[], { left, top, rows }: TextBlock): Item[] {
  return lines.flatMap(({ text, isHeading, indent }, i) => {
    if (text === '') return [];
    const x = left + Math.floor(i / rows) * (COLUMN.width + COLUMN.gap) + indent;
    const at = { x, y: top + ((i % rows) + 0.75) * ROW };
    return [line(text, at, TEXT, { bold: isHeading })];
  });
}
