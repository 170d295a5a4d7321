// The canonical query: all requests for the same answer have the same one. It omits defaults, orders names as in the
// table of fields, writes spaces as + and percent-encodes nothing readable.

import { DEFAULT_OPTIONS, type Format } from '../fields/options.ts';
import { isStartWord } from '../readers/start.ts';
import { hexOf } from '../values/colors.ts';
import { plainDecimal } from '../values/numbers.ts';
import { type AcceptedRequest, type CanonicalPlan, canonicalPlan } from './canonical-plan.ts';
import { circlesText, pointText, rectanglesText, ringsText, ringText, walkText } from './room-texts.ts';

/**
 * Returns the query of a drawing: everything that the drawing shows, and `format=svg`.
 *
 * For `pattern=bricks-pattern&outline=e400%20S300.0+W400+N300&link=false` it is
 * `outline=E400+S300+W400+N300&pattern=bricks&format=svg`.
 */
export function drawingQuery(read: AcceptedRequest): string {
  return queryWith(read, 'svg', (name) => !NOT_DRAWN.has(name));
}

/** Returns the query of an answer: its plan and all options that differ from their defaults. */
export function answerQuery(read: AcceptedRequest): string {
  return queryWith(read, read.options.format, () => true);
}

/** The options after the plan, in the order of the query. */
const SAID_LAST = [
  'width',
  'walls',
  'format',
  'inlineSvg',
  'credit',
  'link',
  'lang',
  'buyWithReuse',
  'units',
  'pieces',
  'name',
  'scale',
  'paper',
] as const;

/** Options that make no difference to a drawing. */
const NOT_DRAWN: ReadonlySet<string> = new Set(['inlineSvg', 'link', 'pieces', 'name', 'scale', 'paper']);

function queryWith(read: AcceptedRequest, format: Format, isSaid: (name: string) => boolean): string {
  let query = planQuery(read);
  for (const name of SAID_LAST) {
    const value = name === 'format' ? format : read.options[name];
    if (value !== DEFAULT_OPTIONS[name] && isSaid(name)) query += `&${name}=${encodeURIComponent(value)}`;
  }
  for (const [name, value] of Object.entries({ ...read.options.order, ...read.options.quantities })) {
    query += `&${name}=${typeof value === 'number' ? plainDecimal(value) : value}`;
  }
  return query;
}

/** The room, the layout and its colours. */
function planQuery(read: AcceptedRequest): string {
  const plan = canonicalPlan(read);
  let query = roomQuery(plan);
  if (plan.pattern !== undefined) query += `&pattern=${plan.pattern}`;
  for (const [name, value] of plan.parameters) {
    query += `&${name}=${typeof value === 'number' ? plainDecimal(value) : encodeURIComponent(value)}`;
  }
  if (plan.joint !== undefined) query += `&joint=${plainDecimal(plan.joint)}`;
  if (plan.edge !== undefined) query += `&edge=${plainDecimal(plan.edge)}`;
  if (plan.kerf !== undefined) query += `&kerf=${plainDecimal(plan.kerf)}`;
  if (plan.minCut !== undefined) query += `&minCut=${plainDecimal(plan.minCut)}`;
  const { color, colors, gapColor } = read.options;
  if (color !== null) query += `&color=${hexOf(color)}`;
  if (colors.length > 0) query += `&colors=${colors.map((one) => `${one.kind}:${hexOf(one.color)}`).join()}`;
  if (gapColor !== null) query += `&gapColor=${hexOf(gapColor)}`;
  if (plan.start !== undefined) query += `&start=${isStartWord(plan.start) ? plan.start : pointText(plan.start)}`;
  return query;
}

function roomQuery({ walls, outer, holes, rectangles, circles }: CanonicalPlan): string {
  let query = walls ? `outline=${walkText(walls, '+')}` : `polygon=${ringText(outer, '+')}`;
  if (holes.length > 0) query += `&holes=${ringsText(holes, '+')}`;
  if (rectangles.length > 0) query += `&subtract=${rectanglesText(rectangles)}`;
  if (circles.length > 0) query += `&circles=${circlesText(circles)}`;
  return query;
}
