// What became of a request for a file: the file, or the refusal. Packed, it is one line of JSON and the bytes of the file.

import type { Format } from '../../wire/index.ts';
import { HttpError } from '../errors/http-error.ts';

export interface MadeFile {
  readonly format: Format;
  readonly fileName: string | null;
  readonly body: Uint8Array;
}

type Head = Omit<MadeFile, 'body'> | { readonly refusal: Pick<HttpError, 'statusCode' | 'body' | 'headers'> };

const LINE_END = '\n';

export function packFile(made: MadeFile | HttpError): Buffer {
  if (made instanceof HttpError) {
    const { statusCode, body, headers } = made;
    return packed({ refusal: { statusCode, body, headers } }, new Uint8Array());
  }
  const { format, fileName, body } = made;
  return packed({ format, fileName }, body);
}

function packed(head: Head, body: Uint8Array): Buffer {
  return Buffer.concat([Buffer.from(JSON.stringify(head) + LINE_END), body]);
}

/** The body is a part of the packed bytes, not a copy. */
export function unpackFile(bytes: Buffer): MadeFile | HttpError {
  const end = bytes.indexOf(LINE_END);
  const head: Head = JSON.parse(bytes.toString('utf8', 0, end));
  if (!('refusal' in head)) return { ...head, body: bytes.subarray(end + 1) };
  const { statusCode, body, headers } = head.refusal;
  return new HttpError(statusCode, body, headers);
}
