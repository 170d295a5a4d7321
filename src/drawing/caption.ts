// The texts of a drawing: what is laid, how many tiles it takes, and the numbers as the language writes them.

import { type Plan, parametersOf, shortNameOf } from '../engine/index.ts';
import { formatNumber, type Lang, label, say } from '../words/index.ts';
import type { DrawingOptions } from './options.ts';

export interface Caption {
  /** Pattern, tile and joint. */
  readonly title: readonly string[];
  /** Counts, area, waste and slivers, the most wanted first. */
  readonly figures: readonly string[];
  /** In which unit lengths are written. */
  readonly unit: string;
  /** The credit; null where none is wanted. */
  readonly credit: string | null;
  readonly heading: string;
  readonly description: string;
}

/** The texts around a plan, in parts that may be set on one line or on several. */
export function captionOf(plan: Plan, { lang, credit }: DrawingOptions): Caption {
  const { tiles, surface, joint } = plan;
  // Two decimals say nothing of a floor the size of a tile.
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

/** The sides of a tile as the pattern asks for them, in mm: "100 × 300". */
function sizeOf({ pattern, parameters }: Plan, lang: Lang): string {
  return Object.entries(parametersOf(pattern))
    .filter(([, parameter]) => parameter.kind === 'number' && parameter.unit === 'mm')
    .map(([name]) => figure(lang, Number(parameters[name]), 2))
    .join(' × ');
}

/** A length in mm as people write it for rooms: cm, at most two decimals. */
export function centimetres(lang: Lang, mm: number): string {
  return figure(lang, mm / 10, 2);
}

/** Two doubles this near, relatively, are one figure: 1.005 is written 1.01 though its double lies a hair below. */
const NUDGE = 1e-12;

/** A figure as the language writes it, halves away from zero. One that is no number is a fault of the program. */
export function figure(lang: Lang, value: number, maxDecimals: number): string {
  if (!Number.isFinite(value)) throw new Error(`The figure ${value} cannot be written.`);
  return formatNumber(lang, value * (1 + NUDGE), maxDecimals);
}
