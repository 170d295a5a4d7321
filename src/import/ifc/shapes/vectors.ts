// Points and frames in space: a frame has its axes, which mapped shapes may stretch, and its origin. Units of the file.

import { Unreadable } from '../model.ts';

/** x, y and z. */
export type Vector = readonly [number, number, number];

export interface Frame {
  readonly x: Vector;
  readonly y: Vector;
  readonly z: Vector;
  readonly origin: Vector;
}

export const WORLD: Frame = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1], origin: [0, 0, 0] };

export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

export function scaled(a: Vector, by: number): Vector {
  return [a[0] * by, a[1] * by, a[2] * by];
}

export function plus(a: Vector, b: Vector): Vector {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

export function minus(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

/** The vector with the length 1. */
export function unit(a: Vector): Vector {
  const length = Math.sqrt(dot(a, a));
  if (!(length > 0 && length < Infinity)) throw new Unreadable();
  return scaled(a, 1 / length);
}

/** The direction of a vector of the frame. */
export function turnedBy(frame: Frame, a: Vector): Vector {
  return plus(plus(scaled(frame.x, a[0]), scaled(frame.y, a[1])), scaled(frame.z, a[2]));
}

/** The place of a point of the frame. */
export function placedBy(frame: Frame, a: Vector): Vector {
  return plus(turnedBy(frame, a), frame.origin);
}

/** The frame `inner`, which lies in `outer`, in the space that `outer` lies in. */
export function within(outer: Frame, inner: Frame): Frame {
  return {
    x: turnedBy(outer, inner.x),
    y: turnedBy(outer, inner.y),
    z: turnedBy(outer, inner.z),
    origin: placedBy(outer, inner.origin),
  };
}

/** A frame of right angles. The part of `towards` that is at a right angle to `z` becomes x. */
export function frameOf(origin: Vector, z: Vector, towards: Vector): Frame {
  const up = unit(z);
  const x = unit(minus(towards, scaled(up, dot(towards, up))));
  return { x, y: cross(up, x), z: up, origin };
}
