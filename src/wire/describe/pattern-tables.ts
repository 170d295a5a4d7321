// Parameters and derived figures of the patterns, for the descriptions: unit, range, default and the patterns that use
// them. Generated from the pattern objects.

import {
  type DerivedFigure,
  derivedFiguresOf,
  type NumberParameter,
  PATTERNS,
  type Parameter,
  type Pattern,
  parametersOf,
  shortNameOf,
} from '../../engine/index.ts';
import { label } from '../../words/index.ts';
import { loadServiceWords } from '../../words/service.ts';

/** A parameter name and all patterns that accept it, in the order of the listing. */
export interface SharedParameter {
  readonly name: string;
  readonly takers: readonly { readonly pattern: Pattern; readonly parameter: Parameter }[];
}

/** All parameters of all patterns, each name once. */
export function sharedParameters(): SharedParameter[] {
  const names = new Set(PATTERNS.flatMap((pattern) => Object.keys(parametersOf(pattern))));
  return [...names].map((name) => ({
    name,
    takers: PATTERNS.flatMap((pattern) => {
      const parameters = parametersOf(pattern);
      return Object.hasOwn(parameters, name) ? [{ pattern, parameter: parameters[name] }] : [];
    }),
  }));
}

/** A derived figure's name and unit, and the patterns that have it. */
export interface SharedFigure extends DerivedFigure {
  readonly owners: readonly Pattern[];
}

/** All derived figures of all patterns, each once. */
export function sharedFigures(): SharedFigure[] {
  const figures = new Map<string, SharedFigure>();
  for (const pattern of PATTERNS) {
    for (const { name, unit } of derivedFiguresOf(pattern)) {
      figures.set(name, { name, unit, owners: [...(figures.get(name)?.owners ?? []), pattern] });
    }
  }
  return [...figures.values()];
}

/** `every pattern`, or the short names of the given patterns. */
export function namesOf(patterns: readonly Pattern[]): string {
  return patterns.length === PATTERNS.length ? 'every pattern' : patterns.map(shortNameOf).join(', ');
}

/** A label for the middle of a sentence, without a trailing unit: `tile side`. */
export function spoken(key: string): string {
  // Descriptions are written when modules are loaded, before any program has begun.
  loadServiceWords();
  const words = label('en', key).replace(/ \((?:%|°)\)$/, '');
  return words.charAt(0).toLowerCase() + words.slice(1);
}

const UNIT_SIGNS: Readonly<Record<NumberParameter['unit'], string>> = {
  mm: ' mm',
  percent: ' %',
  deg: '°',
  count: '',
};

/** The valid values of a parameter: `10 to 4000 mm`, or its words. Numbers are written as they are sent. */
export function rangeInWords(parameter: Parameter): string {
  if (parameter.kind === 'choice') return parameter.values.join(', ');
  return `${parameter.min} to ${parameter.max}${UNIT_SIGNS[parameter.unit]}`;
}

/** The default of a parameter: `300 mm`. */
export function defaultInWords(parameter: Parameter): string {
  return parameter.kind === 'choice' ? parameter.default : `${parameter.default}${UNIT_SIGNS[parameter.unit]}`;
}

/** A Markdown table with one row per parameter of each pattern. */
export function parameterTable(): string {
  const rows = PATTERNS.flatMap((pattern) =>
    Object.entries(parametersOf(pattern)).map(([name, parameter]) => [
      `\`${shortNameOf(pattern)}\``,
      `\`${name}\``,
      label('en', parameter.label),
      rangeInWords(parameter),
      defaultInWords(parameter),
    ]),
  );
  return markdownTable(['Pattern', 'Parameter', 'Meaning', 'Values', 'Default'], rows);
}

/** A Markdown table with the default joint of each pattern. */
export function jointTable(): string {
  const rows = PATTERNS.map((pattern) => [`\`${shortNameOf(pattern)}\``, `${pattern.defaultJoint} mm`]);
  return markdownTable(['Pattern', 'Own joint'], rows);
}

function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
