// Reads what a shop presets in the planner that its page shows in a frame: the fields of a plan without those of its
// answer, in an address or, without a room, in a message of the page. An address may have the colour of the shop too.

import type { UnitSystem } from '../../../words/index.ts';
import type { FieldName } from '../../fields/fields.ts';
import { FRAMED_FIELDS, isOfRoom, TILE_FIELDS } from '../../fields/framed.ts';
import { isField } from '../../fields/input-format.ts';
import { QUERY } from '../../fields/query-and-body.ts';
import { MEANINGS } from '../../repair/index.ts';
import { type Color, colorFromText } from '../../values/colors.ts';
import { accepted, type Mistake, mistake, quoted, type Reading } from '../../values/mistakes.ts';
import type { RawField } from '../../values/raw-fields.ts';
import { rawFieldsOfQuery } from '../raw-query.ts';
import { type AcceptedRequest, type ReadRequest, readRequest } from '../request.ts';

/** The field of the frame itself. */
const ACCENT = 'accent';

type ReadFramedPlan =
  | (AcceptedRequest & {
      /** The colour of buttons and links, if it is not that of the planner. */
      readonly accent?: Color | undefined;
    })
  | Extract<ReadRequest, { ok: false }>;

/** The room until the customer enters one, in round centimetres or feet. */
const FIRST_ROOMS: Readonly<Record<UnitSystem, string>> = {
  metric: 'E300 S250 W300 N250',
  imperial: 'E10ft S8ft W10ft N8ft',
};

/**
 * Reads the query of a framed planner. Without a room it begins with a small rectangle, and without a start every plan has
 * the best one, because the customer moves none.
 *
 * `tileSize=600&tilesPerBox=4&pricePerBox=38.90&currency=EUR&lang=pl&accent=7a1f3d` is a tile with its box and its price,
 * in a page with a red accent.
 */
export function readFramedPlan(queryString: string): ReadFramedPlan {
  const entries = rawFieldsOfQuery(queryString);
  if (!entries.ok) return entries;
  const plan = read(
    entries.value.filter(({ name }) => name !== ACCENT),
    FRAMED_FIELDS,
  );
  const accent = accentOf(entries.value.find(({ name }) => name === ACCENT));
  if (plan.ok && accent.ok) return { ...plan, accent: accent.value };
  return { ok: false, mistakes: [plan, accent].flatMap((part) => (part.ok ? [] : part.mistakes)) };
}

function accentOf(entry: RawField | undefined): Reading<Color | undefined> {
  if (entry === undefined) return accepted(undefined);
  return entry.mistake ? { ok: false, mistakes: [entry.mistake] } : colorFromText(ACCENT, String(entry.value));
}

/** Reads the tile that a shop's page sends to its frame: the same fields without those of the room. */
export function readFramedTile(queryString: string): ReadRequest {
  const entries = rawFieldsOfQuery(queryString);
  return entries.ok ? read(entries.value, TILE_FIELDS) : entries;
}

function read(entries: readonly RawField[], taken: readonly FieldName[]): ReadRequest {
  // A name that is no field is a parameter of the pattern, or refused as in any plan.
  const refused = entries.filter(({ name }) => isField(name, QUERY) && !taken.includes(name));
  if (refused.length > 0) return { ok: false, mistakes: refused.map(notTaken) };
  return readRequest(complete(entries), QUERY, MEANINGS);
}

/** The fields with a room and a start, if they have none. */
function complete(entries: readonly RawField[]): readonly RawField[] {
  const valueIn = (name: FieldName) => entries.find((entry) => entry.name === name)?.value;
  const outline = FIRST_ROOMS[valueIn('units') === 'imperial' ? 'imperial' : 'metric'];
  return [
    ...(valueIn('outline') === undefined && valueIn('polygon') === undefined
      ? [{ name: 'outline', value: outline }]
      : []),
    ...entries,
    ...(valueIn('start') === undefined ? [{ name: 'start', value: 'best' }] : []),
  ];
}

function notTaken({ name, value }: RawField): Mistake {
  const why = isOfRoom(name)
    ? `The room is the customer's, so a tile has no ${quoted(name)}`
    : `The planner in a frame makes no other answers and takes no ${quoted(name)}`;
  const message = `${why}; leave it out, and send for example tileSize=600&tilesPerBox=4&lang=pl.`;
  return mistake({ code: 'parameter-unknown', param: name, received: value, message });
}
