// Everything there is to say about a plan, as sentences, and a change of the draft that settles it where there is one.

import type { Notice, Warning } from '../../engine/index.ts';
import {
  cutoutName,
  findingText,
  formatLength,
  formatMeasure,
  type Notation,
  noticeText,
  say,
} from '../../words/index.ts';
import type { Change, Draft } from '../state/draft.ts';
import type { Planned } from '../state/session.ts';
import { lacksJoint } from './notes.ts';

export interface Remedy {
  readonly label: string;
  readonly change: (draft: Draft) => Change;
}

export interface Advice {
  readonly text: string;
  /** A warning is about this plan; a note is from the trade, or about what no start avoids. */
  readonly isWarning: boolean;
  readonly remedy: Remedy | null;
}

/** A third, as the pattern counts it. */
const BOND_PERCENT = 33;
const JOINT_MM = 2;

/** The warnings of a plan, then its notes. */
export function adviceOn(
  { findings, notices, answer }: Pick<Planned, 'findings' | 'notices' | 'answer'>,
  notation: Notation,
  isBest: boolean | null,
): Advice[] {
  const found = findings.map((warning): Advice => {
    const isIdle = warning.kind === 'idle-cutout';
    return {
      text: findingText(notation, warning, isBest),
      isWarning: isIdle || isBest === false,
      remedy: isIdle ? removal(notation, warning) : null,
    };
  });
  const notes = notices.map(
    (notice): Advice => ({ text: noticeText(notation, notice), isWarning: false, remedy: remedyOf(notice, notation) }),
  );
  if (lacksJoint(answer.pattern)) notes.push(jointNote(notation));
  return [...found.filter(({ isWarning }) => isWarning), ...found.filter(({ isWarning }) => !isWarning), ...notes];
}

const FIELDS = { holes: 'holes', rectangles: 'subtract', circles: 'circles' } as const;

function removal({ lang }: Notation, cutout: Extract<Warning, { kind: 'idle-cutout' }>): Remedy | null {
  // A draft has no walls to tile.
  if (cutout.source === 'openings') return null;
  const field = FIELDS[cutout.source];
  return {
    label: say(lang, 'result.remove', { what: cutoutName(lang, cutout) }),
    change: (draft) => {
      const others = draft[field]?.toSpliced(cutout.index, 1) ?? [];
      return { [field]: others.length > 0 ? others : undefined };
    },
  };
}

function remedyOf({ kind }: Notice, notation: Notation): Remedy | null {
  if (kind !== 'long-offset') return null;
  const { lang } = notation;
  return {
    label: say(lang, 'page.labelled', {
      name: say(lang, 'derived.rowOffsetMm'),
      value: formatMeasure(lang, BOND_PERCENT, '%'),
    }),
    change: ({ parameters }) => ({ parameters: { ...parameters, offset: BOND_PERCENT } }),
  };
}

function jointNote(notation: Notation): Advice {
  const { lang } = notation;
  const name = say(lang, 'param.joint');
  const label = say(lang, 'page.labelled', { name, value: formatLength(notation, JOINT_MM, 'mm') });
  const remedy: Remedy = { label, change: () => ({ joint: JOINT_MM }) };
  return { text: say(lang, 'note.jointZero'), isWarning: false, remedy };
}
