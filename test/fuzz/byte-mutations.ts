// Mutations of bytes, and bytes that never were a request.

import type { Random } from './random.ts';

type Change = (bytes: Buffer, random: Random, other: () => Buffer) => Buffer;

const CHANGES: readonly Change[] = [
  flipBit,
  (bytes, random) => replaced(bytes, random, Buffer.from([random.below(256)])),
  (bytes, random) => bytes.subarray(0, random.below(bytes.length + 1)),
  (bytes, random) => dropRange(bytes, random),
  (bytes, random) => replaced(bytes, random, garbage(random, 40), 0),
  repeatRange,
  splice,
];

/** Spoils bytes once; `other` makes bytes whose parts may be inserted. */
export function mutateBytes(bytes: Buffer, random: Random, other: () => Buffer): Buffer {
  return random.pick(CHANGES)(bytes, random, other);
}

/** Random bytes, or characters of one alphabet. */
export function garbage(random: Random, most: number): Buffer {
  const [first, last] = random.pick([
    [0, 255],
    [32, 126],
    [128, 255],
    [48, 57],
  ]);
  return Buffer.from(Array.from({ length: random.size(most) }, () => random.between(first, last)));
}

function flipBit(bytes: Buffer, random: Random): Buffer {
  if (bytes.length === 0) return bytes;
  const copy = Buffer.from(bytes);
  copy[random.below(copy.length)] ^= 1 << random.below(8);
  return copy;
}

/** Replaces `length` bytes by others. */
function replaced(bytes: Buffer, random: Random, by: Buffer, length = by.length): Buffer {
  const place = random.below(bytes.length + 1);
  return Buffer.concat([bytes.subarray(0, place), by, bytes.subarray(place + length)]);
}

function dropRange(bytes: Buffer, random: Random): Buffer {
  const place = random.below(bytes.length + 1);
  return Buffer.concat([bytes.subarray(0, place), bytes.subarray(place + random.size(Math.max(2, bytes.length)))]);
}

function repeatRange(bytes: Buffer, random: Random): Buffer {
  const place = random.below(bytes.length + 1);
  const range = bytes.subarray(place, place + random.size(60));
  const times = random.size(1000);
  return Buffer.concat([bytes.subarray(0, place), ...Array<Buffer>(times).fill(range), bytes.subarray(place)]);
}

function splice(bytes: Buffer, random: Random, other: () => Buffer): Buffer {
  const end = other();
  return Buffer.concat([bytes.subarray(0, random.below(bytes.length + 1)), end.subarray(random.below(end.length + 1))]);
}
