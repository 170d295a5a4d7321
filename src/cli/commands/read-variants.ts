// The variants of a comparison from flags. A variant is written like a query, `pattern=bricks&start=best`, and is read as
// the query of the plan that it stands for.

import {
  type AcceptedComparison,
  type AcceptedRequest,
  type AcceptedVariant,
  cmFromMm,
  FIELDS,
  type Mistake,
  MOST_VARIANTS,
  mistake,
  readQuery,
} from '../../wire/index.ts';
import { Refusal, UsageError } from '../failures.ts';
import { PARAMETER_FLAGS } from '../flags/field-flags.ts';
import type { Given } from '../flags/parse.ts';
import { fieldsOf, queryOf } from './read-request.ts';

const PARAMETERS: readonly string[] = PARAMETER_FLAGS.map(({ name }) => name);
/** What a variant may change. */
const CHANGEABLE: readonly string[] = ['pattern', 'joint', 'start', ...PARAMETERS];
const EXAMPLE = "--variant pattern=squares --variant 'pattern=bricks&start=best'";

type Texts = ReadonlyMap<string, string>;

/** Reads the variants; throws a Refusal with their mistakes. */
export function readVariants(given: Given): AcceptedComparison {
  const written = given.values.get('variant') ?? [];
  if (written.length < 1 || written.length > MOST_VARIANTS) {
    const message = `A comparison has 1 to ${MOST_VARIANTS} variants, not ${written.length}; give for example ${EXAMPLE}.`;
    throw new UsageError({ code: 'variants-invalid', param: 'variant', message });
  }
  const shared = fieldsOf(given);
  const base = readQuery(queryOf(shared));
  if (!base.ok) throw new Refusal(base.mistakes, 'query');
  const readings = written.map((text, index) => readVariant(shared, textsOf(text, index), index));
  return { ok: true, options: base.options, variants: readings };
}

/** The fields of a variant by name. */
function textsOf(text: string, index: number): Texts {
  const fields = [...new URLSearchParams(text)];
  const texts = new Map(fields);
  const unknownField = fields.find(([name]) => !CHANGEABLE.includes(name))?.[0];
  const wrong =
    unknownField !== undefined
      ? `has ${JSON.stringify(unknownField)}; a variant takes ${CHANGEABLE.join(', ')}, and what all variants share is given beside it.`
      : texts.size < fields.length && 'has a name twice; give it once.';
  if (wrong)
    throw new UsageError({
      code: 'variant-field',
      param: 'variant',
      received: text,
      message: `${called(index)} ${wrong}`,
    });
  return texts;
}

function readVariant(shared: Texts, own: Texts, index: number): AcceptedVariant {
  const keepsPattern = !own.has('pattern') || idOf(own) === idOf(shared);
  const inherited = PARAMETERS.filter((name) => keepsPattern && shared.has(name) && !own.has(name));
  const kept = [...shared].filter(([name]) => !PARAMETERS.includes(name) || inherited.includes(name));
  const read = readQuery(queryOf(new Map([...kept, ...own])));
  // A variant is written like a query, so its mistakes are right as they are.
  if (!read.ok) throw new Refusal(inVariant(index, read.mistakes), 'body');
  return { variant: bodyOf(own, read), read, inherited };
}

function idOf(texts: Texts): string | undefined {
  const reading = FIELDS.pattern.fromText?.(texts.get('pattern') ?? String(FIELDS.pattern.default));
  return reading?.ok ? reading.value.id : undefined;
}

/** A variant as it would be sent in a JSON body. */
function bodyOf(own: Texts, { request, startWord }: AcceptedRequest): AcceptedVariant['variant'] {
  const parameters = PARAMETERS.filter((name) => own.has(name)).map((name) => [name, request.parameters[name]]);
  const { start } = request;
  return {
    ...(own.has('pattern') && { pattern: own.get('pattern') }),
    ...(parameters.length > 0 && { parameters: Object.fromEntries(parameters) }),
    ...(own.has('joint') && { joint: request.joint }),
    ...(own.has('start') && { start: startWord ?? (start && { x: cmFromMm(start.x), y: cmFromMm(start.y) }) }),
  };
}

/** Mistakes that name the variant they are in. */
export function inVariant(index: number, mistakes: readonly Mistake[]): Mistake[] {
  return mistakes.map(({ message, received, example, ...found }) =>
    mistake({
      ...found,
      received: received ?? undefined,
      example: example ?? undefined,
      message: `${called(index)}: ${message}`,
    }),
  );
}

function called(index: number): string {
  return `--variant ${index + 1}`;
}
