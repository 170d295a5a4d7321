// Paints every plan with its own look. The code for looks is loaded for the first plan that has one.

import { effect } from '@preact/signals';
import { notify } from '../page/notice.ts';
import { finish, isClean } from '../stage/painting/finish.ts';
import { speak } from '../state/context.ts';
import type { Session } from '../state/session.ts';
import { type Look, lookOf } from './look.ts';

/** Follows the plan; returns what stops it. */
export function followLook(session: Session): () => void {
  let shown: Look = {};
  return effect(() => {
    const look = lookOf(session.planned.value?.draft ?? {});
    isClean.value = look.clean === true;
    if (look.photo === shown.photo && look.shade === shown.shade) return;
    shown = look;
    if (look.photo === undefined && !look.shade) {
      finish.value = null;
      return;
    }
    void make(look).then((made) => {
      // The look may have changed meanwhile.
      if (shown === look) finish.value = made;
    });
  });
}

/** The finish of a look; without its photo if that cannot be read, which is reported. */
async function make(look: Look) {
  const [{ finishOf }, { readPhoto }] = await Promise.all([import('./finish.ts'), import('./photo.ts')]);
  if (look.photo === undefined) return finishOf(look, null);
  try {
    return finishOf(look, await readPhoto(look.photo));
  } catch {
    notify({ text: speak('look.unread') });
    return finishOf(look, null);
  }
}
