// Lines of log, gathered and handed on many at a time: a stream that is given each line by itself measures all that it
// holds at every one.

const LINES = 64;
/** The longest that a line is held back. */
const PATIENCE_MS = 250;

export class LineBatch {
  readonly #write: (text: string) => void;
  readonly #mostBytes: number | undefined;
  #lines: string[] = [];
  #bytes = 0;
  #timer: NodeJS.Timeout | undefined;

  /** `mostBytes` are handed on at a time, unless a single line is longer; left out, only lines are counted. */
  constructor(write: (text: string) => void, mostBytes?: number) {
    this.#write = write;
    this.#mostBytes = mostBytes;
  }

  add(line: string): void {
    if (this.#mostBytes !== undefined) this.#makeRoom(Buffer.byteLength(line), this.#mostBytes);
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
    this.#bytes = 0;
  }

  #makeRoom(bytes: number, mostBytes: number): void {
    if (this.#bytes + bytes > mostBytes) this.flush();
    this.#bytes += bytes;
  }
}
