// What the program promises besides its flags: exit codes and environment variables, for the man page and the guide.

import { EXIT } from '../exit-codes.ts';

export const EXIT_CODES: readonly (readonly [code: number, meaning: string])[] = [
  [EXIT.done, 'Done. A reader that closes the pipe early, such as head, changes nothing about the exit code.'],
  [
    EXIT.refused,
    'The request is refused; or with --fail-on-warnings the plan has warnings; or the server cannot start.',
  ],
  [EXIT.usage, 'A wrong command, flag or variable, or an input file that cannot be read.'],
  [EXIT.fault, 'A fault of tilewright itself.'],
  [EXIT.output, 'The output cannot be written: a full disk, no permission, no such folder. No part of a file is left.'],
  [130, 'Stopped with Ctrl-C.'],
];

export const VARIABLES: readonly (readonly [name: string, meaning: string])[] = [
  ['PUBLIC_URL', 'Base of the addresses in answers. Default: http://localhost:3000.'],
  ['NO_COLOR', 'Any value but an empty one: no colours.'],
  ['TILEWRIGHT_DEBUG', 'Any value but an empty one: a fault of tilewright is shown with its stack trace.'],
];
