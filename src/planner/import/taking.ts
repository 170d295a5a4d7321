// The rooms of a file as surfaces of the plan on the screen, laid and bought like it; one step to undo.

import { boxAround, floorOf, type ImportedRoom, namesOf } from '../../import/index.ts';
import { welcomeIsOver } from '../begin/first-visit.ts';
import { layingOf, replace } from '../job/commands.ts';
import { speak } from '../state/context.ts';
import type { Draft } from '../state/draft.ts';
import { editing } from '../state/surfaces.ts';

/** Replaces the rooms on the screen; resolves to whether they could be planned. */
export function takeRooms(rooms: readonly ImportedRoom[]): Promise<boolean> {
  welcomeIsOver();
  return replace((draft) => editing(surfacesFrom(rooms, draft), 0, draft.job));
}

function surfacesFrom(rooms: readonly ImportedRoom[], draft: Draft): readonly Draft[] {
  const box = boxAround(rooms);
  const names = namesOf(rooms, (n) => speak('rooms.named', { n }));
  const laying = layingOf(draft);
  const surfaces = rooms.map((room, i): Draft => ({ ...laying, ...floorOf(room, names[i], box) }));
  if (surfaces.length > 1) return surfaces;
  // Only rooms among others have names.
  return surfaces.map(({ name: _, ...only }) => only);
}
