// The drawing of a plan.

import { type DrawingColor, drawSvg as draw } from '../../../src/drawing/index.ts';
import { kindNamesOf, type Pattern } from '../../../src/engine/index.ts';
import { isLang, isUnitSystem } from '../../../src/words/index.ts';
import { loadServiceWords } from '../../../src/words/service.ts';
import { PlanError } from './errors.ts';
import { enginePlanOf } from './internal/engine-plans.ts';
import { refusing } from './internal/refusals.ts';
import type { Plan } from './plan-types.ts';
import type { Lang } from './request.ts';

/** How a plan is drawn. Everything has a default. */
export interface DrawingOptions {
  /** Width in pixels, a whole number from 100 to 4000; 800 by default. The height follows from the room. */
  readonly width?: number;
  /** Whether walls and their lengths are drawn; true by default. */
  readonly walls?: boolean;
  /** One colour for all tiles, such as `#d9cfc1`; stone tones by default. */
  readonly color?: string;
  /**
   * Colours of kinds of tile, before `color`, such as `{ dot: '#333333' }`. A pattern with several kinds has their names
   * in the `kinds` of its plans.
   */
  readonly colors?: Readonly<Record<string, string>>;
  /** The colour of the joints. */
  readonly gapColor?: string;
  /** The language of the texts; English by default. */
  readonly lang?: Lang;
  /** Whether lengths are metric or in feet and inches; metric by default. */
  readonly units?: 'metric' | 'imperial';
  /** An http or https address for a credit line; none by default. */
  readonly credit?: string;
}

const WIDTH = { min: 100, max: 4000, default: 800 } as const;

/**
 * Draws a plan to scale and returns one `<svg>` element as text: walls with their lengths, whole and cut tiles apart,
 * slivers and the start marked. The same plan and options always give the same text.
 *
 * @throws {@link PlanError} with the code `option-invalid` if an option is wrong.
 *
 * @example
 * ```ts
 * const svg = drawSvg(plan(request), { width: 640, lang: 'pl' });
 * ```
 */
export function drawSvg(plan: Plan, options: DrawingOptions = {}): string {
  const { width = WIDTH.default, walls = true, color, gapColor, lang = 'en', units = 'metric', credit } = options;
  const laid = enginePlanOf(plan);
  if (!(Number.isInteger(width) && width >= WIDTH.min && width <= WIDTH.max)) {
    throw invalid('width', width, `a whole number from ${WIDTH.min} to ${WIDTH.max}`);
  }
  if (!isLang(lang)) throw invalid('lang', lang, 'en, pl, es or zh');
  if (!isUnitSystem(units)) throw invalid('units', units, 'metric or imperial');
  if (credit !== undefined && !/^https?:\/\//i.test(credit)) {
    throw invalid('credit', credit, 'an address that begins with http:// or https://');
  }
  loadServiceWords();
  return refusing(() =>
    draw(laid, {
      widthPx: width,
      walls,
      color: optionalColor('color', color),
      colors: colorsFrom(laid.pattern, options.colors),
      gapColor: optionalColor('gapColor', gapColor),
      lang,
      units,
      credit: credit ?? null,
    }),
  );
}

function optionalColor(name: string, text: string | undefined): DrawingColor | null {
  return text === undefined ? null : colorFrom(name, text);
}

function colorsFrom(pattern: Pattern, colors: Readonly<Record<string, string>> = {}) {
  const kinds = kindNamesOf(pattern);
  return Object.entries(colors).map(([kind, text]) => {
    const expected = kinds.length > 0 ? `colours of ${kinds.join(', ')}` : 'color, since all tiles are of one kind';
    if (!kinds.includes(kind)) throw invalid('colors', colors, expected);
    return { kind, color: colorFrom(`colors.${kind}`, text) };
  });
}

/** Reads `#d9cfc1` or `#dcb`. */
function colorFrom(name: string, text: string): DrawingColor {
  const [, digits] = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text) ?? [];
  if (digits === undefined) throw invalid(name, text, 'a colour such as #d9cfc1');
  const pairs = digits.length === 3 ? [...digits].map((digit) => digit + digit) : digits.match(/../g);
  const [r, g, b] = (pairs ?? []).map((pair) => Number.parseInt(pair, 16));
  return { r, g, b };
}

function invalid(name: string, value: unknown, expected: string): PlanError {
  return new PlanError('option-invalid', `${name} is ${JSON.stringify(value)}; pass ${expected}.`, name);
}
