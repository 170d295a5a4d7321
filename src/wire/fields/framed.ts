// The fields of a planner in a frame: everything that a plan keeps, with the language and units of the page.

import { BODY_FIELDS, FIELDS, fieldsIn } from './fields.ts';

const ROOM_FIELDS = fieldsIn('room');

export const FRAMED_FIELDS = BODY_FIELDS.filter((name) => {
  const { role } = FIELDS[name];
  return role === 'plan' || role === 'order' || name === 'lang' || name === 'units';
});

/** The same without the room, which is the customer's. */
export const TILE_FIELDS = FRAMED_FIELDS.filter((name) => !ROOM_FIELDS.includes(name));

export function isOfRoom(name: string): boolean {
  return ROOM_FIELDS.some((field) => field === name);
}
