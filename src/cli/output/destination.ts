// Where an answer goes, and in which format: the extension of a file picks it.

import { extname } from 'node:path';
import { FORMATS as FACTS } from '../../service/index.ts';
import { FORMATS, type Format } from '../../wire/index.ts';
import { UsageError } from '../failures.ts';

export interface Destination {
  /** Undefined for standard output. */
  readonly path: string | undefined;
  /** The format that the extension picks; undefined if it picks none. */
  readonly format: Format | undefined;
}

/**
 * Reads the value of `--output`. `plan.pdf` is a PDF file; a name without an extension leaves the format open.
 */
export function destinationOf(output: string | undefined): Destination {
  if (output === undefined || output === '-') return { path: undefined, format: undefined };
  if (output === '')
    throw new UsageError({
      code: 'output-invalid',
      param: 'output',
      message: '--output is empty; send a name such as plan.pdf.',
    });
  const extension = extname(output).slice(1).toLowerCase();
  return { path: output, format: FORMATS.find((format) => extensionOf(format) === extension) };
}

/** How the names of files of a format end. */
export function extensionOf(format: Format): string {
  return FACTS[format].extension ?? format;
}

/** The format of an answer, of which the request may say something and the file something else. */
export function settledFormat({ path, format }: Destination, asked: Format | undefined): Format {
  if (path !== undefined && format === undefined && asked === undefined && extname(path) !== '') {
    const message = `${path} does not end like a format; use one of ${FORMATS.map((name) => `.${extensionOf(name)}`).join(', ')}, or add --format.`;
    throw new UsageError({ code: 'output-invalid', param: 'output', received: path, message });
  }
  if (format !== undefined && asked !== undefined && format !== asked) {
    const message = `The format is ${asked}, but the name ${path} ends like ${format}; leave one of them out.`;
    throw new UsageError({ code: 'format-twice', param: 'format', received: asked, message });
  }
  return format ?? asked ?? 'json';
}

/** Whether a format is bytes that a terminal cannot show. */
export function isBinary(format: Format): boolean {
  return !FACTS[format].mediaType.includes('charset');
}
