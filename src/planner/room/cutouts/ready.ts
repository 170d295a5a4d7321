// Ready cutouts in the sizes in which they are sold or built, centimetres.

import type { WordKey } from '../../../words/index.ts';
import type { CutoutSpot, SizeCm } from './placing.ts';

export interface ReadyCutout extends SizeCm {
  readonly name: WordKey;
  readonly where: CutoutSpot;
  readonly isRound?: boolean;
}

export const READY: readonly ReadyCutout[] = [
  { name: 'cutouts.bath', w: 170, h: 75, where: 'corner' },
  { name: 'cutouts.shower', w: 90, h: 90, where: 'corner' },
  { name: 'cutouts.toilet', w: 36, h: 65, where: 'wall' },
  { name: 'cutouts.column', w: 30, h: 30, where: 'middle' },
  { name: 'cutouts.drain', w: 10, h: 10, where: 'middle', isRound: true },
];
