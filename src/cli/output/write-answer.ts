// Writes an answer where it belongs.

import type { Console } from '../console.ts';
import type { Destination } from './destination.ts';
import { onLine } from './on-line.ts';
import { writeOutput } from './write-file.ts';

/** Writes an answer to its file or to standard output; on a terminal the prompt comes on a new line. */
export async function writeAnswer(
  { path }: Destination,
  content: string | Uint8Array,
  { out }: Console,
): Promise<void> {
  if (path !== undefined) writeOutput(path, content);
  else await out.write(out.isTerminal ? onLine(String(content)) : content);
}
