// The flags of a plan, made from the table of fields and the parameters of the patterns. They have the names and the texts
// of the query of `GET /api/plan`.

import { describeParameters, FIELDS, type Field, type FieldName, QUERY_FIELDS } from '../../wire/index.ts';
import type { Flag } from './flag.ts';

/** What differs here: nothing is stored, so there is nothing to link to. */
const LINK: Pick<Flag, 'description' | 'default'> = {
  description: 'Only false: the command line stores no plan, so plannerUrl is null.',
  default: 'false',
};

/** The range of a number with its unit, as a sentence; empty for other fields. */
function rangeOf({ range, unit }: Field<unknown>): string {
  if (range === undefined) return '';
  const shown = unit === undefined ? '' : ` ${unit === 'percent' ? '%' : unit}`;
  return ` Range: ${range.min} to ${range.max}${shown}.`;
}

function fieldFlag(name: FieldName): Flag {
  const field: Field<unknown> = FIELDS[name];
  const words = field.values ?? field.words;
  return {
    name,
    kind: field.kind === 'boolean' ? 'truth' : 'value',
    placeholder: field.values && field.values.length <= 4 ? field.values.join('|') : field.placeholder,
    description: `${field.description}${rangeOf(field)}`,
    example: field.example,
    ...(field.default !== undefined && { default: String(field.default) }),
    ...(words && { values: words }),
    ...(name === 'link' && LINK),
  };
}

/** The flags of all fields of a query, in the order of the documentation. */
export const FIELD_FLAGS: readonly Flag[] = QUERY_FIELDS.map(fieldFlag);

/** Those of fields with a property. */
export function flagsWith(isMeant: (field: Field<unknown>) => boolean): readonly Flag[] {
  return QUERY_FIELDS.filter((name) => isMeant(FIELDS[name])).map(fieldFlag);
}

/** The flags of the parameters of all patterns; the descriptions say which pattern takes which. */
export const PARAMETER_FLAGS: readonly Flag[] = describeParameters().map(({ name, description, values, example }) => ({
  name,
  kind: 'value',
  placeholder: values === undefined ? 'number' : 'word',
  description,
  example: String(example),
  ...(values && { values }),
}));

/** The names of all flags that are part of the query. */
export const QUERY_FLAGS: readonly string[] = [...FIELD_FLAGS, ...PARAMETER_FLAGS].map(({ name }) => name);
