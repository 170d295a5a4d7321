// All restatements of values, for requests that people and programs write.

import type { Restatements } from '../restatements.ts';
import { cutoutMeantBy, cutoutsMeantBy } from './cutout-repair.ts';
import { numberMeantBy } from './number-repair.ts';
import { pairMeantBy, ringMeantBy, ringsMeantBy } from './pair-repair.ts';

export const RESTATEMENTS: Restatements = {
  pair: pairMeantBy,
  ring: ringMeantBy,
  rings: ringsMeantBy,
  cutout: cutoutMeantBy,
  cutouts: cutoutsMeantBy,
  number: numberMeantBy,
};
