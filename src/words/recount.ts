// What is said about a stored plan whose figures are not those that it showed when it was stored.

import { formatArea, formatLength, formatMeasure, type Notation } from './measures.ts';
import { formatCount } from './numbers.ts';
import { say, type WordKey } from './say.ts';

/** The figures that a plan keeps, as answers name them. */
export type KeptFigure =
  | 'total'
  | 'whole'
  | 'cut'
  | 'wastePercent'
  | 'laidAreaM2'
  | 'purchasedAreaM2'
  | 'narrowestCutMm'
  | 'sliverCount'
  | 'skirtingM'
  | 'groutKg'
  | 'adhesiveKg';

export interface Recount {
  /** The figures that were different, with what they were; null if the plan was stored without its figures. */
  readonly was: Readonly<Partial<Record<KeptFigure, number | null>>> | null;
}

type Write = (notation: Notation, value: number) => string;

const COUNT: Write = ({ lang }, value) => formatCount(lang, value);
const KG: Write = ({ lang }, value) => formatMeasure(lang, value, 'kg');
const AREA: Write = (notation, value) => formatArea(notation, value, 4);

const FIGURES: Readonly<Record<KeptFigure, readonly [label: WordKey, write: Write]>> = {
  total: ['ui.tilesToBuy', COUNT],
  whole: ['ui.wholeTiles', COUNT],
  cut: ['ui.cutTiles', COUNT],
  wastePercent: ['ui.waste', ({ lang }, value) => formatMeasure(lang, value, '%')],
  laidAreaM2: ['ui.laidArea', AREA],
  purchasedAreaM2: ['ui.purchasedArea', AREA],
  narrowestCutMm: ['ui.narrowestCut', (notation, value) => formatLength(notation, value, 'mm', 1)],
  sliverCount: ['ui.slivers', COUNT],
  skirtingM: ['ui.skirting', (notation, value) => formatLength(notation, value, 'm', 3)],
  groutKg: ['quantities.grout', KG],
  adhesiveKg: ['quantities.adhesive', KG],
};

/** A sentence: that counting was corrected, and what the plan showed before. */
export function recountText(notation: Notation, { was }: Recount): string {
  const { lang } = notation;
  if (was === null) return say(lang, 'note.uncounted');
  const figures = Object.entries(FIGURES).flatMap(([name, [label, write]]) => {
    const value = was[name as KeptFigure];
    if (value === undefined) return [];
    return [`${say(lang, label)} ${value === null ? '–' : write(notation, value)}`];
  });
  return say(lang, 'note.recounted', { figures: figures.join(' · ') });
}
