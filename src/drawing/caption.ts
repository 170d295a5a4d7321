// The texts of a drawing: pattern, tile counts and other figures, with numbers formatted for the language.

import { type Plan, parametersOf, shortNameOf } from '../engine/index.ts';
import { formatNumber, type Lang, label, say } from '../words/index.ts';
import type { DrawingOptions } from './options.ts';

export interface Caption {
  /** Pattern, tile and joint. */
  readonly title: readonly string[];
  /** Counts, area, waste and slivers, most important first. */
  readonly figures: readonly string[];
  /** The note that names the unit of lengths. */
  readonly unit: string;
  /** The credit line; null when the drawing has none. */
  readonly credit: string | null;
  readonly heading: string;
  readonly description: string;
}

/** Returns the texts around a plan, in parts so that they can wrap onto several lines. */
export function captionOf(plan: Plan, { lang, credit }: DrawingOptions): Caption {
  const { tiles, surface, joint } = plan;
  // Two decimals are too coarse for a floor smaller than 1 m².
  const areaM2 = figure(lang, surface.areaMm2 / 1e6, surface.areaMm2 < 1e6 ? 4 : 2);
  const title = [
    label(lang, `pattern.${shortNameOf(plan.pattern)}`),
    `${sizeOf(plan, lang)} mm`,
    say(lang, 'drawing.joint', { mm: figure(lang, joint, 2) }),
  ];
  const figures = [
    say(lang, 'drawing.total', { n: tiles.total }),
    say(lang, 'drawing.whole', { n: tiles.whole }),
    say(lang, 'drawing.cut', { n: tiles.cut }),
    `${areaM2} m²`,
    say(lang, 'drawing.waste', { percent: figure(lang, tiles.wastePercent, 1) }),
    ...(tiles.sliverCount > 0 ? [say(lang, 'drawing.slivers', { n: tiles.sliverCount })] : []),
  ];
  const room = say(lang, 'drawing.room', {
    w: centimetres(lang, surface.box.width),
    h: centimetres(lang, surface.box.height),
    area: areaM2,
  });
  return {
    title,
    figures,
    unit: say(lang, 'drawing.unit'),
    credit: credit === null ? null : say(lang, 'ui.credit'),
    heading: say(lang, 'drawing.heading', { what: title.join(' · ') }),
    description: `${figures.join(' · ')}. ${room}`,
  };
}

/** The tile's dimensions in mm, in the order of the pattern's parameters: "100 × 300". */
function sizeOf({ pattern, parameters }: Plan, lang: Lang): string {
  return Object.entries(parametersOf(pattern))
    .filter(([, parameter]) => parameter.kind === 'number' && parameter.unit === 'mm')
    .map(([name]) => figure(lang, Number(parameters[name]), 2))
    .join(' × ');
}

/** Formats a length in mm as centimetres with at most two decimals. */
export function centimetres(lang: Lang, mm: number): string {
  return figure(lang, mm / 10, 2);
}

/** Relative nudge before rounding: 1.005 is written as 1.01, although its double is slightly below 1.005. */
const NUDGE = 1e-12;

/** Formats a number for the language, rounding halves away from zero. Throws unless the value is finite. */
export function figure(lang: Lang, value: number, maxDecimals: number): string {
  if (!Number.isFinite(value)) throw new Error(`The figure ${value} cannot be written.`);
  return formatNumber(lang, value * (1 + NUDGE), maxDecimals);
}
