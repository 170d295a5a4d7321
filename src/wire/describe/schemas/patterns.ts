// Schemas of the parameters, derived figures and listing of the patterns, generated from the pattern objects, so that a
// new pattern documents itself.

import { completeParameters, derive, type NumberParameter, PATTERNS, type Parameter } from '../../../engine/index.ts';
import { label } from '../../../words/index.ts';
import { FIGURE_UNITS, LISTED_CHOICE, LISTED_NUMBER, LISTED_PATTERN, LISTING } from '../../answers/listing.ts';
import { closedObject, type Schema, withExamples } from '../../schemas/parts.ts';
import { rounded } from '../../values/rounding.ts';
import { listPatterns } from '../listing.ts';
import {
  defaultInWords,
  namesOf,
  parameterTable,
  rangeInWords,
  type SharedParameter,
  sharedFigures,
  sharedParameters,
  spoken,
} from '../pattern-tables.ts';

/** The parameters of all patterns; the descriptions say which pattern accepts which. */
export function parametersSchema(): Schema {
  const shared = sharedParameters();
  const properties = Object.fromEntries(shared.map((parameter) => [parameter.name, parameterSchema(parameter)]));
  const description = `The pattern's own parameters. Each pattern takes those of its rows and refuses the others; those left out take their defaults.\n\n${parameterTable()}`;
  return closedObject(description, properties, Object.keys(properties));
}

// No `default`: a client that fills in defaults would send parameters to patterns that refuse them.
function parameterSchema(shared: SharedParameter): Schema {
  const { takers } = shared;
  const description = `${meaningsOf(takers)}${valuesOf(takers)}`;
  const examples = [exampleOf(shared)];
  const parameters = takers.map(({ parameter }) => parameter);
  const values = new Set(parameters.flatMap((one) => (one.kind === 'choice' ? [...one.values] : [])));
  if (values.size > 0) return { type: 'string', description, enum: [...values], examples };
  const numbers = parameters.filter((one): one is NumberParameter => one.kind === 'number');
  const minimum = Math.min(...numbers.map(({ min }) => min));
  const maximum = Math.max(...numbers.map(({ max }) => max));
  const type = numbers.every(({ unit }) => unit === 'count') ? 'integer' : 'number';
  return { type, description, minimum, maximum, examples };
}

/** The first default that goes with the other defaults of every pattern that takes the parameter. */
function exampleOf({ name, takers }: SharedParameter): number | string {
  const values = takers.map(({ parameter }) => parameter.default);
  const goesWithAll = (value: number | string) =>
    takers.every(({ pattern }) => {
      const { defaultJoint } = pattern;
      return pattern.misfit?.(completeParameters(pattern, { [name]: value }), defaultJoint) === undefined;
    });
  return values.find(goesWithAll) ?? values[0];
}

/**
 * The parameters of all patterns as query parameters, by name. One parameter each, because generated clients do not send
 * the properties of an object by their own names.
 */
export const PATTERN_QUERY_PARAMETERS: Readonly<Record<string, Schema>> = Object.fromEntries(
  sharedParameters().map((parameter) => {
    const { description, examples, ...schema } = parameterSchema(parameter);
    const [example] = examples as readonly unknown[];
    return [parameter.name, { name: parameter.name, in: 'query', description, schema, example }];
  }),
);

/** A parameter of a query, for descriptions other than OpenAPI. */
export interface DescribedParameter {
  readonly name: string;
  readonly description: string;
  readonly example: number | string;
  /** The words of all patterns that take it; undefined for a number. */
  readonly values?: readonly string[];
}

/** The parameters of all patterns in the words of their query parameters. */
export function describeParameters(): readonly DescribedParameter[] {
  return Object.entries(PATTERN_QUERY_PARAMETERS).map(([name, { description, example, schema }]) => {
    const { enum: values } = schema as { readonly enum?: readonly string[] };
    return { name, description: String(description), example: example as number | string, ...(values && { values }) };
  });
}

/** The patterns that accept a parameter and its meaning, grouped by meaning. */
function meaningsOf(takers: SharedParameter['takers']): string {
  const meanings = takers.map(({ pattern, parameter }) => {
    const range = parameter.kind === 'choice' ? `one of ${rangeInWords(parameter)}` : rangeInWords(parameter);
    return { pattern, words: `${spoken(parameter.label)}, ${range}, default ${defaultInWords(parameter)}` };
  });
  const groups = [...new Set(meanings.map(({ words }) => words))].map((words) => {
    const patterns = meanings.filter((meaning) => meaning.words === words).map(({ pattern }) => pattern);
    return `${namesOf(patterns)}: ${words}`;
  });
  return `Taken by ${groups.join('; ')}.`;
}

/** What the words of a choice mean, in each pattern where they mean something else. */
function valuesOf(takers: SharedParameter['takers']): string {
  const labels = takers.map(({ parameter }) => (parameter.kind === 'choice' ? parameter.valueLabels : ''));
  return takers
    .filter((_, i) => labels.indexOf(labels[i]) === i)
    .map(({ pattern, parameter }, i) => (i === 0 ? '' : ` In ${namesOf([pattern])}:`) + valueMeanings(parameter))
    .join('');
}

function valueMeanings(parameter: Parameter): string {
  if (parameter.kind === 'number') return '';
  // A number is called what it is.
  const named = parameter.values.map((value) => [value, spoken(`${parameter.valueLabels}.${value}`)] as const);
  return named.map(([value, name]) => (name === value ? '' : ` ${value}: ${name}.`)).join('');
}

/** The derived figures of all patterns; those that every pattern has are required. */
export function derivedSchema(): Schema {
  const figures = sharedFigures();
  const properties = Object.fromEntries(
    figures.map(({ name, unit, owners }) => [
      name,
      {
        type: 'number',
        description: `${label('en', `derived.${name}`)}, ${FIGURE_UNITS[unit]}; of ${namesOf(owners)}.`,
        minimum: 0,
      },
    ]),
  );
  const some = figures.filter(({ owners }) => owners.length < PATTERNS.length).map(({ name }) => name);
  const description = 'Read-only figures that the layout implies, rounded to 2 decimals; each name ends in its unit.';
  return withExamples(closedObject(description, properties, some), sampleFigures());
}

/** Every derived figure once, from the first pattern that has it, with default parameters. */
function sampleFigures(): Readonly<Record<string, number>> {
  const figures = PATTERNS.map((pattern) => derive(pattern, completeParameters(pattern, {}), pattern.defaultJoint));
  const joined: Readonly<Record<string, number>> = Object.assign({}, ...figures.toReversed());
  return Object.fromEntries(Object.entries(joined).map(([name, figure]) => [name, rounded(figure, 2)]));
}

export function listingSchemas(): Readonly<Record<string, Schema>> {
  const { patterns } = listPatterns('en');
  const parameters = patterns.flatMap((pattern) => pattern.parameters);
  return {
    NumberParameter: withExamples(
      LISTED_NUMBER,
      parameters.find(({ type }) => type === 'number'),
    ),
    ChoiceParameter: withExamples(
      LISTED_CHOICE,
      parameters.find(({ type }) => type === 'string'),
    ),
    ListedPattern: withExamples(LISTED_PATTERN, patterns[0]),
    Listing: LISTING,
  };
}
