// Files that are made in the background: how they are asked for, the answer that accepts them, and the operation that
// fetches them.

import { closedObject, refTo, type Schema } from '../schemas/parts.ts';
import { type Answers, FILE_ID, SHORTENED } from './openapi-examples.ts';
import { countedHeaders, textHeader } from './openapi-headers.ts';
import { answerTypes } from './openapi-media.ts';
import { refusals } from './openapi-responses.ts';

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

const urlAt = (publicUrl: string) => `${publicUrl}/api/files/${FILE_ID}`;

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
      description: 'The end of `url` in an answer with status 202. Whoever has it may fetch the file.',
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

/** The path where files are fetched. */
export function filePaths(publicUrl: string, { refused }: Answers): Readonly<Record<string, Schema>> {
  return { '/api/files/{id}': { get: fetchFile(publicUrl, refused.tooManyTiles.value) } };
}

function fetchFile(publicUrl: string, unplannable: unknown): Schema {
  const refusal = (description: string, error: string, code: string): Schema => ({
    description,
    headers: countedHeaders(),
    content: { [JSON_TYPE]: { schema: refTo('schemas', 'Error'), example: { error, code } } },
  });
  const { [JSON_TYPE]: _, ...types } = answerTypes((format) =>
    format === 'json' ? {} : { example: SHORTENED[format] },
  );
  return {
    operationId: 'fetchFile',
    tags: ['Planning'],
    summary: 'A file that was made in the background',
    description:
      'Where the answer with status 202 to `Prefer: respond-async` leads. The file has the bytes and the headers that it would have at once, and is there for an hour. A request that cannot be planned is refused here, with the status and the body that it would get at once. Each question counts as one request.',
    parameters: [refTo('parameters', 'fileId')],
    responses: {
      200: {
        description: 'The file.',
        headers: countedHeaders('Vary', 'Content-Encoding', 'Content-Disposition'),
        content: types,
      },
      202: {
        description: 'The file waits or is being made; ask again after as many seconds as Retry-After says.',
        headers: countedHeaders('Retry-After'),
        content: {
          [JSON_TYPE]: { schema: refTo('schemas', 'FileState'), example: { state: 'making', url: urlAt(publicUrl) } },
        },
      },
      400: {
        description: 'The request for the file cannot be planned: what was wrong, and what to send instead.',
        headers: countedHeaders(),
        content: { [JSON_TYPE]: { schema: refTo('schemas', 'Error'), example: unplannable } },
      },
      404: refusal(
        'No file has this id.',
        'No file has this id; ask at the url of an answer with status 202.',
        'not-found',
      ),
      410: refusal(
        'The file was made an hour ago, or was lost when the server was restarted.',
        'The file is gone, because it was made an hour ago or the server was restarted; send the request for it again.',
        'file-gone',
      ),
      ...refusals(401, 405, 408, 414, 429, 431, 500, 503),
    },
  };
}
