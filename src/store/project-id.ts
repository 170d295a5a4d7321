// Project ids. An id is a hash of the plan, so the same plan always has the same id.

import { createHash } from 'node:crypto';

const ID_CHARACTERS = 22;

/** Returns 132 bits of the SHA-256 of a text that identifies a plan, in URL-safe characters. */
export function projectIdOf(identity: string): string {
  return createHash('sha256').update(identity).digest('base64url').slice(0, ID_CHARACTERS);
}

/** Whether a text has the form of a project id. */
export function isProjectId(text: string): boolean {
  return /^[A-Za-z0-9_-]{22}$/.test(text);
}
