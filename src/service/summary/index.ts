// Entry point of the summaries: of plans, of jobs and of comparisons.

export { comparisonSummary, type SummedVariant, variantTexts } from './comparison.ts';
export { jobSummary } from './job.ts';
export { planSummary } from './plan.ts';
