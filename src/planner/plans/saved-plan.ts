// A plan as it is kept on this device, and what follows from it alone: its name, its address, whether it was changed.

import type { PlanFigures } from '../../wire/index.ts';
import { formatSize, type Notation, say } from '../../words/index.ts';
import type { Draft } from '../state/draft.ts';
import { linkedPart, surfacesOf } from '../state/surfaces.ts';
import type { Progress } from './progress.ts';
import type { SavedHistory } from './saved-history.ts';
import type { Tracing } from './traced.ts';

/** A stored plan of the service, which never changes. */
export interface Link {
  /** Its path, such as `/planner/abc`. */
  readonly path: string;
  readonly draft: Draft;
}

/** Figures for the list of plans, which does not plan anything. */
export interface PlanFacts {
  readonly widthCm: number;
  readonly lengthCm: number;
  readonly areaM2: number;
  readonly tiles: number;
  /** The id of its pattern. */
  readonly pattern: string;
}

export interface SavedPlan {
  readonly id: string;
  /** As given by its owner; empty for the name made from the room. */
  readonly name: string;
  readonly draft: Draft;
  readonly facts: PlanFacts | null;
  /** The path or address of the shared plan it was copied from; empty if it began here. */
  readonly origin: string;
  /** Links that show versions of it, opened or made here. */
  readonly links: readonly Link[];
  /** Times in ms; `changed` is 0 while nobody has changed it. */
  readonly created: number;
  readonly changed: number;
  /** The steps to undo and redo; it may be from another version of the planner, or damaged. */
  readonly history?: SavedHistory | undefined;
  /** What is cut and laid of its floors; absent before the first tick. */
  readonly progress?: readonly Progress[] | undefined;
  /** The picture that its rooms are drawn over. */
  readonly tracing?: Tracing | undefined;
  /** How often it was saved; 0 if it is not on the device yet. */
  readonly revision: number;
}

const MOST_LINKS = 20;

/** Where the pages of stored plans are. */
export const LINKS = '/planner/';

/** A random id; `crypto.randomUUID` exists only on secure pages. */
export function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(10))].map((byte) => byte.toString(36).padStart(2, '0')).join('');
}

/** A plan that begins now and is not saved yet. */
export function blankPlan(draft: Draft): SavedPlan {
  const none = { name: '', facts: null, origin: '', links: [], changed: 0, revision: 0 };
  return { ...none, id: newId(), draft, created: Date.now() };
}

/** A copy of a shared plan, not saved yet. */
export function copyOfLink(link: Link): SavedPlan {
  return { ...blankPlan(link.draft), origin: link.path, links: [link], changed: Date.now() };
}

export function factsOf({ surface, tiles, pattern }: PlanFigures): PlanFacts {
  const { width, height } = surface.boundingBoxCm;
  return {
    widthCm: width,
    lengthCm: height,
    areaM2: surface.areaM2,
    tiles: tiles.total,
    pattern: pattern.id,
  };
}

/** Its own name, or that of its rooms, or one made from the extent of its only room: `Room 3.2 × 2.4 m`. */
export function nameOf(
  notation: Notation,
  { name, facts, draft }: Pick<SavedPlan, 'name' | 'facts' | 'draft'>,
): string {
  if (name || facts === null) return name;
  const rooms = draft.job ? surfacesOf(draft).filter(({ kind }) => kind !== 'wall') : [];
  if (rooms.length > 0) return rooms.map((room) => room.name).join(', ');
  const size = formatSize(notation, [facts.widthCm / 100, facts.lengthCm / 100], 'm');
  return say(notation.lang, 'plans.room', { size });
}

/** Whether two drafts are equal; the order of fields means nothing. */
export function isSame(a: Draft, b: Draft): boolean {
  return textOf(a) === textOf(b);
}

function textOf(draft: Draft): string {
  return JSON.stringify(Object.entries(draft).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The link that shows a plan as it is now. The other data of the page stay with the plan. */
export function linkOf({ draft, links }: Pick<SavedPlan, 'draft' | 'links'>): Link | undefined {
  return links.find((link) => isSame(link.draft, linkedPart(draft)));
}

/** Adds a link, as the newest one. */
export function withLink(links: readonly Link[], link: Link): readonly Link[] {
  return [...links.filter(({ path }) => path !== link.path), link].slice(-MOST_LINKS);
}

/** What the address has instead of the id of a plan that nobody has changed. */
export const NEW_PLAN = 'new';

/** The address, without language and units, that shows a plan as it is now. */
export function addressOf(plan: SavedPlan): string {
  return linkOf(plan)?.path ?? `/?plan=${plan.changed > 0 ? plan.id : NEW_PLAN}`;
}
