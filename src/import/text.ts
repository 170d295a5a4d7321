// Bytes of a file as text.

import { ImportError } from './refusals.ts';

/** It exists wherever JavaScript runs, but belongs to no library of the language. */
declare const TextDecoder: new (encoding: string) => { decode(bytes: Uint8Array): string };

/** Returns the text of a file: by its byte order mark, else in the encoding, UTF-8 by default. Bytes that are no text become U+FFFD. */
export function textOf(bytes: Uint8Array, encoding = 'utf-8'): string {
  return decoderOf(markedEncoding(bytes) ?? encoding).decode(bytes);
}

/** The beginning of a file as text, to recognise it by. */
export function headOf(bytes: Uint8Array): string {
  return textOf(bytes.subarray(0, HEAD_BYTES));
}

const HEAD_BYTES = 4096;

function markedEncoding([a, b]: Uint8Array): string | undefined {
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  return a === 0xfe && b === 0xff ? 'utf-16be' : undefined;
}

function decoderOf(encoding: string) {
  try {
    return new TextDecoder(encoding);
  } catch {
    throw new ImportError('encoding', { encoding });
  }
}
