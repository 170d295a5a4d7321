// The name of a project: its content says it, so the same project always has the same name.

import { createHash } from 'node:crypto';

const ID_CHARACTERS = 22;

/** 132 bits of the hash of a project's text, in letters that need no escape in an address. */
export function projectIdOf(project: string): string {
  return createHash('sha256').update(project).digest('base64url').slice(0, ID_CHARACTERS);
}

/** Whether a text can be the name of a project at all. */
export function isProjectId(text: string): boolean {
  return /^[A-Za-z0-9_-]{22}$/.test(text);
}
