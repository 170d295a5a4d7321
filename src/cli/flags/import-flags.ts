// The flags of `tilewright import`.

import { UNITS } from '../../import/index.ts';
import type { Flag } from './flag.ts';

export const UNIT: Flag = {
  name: 'unit',
  kind: 'value',
  placeholder: 'unit',
  description: 'The unit in which the file is drawn. It goes before that of the file.',
  example: 'mm',
  values: Object.keys(UNITS),
};

export const ROOM_NAME: Flag = {
  name: 'room',
  kind: 'value',
  placeholder: 'name',
  description: 'The name of a room to take; without it all are taken. Give it once for each room.',
  example: 'Kitchen',
  isRepeatable: true,
};

export const LAYER: Flag = {
  name: 'layer',
  kind: 'value',
  placeholder: 'name',
  description: 'A layer, storey or group to take rooms from; without it all are. Give it once for each.',
  example: 'ROOMS',
  isRepeatable: true,
};

export const HEIGHT: Flag = {
  name: 'height',
  kind: 'value',
  placeholder: 'cm',
  description: 'Height to which the walls are tiled too, in cm or with its unit; without it only floors are.',
  example: '250',
};

export const JOB_OUTPUT: Flag = {
  name: 'output',
  short: 'o',
  kind: 'value',
  placeholder: 'file',
  description: 'Write the job to a file. The name - is standard output.',
  example: 'job.json',
  isPath: true,
};
