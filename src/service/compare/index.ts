// Public interface of comparisons: variants of one plan, ranked by the order of starts.

export { compareVariants, rankVariants, variantTasks } from './compare.ts';
export { type VariantTask, type WeighOutcome, weighVariant } from './weigh.ts';
