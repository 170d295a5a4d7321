// The exit codes. Those from 64 up are what sysexits.h calls them.

export const EXIT = {
  done: 0,
  /** The plan is refused, or has warnings with --fail-on-warnings. */
  refused: 1,
  /** A wrong command, flag or value, or an input file that cannot be read. */
  usage: 2,
  /** A fault of the program itself. */
  fault: 70,
  /** The output cannot be written: no space, no permission, no such folder. */
  output: 74,
} as const;
