// What the program promises besides its flags: exit codes and environment variables, for help, the man page and the guide.

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

/** What the server reads at startup, with the defaults. */
export const SETTINGS: readonly (readonly [name: string, meaning: string])[] = [
  ['PORT', 'Port to listen on. Default: 3000.'],
  ['HOST', 'Address to listen on. Default: every address of the machine.'],
  ['PUBLIC_URL', 'Base of the addresses in answers and pages. Default: http://localhost and the port.'],
  ['DATA_DIR', 'Folder of the SQLite file, created if missing. Default: ./data.'],
  ['DATABASE_URL', 'postgres://... keeps projects in PostgreSQL instead.'],
  ['REDIS_URL', 'redis://... shares the rate limit between several servers.'],
  ['RATE_LIMIT_PER_MINUTE', 'Requests per minute from one address; 0 disables the limit. Default: 30.'],
  ['TRUST_PROXY', 'Number of proxies in front whose X-Forwarded-For is trusted. Default: 0.'],
  ['LOG_LEVEL', 'fatal, error, warn, info, debug, trace or silent. Default: info.'],
  ['PLANNING_THREADS', 'Threads that plan and draw, 1 to 256. Default: one for each core.'],
  ['LINKS_PER_DAY', 'New projects that one address may store in a day; 0 disables the limit. Default: 300.'],
  ['STORE_MAX_MB', 'Megabytes of stored projects above which no new one is stored; 0 for no limit. Default: 0.'],
  ['LINK_TTL_DAYS', 'Days after which a project that nobody opened is removed; 0 keeps all. Default: 0.'],
  ['PARTNER_KEYS_FILE', 'File with the keys of partners, hashed, each with a limit of its own.'],
  ['ADMIN_TOKEN', 'Allows its bearer to delete projects; 16 to 256 characters.'],
  ['EMBED_ORIGINS', 'Sites that may show plans and the planner in frames; all without it.'],
];
