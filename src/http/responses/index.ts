// Public interface of responses: bytes with their entity tag, their compressed copies and their cache lifetime.

export { AnswerCache } from './answer-cache.ts';
export { contentDisposition } from './content-disposition.ts';
export { weightsOf } from './encoding.ts';
export { digestOf, matchOf } from './entity-tag.ts';
export { COMMON_HEADERS, CSS_TYPE, HTML_TYPE, JSON_TYPE, SCRIPT_TYPE, TEXT_TYPE } from './headers.ts';
export {
  type MadeAnswer,
  type Representation,
  representationOf,
  serve,
  serveUnchanged,
  setHeaders,
  viewOf,
} from './representation.ts';
