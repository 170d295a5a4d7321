// What the patterns take and imply, in the words of the descriptions: which parameter belongs to which pattern, with
// unit, range and default, made from the pattern objects.

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

/** A parameter's name and everyone who takes it, in the order of the listing. */
export interface SharedParameter {
  readonly name: string;
  readonly takers: readonly { readonly pattern: Pattern; readonly parameter: Parameter }[];
}

/** Every parameter of any pattern, once. */
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

/** Every derived figure of any pattern, once. */
export function sharedFigures(): SharedFigure[] {
  const figures = new Map<string, SharedFigure>();
  for (const pattern of PATTERNS) {
    for (const { name, unit } of derivedFiguresOf(pattern)) {
      figures.set(name, { name, unit, owners: [...(figures.get(name)?.owners ?? []), pattern] });
    }
  }
  return [...figures.values()];
}

/** `every pattern`, or the short names of these. */
export function namesOf(patterns: readonly Pattern[]): string {
  return patterns.length === PATTERNS.length ? 'every pattern' : patterns.map(shortNameOf).join(', ');
}

/** A label for the middle of a sentence, without the unit that some end in: `tile side`. */
export function spoken(key: string): string {
  const words = label('en', key).replace(/ \((?:%|°)\)$/, '');
  return words.charAt(0).toLowerCase() + words.slice(1);
}

const UNIT_SIGNS: Readonly<Record<NumberParameter['unit'], string>> = { mm: ' mm', percent: ' %', deg: '°' };

/** What may be sent for a parameter: `10 to 4000 mm`, or its words. The numbers are written as they are sent. */
export function rangeInWords(parameter: Parameter): string {
  if (parameter.kind === 'choice') return parameter.values.join(', ');
  return `${parameter.min} to ${parameter.max}${UNIT_SIGNS[parameter.unit]}`;
}

/** What a parameter is when it is left out: `300 mm`. */
export function defaultInWords(parameter: Parameter): string {
  return parameter.kind === 'choice' ? parameter.default : `${parameter.default}${UNIT_SIGNS[parameter.unit]}`;
}

/** A Markdown table with one row for each parameter of each pattern. */
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

/** A Markdown table with the joint that each pattern has when none is sent. */
export function jointTable(): string {
  const rows = PATTERNS.map((pattern) => [`\`${shortNameOf(pattern)}\``, `${pattern.defaultJoint} mm`]);
  return markdownTable(['Pattern', 'Own joint'], rows);
}

function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
