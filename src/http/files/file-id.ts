// The ids of files that are made in the background. They cannot be guessed: anyone who has one may fetch its file. Each ends with
// a checksum, so that every server, and one that was restarted, can tell an id that was given from one that never was.

import { createHash, randomBytes } from 'node:crypto';

const RANDOM_BYTES = 18;
const RANDOM_CHARACTERS = 24;
const CHECK_CHARACTERS = 8;

/** A new id of 32 characters, such as `nq0nXc3V1oQ8Jk2mWb7RzU5s` with its checksum. */
export function newFileId(): string {
  const random = randomBytes(RANDOM_BYTES).toString('base64url');
  return random + checksumOf(random);
}

/**
 * Whether an id was given by a server. The checksum is no secret: anyone who computes one learns only that a file is gone which
 * never was.
 */
export function isFileId(id: string): boolean {
  const random = id.slice(0, RANDOM_CHARACTERS);
  return random.length === RANDOM_CHARACTERS && id.slice(RANDOM_CHARACTERS) === checksumOf(random);
}

function checksumOf(random: string): string {
  return createHash('sha256').update(`tilewright file ${random}`).digest('base64url').slice(0, CHECK_CHARACTERS);
}
