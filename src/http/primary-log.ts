// The few lines that the primary process has to log, in the form of the workers' own and on the same stream.

import { LOG_LEVELS } from './observe/log-levels.ts';

/** Writes a line of log, if lines of that level are wanted. */
export function writeLog(level: 'info' | 'warn', message: string): void {
  const wanted = LOG_LEVELS[(process.env.LOG_LEVEL ?? 'info') as keyof typeof LOG_LEVELS];
  if (LOG_LEVELS[level] < wanted) return;
  const line = { level: LOG_LEVELS[level], time: Date.now(), msg: message };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
