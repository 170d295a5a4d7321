// The errors that refuse a flat, one function each.

import type { PlanError } from '../errors.ts';
import { LIMITS } from '../limits.ts';
import type { FlatRoom } from '../request.ts';
import { refusal } from '../room-refusals.ts';
import { grouped } from '../units.ts';

/** What messages call a room: its name, or its number. */
export function nameOf({ name }: FlatRoom, index: number): string {
  return name ? `room "${name}"` : `room ${index + 1}`;
}

export function roomCount(count: number): PlanError {
  return refusal('rooms-count', `there are ${grouped(count)} rooms; send 1 to ${LIMITS.rooms}.`, 'rooms');
}

export function tooManyCorners(count: number): PlanError {
  const message = `the rooms have ${grouped(count)} corners together; send at most ${grouped(LIMITS.roomsCorners)}.`;
  return refusal('ring-too-many-corners', message, 'rooms');
}

export function tooManyDoorways(count: number): PlanError {
  const message = `there are ${grouped(count)} doorways; send at most ${LIMITS.doorways}.`;
  return refusal('doorways-too-many', message, 'doorways');
}

export function doorwaySize(index: number): PlanError {
  return refusal('doorway-size', `doorway ${index + 1} has no area; send w and h above 0.`, 'doorways');
}

export function roomsTooTangled(): PlanError {
  const message = 'the rooms overlap in too many corners and crossings; send rooms with fewer corners.';
  return refusal('cutouts-too-tangled', message, 'rooms');
}

export function doorwayApart(index: number): PlanError {
  const message = `doorway ${index + 1} touches no room; move it so that it reaches two rooms, or leave it out.`;
  return refusal('rooms-apart', message, 'doorways');
}

/** `names` are those of rooms that are joined to each other and to no other room. */
export function roomsApart(names: readonly string[]): PlanError {
  const [last, ...others] = names.toReversed();
  const message =
    others.length === 0
      ? `${last} touches no other room: add a doorway, or make it a surface of its own.`
      : `${others.reverse().join(', ')} and ${last} touch no other room: add a doorway, or make them a surface of their own.`;
  return refusal('rooms-apart', message, 'rooms');
}

export function doorInside(index: number, room: string): PlanError {
  const message = `door ${index + 1} of ${room} is not in an outer wall of the floor: another room or a doorway joins there, or the wall stands between rooms; leave it out.`;
  return refusal('door-inside', message, 'rooms');
}
