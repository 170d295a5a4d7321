// Ready cutouts in the sizes in which they are sold or built, centimetres.

import type { Phrase } from '../../words.ts';
import type { SizeCm, Where } from './placing.ts';
import { words } from './words.ts';

export interface ReadyCutout extends SizeCm {
  readonly name: Phrase;
  readonly where: Where;
  readonly isRound?: boolean;
}

export const READY: readonly ReadyCutout[] = [
  { name: words.bath, w: 170, h: 75, where: 'corner' },
  { name: words.shower, w: 90, h: 90, where: 'corner' },
  { name: words.toilet, w: 36, h: 65, where: 'wall' },
  { name: words.column, w: 30, h: 30, where: 'middle' },
  { name: words.drain, w: 10, h: 10, where: 'middle', isRound: true },
];
