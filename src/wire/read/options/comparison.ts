// Reads a comparison: the body of a plan, and variants of it that change how its room is tiled. Each variant is read as
// the body that it stands for, so a variant is planned exactly like that body.

import { PLAN_ADDRESS } from '../../fields/addresses.ts';
import { type AnswerOptions, BODY_FIELDS, FIELDS } from '../../fields/fields.ts';
import { isField } from '../../fields/input-format.ts';
import { BODY } from '../../fields/query-and-body.ts';
import { isJsonObject } from '../../values/corners.ts';
import { accepted, type Mistake, mistake, quoted, type Reading, withoutRepair } from '../../values/mistakes.ts';
import { readBody } from '../body.ts';
import { COMPARISON_BODY } from '../body-examples.ts';
import { jsonFromText } from '../json-text.ts';
import { hasOtherPattern, inheritedParameters, inPart, type JsonObject, mergedBody } from '../parts.ts';
import { notAnObject } from '../raw-body.ts';
import type { AcceptedRequest } from '../request.ts';

/** The most variants of a comparison. */
export const MOST_VARIANTS = 24;

/** The fields that a variant may change. */
export const VARIANT_FIELDS = BODY_FIELDS.filter((name) => FIELDS[name].inComparison === 'variant');

/** The fields that only a single plan has: its answer in another form. */
export const ONE_PLAN_FIELDS = BODY_FIELDS.filter((name) => FIELDS[name].inComparison === 'refused');

/** A variant, and what it takes from the body of the comparison. */
export interface SentVariant {
  /** As it was sent. */
  readonly variant: JsonObject;
  /** The parameters that come from the body of the comparison. */
  readonly inherited: readonly string[];
}

export interface AcceptedVariant extends SentVariant {
  /** The plan that it stands for. */
  readonly read: AcceptedRequest;
}

export interface AcceptedComparison {
  readonly ok: true;
  readonly options: AnswerOptions;
  readonly variants: readonly AcceptedVariant[];
}

export type ReadComparison = AcceptedComparison | { readonly ok: false; readonly mistakes: readonly Mistake[] };

const EXAMPLE = '"variants": [{"pattern":"squares"},{"pattern":"bricks","start":"best"}]';

/**
 * Reads a parsed JSON body.
 *
 * `readComparison({ outline: 'E400 S300 W400 N300', variants: [{ pattern: 'bricks' }, { gapMm: 5 }] })` compares two
 * floors for a room of 4 by 3 m.
 */
