// The door to responses: bytes with their tag, their compressed copies and how long they may be cached.

export { AnswerCache } from './answer-cache.ts';
export { COMMON_HEADERS } from './common-headers.ts';
export { digestOf, matchOf } from './entity-tag.ts';
export { CSS_TYPE, HTML_TYPE, JSON_TYPE, SCRIPT_TYPE, TEXT_TYPE } from './media-types.ts';
export {
  isServable,
  type Representation,
  representationOf,
  serve,
  serveUnchanged,
  setHeaders,
  tagAlone,
} from './representation.ts';
