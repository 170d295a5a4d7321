// The flags that are not fields of a request: input, output and exit code.

import type { Flag } from './flag.ts';

export const HELP: Flag = {
  name: 'help',
  short: 'h',
  kind: 'switch',
  description: 'Show help; --help all lists every flag.',
};

export const VERSION: Flag = { name: 'version', short: 'V', kind: 'switch', description: 'Print the version.' };

export const JSON_ERRORS: Flag = {
  name: 'json',
  kind: 'switch',
  description: "Print refusals as the API's JSON on standard output.",
};

export const BODY: Flag = {
  name: 'body',
  kind: 'value',
  placeholder: 'file|-',
  description: 'Read the request as a JSON body, like POST, from a file or from standard input.',
  example: 'room.json',
  isPath: true,
};

export const OUTPUT: Flag = {
  name: 'output',
  short: 'o',
  kind: 'value',
  placeholder: 'file',
  description:
    'Write the answer to a file; its extension picks the format, or --format does. The name - is standard output.',
  example: 'plan.pdf',
  isPath: true,
};

export const FAIL_ON_WARNINGS: Flag = {
  name: 'fail-on-warnings',
  kind: 'switch',
  description: 'Exit with 1 if the plan has warnings; it is written all the same.',
};

export const VARIANT: Flag = {
  name: 'variant',
  kind: 'value',
  placeholder: 'query',
  description:
    'What a variant changes, written like a query: pattern, joint, start and the parameters of its pattern. Give it once for each variant, up to 24 times.',
  example: 'pattern=bricks&start=best',
  isRepeatable: true,
};
