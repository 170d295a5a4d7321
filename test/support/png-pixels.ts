// Reads PNG files as our pictures are written: eight bits per channel, with alpha, not interlaced.

import { inflateSync } from 'node:zlib';

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and alpha of each pixel, row by row. */
  readonly rgba: Uint8Array;
}

/** The size of a picture, from its header. Throws if it is no PNG file. */
export function sizeOfPng(png: Uint8Array): { readonly width: number; readonly height: number } {
  const bytes = Buffer.from(png);
  if (bytes.toString('latin1', 0, 8) !== '\x89PNG\r\n\x1a\n') throw new Error('It does not begin like a PNG file.');
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

export function readPng(png: Uint8Array): Pixels {
  const { width, height } = sizeOfPng(png);
  const bytes = Buffer.from(png);
  if (bytes.toString('hex', 24, 29) !== '0806000000') throw new Error('It is written in another way.');
  const parts: Buffer[] = [];
  for (let at = 8; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    if (bytes.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(bytes.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  return { width, height, rgba: unfiltered(inflateSync(Buffer.concat(parts)), 4 * width, height) };
}

/** Each row begins with the number of its filter, which predicts a byte from those before and above it. */
function unfiltered(data: Buffer, stride: number, height: number): Uint8Array {
  const out = new Uint8Array(stride * height);
  for (let row = 0; row < height; row++) {
    const filter = data[row * (stride + 1)];
    for (let i = 0; i < stride; i++) {
      const at = row * stride + i;
      const left = i < 4 ? 0 : out[at - 4];
      const up = row === 0 ? 0 : out[at - stride];
      const corner = i < 4 || row === 0 ? 0 : out[at - stride - 4];
      out[at] = data[row * (stride + 1) + 1 + i] + predicted(filter, left, up, corner);
    }
  }
  return out;
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter === 0) return 0;
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  const toLeft = Math.abs(up - corner);
  const toUp = Math.abs(left - corner);
  const toCorner = Math.abs(left + up - 2 * corner);
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}
