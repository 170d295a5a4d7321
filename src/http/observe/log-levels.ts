// The levels of the log and their numbers, which are those of pino.

export const LOG_LEVELS = {
  fatal: 60,
  error: 50,
  warn: 40,
  info: 30,
  debug: 20,
  trace: 10,
  silent: Number.POSITIVE_INFINITY,
} as const;

export type LogLevel = keyof typeof LOG_LEVELS;
