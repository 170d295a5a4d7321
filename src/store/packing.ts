// Stored projects are compressed. Node's own threads do the work, not the one that answers requests.

import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';

const deflate = promisify<Buffer, Buffer>(deflateRaw);
const inflate = promisify<Uint8Array, Buffer>(inflateRaw);

export async function pack(text: string): Promise<Uint8Array> {
  return deflate(Buffer.from(text));
}

export async function unpack(packed: Uint8Array): Promise<string> {
  return (await inflate(packed)).toString();
}
