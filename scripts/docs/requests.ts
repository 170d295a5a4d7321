// The requests in a document's blocks: addresses of the server, lines that begin with GET, and commands of curl.

import type { Block } from './markdown.ts';

export interface ExampleRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string;
}

/** Blocks of these languages are answers. */
export const ANSWER_LANGUAGES: readonly string[] = ['json', 'http'];

const ADDRESS = /(?:^|['"\s])(?:GET |https?:\/\/localhost:3000)(\/[^\s'"]*)/g;
const HEADER = /\s-H '([^:']+):\s*([^']*)'/g;
const PAYLOAD = /\s-d '([^']*)'/;

/** All requests of a block, in order; none in a block that is an answer. */
export function requestsOf({ language, body }: Block): ExampleRequest[] {
  if (ANSWER_LANGUAGES.includes(language)) return [];
  const text = language === 'html' ? body.replaceAll('&amp;', '&') : body;
  // A command may go on after a backslash at the end of its line.
  return text
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .flatMap(requestsOfLine);
}

function requestsOfLine(line: string): ExampleRequest[] {
  const headers = Object.fromEntries([...line.matchAll(HEADER)].map(([, name, value]) => [name.toLowerCase(), value]));
  const [, payload] = PAYLOAD.exec(line) ?? [];
  return [...line.matchAll(ADDRESS)].map(([, url]) =>
    payload === undefined ? { method: 'GET', url, headers } : { method: 'POST', url, headers, payload },
  );
}
