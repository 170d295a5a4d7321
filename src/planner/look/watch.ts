// Paints every plan with its own look. The code for looks is loaded for the first plan that has one.

import { effect } from '@preact/signals';
import { type Pattern, patternByName } from '../../engine/index.ts';
import { sixDigits } from '../fields/colors.ts';
import { notify } from '../page/notice.ts';
import { finish, isClean } from '../stage/painting/finish.ts';
import { speak } from '../state/context.ts';
import type { Session } from '../state/session.ts';
import { type Look, lookOf } from './look.ts';

/** What a finish depends on. */
const PARTS = ['photo', 'material', 'shade', 'chosen', 'pattern'] as const;

/** Follows the plan; returns what stops it. */
export function followLook(session: Session): () => void {
  let shown: Look & { readonly chosen?: string; readonly pattern?: string } = {};
  return effect(() => {
    const { draft = {}, answer } = session.planned.value ?? {};
    const chosen = [draft.color, ...Object.values(draft.colors ?? {})].flatMap((color) => color ?? []).map(sixDigits);
    const look = { ...lookOf(draft), chosen: chosen.join(), pattern: answer?.pattern.id ?? '' };
    isClean.value = look.clean === true;
    if (PARTS.every((part) => look[part] === shown[part])) return;
    shown = look;
    if (look.photo === undefined && look.material === undefined && !look.shade) {
      finish.value = null;
      return;
    }
    void make(look, chosen, patternByName(look.pattern)).then((made) => {
      // The look may have changed meanwhile.
      if (shown === look) finish.value = made;
    });
  });
}

/** The finish of a look; without its photo if that cannot be read, which is reported. */
async function make(look: Look, chosen: readonly string[], pattern: Pattern | undefined) {
  const [{ finishOf }, { readPhoto }] = await Promise.all([import('./finish.ts'), import('./photo.ts')]);
  if (look.photo === undefined) return finishOf(look, null, chosen, pattern);
  try {
    return finishOf(look, await readPhoto(look.photo), chosen, pattern);
  } catch {
    notify({ text: speak('look.unread') });
    return finishOf(look, null, chosen, pattern);
  }
}
