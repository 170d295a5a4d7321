// The answer of a plan as bytes in a format, with the headers of that format and the name of its file.

import { FORMATS } from '../../service/index.ts';
import type { Format } from '../../wire/index.ts';
import { contentDisposition, type Representation, representationOf } from '../responses/index.ts';

interface AnswerParts {
  readonly body: Uint8Array;
  /** Null for an answer that is not saved as a file. */
  readonly fileName: string | null;
  /** Null for an answer that must not be cached. */
  readonly tag: string | null;
  readonly cacheControl: string;
  readonly vary: string;
}

export function answerIn(format: Format, { fileName, ...parts }: AnswerParts): Representation {
  const { mediaType, headers, isShown } = FORMATS[format];
  const named = fileName !== null && { 'content-disposition': contentDisposition(fileName, isShown) };
  return representationOf({ contentType: mediaType, headers: { ...headers, ...named }, ...parts });
}
