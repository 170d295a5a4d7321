// Turns names and values into a request: a plan for the engine, of one room or several, and the options of its answer with
// what is bought.

import { joinRooms, type Pattern, PlanError, type Room } from '../../engine/index.ts';
import { type AnswerOptions, DEFAULT_OPTIONS } from '../fields/fields.ts';
import type { InputFormat } from '../fields/input-format.ts';
import { placedRoom, type SentRoom } from '../readers/rooms.ts';
import type { Meanings } from '../repair/index.ts';
import { mistake, type Reading } from '../values/mistakes.ts';
import type { RawField } from '../values/raw-fields.ts';
import { knownKinds } from './known-kinds.ts';
import { orderOptions } from './options/order-options.ts';
import { quantityOptions } from './options/quantity-options.ts';
import { checkStock } from './options/stock-kinds.ts';
import { cutoutsOf, planOf, type ReadPlan, readFields, type SentPlan } from './plan.ts';
import { type Unitless, unitlessIn } from './unitless.ts';

/** A request for the engine with the options of its answer, or all its mistakes. */
export type ReadRequest =
  | (Extract<ReadPlan, { ok: true }> & {
      readonly options: AnswerOptions;
      /** The rooms as they were sent, if there are several; `request` has the one that they make. */
      readonly rooms?: readonly SentRoom[];
      /** Set if another surface of a job says where it begins, so that no other start helps. */
      readonly isBegun?: true;
      /** Set if no format was sent, so that something else may choose it. */
      readonly isFormatOpen?: true;
      /** Set if lengths were sent without a unit that may be meant in another one. Part of what an answer depends on. */
      readonly unitless?: Unitless;
    })
  | Extract<ReadPlan, { ok: false }>;

export type AcceptedRequest = Extract<ReadRequest, { ok: true }>;

/** Reads a request. Without meanings it accepts the same requests, but mistakes have no repairs. */
export function readRequest(entries: readonly RawField[], form: InputFormat, meanings?: Meanings): ReadRequest {
  const sent = readFields(entries, form, meanings);
  checkKinds(sent);
  checkStock(sent);
  const combined = combinedOptions(sent);
  const { parameters } = sent;
  const { rooms, format } = sent.given;
  const plan = planOf(sent, rooms && joinedRoom(rooms, sent));
  if (!plan.ok) return plan;
  // A plan has a pattern.
  const pattern = sent.pattern as Pattern;
  const options = { ...optionsOf(sent, pattern), ...combined };
  const { outer } = plan.request.room;
  const unitless = unitlessIn(entries, { pattern, parameters, outer, units: options.units });
  return {
    ...plan,
    options,
    ...(rooms && { rooms }),
    ...(format === undefined && { isFormatOpen: true }),
    ...(unitless && { unitless }),
  };
}

/** Refuses kinds of an order that the pattern does not have, and orders the others as the pattern does. */
function checkKinds(sent: SentPlan): void {
  const { given } = sent;
  const { kinds, setOf } = given;
  if (kinds) given.kinds = knownKinds(sent, 'kinds', kinds);
  if (setOf) given.setOf = knownKinds(sent, 'setOf', setOf);
}

/** The one room that several make; undefined if there are mistakes, or with a mistake if they make none. */
function joinedRoom(rooms: readonly SentRoom[], { given, mistakes }: SentPlan): Room | undefined {
  if (mistakes.length > 0) return undefined;
  const { doorways = [] } = given;
  try {
    return joinRooms({ rooms: rooms.map(placedRoom), doorways, ...cutoutsOf(given) });
  } catch (error) {
    if (!(error instanceof PlanError)) throw error;
    const { code, message, details } = error;
    mistakes.push(mistake({ code, param: details.param ?? 'rooms', message }));
    return undefined;
  }
}

/** The options that are made of several fields; their mistakes are added to the others. */
function combinedOptions({ given, meant, pattern, mistakes }: SentPlan): Pick<AnswerOptions, 'order' | 'quantities'> {
  const optionFrom = <Value>(reading: Reading<Value | null>): Value | null => {
    if (reading.ok) return reading.value;
    mistakes.push(...reading.mistakes);
    return null;
  };
  return {
    order: optionFrom(orderOptions(given, meant, pattern)),
    quantities: optionFrom(quantityOptions(given, meant)),
  };
}

function optionsOf({ given }: SentPlan, pattern: Pattern): AnswerOptions {
  const options: AnswerOptions & Record<string, unknown> = {
    ...DEFAULT_OPTIONS,
    buyWithReuse: pattern.isCarriedOn ?? false,
  };
  for (const [name, value] of Object.entries(given)) if (Object.hasOwn(DEFAULT_OPTIONS, name)) options[name] = value;
  return options;
}
