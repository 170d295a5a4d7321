// The texts of a drawing: pattern, tile counts and other figures, with numbers formatted for the language.

import { kindTilesOf, type Plan, shortNameOf, tileLengthsOf } from '../../engine/index.ts';
import { formatBareLength, kindCountText, label, type Notation, say, sayOf } from '../../words/index.ts';
import { areaText, figure, lengthLabel } from '../scene/figures.ts';
import type { DrawingOptions } from './options.ts';

export interface Caption {
  /** Pattern, tile and joint. */
  readonly title: readonly string[];
  /** Counts, area, waste and slivers, most important first. */
  readonly figures: readonly string[];
  /** The note that names the unit of lengths. */
  readonly unit: string;
  /** The note that explains rings around slivers. */
  readonly rings: string;
  /** The credit line; null when the drawing has none. */
  readonly credit: string | null;
  readonly heading: string;
  readonly description: string;
}

/** What of the options the caption shows. */
type CaptionOptions = Pick<DrawingOptions, 'credit' | 'title' | 'withReuse' | 'order' | 'quantities'>;

/** Returns the texts around a plan, in parts so that they can wrap onto several lines. */
export function captionOf(plan: Plan, options: Notation & CaptionOptions): Caption {
  const { lang, credit, units, withReuse, order, quantities } = options;
  const { tiles, surface, joint, edge } = plan;
  const spoken = { lang, kind: plan.room.kind };
  const area = areaText(options, surface.areaMm2);
  const title = [
    ...(options.title ? [options.title] : []),
    label(lang, `pattern.${shortNameOf(plan.pattern)}`),
    tileText(options, plan),
    say(lang, 'drawing.joint', { width: lengthsText(options, [joint]) }),
    ...(edge > 0 ? [sayOf(spoken, 'drawing.edge', { width: lengthsText(options, [edge]) })] : []),
  ];
  const figures = [
    say(lang, 'drawing.total', { n: tiles.total }),
    say(lang, 'drawing.whole', { n: tiles.whole }),
    say(lang, 'drawing.cut', { n: tiles.cut }),
    ...(withReuse === undefined ? [] : [say(lang, 'drawing.withReuse', { n: withReuse })]),
    ...kindsText(plan, options),
    area,
    say(lang, 'drawing.waste', { percent: figure(lang, tiles.wastePercent, 1) }),
    ...(tiles.sliverCount > 0 ? [say(lang, 'drawing.slivers', { n: tiles.sliverCount })] : []),
    ...[order, quantities].filter((text) => text !== undefined),
  ];
  const sides = [surface.box.width, surface.box.height].map((side) => lengthLabel(options, side)).join(' × ');
  const size = units === 'imperial' ? sides : `${sides} cm`;
  const room = sayOf(spoken, 'drawing.room', { size, area });
  return {
    title,
    figures,
    unit: say(lang, units === 'imperial' ? 'drawing.unitImperial' : 'drawing.unit'),
    rings: say(lang, 'drawing.rings'),
    credit: credit === null ? null : say(lang, 'ui.credit'),
    heading: say(lang, 'drawing.heading', { what: title.join(' · ') }),
    description: `${figures.join(' · ')}. ${room}`,
  };
}

/** The count and size of each kind of tile, if there are several. */
function kindsText(plan: Plan, notation: Notation): string[] {
  const kinds = kindTilesOf(plan);
  if (kinds.length === 1) return [];
  const { kindLabels } = plan.pattern;
  return kinds.map((kind) =>
    kindCountText(notation, { ...kind, name: label(notation.lang, `${kindLabels}.${kind.kind}`) }),
  );
}

/** The tile's size as it is written everywhere, such as "600 × 300 mm". */
export function tileText(notation: Notation, { pattern, parameters }: Pick<Plan, 'pattern' | 'parameters'>): string {
  return lengthsText(notation, tileLengthsOf(pattern, parameters));
}

/** What people call a material: the size of its tile, or the pattern's name too if it has tiles of several kinds. */
export function materialText(notation: Notation, laid: Pick<Plan, 'pattern' | 'parameters'>): string {
  const size = tileText(notation, laid);
  if (laid.pattern.kindLabels === undefined) return size;
  return `${label(notation.lang, `pattern.${shortNameOf(laid.pattern)}`)} · ${size}`;
}

/** Formats lengths of tiles and joints, mm: "300 × 100 mm", or "12″ × 4″". */
function lengthsText(notation: Notation, lengths: readonly number[]): string {
  if (notation.units === 'imperial') return lengths.map((mm) => formatBareLength(notation, mm, 'mm')).join(' × ');
  return `${lengths.map((mm) => figure(notation.lang, mm, 2)).join(' × ')} mm`;
}
