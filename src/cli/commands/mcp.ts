// `tilewright mcp`: the tools for language models over standard input and output.

import type { Console } from '../console.ts';
import { EXIT } from '../exit-codes.ts';
import type { Given } from '../flags/parse.ts';
import { publicUrlOf } from '../public-url.ts';

/** Answers the calls of a client until it closes standard input, and returns the exit code. */
export async function mcp(_given: Given, { env }: Console): Promise<number> {
  // Refuses an address that is none, like every command.
  publicUrlOf(env);
  const { serveStdio } = await import('../../mcp/stdio.ts');
  await serveStdio();
  return EXIT.done;
}
