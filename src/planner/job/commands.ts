// Commands on the surfaces of a job: adding one, showing another, naming and removing one.

import { welcomeIsOver } from '../begin/first-visit.ts';
import { plannedNow } from '../page/validity.ts';
import { selectedHandle } from '../room/edit/editing.ts';
import { ringsOf } from '../room/shapes.ts';
import { fitView } from '../stage/viewport.ts';
import { speak, useSession } from '../state/context.ts';
import { changed, type Draft } from '../state/draft.ts';
import { selected } from '../state/selection.ts';
import type { Planned } from '../state/session.ts';
import { ownSteps } from '../state/steps.ts';
import { editing, placeOf, surfacesOf, switched } from '../state/surfaces.ts';
import { freeBeside, USUAL_SIZES } from './beside.ts';

/** Where the mistakes of these commands are shown. */
export const ROOMS = 'rooms';

/** The most surfaces of a job. */
export const MOST_ROOMS = 24;

/** Adds a room beside the edited one, laid like it, and shows it. */
export function addRoom(): Promise<boolean> {
  welcomeIsOver();
  const session = useSession();
  return replace((draft) => {
    const surfaces = named(surfacesOf(draft));
    const rings = surfaces.flatMap(ringsOf);
    const [ring] = [...ringsOf(draft), ...rings];
    const room = {
      name: newName(surfaces),
      ...layingOf(draft),
      polygon: freeBeside(ring, rings, USUAL_SIZES[session.units.value]),
    };
    return editing([...surfaces, room], surfaces.length, draft.job);
  });
}

/** Shows another surface; nothing is to be undone. */
export async function showRoom(place: number): Promise<boolean> {
  const planned = await ready();
  if (planned === null) return false;
  const session = useSession();
  if (!(await session.turnTo(switched(planned.draft, place)))) {
    session.forget('surface');
    return false;
  }
  look();
  return true;
}

/** Removes the edited surface, and shows the one before it. */
export function removeRoom(): Promise<boolean> {
  return replace((draft) => {
    const place = placeOf(draft);
    const left = surfacesOf(draft).toSpliced(place, 1);
    if (left.length > 1) return editing(left, Math.max(0, place - 1), draft.job);
    const { name: _, ...only } = left[0];
    return only;
  });
}

/** Replaces the whole job as one step to undo. */
export async function replace(change: (draft: Draft) => Draft): Promise<boolean> {
  const planned = await ready();
  if (planned === null) return false;
  const next = change(planned.draft);
  const session = useSession();
  if (!(await session.propose({ change: next, replaces: true, origin: ROOMS, onlyAfter: planned }))) return false;
  look();
  keepFocus();
  return true;
}

/** The button that was pressed may be gone; the focus then moves to the room that is edited now. */
function keepFocus(): void {
  setTimeout(() => {
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('.job-strip [aria-current="true"], #tab-room')?.focus();
  });
}

/** The plan on the screen once everything is planned, and what is being made on the stage is left. */
async function ready(): Promise<Planned | null> {
  ownSteps.value?.leave?.();
  return plannedNow();
}

/** Shows all of the room that is edited now, with nothing selected. */
function look(): void {
  selected.value = null;
  selectedHandle.value = '';
  const { value: planned } = useSession().planned;
  if (planned) fitView(planned.laid);
}

/** Surfaces with a name each. */
export function named(surfaces: readonly Draft[]): readonly Draft[] {
  return surfaces.reduce<readonly Draft[]>(
    (all, surface, i) => (surface.name ? all : all.with(i, { name: newName(all), ...surface })),
    surfaces,
  );
}

/** The first name that no surface has, such as "Room 2". */
function newName(surfaces: readonly Draft[]): string {
  for (let n = surfaces.filter(({ name }) => name).length + 1; ; n++) {
    const name = speak('rooms.named', { n });
    if (!surfaces.some((surface) => surface.name === name)) return name;
  }
}

/** How a surface is laid and bought, for one more like it. */
export function layingOf(draft: Draft): Draft {
  const { outline, polygon, holes, subtract, circles, doors, rooms, doorways, openings, kind, start, name, ...laying } =
    draft;
  const { job: _, page, ...rest } = laying;
  const kept = Object.entries(page ?? {}).filter(([part]) => part === 'order' || part === 'look');
  return changed(rest, { page: kept.length > 0 ? Object.fromEntries(kept) : undefined });
}
