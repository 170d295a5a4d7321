// Public interface of the wire: parses requests from text and JSON, and writes answers. It neither plans nor uses HTTP.

export type { ChoiceAnswer } from './answers/choices.ts';
export type { CompareAnswer } from './answers/comparison.ts';
export { type ErrorAnswer, errorAnswer } from './answers/error.ts';
export type { JobAnswer, JobOrderAnswer, MaterialAnswer } from './answers/job.ts';
export type { JobCompareAnswer } from './answers/job-comparison.ts';
export type { ListedParameter, ListedPattern, Listing } from './answers/listing.ts';
export type { OffcutsAnswer, SkirtingAnswer } from './answers/offcuts.ts';
export type { OrderAnswer } from './answers/order.ts';
export type { AnswerLinks, PlanAnswer, ReuseFigures } from './answers/plan.ts';
export type { QuantitiesAnswer } from './answers/quantities.ts';
export type { StockAnswer } from './answers/stock.ts';
export { listPatterns, patternName } from './describe/listing.ts';
export { describeForModels, describeInShort, LLMS_QUERY } from './describe/llms.ts';
export { describeApi } from './describe/openapi.ts';
export { COMPARISONS, type ComparisonAnswers } from './describe/openapi-compare.ts';
export {
  type Answers,
  BAD_REQUESTS,
  type ExampleAnswers,
  GOOD_REQUESTS,
  PROJECT_ID,
  type RequestExample,
  SEVERAL_ROOMS,
  SHORTENED,
  SHORTENED_SVG,
  type Shown,
} from './describe/openapi-examples.ts';
export { JOBS, type JobAnswers } from './describe/openapi-job.ts';
export { JOB_COMPARISONS, type JobComparisonAnswers } from './describe/openapi-job-compare.ts';
export { type BundledName, bundledSchemas } from './describe/schemas/bundled.ts';
export { describeParameters } from './describe/schemas/patterns.ts';
export { HOW_TO_LAY, patternLines, WALK_LINES, WARNINGS, WHAT_TO_ASK, WHAT_TO_BUY } from './describe/sentences.ts';
export { LONGEST_HEAD, SERVICE_REFUSALS, type ServiceRefusal } from './describe/service-refusals.ts';
export {
  COMPARE_ADDRESS,
  FILES_ADDRESS,
  JOB_ADDRESS,
  JOB_COMPARE_ADDRESS,
  MCP_ADDRESS,
  PATTERNS_ADDRESS,
  PLAN_ADDRESS,
  PLANNER_ADDRESS,
  PLANS_ADDRESS,
  PROJECTS_ADDRESS,
} from './fields/addresses.ts';
export type { Field } from './fields/field.ts';
export {
  type AnswerOptions,
  DEFAULT_OPTIONS,
  FIELDS,
  type FieldName,
  QUERY_FIELDS,
  type QuantityFields,
  VIEW_FIELDS,
} from './fields/fields.ts';
export { boolean } from './fields/kinds/boolean.ts';
export type { FieldGroup } from './fields/row.ts';
export { type FileFormat, FORMATS, type Format, NAME_CHARACTERS } from './fields/rows/options.ts';
export { SERVICE_LIMITS } from './fields/service-limits.ts';
export { type AcceptedBatch, MOST_PLANS, type ReadBatch, readBatch, readBatchText } from './read/batch.ts';
export { readBody, readBodyText } from './read/body.ts';
export {
  BATCH_BODY,
  COMPARISON_BODY,
  JOB_BODY,
  JOB_COMPARISON_BODY,
  PLAN_BODY,
} from './read/body-examples.ts';
export { readDraft } from './read/draft.ts';
export {
  type AcceptedJob,
  type AcceptedSurface,
  type JobReuse,
  MOST_SURFACES,
  mistakeInJob,
  type ReadJob,
  readJob,
  readJobText,
} from './read/job.ts';
export { jsonFromText } from './read/json-text.ts';
export {
  type AcceptedComparison,
  type AcceptedVariant,
  MOST_VARIANTS,
  mistakeInComparison,
  readComparison,
  readComparisonText,
} from './read/options/comparison.ts';
export { readFramedPlan, readFramedTile } from './read/options/framed-query.ts';
export {
  type AcceptedJobComparison,
  type AcceptedJobVariant,
  mistakeInJobComparison,
  readJobComparison,
  readJobComparisonText,
} from './read/options/job-comparison.ts';
export { readOembedQuery } from './read/options/oembed-query.ts';
export { withoutRepetition } from './read/parts.ts';
export { readListingQuery, readQuery, readViewQuery, type ViewOptions } from './read/query.ts';
export type { AcceptedRequest, ReadRequest } from './read/request.ts';
export { type StartWord, wishOf } from './readers/start.ts';
export { walkFromText } from './readers/walk.ts';
export { MEANINGS, similarName } from './repair/index.ts';
export type { Schema } from './schemas/parts.ts';
export { isJsonObject } from './values/corners.ts';
export { lengthFromText } from './values/lengths.ts';
export {
  type BrokenWall,
  type Changes,
  type Mistake,
  type MistakeParts,
  mistake,
  quoted,
  type WallRule,
} from './values/mistakes.ts';
export { cmFromMm, grouped, mmFromCm } from './values/numbers.ts';
export { parameterIn, type Where } from './values/raw-fields.ts';
export { openingJson, ringJson, ringsText } from './values/room-texts.ts';
export { isSimpleRing } from './values/simple-rings.ts';
export {
  correctionsAlong,
  isOpenBy,
  makesRoom,
  missingWalls,
  straightBack,
} from './values/walks/walk-closing.ts';
export { follow, gapOf } from './values/walks/walk-following.ts';
export { tokenOf, tokensIn, type Wall, wallFromToken, withinTurn } from './values/walks/wall-token.ts';
export { answerOf } from './write/answer.ts';
export { answerKey, answerQuery, drawingQuery, jobFileQuery, tileQuery } from './write/canonical-query.ts';
export { isCarriedOn } from './write/carried-on.ts';
export { choicesAnswer } from './write/choices-answer.ts';
export { type FramedDraft, framedDraft } from './write/framed-draft.ts';
export { earlierFiguresOf, figuresOf, keptFigures, recountOf } from './write/kept-figures.ts';
export { kindName, type NamedKind, namedKindsOf } from './write/kind-lines.ts';
export { materialFigures, neededTiles } from './write/material-answer.ts';
export { notesOn, slipNotes } from './write/note-text.ts';
export { offcutsAnswer, skirtingAnswer } from './write/offcuts-answer.ts';
export { type NeededTiles, orderAnswer, orderOfTiles, stockFor, stockOfTiles } from './write/order-answer.ts';
export { orderBrief, orderCells, orderCost } from './write/order-text.ts';
export { piecesAnswer } from './write/pieces-answer.ts';
export { type PlanFigures, planFigures } from './write/plan-figures.ts';
export {
  draftText,
  type PlannedProject,
  type Project,
  projectOf,
  projectText,
  readProject,
  requestBody,
} from './write/projects.ts';
export { laidTileOf, quantitiesAnswer, quantitiesBrief, quantitiesCells } from './write/quantities-answer.ts';
export { reuseFigures } from './write/reuse-answer.ts';
export { settingOutAnswer } from './write/setting-out-answer.ts';
export { reasonsText, startWhyText } from './write/start-why.ts';
export { stockSentence } from './write/stock-answer.ts';
export { isJobText, jobDraftText, jobProjectOf, jobRequestBody, readStoredJob } from './write/stored-jobs.ts';
export { isAboutStart, type StartAdvice } from './write/warning-text.ts';
