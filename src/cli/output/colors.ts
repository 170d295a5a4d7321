// The few colours, for terminals only.

import type { Stream } from '../console.ts';

/** Bold text where the stream shows it. */
export function bold({ hasColors }: Stream, text: string): string {
  return hasColors ? `\u001b[1m${text}\u001b[22m` : text;
}

/** Red text where the stream shows it. */
export function red({ hasColors }: Stream, text: string): string {
  return hasColors ? `\u001b[31m${text}\u001b[39m` : text;
}
