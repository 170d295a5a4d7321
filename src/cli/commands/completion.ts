// `tilewright completion`: prints the completions of a shell.

import type { Console } from '../console.ts';
import { bashCompletion } from '../describe/bash.ts';
import type { Shell } from '../describe/commands.ts';
import { fishCompletion } from '../describe/fish.ts';
import { zshCompletion } from '../describe/zsh.ts';
import { EXIT } from '../exit-codes.ts';
import type { Given } from '../flags/parse.ts';

const SCRIPTS: Readonly<Record<Shell, () => string>> = {
  bash: bashCompletion,
  zsh: zshCompletion,
  fish: fishCompletion,
};

/** Prints the completions of a shell and returns the exit code. */
export async function completion({ operands: [shell] }: Given, { out }: Console): Promise<number> {
  await out.write(SCRIPTS[shell as Shell]());
  return EXIT.done;
}
