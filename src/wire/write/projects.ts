// A plan as it is stored for the planner: a JSON body with the fields of the plan, its colours, its order and its quantities. Language,
// size and links are chosen when it is opened.

import type { Field } from '../fields/field.ts';
import { type AnswerOptions, DEFAULT_OPTIONS, FIELDS, type FieldName, STORED_FIELDS } from '../fields/fields.ts';
import { isField } from '../fields/input-format.ts';
import { BODY } from '../fields/query-and-body.ts';
import { readBodyText } from '../read/body.ts';
import type { AcceptedRequest, ReadRequest } from '../read/request.ts';
import { type CanonicalFields, canonicalFields } from './canonical-fields.ts';
import { isCarriedOn } from './carried-on.ts';
import { orderSettings } from './order-answer.ts';
import { planIdentity } from './plan-identity.ts';
import { reuseToStore, storedReuse } from './stored-reuse.ts';

export interface Project {
  /** The plan as it was described, in its shortest form. */
  readonly text: string;
  /** The same for every description of the plan; the id is its hash. */
  readonly identity: string;
}

/** A project with the figures of its plan, to be stored. */
export interface PlannedProject extends Project {
  readonly figures: string;
}

/** Returns the project of a request that can be planned. */
export function projectOf(read: AcceptedRequest): Project {
  return { text: projectText(read), identity: planIdentity(read) };
}

/**
 * Writes the text of a project.
 *
 * For `outline=E400+S300+W400+N300&joint=2&lang=pl` it is `{"outline":"E400 S300 W400 N300","joint":2}`.
 */
export function projectText(read: AcceptedRequest): string {
  return JSON.stringify(storedBody(new Map([...canonicalFields(read), ['buyWithReuse', reuseToStore(read)] as const])));
}

/**
 * Returns the body that plans a request again: its plan, its colours and what is bought, in plain numbers, and the language
 * and the units of its answer.
 */
export function requestBody(read: AcceptedRequest): Record<string, unknown> {
  return { ...storedBody(canonicalFields(read)), ...spokenIn(read.options) };
}

/** The language and the units of an answer that are not the default. */
export function spokenIn({ lang, units }: Pick<AnswerOptions, 'lang' | 'units'>): Record<string, unknown> {
  return { ...(lang !== DEFAULT_OPTIONS.lang && { lang }), ...(units !== DEFAULT_OPTIONS.units && { units }) };
}

/** The fields of a plan that are stored, as a body. */
export function storedBody(fields: CanonicalFields): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const name of STORED_FIELDS) {
    const field: Field<unknown> = FIELDS[name];
    const value = fields.get(name);
    if (value !== undefined) body[name] = field.toJson(value);
  }
  return body;
}

/**
 * A stored project as the planner opens it: the body to plan, and what to buy among the data of its page.
 */
export function draftText(project: string): string {
  const body: Record<string, unknown> = {};
  const order: Record<string, unknown> = {};
  const quantities: Record<string, unknown> = {};
  const { buyWithReuse: _, ...fields } = JSON.parse(project);
  for (const [name, value] of Object.entries(fields)) {
    const group = isField(name, BODY) ? FIELDS[name].group : undefined;
    const part = group === 'order' ? order : group === 'quantities' ? quantities : body;
    part[name] = part === order ? storedValue(name as FieldName, value) : value;
  }
  const reuse = storedReuse(JSON.parse(project));
  const isUsual = reuse === isCarriedOn(fields.pattern);
  const settings = { ...orderSettings(order), ...(!isUsual && { reuse }), ...quantities };
  return Object.keys(settings).length === 0 ? project : JSON.stringify({ ...body, page: { order: settings } });
}

/** The value of a stored field as it is read. */
function storedValue(name: FieldName, value: unknown): unknown {
  const reading = FIELDS[name].fromJson(value);
  if (!reading.ok) throw new Error(`The stored ${name} cannot be read: ${reading.mistakes[0].message}`);
  return reading.value;
}

/** Reads a stored project. It is written in plain numbers, which says nothing about the units that were sent. */
export function readProject(text: string): ReadRequest {
  const read = readBodyText(text);
  if (!read.ok) return read;
  const { unitless: _, ...project } = read;
  return { ...project, options: { ...project.options, buyWithReuse: storedReuse(JSON.parse(text)) } };
}
