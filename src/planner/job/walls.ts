// Tiling the walls of a room: the service makes a surface of each, with the doors of the room as openings, and its pattern
// runs on around the corners.

import { reasonOf } from '../fields/reasons.ts';
import { notify } from '../page/notice.ts';
import { plannedNow } from '../page/validity.ts';
import { speak, useNotation } from '../state/context.ts';
import { bodyOf, changed, type Draft } from '../state/draft.ts';
import { editing, placeOf, surfacesOf } from '../state/surfaces.ts';
import { outcomeInBackground } from '../work/background.ts';
import { layingOf, MOST_ROOMS, named, replace } from './commands.ts';

/** The usual height of walls that are tiled, cm: 2.5 m, or 8 ft. */
const USUAL_HEIGHT_CM = { metric: 250, imperial: 243.84 };

/** The height to which the walls of a floor are tiled. */
export function wallHeightOf({ page }: Draft): number {
  return (page?.walls as { readonly height?: number } | undefined)?.height ?? USUAL_HEIGHT_CM[useNotation().units];
}

/** Adds the walls of the edited floor after it, instead of those that it has. */
export async function tileWalls(): Promise<void> {
  const planned = await plannedNow();
  if (planned === null) return;
  let made: readonly Draft[];
  try {
    made = await wallsOf(planned.draft);
  } catch (error) {
    return notify({ text: reasonOf(error) });
  }
  await replace((draft) => {
    const place = placeOf(draft);
    const surfaces = named(surfacesOf(draft));
    const prefix = wallsOfRoom(surfaces[place]);
    const floors = surfaces.filter((surface) => surface.kind !== 'wall' || !surface.name?.startsWith(prefix));
    const at = floors.indexOf(surfaces[place]);
    const all = floors.toSpliced(at + 1, 0, ...made.map((wall) => ({ ...wall, ...nameIn(wall, prefix) })));
    if (all.length <= MOST_ROOMS) return editing(all, at, draft.job);
    notify({ text: speak('rooms.tooMany', { most: MOST_ROOMS }) });
    return draft;
  });
}

/** What the names of the walls of a room begin with. */
function wallsOfRoom({ name = '' }: Draft): string {
  return `${name} · ${speak('ui.wall')}`;
}

/** A wall by its number, with which the service has named it. */
function nameIn({ name = '' }: Draft, prefix: string): Pick<Draft, 'name'> {
  return { name: `${prefix} ${name.split(' ').at(-1)}` };
}

const FLOOR = 'floor';

/** The walls of a floor, laid and bought like it. */
async function wallsOf(draft: Draft): Promise<readonly Draft[]> {
  const height = wallHeightOf(draft);
  const laying = layingOf(draft);
  const walls = {
    name: 'wall',
    wallsOf: { surface: FLOOR, height },
    ...bodyOf(laying),
    ...(draft.tile && { tile: draft.tile }),
  };
  const surfaces = [{ ...bodyOf(draft), name: FLOOR }, walls];
  const { content } = await outcomeInBackground({ surfaces }, undefined, 'surfaces');
  const [, ...made] = surfacesOf(JSON.parse(content as string) as Draft);
  return made.map((wall) => changed(wall, { page: laying.page }));
}
