// Plans a request: finds the start if a word requests one, plans from there, and computes the reuse of offcuts and a good
// start for the warnings.

import { type Plan, type PlanRequest, type Point, plan } from '../engine/index.ts';
import { reuseOffcuts } from '../engine/offcuts.ts';
import { type SetOut, setOut } from '../engine/setting-out.ts';
import {
  type Choice,
  centreAvoidsRows,
  choicesFor,
  type FoundStart,
  goodStartFor,
  isNoWorse,
  type NamedStart,
  narrowRowsOf,
  requestFor,
  startFor,
} from '../engine/starts.ts';
import {
  type AcceptedRequest,
  type AnswerOptions,
  isAboutStart,
  offcutsAnswer,
  quantitiesAnswer,
  type ReuseFigures,
  reuseFigures,
  type StartAdvice,
  type StartWord,
  skirtingAnswer,
  stockFor,
  wishOf,
} from '../wire/index.ts';
import { type LaidChoice, layChoices } from './choices.ts';
import { FORMATS, type Writers } from './formats.ts';
import { isBoughtWithReuse, orderFor } from './order.ts';
import type { Planned } from './planned.ts';
import { type Measure, unmeasured } from './stages.ts';
import { StartCache } from './start-cache.ts';

export interface PlanTools {
  /** The engine by default; tests replace it. */
  readonly planner?: ((request: PlanRequest) => Plan) | undefined;
  readonly measure?: Measure | undefined;
  /** By default those that a page has itself. */
  readonly writers?: Writers | undefined;
  /** What was searched before; by default one cache for all requests. */
  readonly starts?: Starts | undefined;
}

type Starts = StartCache<FoundStart | NamedStart | readonly Choice[] | boolean | undefined>;

const keptStarts: Starts = new StartCache();

/** A request from the start that its word means. Throws a PlanError if it cannot be planned. */
export function settledRequest(
  read: AcceptedRequest,
  { measure = unmeasured, starts = keptStarts }: PlanTools,
): { readonly settled: AcceptedRequest; readonly found: FoundStart | undefined } {
  const { startWord } = read;
  if (!startWord) return { settled: read, found: undefined };
  const found = measure('starts', () => foundStart(read, startWord, starts));
  return { settled: withStart(read, found.start), found };
}

/** Plans a request. Throws a PlanError if it cannot be planned, a FormatRefusal if its tiles cannot be ordered. */
export function planRequest(read: AcceptedRequest, tools: PlanTools = {}): Planned {
  const { planner = plan, measure = unmeasured, starts = keptStarts } = tools;
  const { options } = read;
  const { settled, found } = settledRequest(read, tools);
  const planned = measure('plan', () => planner(settled.request));
  const { hasFigures, hasAdvice, hasSettingOut } = FORMATS[options.format];
  const hasReuse = hasFigures || isBoughtWithReuse(planned, options);
  const counted = hasReuse ? measure('reuse', () => countReuse(planned, options)) : undefined;
  const reuse = counted?.reuse;
  const order = orderFor(planned, options, reuse);
  const advice = hasAdvice ? adviceFor(read, planned, measure, starts) : undefined;
  const quantities = quantitiesAnswer(planned, options);
  // Only answers with advice, those in JSON, have choices.
  const choices = hasAdvice && options.choices ? laidChoices(read, planner, measure, starts) : undefined;
  const outline = hasSettingOut || options.settingOut ? measure('draw', () => setOutOf(planned)) : undefined;
  const figures = { ...counted, reuse, order, quantities };
  return { read: settled, plan: planned, why: found?.why, advice, ...figures, setOut: outline, choices };
}

function setOutOf(planned: Plan): SetOut {
  return setOut({ ...planned, rotationDeg: Number(planned.parameters.rotation) });
}

/** What depends on which offcuts are reused. */
function countReuse(planned: Plan, options: AnswerOptions): ReuseParts & { readonly reuse: ReuseFigures } {
  const found = reuseOffcuts(planned);
  const reuse = reuseFigures(planned, found, options.lang);
  const { offcuts, skirtingHeight } = options;
  return {
    reuse,
    bought: found.groups,
    stock: stockFor(planned, options, reuse),
    offcuts: offcuts ? offcutsAnswer(planned, found) : undefined,
    skirting: skirtingHeight === null ? undefined : skirtingAnswer(planned, found, { ...options, skirtingHeight }),
  };
}

type ReuseParts = Pick<Planned, 'bought' | 'stock' | 'offcuts' | 'skirting'>;

/** The start that a word requests. */
function foundStart(
  { request, options: { buyWithReuse } }: AcceptedRequest,
  word: StartWord,
  starts: Starts,
): FoundStart {
  const find = () => startFor(request, wishOf(word), { withReuse: buyWithReuse });
  return starts.find(request, `${word} ${buyWithReuse}`, find) as FoundStart;
}

/** The starts to choose from, with the plan from each. */
function laidChoices(
  read: AcceptedRequest,
  planner: (request: PlanRequest) => Plan,
  measure: Measure,
  starts: Starts,
): LaidChoice[] {
  const { request, options } = read;
  const withReuse = options.buyWithReuse;
  const find = () => starts.find(request, `choices ${withReuse}`, () => choicesFor(request, { withReuse }));
  return layChoices(read, measure('starts', find) as readonly Choice[], planner);
}

/** Advice about the start of a plan: for its warnings, or for rows that are narrow but no reason to warn. */
function adviceFor(read: AcceptedRequest, planned: Plan, measure: Measure, starts: Starts): StartAdvice | undefined {
  const isBest = read.startWord === 'best';
  if (!planned.warnings.some(isAboutStart)) {
    const rows = measure('plan', () => narrowRowsOf(planned));
    if (rows.metres === 0) return undefined;
    const { buyWithReuse } = read.options;
    const find = () =>
      starts.find(read.request, `centre ${buyWithReuse}`, () => centreAvoidsRows(planned, { withReuse: buyWithReuse }));
    return { rows: { ...rows, centreAvoids: !isBest && !read.isBegun && (measure('starts', find) as boolean) } };
  }
  if (planned.tiles.total === 1) return { noneHelps: 'one-tile' };
  if (read.isBegun) return { noneHelps: 'begun' };
  if (isBest) return { noneHelps: 'best' };
  const find = () => starts.find(read.request, 'good', () => goodStartFor(planned));
  const found = measure('starts', find) as NamedStart | undefined;
  return { found: found && isNoWorse(found.tiles, planned.tiles) ? found : undefined };
}

/** Replaces the word for a start with the start. */
function withStart({ startWord, request, ...rest }: AcceptedRequest, start: Point): AcceptedRequest {
  const laid = startWord ? requestFor(request, wishOf(startWord)) : request;
  return { ...rest, request: { ...laid, start } };
}
