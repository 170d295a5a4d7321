// Lines of log, gathered and handed on many at a time: a stream that is given each line by itself measures all that it
// holds at every one.

const LINES = 64;
/** The longest that a line is held back. */
const PATIENCE_MS = 250;

export class LineBatch {
  readonly #write: (text: string) => void;
  #lines: string[] = [];
  #timer: NodeJS.Timeout | undefined;

  constructor(write: (text: string) => void) {
    this.#write = write;
  }

  add(line: string): void {
    this.#lines.push(line);
    if (this.#lines.length >= LINES) this.flush();
    else this.#timer ??= setTimeout(() => this.flush(), PATIENCE_MS).unref();
  }

  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#lines.length === 0) return;
    this.#write(this.#lines.join(''));
    this.#lines = [];
  }
}
