// Compression with brotli or gzip, as the caller prefers, off the event loop.

import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Higher levels gain little for much more work, and most answers are sent only once. */
const BROTLI_QUALITY = 4;
const GZIP_LEVEL = 6;
/** 256 KB, more than nearly all answers. The default window takes 4 MB of memory per compression. */
const BROTLI_WINDOW_BITS = 18;

/**
 * Chooses the encoding by Accept-Encoding; brotli wins a tie, undefined means no compression.
 *
 * `pickEncoding('gzip, br;q=0.5')` is `gzip`; `pickEncoding('gzip;q=0')` is undefined.
 */
export function pickEncoding(acceptEncoding: string | string[] | undefined): Encoding | undefined {
  if (acceptEncoding === undefined || acceptEncoding.length === 0) return undefined;
  const accepted = weightsOf(String(acceptEncoding));
  const weightOf = (name: string) => accepted.get(name) ?? accepted.get('*') ?? 0;
  const br = weightOf('br');
  const gz = Math.max(weightOf('gzip'), accepted.get('x-gzip') ?? 0);
  const plain = accepted.get('identity') ?? 0;
  if (Math.max(br, gz) <= 0 || plain > Math.max(br, gz)) return undefined;
  return br >= gz ? 'br' : 'gzip';
}

/** The weights in a header such as Accept, by name in lower case: those of `br;q=0.5, gzip` are 0.5 and 1. */
export function weightsOf(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.split(',')) {
    const [name, ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    const weight = quality === undefined ? 1 : Number.parseFloat(quality.slice(2));
    if (name !== '') weights.set(name, Number.isFinite(weight) ? weight : 0);
  }
  return weights;
}

/** Compresses bytes in Node's thread pool. */
export function encode(encoding: Encoding, bytes: Buffer): Promise<Buffer> {
  if (encoding === 'gzip') return zip(bytes, { level: GZIP_LEVEL });
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
