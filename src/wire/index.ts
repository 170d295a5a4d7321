// The door to the wire: texts and JSON become requests, plans become answers. Nothing in here knows a server.

export type { AnswerLinks, PlanAnswer } from './answer.ts';
export { answerOf } from './answer.ts';
export type { Color } from './colors.ts';
export type { Field, FieldKind } from './field-kinds.ts';
export type { FieldName, FieldValues } from './fields.ts';
export { BODY_FIELDS, FIELDS, QUERY_FIELDS } from './fields.ts';
export type { ListedParameter, ListedPattern, Listing } from './listing.ts';
export { listPatterns } from './listing.ts';
export type { ErrorAnswer, Mistake, Reading } from './mistakes.ts';
export { errorAnswer, mistake, mistakeOf } from './mistakes.ts';
export type { AnswerOptions, Format } from './options.ts';
export { DEFAULT_OPTIONS, FORMATS } from './options.ts';
export { readBody } from './read-body.ts';
export { readListingQuery, readQuery } from './read-query.ts';
export type { ReadRequest } from './read-request.ts';
export { warningText } from './warning-text.ts';
