// Opens a stored project: reads it like a body, plans it and draws it, or makes it a request with other options.

import { drawPicture } from '../drawing/index.ts';
import { type Notice, noticesOf, plan, type Warning } from '../engine/index.ts';
import {
  type AcceptedRequest,
  answerOf,
  earlierFiguresOf,
  figuresOf,
  type NamedKind,
  namedKindsOf,
  type PlanAnswer,
  quantitiesAnswer,
  readProject,
  recountOf,
  type ViewOptions,
} from '../wire/index.ts';
import type { Lang, Recount, UnitSystem } from '../words/index.ts';
import type { AnswerTask } from './answer.ts';
import { drawPlan } from './draw.ts';
import { plannerUrlOf, svgUrlOf } from './links.ts';
import { isBoughtWithReuse, orderFor, reuseFor } from './order.ts';

export interface StoredProject {
  readonly id: string;
  /** The stored text. */
  readonly project: string;
  /** The figures that it showed when it was stored; null if they were not, absent for a plan of this version. */
  readonly figures?: string | null;
}

/** How a stored project is shown. */
export interface ProjectView {
  readonly lang: Lang;
  readonly units: UnitSystem;
}

export interface OpenedProject {
  readonly answer: PlanAnswer;
  /** The warnings as facts: a page has sentences of its own for them. */
  readonly findings: readonly Warning[];
  /** What the trade says about it, as facts too. */
  readonly notices: readonly Notice[];
  /** What was corrected since it was stored; null if nothing was. */
  readonly recount: Recount | null;
  readonly svg: string;
  /** The kinds of its tiles; empty if there is one. */
  readonly kinds: readonly NamedKind[];
  /** What is tiled; undefined for a floor. */
  readonly roomKind: 'wall' | undefined;
}

/** Plans and draws a stored project. Throws if it is refused, because only accepted requests are stored. */
export function openProject(stored: StoredProject, view: ProjectView, publicUrl: string): OpenedProject {
  const { shown, planned, answer, recount, reuse } = planStored(stored, view, publicUrl);
  const { warnings: findings } = planned;
  return {
    answer,
    kinds: namedKindsOf(planned, view.lang),
    roomKind: planned.room.kind,
    recount,
    findings,
    notices: noticesOf(planned),
    svg: drawPlan(planned, shown, null, { ...answer, reuse }),
  };
}

/** Plans a stored project, and draws it without texts. Throws like `openProject`. */
export function pictureProject(
  stored: StoredProject,
  view: ProjectView,
  publicUrl: string,
): Pick<OpenedProject, 'answer' | 'recount' | 'svg' | 'kinds' | 'roomKind'> {
  const { shown, planned, answer, recount } = planStored(stored, view, publicUrl);
  const kinds = namedKindsOf(planned, view.lang);
  return { answer, recount, kinds, roomKind: planned.room.kind, svg: drawPicture(planned, shown.options) };
}

function planStored(stored: StoredProject, view: ProjectView, publicUrl: string) {
  const read = readStored(stored);
  const shown: AcceptedRequest = { ...read, options: { ...read.options, lang: view.lang, units: view.units } };
  const planned = plan(shown.request);
  const reuse = isBoughtWithReuse(planned, shown.options) ? reuseFor(planned, shown.options) : undefined;
  const bought = {
    order: orderFor(planned, shown.options, reuse),
    quantities: quantitiesAnswer(planned, shown.options),
  };
  const links = { svgUrl: svgUrlOf(publicUrl, shown), plannerUrl: plannerUrlOf(publicUrl, stored.id, shown.options) };
  const answer = answerOf(planned, shown.options, { ...links, ...bought }, undefined, reuse);
  const { figures } = stored;
  const { options } = shown;
  const recount =
    figures === undefined ? null : recountOf(figures, figuresOf(planned, options), earlierFiguresOf(planned, options));
  return { shown, planned, answer, recount, reuse };
}

/** A stored project as a request whose answer has these options. A colour of all tiles replaces those of kinds. */
export function projectTask(stored: StoredProject, options: ViewOptions, publicUrl: string): AnswerTask {
  const stands = readStored(stored);
  const read = { ...stands, options: { ...stands.options, ...(options.color && { colors: [] }), ...options } };
  return {
    read,
    where: 'query',
    plannerUrl: plannerUrlOf(publicUrl, stored.id, read.options),
    publicUrl,
    figures: stored.figures,
  };
}

/**
 * A stored project that this version cannot read. Only what was accepted is stored, so a newer version stored it: during an
 * upgrade, servers of both versions answer.
 */
export class UnreadableProject extends Error {
  override readonly name = 'UnreadableProject';

  constructor(id: string, why: string | undefined) {
    super(`The stored project ${id} cannot be read: ${why}`);
  }
}

/** Reads a stored project. Throws an UnreadableProject if it is refused. */
export function readStored({ id, project }: StoredProject): AcceptedRequest {
  const read = readProject(project);
  if (!read.ok) throw new UnreadableProject(id, read.mistakes[0]?.message);
  return read;
}
