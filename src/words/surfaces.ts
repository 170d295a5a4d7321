// Texts about a surface: those of walls have words of their own where people would not understand those of floors.

import { say, type Values, type WordKey } from './say.ts';
import type { Lang } from './tables.ts';

/** What a text is about, and its language. */
export interface Spoken {
  readonly lang: Lang;
  /** Absent for a floor. */
  readonly kind?: 'wall' | undefined;
}

/** The texts that a wall has in other words, under their key with `.wall` after it. */
export type SurfaceKey = Extract<WordKey, { [Key in WordKey]: Key extends `${infer Own}.wall` ? Own : never }[WordKey]>;

/** Returns a text about a floor or a wall. `sayOf({ lang: 'en', kind: 'wall' }, 'ui.floorArea')` is "Wall area". */
export function sayOf({ lang, kind }: Spoken, key: SurfaceKey, values?: Values): string {
  return say(lang, kind === 'wall' ? `${key}.wall` : key, values);
}
