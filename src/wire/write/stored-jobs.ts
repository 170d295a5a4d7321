// A job as it is stored: a JSON body with its surfaces, each in its shortest form. Each surface is also a plan of its own,
// which the planner opens.

import { checkRoom } from '../../engine/index.ts';
import { BREAKAGE_PERCENT } from '../../order/index.ts';
import { type AnswerOptions, FIELDS, type OrderFields } from '../fields/fields.ts';
import { JOB } from '../fields/rows/job.ts';
import { type AcceptedJob, type AcceptedSurface, type ReadJob, readJob } from '../read/job.ts';
import type { AcceptedRequest } from '../read/request.ts';
import { canonicalFields } from './canonical-fields.ts';
import { planIdentity } from './plan-identity.ts';
import { draftText, type Project, projectText, spokenIn, storedBody } from './projects.ts';

/** How the text of every stored job begins, and of no plan. */
const BEGIN = '{"surfaces":';

/** Whether a stored text is that of a job. */
export function isJobText(text: string): boolean {
  return text.startsWith(BEGIN);
}

/** Returns the project of a job that can be planned. */
export function jobProjectOf(job: AcceptedJob): Project {
  const surfaces = withoutCurrency(job);
  const currency = currencyOf(job);
  const begun = surfaces.flatMap(({ read }, index) => (read.isBegun ? [index + 1] : []));
  const beside = {
    ...(job.reuse !== JOB.reuse.default && { reuse: job.reuse }),
    ...(currency && { currency }),
    ...(begun.length > 0 && { begun }),
  };
  return {
    text: JSON.stringify({ surfaces: surfaces.map(surfaceBody), ...beside }),
    identity: JSON.stringify({ surfaces: surfaces.map(surfaceIdentity), ...beside }),
  };
}

/** Returns the body that plans a job again. Surfaces that began with another one have the start that followed. */
export function jobRequestBody(job: AcceptedJob): Record<string, unknown> {
  const { begun: _, ...body } = JSON.parse(jobProjectOf(job).text);
  return { ...body, ...spokenIn(job.options) };
}

function surfaceBody({ name, tile, read }: AcceptedSurface, index: number): Readonly<Record<string, unknown>> {
  return { ...(name !== `${index + 1}` && { name }), ...(tile && { tile }), ...storedBody(canonicalFields(read)) };
}

/** Unlike that of a plan, the place of 0,0 counts always: the floors of a job lie beside each other. */
function surfaceIdentity({ name, tile, read }: AcceptedSurface): unknown {
  const { x, y } = checkRoom(read.request.room).originUm;
  return [name, tile, `${x},${y}`, planIdentity(read)];
}

function currencyOf({ surfaces }: AcceptedJob): OrderFields['currency'] {
  return surfaces.map(({ read }) => read.options.order?.currency).find((currency) => currency !== undefined);
}

/**
 * The surfaces with what they say about the order that is no default, without the currency, which belongs to the job. If
 * an order is asked for by defaults alone, the first surface asks for it.
 */
function withoutCurrency({ surfaces }: AcceptedJob): AcceptedSurface[] {
  const isOrdered = surfaces.some(({ read }) => read.options.order !== null);
  const orders = surfaces.map(sentOrder);
  const isByDefault = isOrdered && orders.every((order) => order === null);
  return surfaces.map((surface, index) => {
    const order = isByDefault && index === 0 ? { breakage: BREAKAGE_PERCENT } : orders[index];
    return { ...surface, read: { ...surface.read, options: { ...surface.read.options, order } } };
  });
}

function sentOrder({ read: { options }, ordered }: AcceptedSurface): AnswerOptions['order'] {
  const { currency: _, ...order } = options.order ?? {};
  const sent = Object.entries(order).filter(([name, value]) => {
    const field = name as keyof typeof order;
    return ordered.includes(field) && value !== FIELDS[field].default;
  });
  return sent.length > 0 ? Object.fromEntries(sent) : null;
}

/**
 * Reads a stored job. It is written in plain numbers, which says nothing about the units that were sent. Surfaces that began
 * with another one have the start that followed; `begun` has their numbers.
 */
export function readStoredJob(text: string): ReadJob {
  const { begun = [], ...body } = JSON.parse(text) as { readonly begun?: readonly number[] };
  const read = readJob(body);
  if (!read.ok) return read;
  const surfaces = read.surfaces.map((surface, index) => ({
    ...surface,
    read: { ...asStored(surface.read), ...(begun.includes(index + 1) && { isBegun: true as const }) },
  }));
  return { ...read, surfaces };
}

function asStored({ unitless: _, ...read }: AcceptedRequest): AcceptedRequest {
  return read;
}

/** A stored job as the planner opens it: the first surface to edit, and the others after it. */
export function jobDraftText(text: string): string {
  const read = readStoredJob(text);
  if (!read.ok) throw new Error(`A stored job cannot be read: ${read.mistakes[0]?.message}`);
  const [first, ...after] = read.surfaces.map(({ name, tile, read: surface }) => ({
    ...JSON.parse(draftText(projectText(surface))),
    name,
    ...(tile && { tile }),
  }));
  const reuse = read.reuse === JOB.reuse.default ? {} : { reuse: read.reuse };
  return JSON.stringify({ ...first, ...(after.length > 0 && { job: { before: [], after, ...reuse } }) });
}
