// A message that the protocol does not allow, refused in a sentence. The SDK would answer with the issues of its schemas.

import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';

interface Issue {
  readonly path: readonly (string | number)[];
  readonly expected?: string;
}

/** The error of the SDK as a sentence, if it has the issues of a schema; otherwise the error itself. */
export function inWords(method: string, error: unknown): unknown {
  const issue = error instanceof Error ? firstIssue(error.message) : undefined;
  if (issue === undefined) return error;
  const { path, expected } = issue;
  const needed = expected === undefined ? 'a valid value' : `a value of type ${expected}`;
  const sentence = `${method} needs ${needed} in ${path.join('.')}; send it as the Model Context Protocol says.`;
  return new ProtocolError(ProtocolErrorCode.InvalidParams, sentence);
}

/** The first issue in a message that ends in a list of them, written as JSON. */
function firstIssue(message: string): Issue | undefined {
  const begin = message.indexOf('[\n');
  if (begin < 0 || !message.endsWith(']')) return undefined;
  try {
    const [issue] = JSON.parse(message.slice(begin)) as readonly (Issue | undefined)[];
    return Array.isArray(issue?.path) ? issue : undefined;
  } catch {
    return undefined;
  }
}
