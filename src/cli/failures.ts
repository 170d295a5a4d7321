// What ends a command early. Everything else that is thrown is a fault of the program.

import { type Mistake, type MistakeParts, mistake, type Where } from '../wire/index.ts';

/** The command line itself is wrong. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  readonly mistake: Mistake;

  constructor(parts: Omit<MistakeParts, 'param'> & { readonly param?: string }) {
    super(parts.message);
    this.mistake = mistake({ param: null, ...parts });
  }
}

/** The request is refused, in the words of the API. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly mistakes: readonly Mistake[];
  readonly where: Where;

  constructor(mistakes: readonly Mistake[], where: Where) {
    super(mistakes[0]?.message);
    this.mistakes = mistakes;
    this.where = where;
  }
}

/** The output cannot be written. */
export class OutputError extends Error {
  override readonly name = 'OutputError';

  constructor(target: string, error: unknown) {
    super(`cannot write to ${target}: ${reasonOf(error)}.`);
  }
}

/** Why the system refused something: `no space left on device` of `ENOSPC: no space left on device, write`. */
export function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const [, reason] = /^E[A-Z0-9]+: ([^,]+)/.exec(message) ?? [];
  return reason ?? message.split('\n', 1)[0];
}
