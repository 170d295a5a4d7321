// What a command sees of its process: the streams, the environment and the files it reads. Tests replace it.

import { createReadStream, fstatSync, writeFileSync } from 'node:fs';
import { OutputError } from './failures.ts';

type Output = NodeJS.WriteStream & { readonly fd: number };

export interface Stream {
  readonly isTerminal: boolean;
  readonly hasColors: boolean;
  /** Resolves when everything is written, or when nobody reads it any more. */
  write(content: string | Uint8Array): Promise<void>;
}

export interface Console {
  readonly out: Stream;
  readonly err: Stream;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Reads a file, or standard input for `-`, but not much more than `mostBytes`. */
  read(path: string, mostBytes: number): Promise<Uint8Array>;
}

/** The console of this process. */
export function processConsole(): Console {
  const { env, stdout, stderr } = process;
  return {
    out: streamOf(stdout, (error) => {
      if (!isClosedPipe(error)) throw new OutputError('standard output', error);
    }),
    // Where messages go nowhere, there is nobody to report it to.
    err: streamOf(stderr, () => {}),
    env,
    read: (path, mostBytes) => readAtMost(path === '-' ? process.stdin : createReadStream(path), mostBytes),
  };
}

/** A reader such as `head` has seen enough: no mistake of anybody. */
function isClosedPipe(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'EPIPE';
}

function streamOf(stream: Output, onError: (error: unknown) => void): Stream {
  const { NO_COLOR: noColor = '', TERM: terminal } = process.env;
  const isTerminal = stream.isTTY === true;
  // Errors come with the call that failed.
  stream.on('error', () => {});
  return {
    isTerminal,
    hasColors: isTerminal && noColor === '' && terminal !== 'dumb',
    write: (content) => written(stream, content).catch(onError),
  };
}

async function written(stream: Output, content: string | Uint8Array): Promise<void> {
  // Node's stream of a file takes a write of only some of the bytes, as on a disk that is almost full, for a whole one.
  if (isFile(stream)) return writeFileSync(stream.fd, content);
  await new Promise<void>((resolve, reject) => {
    stream.write(content, (error) => (error ? reject(error) : resolve()));
  });
}

/** A file or a device other than a terminal. */
function isFile(stream: Output): boolean {
  const status = fstatSync(stream.fd);
  return !stream.isTTY && (status.isFile() || status.isCharacterDevice());
}

async function readAtMost(stream: AsyncIterable<Uint8Array>, mostBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > mostBytes) break;
  }
  return Buffer.concat(chunks);
}