export function readComparison(body: unknown): ReadComparison {
  if (!isJsonObject(body)) return notAnObject(body, COMPARISON_BODY);
  const { variants, ...base } = body;
  const read = readBody(base);
  const ofBase = read.ok
    ? fieldsOfOnePlan(base, PLAN_ADDRESS)
    : read.mistakes.map((found) => withUsedRepair(found, base, variants));
  const mistakes = [...ofBase, ...listMistakes(body, variants)];
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
export function readComparisonText(text: string): ReadComparison {
  const json = jsonFromText(text, COMPARISON_BODY);
  return json.ok ? readComparison(json.value) : json;
}

/** A mistake of the body, without a repair that no variant would use: all of them may have patterns of their own. */
function withUsedRepair(found: Mistake, base: JsonObject, variants: unknown): Mistake {
  const names = [found.example ?? '', ...Object.keys(found.changes ?? {})];
  const setsParameter = found.code === 'parameter-unknown' && names.some((name) => name.startsWith('parameters.'));
  const isUsed = !Array.isArray(variants) || variants.some((one) => !isJsonObject(one) || !hasOtherPattern(base, one));
  return setsParameter && !isUsed ? withoutRepair(found) : found;
}

/** Mistakes for fields that only a single plan has. */
export function fieldsOfOnePlan(body: JsonObject, address: string): Mistake[] {
  return ONE_PLAN_FIELDS.filter((name) => Object.hasOwn(body, name)).map((name) =>
    mistake({
      code: 'comparison-field',
      param: name,
      received: body[name],
      message: `A comparison answers with the figures of each variant, so it takes no ${name}; leave it out, and send it with the variant that you choose to ${address}.`,
    }),
  );
}

export function listMistakes(body: JsonObject, variants: unknown): Mistake[] {
  const wanted = `variants must be a list of 1 to ${MOST_VARIANTS} objects`;
  if (Array.isArray(variants) && variants.length >= 1 && variants.length <= MOST_VARIANTS) return [];
  const sent = !Object.hasOwn(body, 'variants')
    ? 'and is missing'
    : Array.isArray(variants)
      ? `not of ${variants.length}`
      : `not ${quoted(variants)}`;
  return [
    mistake({
      code: 'variants-invalid',
      param: 'variants',
      received: Array.isArray(variants) ? variants.length : variants,
      message: `${wanted}, ${sent}; send for example ${EXAMPLE}.`,
    }),
  ];
}

function readVariant(base: JsonObject, variant: unknown, index: number): Reading<AcceptedVariant> {
  const called = nameOfVariant(index);
  const sent = variantFrom(variant, index);
  if (!sent.ok) return sent;
  const { value: fields } = sent;
  const inherited = inheritedParameters(base, fields);
  const read = readBody(mergedBody(base, fields));
  if (!read.ok) {
    const isBeside = (found: Mistake) => found.code === 'parameter-unknown' && isShared(found.example);
    const mistakes = read.mistakes.map((found) =>
      isBeside(found) ? beside(called, String(found.param), fields) : inVariant(index, found),
    );
    return { ok: false, mistakes };
  }
  return { ok: true, value: { variant: fields, read, inherited: Object.keys(inherited) } };
}

/** A variant as an object that has no field which all variants share; `others` are such fields that a plan does not have. */
export function variantFrom(variant: unknown, index: number, others: readonly string[] = []): Reading<JsonObject> {
  const called = nameOfVariant(index);
  if (!isJsonObject(variant)) return { ok: false, mistakes: [variantNoObject(called, variant)] };
  const shared = Object.keys(variant).filter((name) => isShared(name) || others.includes(name));
  if (shared.length > 0) return { ok: false, mistakes: shared.map((name) => beside(called, name, variant)) };
  return accepted(variant);
}

/** Whether a name that was meant is a field that all variants share. */
function isShared(name: string | null): boolean {
  return name !== null && isField(name, BODY) && !isVariantField(name);
}

function isVariantField(name: string): boolean {
  return VARIANT_FIELDS.some((field) => field === name);
}

function variantNoObject(called: string, variant: unknown): Mistake {
  const message = `${called} must be an object with any of ${VARIANT_FIELDS.join(', ')}, not ${quoted(variant)}; send for example ${EXAMPLE}.`;
  return mistake({ code: 'variants-invalid', param: called, received: variant, message });
}

function beside(called: string, name: string, variant: JsonObject): Mistake {
  const message = `${called} has ${quoted(name)}, which is no field of a variant; it takes ${VARIANT_FIELDS.join(', ')}. What all variants share belongs beside variants.`;
  return mistake({ code: 'variant-field', param: `${called}.${name}`, received: variant[name], message });
}

export function nameOfVariant(index: number): string {
  return `variants[${index}]`;
}

/** A mistake of planning a variant: about the variant, or about what it takes from the body of the comparison. */
export function mistakeInComparison(index: number, variant: SentVariant, found: Mistake): Mistake {
  return isOwn(variant, found) ? inVariant(index, found) : found;
}

/** Whether a mistake is about what a variant itself says. */
export function isOwn({ variant, inherited }: SentVariant, found: Mistake): boolean {
  const [field, parameter] = (found.param ?? '').split('.');
  return field === 'parameters'
    ? !inherited.includes(parameter)
    : isVariantField(field) && Object.hasOwn(variant, field);
}

export function inVariant(index: number, found: Mistake): Mistake {
  const called = nameOfVariant(index);
  return inPart(called, called, found);
}
