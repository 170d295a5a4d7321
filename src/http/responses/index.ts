// The door to responses: bytes with their tag, their compressed copies and how long they may be cached.

export { AnswerCache } from './answer-cache.ts';
export { digestOf, matchOf } from './entity-tag.ts';
export { COMMON_HEADERS, CSS_TYPE, HTML_TYPE, JSON_TYPE, SCRIPT_TYPE, TEXT_TYPE } from './headers.ts';
export {
  type Representation,
  representationOf,
  serve,
  serveUnchanged,
  setHeaders,
} from './representation.ts';
