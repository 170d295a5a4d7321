// A plan as it is stored for the planner: a JSON body with the fields of the plan, its colours, its order and its quantities. Language,
// size and links are chosen when it is opened.

import type { OrderFields } from '../fields/options.ts';
import { ORDER_FROM_JSON } from '../fields/order-fields.ts';
import { QUANTITIES_FROM_JSON } from '../fields/quantity-fields.ts';
import { readBodyText } from '../read/body.ts';
import type { ReadRequest } from '../read/request.ts';
import { isStartWord } from '../readers/start.ts';
import { hexOf } from '../values/colors.ts';
import { type AcceptedRequest, canonicalPlan } from './canonical-plan.ts';
import { wishesOf } from './order-answer.ts';
import { planIdentity, storedOrder } from './plan-identity.ts';
import { circleJson, pointJson, rectangleJson, ringJson, walkText } from './room-texts.ts';

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
  const { walls, outer, holes, rectangles, circles, pattern, parameters, ...others } = canonicalPlan(read);
  const { joint, edge, kerf, minCut, start } = others;
  const { color, colors, gapColor } = read.options;
  // JSON.stringify omits undefined values and keeps the order of the names.
  return JSON.stringify({
    outline: walls && walkText(walls, ' '),
    polygon: walls ? undefined : ringJson(outer),
    holes: holes.length > 0 ? holes.map(ringJson) : undefined,
    subtract: rectangles.length > 0 ? rectangles.map(rectangleJson) : undefined,
    circles: circles.length > 0 ? circles.map(circleJson) : undefined,
    pattern,
    parameters: parameters.length > 0 ? Object.fromEntries(parameters) : undefined,
    joint,
    edge,
    kerf,
    minCut,
    color: color === null ? undefined : `#${hexOf(color)}`,
    colors: colors.length > 0 ? Object.fromEntries(colors.map((one) => [one.kind, `#${hexOf(one.color)}`])) : undefined,
    gapColor: gapColor === null ? undefined : `#${hexOf(gapColor)}`,
    start: isStartWord(start) ? start : start && pointJson(start),
    ...storedOrder(read.options),
  });
}

/** A stored project as the planner opens it: the body to plan, and the order and the quantities among the data of its page. */
export function draftText(project: string): string {
  const { buyWithReuse = false, ...fields } = JSON.parse(project);
  const entries = Object.entries(fields);
  const fieldsIn = (readers: object) => entries.filter(([name]) => Object.hasOwn(readers, name));
  const order: OrderFields = Object.fromEntries(fieldsIn(ORDER_FROM_JSON));
  const quantities = fieldsIn(QUANTITIES_FROM_JSON);
  const wishes = { ...wishesOf(order, buyWithReuse), ...Object.fromEntries(quantities) };
  if (Object.keys(wishes).length === 0) return project;
  const isPart = (name: string) => !Object.hasOwn(order, name) && !quantities.some(([other]) => other === name);
  const body = Object.fromEntries(entries.filter(([name]) => isPart(name)));
  return JSON.stringify({ ...body, page: { order: wishes } });
}

/** Reads a stored project. */
export function readProject(text: string): ReadRequest {
  return readBodyText(text);
}
