// Schemas that stand alone: what the description of the API refers to by name is written in its place. Tools of models
// have them, because few clients resolve references.

import { COMPARISON } from '../../answers/comparison.ts';
import { JOB_ANSWER } from '../../answers/job.ts';
import { PLAN } from '../../answers/plan.ts';
import type { Schema } from '../../schemas/parts.ts';
import { isJsonObject } from '../../values/corners.ts';
import { bodySchema, comparisonBodySchema, GEOMETRY_SCHEMAS, jobBodySchema } from './fields.ts';
import { derivedSchema, listingSchemas, parametersSchema } from './patterns.ts';

export type BundledName = 'PlanBody' | 'Plan' | 'CompareBody' | 'Comparison' | 'JobBody' | 'Job' | 'Listing';

/** The schemas of the API that can stand alone, each without references. */
export function bundledSchemas(): Readonly<Record<BundledName, Schema>> {
  const known: Readonly<Record<string, Schema>> = {
    ...GEOMETRY_SCHEMAS,
    PatternParameters: parametersSchema(),
    DerivedFigures: derivedSchema(),
    ...listingSchemas(),
  };
  const bundled = (schema: Schema) => resolved(schema, known) as Schema;
  return {
    PlanBody: bundled(bodySchema()),
    Plan: bundled(PLAN),
    CompareBody: bundled(comparisonBodySchema()),
    Comparison: bundled(COMPARISON),
    JobBody: bundled(jobBodySchema()),
    Job: bundled(JOB_ANSWER),
    Listing: bundled(known.Listing),
  };
}

const REFERENCE = /^#\/components\/schemas\/(\w+)$/;

/** A value with every reference in it replaced; what stands beside a reference takes precedence. */
function resolved(value: unknown, known: Readonly<Record<string, Schema>>): unknown {
  if (Array.isArray(value)) return value.map((item) => resolved(item, known));
  if (!isJsonObject(value)) return value;
  const { $ref, ...rest } = value;
  const own = Object.fromEntries(Object.entries(rest).map(([name, part]) => [name, resolved(part, known)]));
  if (typeof $ref !== 'string') return own;
  const [, name = ''] = REFERENCE.exec($ref) ?? [];
  if (!Object.hasOwn(known, name)) throw new Error(`There is no schema for ${$ref}.`);
  return { ...(resolved(known[name], known) as Schema), ...own };
}
