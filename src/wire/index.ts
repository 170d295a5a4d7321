// The door to the wire: texts and JSON become requests, plans become answers. Nothing in here knows a server.

export { PATTERNS_ADDRESS, PLAN_ADDRESS } from './addresses.ts';
export type { AnswerLinks, PlanAnswer } from './answer.ts';
export { answerOf } from './answer.ts';
export type { AcceptedRequest } from './canonical-plan.ts';
export { answerQuery, drawingQuery } from './canonical-query.ts';
export type { Color } from './colors.ts';
export type { Where } from './entries.ts';
export type { Field, FieldKind } from './fields.ts';
export { BODY_FIELDS, FIELDS, QUERY_FIELDS } from './fields.ts';
export type { FieldName, FieldValues } from './form.ts';
export type { ListedParameter, ListedPattern, Listing } from './listing.ts';
export { listPatterns } from './listing.ts';
export { llmsText } from './llms.ts';
export type { ErrorAnswer, Mistake, Reading } from './mistakes.ts';
export { errorAnswer, mistake } from './mistakes.ts';
export { openApiDocument } from './openapi.ts';
export type { AnswerOptions, Format } from './options.ts';
export { DEFAULT_OPTIONS, FORMATS } from './options.ts';
export { projectText, readProject } from './projects.ts';
export { readBody, readBodyText } from './read-body.ts';
export { readListingQuery, readQuery } from './read-query.ts';
export type { ReadRequest } from './read-request.ts';
export { mistakeOf } from './remedies.ts';
export { SERVICE_LIMITS } from './service-limits.ts';
export { toldMistakeOf } from './tile-remedies.ts';
export { warningText } from './warning-text.ts';
