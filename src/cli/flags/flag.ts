// A flag: what parsing, help, completion and the man page need to know of it.

export interface Flag {
  readonly name: string;
  /** A single letter. */
  readonly short?: string;
  /** `value` needs a value, `truth` is true without one, `switch` takes none. */
  readonly kind: 'value' | 'truth' | 'switch';
  /** What stands for the value in help texts. */
  readonly placeholder?: string;
  readonly description: string;
  readonly default?: string;
  /** A valid value. */
  readonly example?: string;
  /** The only values, if there are few. */
  readonly values?: readonly string[];
  /** Whether the value is a path. */
  readonly isPath?: true;
  /** Whether it may be given several times. */
  readonly isRepeatable?: true;
}

/** The spelling with hyphens: `tile-size` for `tileSize`. */
export function hyphenated(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** A text as a shell reads it: in quotes if it has anything but plain characters. */
function shellWord(text: string): string {
  return /^[\w.,:%+/@=-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

/** A flag with its value, to be typed: `--start -1.5,0`. */
export function flagWords(name: string, value: string): string {
  // A leading dash would be taken for a flag unless a digit follows.
  const isJoined = /^-(?![\d.])/.test(value) || value === '';
  return `--${name}${isJoined ? '=' : ' '}${shellWord(value)}`;
}
