// Public interface of comparisons: variants of one plan or of one job, ranked by the order of starts.

export { compareVariants, rankVariants, variantTasks } from './compare.ts';
export {
  compareJobs,
  type JobVariantTask,
  type JobWeighOutcome,
  jobVariantTasks,
  rankJobs,
  weighJob,
} from './jobs.ts';
export { type VariantTask, type WeighOutcome, weighVariant } from './weigh.ts';
