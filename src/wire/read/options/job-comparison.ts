// Reads a comparison of jobs: the body of a job, and variants that change how its surfaces are tiled. Each variant changes
// fields beside the surfaces and is read as the job that it stands for, so a surface with a pattern of its own keeps it.

import { JOB_ADDRESS } from '../../fields/addresses.ts';
import type { AnswerOptions } from '../../fields/fields.ts';
import { BEGINNING, JOB, SEVERAL, SURFACE } from '../../fields/rows/job.ts';
import { isJsonObject } from '../../values/corners.ts';
import { type Mistake, mistake, type Reading } from '../../values/mistakes.ts';
import { JOB_COMPARISON_BODY } from '../body-examples.ts';
import { type AcceptedJob, type ReadJob, readJob } from '../job.ts';
import { jsonFromText } from '../json-text.ts';
import { inheritedParameters, type JsonObject, mergedBody } from '../parts.ts';
import { notAnObject } from '../raw-body.ts';
import {
  fieldsOfOnePlan,
  inVariant,
  isOwn,
  listMistakes,
  nameOfVariant,
  type SentVariant,
  variantFrom,
} from './comparison.ts';

export interface AcceptedJobVariant extends SentVariant {
  /** The job that it stands for. */
  readonly job: AcceptedJob;
}

export interface AcceptedJobComparison {
  readonly ok: true;
  readonly options: AnswerOptions;
  readonly variants: readonly AcceptedJobVariant[];
}

export type ReadJobComparison = AcceptedJobComparison | { readonly ok: false; readonly mistakes: readonly Mistake[] };

/** The fields of a job and of its surfaces that no plan has. */
const OTHERS = ['surfaces', ...[JOB, SURFACE, BEGINNING, SEVERAL].flatMap(Object.keys)];

/**
 * Reads a parsed JSON body.
 *
 * `readJobComparison({ surfaces: [{ outline: 'E400 S300 W400 N300' }, …], variants: [{}, { pattern: 'bricks' }] })`
 * compares a job in two patterns.
 */
export function readJobComparison(body: unknown): ReadJobComparison {
  if (!isJsonObject(body)) return notAnObject(body, JOB_COMPARISON_BODY);
  const { variants, ...base } = body;
  const read: ReadJob = readJob(base);
  const mistakes = [
    ...(read.ok ? [] : read.mistakes),
    ...fieldsOfOnePlan(base, JOB_ADDRESS),
    ...listMistakes(body, variants),
  ];
  if (!read.ok || mistakes.length > 0) return { ok: false, mistakes };
  const readings = (variants as readonly unknown[]).map((variant, index) => readVariant(base, variant, index));
  const wrong = readings.flatMap((reading) => (reading.ok ? [] : reading.mistakes));
  if (wrong.length > 0) return { ok: false, mistakes: wrong };
  return {
    ok: true,
    options: read.options,
    variants: readings.flatMap((reading) => (reading.ok ? [reading.value] : [])),
  };
}

/** Reads the text of a JSON body; duplicate names are refused. */
export function readJobComparisonText(text: string): ReadJobComparison {
  const json = jsonFromText(text, JOB_COMPARISON_BODY);
  return json.ok ? readJobComparison(json.value) : json;
}

function readVariant(base: JsonObject, sent: unknown, index: number): Reading<AcceptedJobVariant> {
  const variant = variantFrom(sent, index, OTHERS);
  if (!variant.ok) return variant;
  const own = { variant: variant.value, inherited: Object.keys(inheritedParameters(base, variant.value)) };
  const read = readJob(mergedBody(base, variant.value));
  if (read.ok) return { ok: true, value: { ...own, job: read } };
  return { ok: false, mistakes: read.mistakes.map((found) => mistakeInJobComparison(index, own, found)) };
}

/** A mistake of a variant: about what it says, or about the job, or a surface of it, as the variant lays it. */
export function mistakeInJobComparison(index: number, variant: SentVariant, found: Mistake): Mistake {
  if (isOwn(variant, found)) return inVariant(index, found);
  const { example, changes, received } = found;
  return mistake({
    ...{ code: found.code, param: found.param, changes },
    ...(received !== null && { received }),
    ...(example !== null && { example }),
    message: `${nameOfVariant(index)}: ${found.message}`,
  });
}
