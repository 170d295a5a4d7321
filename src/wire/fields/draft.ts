// The form of a draft, which the planner plans: a body with the fields of a plan of one room. What is answered and bought
// is no part of it.

import { fieldsOf } from './field.ts';
import type { InputFormat } from './input-format.ts';
import { COLORS } from './rows/colors.ts';
import { LAYOUT, START } from './rows/layout.ts';
import { ROOM } from './rows/room.ts';

const FIELDS = fieldsOf({ ...ROOM, ...LAYOUT, ...COLORS, ...START });

export const DRAFT = {
  where: 'body',
  readers: Object.fromEntries(Object.entries(FIELDS).map(([name, { fromJson }]) => [name, fromJson])),
} as InputFormat;
