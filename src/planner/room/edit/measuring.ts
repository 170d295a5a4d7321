// Typing the length of a wall: which wall is being measured, and the change that its new length makes.

import { signal } from '@preact/signals';
import type { Session } from '../../state/session.ts';
import { changeOf } from '../shapes.ts';
import { shapesNow } from './editing.ts';
import { ringsWithLength } from './wall-length.ts';

/** The origin of the changes; their mistakes are shown at the field. */
export const MEASURING = 'wall-length';

/** The wall whose length is being typed; null if none is. */
export const measured = signal<number | null>(null);

export function stopMeasuring(session: Session): void {
  session.forget(MEASURING);
  measured.value = null;
}

/** Gives a wall a length; `vanishing` if another wall would vanish, `refused` if the room cannot be planned. */
export async function setLength(
  session: Session,
  wall: number,
  lengthCm: number,
): Promise<'set' | 'vanishing' | 'refused'> {
  const shapes = shapesNow(session);
  const rings = ringsWithLength(shapes[0].ring, wall, lengthCm);
  for (const ring of rings) {
    const change = (draft: Parameters<typeof changeOf>[0]) => changeOf(draft, shapes.with(0, { kind: 'outer', ring }));
    if (await session.propose({ origin: MEASURING, change })) return 'set';
  }
  return rings.length > 0 ? 'refused' : 'vanishing';
}
