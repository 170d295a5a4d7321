// The format of an answer: what a request and the flags say of it, and what a terminal can show.

import { FORMATS, type Format } from '../../wire/index.ts';
import type { Console } from '../console.ts';
import { UsageError } from '../failures.ts';
import { type Given, givenValue } from '../flags/parse.ts';
import { type Destination, extensionOf, isBinary } from '../output/destination.ts';

/** The format that the request names, or the flag beside a body. */
export function askedFormat(
  given: Given,
  read: { readonly options: { readonly format: Format }; readonly isFormatOpen?: true },
): Format | undefined {
  const inRequest = read.isFormatOpen ? undefined : read.options.format;
  const flag = givenValue(given, 'format');
  const beside = FORMATS.find((format) => format === flag);
  if (flag !== undefined && beside === undefined) {
    throw new UsageError({
      code: 'format-unknown',
      param: 'format',
      received: flag,
      message: `--format must be one of ${FORMATS.join(', ')}, not ${flag}.`,
    });
  }
  if (beside !== undefined && inRequest !== undefined && beside !== inRequest) {
    throw new UsageError({
      code: 'format-twice',
      param: 'format',
      received: flag,
      message: `The body has the format ${inRequest}; leave --format ${flag} out.`,
    });
  }
  return beside ?? inRequest;
}

/** Refuses to write bytes to a terminal. */
export function checkTerminal(format: Format, { path }: Destination, { out }: Console): void {
  if (path !== undefined || !out.isTerminal || !isBinary(format)) return;
  throw new UsageError({
    code: 'output-terminal',
    param: 'format',
    received: format,
    message: `A terminal cannot show ${format}; write a file with -o plan.${extensionOf(format)}, or send the output to another program.`,
  });
}
