// All repairs of names and parameters, for requests that people and programs write.

import type { RequestRepairs } from '../fields/input-format.ts';
import { fieldMeantBy, unknownField, unknownParameter } from './names/unknown-names.ts';
import { parameterMeantBy } from './parameters/parameter-repair.ts';
import { withoutContradictions } from './sent-fields.ts';

export const REQUEST_REPAIRS: RequestRepairs = {
  parameterMeantBy,
  fieldMeantBy,
  unknownField,
  unknownParameter,
  withoutContradictions,
};
