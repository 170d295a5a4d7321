// The door to serving: bytes with their tag, their compressed copies and how long they may be kept.

export { AnswerCache } from './answer-cache.ts';
export { digestOf, matchOf } from './entity-tag.ts';
export {
  encodingFor,
  type HeaderList,
  isServable,
  type Representation,
  representationOf,
  serve,
  serveUnchanged,
  setHeaders,
  tagAlone,
  unchangedHeaders,
} from './representation.ts';
