// The readers of the JSON bodies that people and programs write, with everything that they restate.

import { RESTATEMENTS } from '../values/repairs/restatements.ts';
import { bodyReaders } from './body-fields.ts';
import { patternFrom } from './pattern-field.ts';
import { patternMeantBy } from './trade-names.ts';

export const BODY_READERS = bodyReaders(RESTATEMENTS, patternFrom(patternMeantBy('body')));
