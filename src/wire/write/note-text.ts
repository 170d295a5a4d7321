// The notes of an answer that do not depend on the start: rules of the trade, and values that are allowed but probably
// not meant. Those say what was understood, and what to write if something else was meant.

import { type Doubt, doubtsOf, noticesOf, type Plan } from '../../engine/index.ts';
import { BREAKAGE_PERCENT } from '../../order/index.ts';
import {
  formatCount,
  formatMeasure,
  formatNumber,
  type Lang,
  noticeText,
  type Spoken,
  say,
  sayOf,
} from '../../words/index.ts';
import type { AcceptedRequest } from '../read/request.ts';
import { LARGE_FLOOR_MM2 } from '../read/unitless.ts';
import { plainDecimal, written } from '../values/numbers.ts';
import { laidTileOf } from './quantities-answer.ts';

/** Tiles above which small ones may be a slip: in smaller numbers they are likely a border or a mosaic. */
const MANY_TILES = 2000;

/** Returns the notes on a plan and on how it was requested. */
export function notesOn(read: AcceptedRequest, plan: Plan): string[] {
  const { lang } = read.options;
  return [
    ...unitNotes(read, plan),
    ...slabNotes(read, plan),
    ...doubtNotes(read, plan),
    // The figures of an answer are always metric.
    ...noticesOf(plan).map((notice) => noticeText({ lang, kind: plan.room.kind }, notice)),
  ];
}

/** Returns the notes on values that are allowed but probably not meant, those of lengths without a unit first. */
export function slipNotes(read: AcceptedRequest, plan: Plan): string[] {
  return [...unitNotes(read, plan), ...doubtNotes(read, plan)];
}

function doubtNotes({ options: { lang } }: AcceptedRequest, plan: Plan): string[] {
  return doubtsOf(plan).map((doubt) => doubtText({ lang, kind: plan.room.kind }, doubt));
}

/** Tiles with a side of this length are slabs, mm: more of them break than the default allows for. */
const SLAB = 1200;

/** A note on the breakage of slabs, if an order takes the default. */
function slabNotes({ options: { order, lang } }: AcceptedRequest, plan: Plan): string[] {
  const { longestSide } = laidTileOf(plan);
  // Boards are long and do not break.
  if (order === null || order.breakage !== undefined || longestSide < SLAB || plan.lattice.rows !== undefined)
    return [];
  const size = formatMeasure(lang, longestSide, 'mm', 0);
  return [say(lang, 'doubt.slabs', { size, percent: formatMeasure(lang, BREAKAGE_PERCENT, '%') })];
}

/** Notes on lengths that were sent without a unit. */
function unitNotes({ unitless, options: { lang } }: AcceptedRequest, plan: Plan): string[] {
  if (unitless === undefined) return [];
  const { room, sides, imperial } = unitless;
  const { areaMm2, box } = plan.surface;
  const notes: string[] = [];
  if (imperial) notes.push(say(lang, 'doubt.imperial', { fields: imperial.join(', ') }));
  if (room && areaMm2 > LARGE_FLOOR_MM2) {
    const area = formatCount(lang, areaMm2 / 1e6, 1);
    notes.push(sayOf({ lang, kind: plan.room.kind }, 'doubt.largeFloor', { room: roomText(lang, box), area }));
  }
  if (sides && plan.tiles.total > MANY_TILES) {
    const sizes = (factor: number) =>
      sides.map((name) => `${name}=${plainDecimal(withDecimals(Number(plan.parameters[name]) * factor))}`).join(', ');
    notes.push(say(lang, 'doubt.smallTile', { sent: sizes(1), meant: sizes(10), n: plan.tiles.total }));
  }
  return notes;
}

function doubtText(spoken: Spoken, doubt: Doubt): string {
  const { lang } = spoken;
  const mm = (length: number) => formatNumber(lang, length, 1);
  switch (doubt.kind) {
    case 'small-floor': {
      const { width, height } = doubt.tile;
      return sayOf(spoken, 'doubt.smallFloor', {
        room: roomText(lang, doubt.room),
        tile: `${mm(width)} × ${mm(height)}`,
      });
    }
    case 'thin-joint':
      return say(lang, 'doubt.thinJoint', {
        joint: formatNumber(lang, doubt.joint, 3),
        meant: plainDecimal(withDecimals(doubt.joint * 10)),
      });
    case 'wide-joint':
      return say(lang, 'doubt.wideJoint', { joint: mm(doubt.joint), side: mm(doubt.side) });
    case 'tiny-offset':
      return say(lang, 'doubt.offset', {
        percent: formatNumber(lang, doubt.percent, 3),
        mm: mm(doubt.offset),
        meant: plainDecimal(withDecimals(doubt.percent * 100)),
      });
    case 'wide-planks':
      return say(lang, 'doubt.widePlanks', { width: written(doubt.width), length: written(doubt.length) });
  }
}

function roomText(lang: Lang, { width, height }: { readonly width: number; readonly height: number }): string {
  return `${formatNumber(lang, width / 10)} × ${formatNumber(lang, height / 10)}`;
}

/** Without the noise of multiplication: 0.07 times 100 is 7. */
function withDecimals(value: number): number {
  return Number(value.toPrecision(12));
}
