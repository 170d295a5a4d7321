// The pages of setting out: a figure of the room with chalk lines, marks and chains, and the text.

import type { CutKinds, Item } from '../../drawing/index.ts';
import { say } from '../../words/index.ts';
import type { Page } from '../pages.ts';
import type { Sheets } from '../sheets.ts';
import type { PaperSubject } from '../subject.ts';
import { headItems, type PageNumber } from '../title/head.ts';
import { figureItem, figureScale } from './figure.ts';
import type { SettingLayout, SettingLine } from './layout.ts';
import { settingLines, textItems } from './text.ts';

interface SettingPages {
  readonly sheets: Sheets;
  readonly setting: SettingLayout;
  /** The number of the next page. */
  readonly next: () => PageNumber;
}

/** The pages, none if there is nothing to say. */
export function* settingPages(
  subject: PaperSubject,
  kinds: CutKinds,
  { sheets, setting, next }: SettingPages,
): Generator<Page> {
  const { lang, units } = subject.notation;
  const { page } = sheets;
  let lines: readonly SettingLine[] = settingLines(subject);
  const title = say(lang, 'setting.title');
  const where = `${title} · ${say(lang, units === 'imperial' ? 'paper.inFeet' : 'setting.inMm')}`;
  for (let i = 0; i < setting.pages; i++) {
    const text = textItems(lines, i === 0 ? setting.first : setting.further);
    const figure = i === 0 ? { box: setting.figure, scale: figureScale(subject, setting.figure) } : null;
    const items: Item[] = [
      ...headItems(subject, sheets, { ...next(), where, ...figure, hasFigures: false }),
      ...(figure ? [figureItem(subject, kinds, figure.box)] : []),
      ...text.items,
    ];
    const name = setting.pages > 1 ? `${title} ${i + 1}` : title;
    yield { ...page, name, items, plan: figure };
    lines = text.rest;
  }
}
