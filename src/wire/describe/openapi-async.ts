// How files are asked for in the background, and the answer that accepts one.

import { closedObject, refTo, type Schema } from '../schemas/parts.ts';
import { countedHeaders, textHeader } from './openapi-headers.ts';

/** The id of a file that is made in the background, in examples. */
export const FILE_ID = 'nq0nXc3V1oQ8Jk2mWb7RzU5stT4b_x9A';
const JSON_TYPE = 'application/json';

/** The headers of an answer that accepts a file, which only an extension describes. */
const ACCEPTED_HEADERS: Readonly<Record<string, Schema>> = {
  Location: textHeader(
    'Where the file will be.',
    `https://tiles.example/api/files/${FILE_ID}`,
    '^https?://[^ ]+/api/files/[A-Za-z0-9_-]{32}$',
    'always',
  ),
  'Preference-Applied': textHeader(
    'The preference that was applied (RFC 7240).',
    'respond-async',
    '^respond-async$',
    'always',
  ),
};

export const urlAt = (publicUrl: string) => `${publicUrl}/api/files/${FILE_ID}`;

/** The header by which a file is asked for in the background. */
export const PREFER = refTo('parameters', 'prefer');
/**
 * The answer that accepts a file, as an extension. Among the responses it would be a type of every plan: generated clients
 * put together the bodies of all successful answers, and callers who never send Prefer would have to tell them apart.
 */
export const ASYNC = {
  'x-async-response': {
    202: {
      description: 'The file will be made in the background; ask for it at `url`. Only after `Prefer: respond-async`.',
      headers: { ...countedHeaders('Retry-After'), ...ACCEPTED_HEADERS },
      content: {
        [JSON_TYPE]: {
          schema: refTo('schemas', 'FileState'),
          example: { state: 'waiting', url: urlAt('https://tiles.example') },
        },
      },
    },
  },
};

/** What all operations with files share. */
export const fileComponents = (publicUrl: string) => ({
  parameters: {
    prefer: {
      name: 'Prefer',
      in: 'header',
      description:
        'With `respond-async` (RFC 7240), a request for a file, in any `format` other than json, is answered with 202 (`x-async-response`) and the address of the file, which is made in the background. It is answered at once if the file is there already, or if this server makes no files in the background.',
      schema: { type: 'string' },
      example: 'respond-async',
    },
    fileId: {
      name: 'id',
      in: 'path',
      required: true,
      description: 'The end of `url` in an answer with status 202. Anyone who has it may fetch the file.',
      schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{32}$' },
      example: FILE_ID,
    },
  },
  schemas: {
    FileState: closedObject('A file that is not there yet.', {
      state: {
        type: 'string',
        description: 'Whether it waits until others are made, or is being made.',
        enum: ['waiting', 'making'],
        examples: ['waiting'],
      },
      url: { type: 'string', format: 'uri', description: 'Where to ask for it.', examples: [urlAt(publicUrl)] },
    }),
  },
});
