// The engine's warnings as sentences: the problem, its size, and what to send instead. What no start avoids becomes a
// note: `warnings` contain only what the caller can change.

import type { Room, Warning } from '../../engine/index.ts';
import type { NamedStart, NarrowRows } from '../../engine/starts.ts';
import { cutoutName, formatNumber, type Lang, type Spoken, say, sayOf, type WordKey } from '../../words/index.ts';
import { pointText } from '../values/room-texts.ts';
import { rounded } from '../values/rounding.ts';

/** A warning that another start may resolve. */
export type StartWarning = Exclude<Warning, { kind: 'idle-cutout' }>;

/** What is known about other starts of the room. */
export interface StartAdvice {
  /** Why no other start helps: the plan has the best one, or a single tile covers the floor. */
  readonly noneHelps?: 'best' | 'one-tile' | 'begun' | undefined;
  /** A start that leaves nothing to warn about; undefined if none was found quickly. */
  readonly found?: NamedStart | undefined;
  /** Rows of less than a third of a tile, if there are any and nothing narrower is told. */
  readonly rows?: RowsFound | undefined;
}

/** Rows of less than a third of a tile along the walls of a plan. */
interface RowsFound extends NarrowRows {
  /** Whether the centred start leaves none of them, and nothing worse. */
  readonly centreAvoids: boolean;
}

export interface Findings {
  readonly warnings: readonly string[];
  readonly notes: readonly string[];
}

/** Whether another start may resolve a warning. */
export function isAboutStart(warning: Warning): warning is StartWarning {
  return warning.kind !== 'idle-cutout';
}

/** Writes the warnings and the notes of a plan; without advice, starts are left to the reader. */
export function findingsOf(
  lang: Lang,
  { warnings, room }: { readonly warnings: readonly Warning[]; readonly room: Pick<Room, 'kind'> },
  advice?: StartAdvice,
): Findings {
  const spoken: Spoken = { lang, kind: room.kind };
  const found = advice?.found;
  const texts = warnings.map((warning) => {
    if (!isAboutStart(warning)) return { isNote: false, text: idleText(spoken, warning) };
    if (advice?.noneHelps)
      return { isNote: true, text: startText(spoken, warning, remainsOf(spoken, warning, advice)) };
    if (!advice) return { isNote: false, text: startText(spoken, warning, say(lang, MOVE[warning.kind])) };
    const cure = found ? cureText(lang, found) : say(lang, 'advice.best');
    return { isNote: false, text: startText(spoken, warning, cure) };
  });
  return {
    warnings: texts.filter(({ isNote }) => !isNote).map(({ text }) => text),
    notes: [
      ...texts.filter(({ isNote }) => isNote).map(({ text }) => text),
      ...(advice?.rows ? [rowsText(spoken, advice.rows)] : []),
    ],
  };
}

function rowsText(spoken: Spoken, { metres, narrowest, centreAvoids }: RowsFound): string {
  const { lang } = spoken;
  const figures = {
    metres: formatNumber(lang, rounded(metres, 2), 2),
    mm: formatNumber(lang, rounded(narrowest, 1), 1),
  };
  return sayOf(spoken, centreAvoids ? 'advice.rowsCentre' : 'remains.rows', figures);
}

/** The advice where no other start was searched. */
const MOVE: Readonly<Record<StartWarning['kind'], WordKey>> = {
  slivers: 'advice.move',
  strips: 'advice.move',
  waste: 'advice.compare',
};

/** The end of a note about what no other start changes. */
function remainsOf(spoken: Spoken, { kind }: StartWarning, { noneHelps }: StartAdvice): string {
  if (noneHelps === 'one-tile') return sayOf(spoken, 'remains.oneTile');
  if (noneHelps === 'begun') return say(spoken.lang, 'remains.begun');
  return say(spoken.lang, kind === 'waste' ? 'remains.waste' : 'remains.pieces');
}

function idleText(spoken: Spoken, cutout: Extract<Warning, { kind: 'idle-cutout' }>): string {
  return sayOf(spoken, 'warn.idleCutout', { which: cutoutName(spoken.lang, cutout) });
}

function startText(spoken: Spoken, warning: StartWarning, advice: string): string {
  const { lang } = spoken;
  if (warning.kind === 'waste') {
    const percent = formatNumber(lang, rounded(warning.wastePercent, 2), 2);
    return say(lang, 'warn.waste', { percent, mean: formatNumber(lang, warning.meanPercent, 2), advice });
  }
  // Programs read these counts, so their thousands are not grouped.
  const count = (value: number) => formatNumber(lang, value);
  const cut = count(warning.cut);
  const mm = formatNumber(lang, rounded(warning.narrowestCut, 1), 1);
  if (warning.kind === 'strips') {
    const limit = formatNumber(lang, warning.limit, 1);
    const metres = formatNumber(lang, rounded(warning.stripLength / 1000, 2), 2);
    return sayOf(spoken, 'warn.narrow', { n: count(warning.stripCount), cut, limit, metres, mm, advice });
  }
  const n = count(warning.sliverCount);
  // Strips along a wall are worse for tilers than the tips of slanted tiles, so they have a message of their own.
  return warning.strips > 0
    ? sayOf(spoken, 'warn.strips', { n, cut, strips: count(warning.strips), mm, advice })
    : say(lang, 'warn.slivers', { n, cut, mm, advice });
}

/** The start has all its digits in every language, because callers send it back. The figures match its answer. */
function cureText(lang: Lang, { start, tiles }: NamedStart): string {
  const named = {
    start: pointText(start),
    total: formatNumber(lang, tiles.total),
    percent: formatNumber(lang, rounded(tiles.wastePercent, 2), 2),
  };
  if (tiles.narrowestCut === null) return say(lang, 'advice.fits', named);
  return say(lang, 'advice.clears', { ...named, mm: formatNumber(lang, rounded(tiles.narrowestCut, 1), 1) });
}
