// The address of a request as the log shows it: without anything that a person wrote in words.

import { PATTERNS, parametersOf } from '../../engine/index.ts';
import { FIELDS, FILES_ADDRESS, QUERY_FIELDS } from '../../wire/index.ts';
import { pathOf, queryOf } from '../request/address.ts';

const MOST_CHARACTERS = 300;
const LEFT_OUT = '…';

/** The names whose values are measures, choices or colours. */
const SHOWN = new Set<string>([
  ...QUERY_FIELDS.filter((name) => FIELDS[name].kind !== 'text'),
  ...PATTERNS.flatMap((pattern) => Object.keys(parametersOf(pattern))),
]);

/**
 * The path and the query of a request, truncated. Values of texts, and parts that are no field of a request, are left
 * out: `/api/plan?tileSize=300&name=Anna&x` becomes `/api/plan?tileSize=300&name=…&…`.
 */
export function loggedUrl(request: Parameters<typeof queryOf>[0]): string {
  const query = queryOf(request);
  // Anyone who has the address of a file may read it.
  const path = pathOf(request).startsWith(FILES_ADDRESS) ? FILES_ADDRESS + LEFT_OUT : pathOf(request);
  const url = query === '' ? path : `${path}?${query.split('&').map(shown).join('&')}`;
  return url.length > MOST_CHARACTERS ? `${url.slice(0, MOST_CHARACTERS)}${LEFT_OUT}` : url;
}

function shown(part: string): string {
  const [name] = part.split('=', 1);
  if (SHOWN.has(name)) return part;
  return Object.hasOwn(FIELDS, name) ? `${name}=${LEFT_OUT}` : LEFT_OUT;
}
