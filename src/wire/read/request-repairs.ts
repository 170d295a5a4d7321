// All repairs of names and parameters, for requests that people and programs write.

import type { RequestRepairs } from '../fields/input-format.ts';
import { parameterMeantBy } from './parameter-repair.ts';
import { withoutContradictions } from './sent-fields.ts';
import { fieldMeantBy, unknownField, unknownParameter } from './unknown-names.ts';

export const REQUEST_REPAIRS: RequestRepairs = {
  parameterMeantBy,
  fieldMeantBy,
  unknownField,
  unknownParameter,
  withoutContradictions,
};
