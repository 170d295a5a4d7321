// The summary of a plan: what to buy, what to watch and what was understood, one paragraph that a program can pass on.

import { offsetsOf } from '../../drawing/index.ts';
import { noticesOf, onGrid, type Plan } from '../../engine/index.ts';
import type { StartWhy } from '../../engine/starts.ts';
import {
  type AcceptedRequest,
  isAboutStart,
  namedKindsOf,
  type OrderAnswer,
  type ReuseFigures,
  reasonsText,
  type StartAdvice,
  type StockAnswer,
  slipNotes,
} from '../../wire/index.ts';
import {
  findingText,
  formatLength,
  kindCountText,
  type Notation,
  noticeText,
  type Spoken,
  say,
  sayCount,
  sayOf,
} from '../../words/index.ts';
import { isOfBoards, listed, paragraph, roomFacts, tileFacts } from './facts.ts';

/** What a summary needs of a planned request. */
export interface Summed {
  readonly read: AcceptedRequest;
  readonly plan: Plan;
  readonly why: StartWhy | undefined;
  readonly advice: StartAdvice | undefined;
  readonly reuse: ReuseFigures | undefined;
  readonly order?: OrderAnswer | undefined;
  readonly stock?: StockAnswer | undefined;
}

/** Writes the summary of a plan in the language and the units of its request. */
export function planSummary(planned: Summed): string {
  const { read, plan } = planned;
  const notation = read.options;
  const { lang } = notation;
  const facts = listed(lang, [...roomFacts(notation, plan), ...tileFacts(notation, plan), ...cutFacts(read)]);
  return paragraph(lang, [
    ...toBuy(planned),
    ...toWatch(planned),
    say(lang, 'summary.facts', { facts }),
    say(lang, 'summary.start', { at: startText(planned) }),
  ]);
}

/** The lengths about cuts that were sent. */
function cutFacts({ request: { minCut, kerf }, options }: AcceptedRequest): string[] {
  const { lang } = options;
  const width = (mm: number) => formatLength(options, mm, 'mm', 3);
  return [
    ...(minCut === undefined ? [] : [say(lang, 'summary.minCut', { width: width(minCut) })]),
    ...(kerf === undefined ? [] : [say(lang, 'summary.kerf', { width: width(kerf) })]),
  ];
}

/** The order, or the tiles of the plan with what is not included. */
function toBuy({ read: { options }, plan, reuse, order, stock }: Summed): string[] {
  const { lang } = options;
  if (order !== undefined) return [...(stock ? [stock.text] : []), order.text];
  const { total, whole, cut } = plan.tiles;
  const withReuse = reuse?.reuse?.tilesWithReuse ?? total;
  const tiles = tilesText(options, plan, options.buyWithReuse ? withReuse : total);
  const kinds = namedKindsOf(plan, lang).map((kind) => kindCountText(options, kind));
  return [
    options.buyWithReuse ? say(lang, 'summary.buyReused', { tiles }) : say(lang, 'summary.buy', { tiles, whole, cut }),
    ...(kinds.length > 0 ? [say(lang, 'start.sentence', { text: listed(lang, kinds) })] : []),
    ...(withReuse < total && !options.buyWithReuse ? [sayCount(lang, 'summary.enough', withReuse)] : []),
    say(lang, 'summary.without'),
  ];
}

/** `47 tiles`, or boards. */
export function tilesText({ lang }: Notation, plan: Pick<Plan, 'lattice'>, n: number): string {
  return sayCount(lang, isOfBoards(plan) ? 'summary.boards' : 'summary.tiles', n);
}

/** Likely slips, all of them, and of everything else what matters most. */
export function toWatch({ read, plan, advice }: Omit<Summed, 'why' | 'reuse'>): string[] {
  const notation: Notation & Spoken = { ...notationOf(read), kind: plan.room.kind };
  // Of a floor under a single tile nothing more is to be said.
  const startFinding = advice?.noneHelps === 'one-tile' ? undefined : plan.warnings.find(isAboutStart);
  const idle = plan.warnings.find((warning) => !isAboutStart(warning));
  const [notice] = noticesOf(plan);
  return [
    ...slipNotes(read, plan),
    ...(startFinding ? [findingText(notation, startFinding, isBest(advice))] : []),
    ...(idle ? [findingText(notation, idle)] : []),
    ...(notice ? [noticeText(notation, notice)] : []),
  ];
}

function notationOf({ options: { lang, units } }: AcceptedRequest): Notation {
  return { lang, units };
}

/** Whether no other start helps; null if other starts are beside the point. */
function isBest(advice: StartAdvice | undefined): boolean | null {
  if (advice === undefined || advice.noneHelps === 'begun') return null;
  return advice.noneHelps === 'best';
}

/** Why the layout starts there, or where it does. */
function startText({ read, plan, why }: Summed): string {
  const notation = notationOf(read);
  const { lang } = notation;
  if (why !== undefined) return reasonsText(lang, plan, why);
  const spoken = { lang, kind: plan.room.kind };
  const { left, top } = offsetsOf(plan.room.outer, plan.start);
  // However it was sent: requests with the same address have the same answer.
  if ([left, top].every((offset) => onGrid(offset) === onGrid(plan.edge))) return say(lang, 'summary.corner');
  const length = (mm: number) => formatLength(notation, Math.abs(mm) / 10, 'cm');
  return listed(lang, [
    sayOf(spoken, left < 0 ? 'paper.outsideLeft' : 'paper.fromLeft', { length: length(left) }),
    sayOf(spoken, top < 0 ? 'paper.outsideTop' : 'paper.fromTop', { length: length(top) }),
  ]);
}
