// The operation that fetches files which were made in the background.

import { refTo, type Schema } from '../schemas/parts.ts';
import { urlAt } from './openapi-async.ts';
import { type Answers, SHORTENED } from './openapi-examples.ts';
import { countedHeaders } from './openapi-headers.ts';
import { answerTypes } from './openapi-media.ts';
import { refusals } from './openapi-responses.ts';

const JSON_TYPE = 'application/json';

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
