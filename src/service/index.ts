// Public interface of the use cases: plan a request, draw it, write its answer, open a stored project. No HTTP and no
// threads: the API, the pages, the command line and the tools for models call these functions.

export { type AnswerOutcome, type AnswerTask, answerRequest } from './answer.ts';
export {
  compareJobs,
  compareVariants,
  type JobVariantTask,
  type JobWeighOutcome,
  jobVariantTasks,
  rankJobs,
  rankVariants,
  type VariantTask,
  variantTasks,
  type WeighOutcome,
  weighJob,
  weighVariant,
} from './compare/index.ts';
export { answerCostMs, jobCostMs, pageCostMs, previewCostMs, UNIT_MS, variantCostMs, weightOf } from './cost.ts';
export { llmsSmallText, llmsText, openApiDocument } from './documents/documents.ts';
export {
  FORMATS,
  linkedEnd,
  type NotStored,
  PAGE_WRITERS,
  UNLINKED_END,
  type Writers,
  withoutLink,
} from './formats.ts';
export {
  answerJob,
  JOB_PAGE_WRITERS,
  type JobTask,
  type JobWriters,
  type OpenedJob,
  type OpenedSurface,
  openJob,
  storedJobTask,
} from './job/index.ts';
export { fileUrlOf, jobFileUrlOf, plannerUrlOf, projectUrlOf } from './links.ts';
export { type PlanTools, planRequest } from './plan.ts';
export { answerPlanned, type Planned } from './planned.ts';
export {
  openProject,
  type ProjectView,
  pictureProject,
  projectTask,
  readStored,
  type StoredProject,
  UnreadableProject,
} from './project.ts';
export { mistakeOf } from './repairs/repairs.ts';
export type { Measure, Stage } from './stages.ts';
export { StartCache } from './start-cache.ts';
export {
  isStoredJob,
  mistakesOfView,
  projectCostMs,
  projectPageCostMs,
  projectPreviewCostMs,
  shownProject,
} from './stored.ts';
export { storedIdOf, surfaceIdOf } from './surface-ids.ts';
export { VERSION } from './version.ts';
