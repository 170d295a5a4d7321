// Files of plans: writing them, and reading them strictly. Plans are read by the service's own reader; a file with a
// mistake is refused as a whole.

import type { Mistake } from '../../wire/index.ts';
import type { Values, WordKey } from '../../words/index.ts';
import { save } from '../page/save.ts';
import { bodyOf, type Draft, type JobPart, type PageData } from '../state/draft.ts';
import type { PlanOutcome } from '../state/messages.ts';
import type { Session } from '../state/session.ts';
import { areTicks, type Progress } from './progress.ts';
import { blankPlan, factsOf, newId, type SavedPlan } from './saved-plan.ts';

const FORMAT = 'tilewright-plans';
const VERSION = 1;
export const FILE_LIMITS = { bytes: 50_000_000, plans: 500, nameCharacters: 200 };

/** A surface in a file. */
interface FileSurface {
  /** A body of the interface. */
  readonly plan: Draft;
  /** Data that only the page uses. */
  readonly page: PageData;
}

/** A surface of a job in a file. */
interface NamedSurface extends FileSurface {
  readonly name?: string;
  readonly tile?: string;
}

/** A plan in a file. */
interface FilePlan extends FileSurface {
  readonly id: string;
  readonly name: string;
  /** Present if there are several surfaces: how the edited one is called, and the others. */
  readonly job?: Pick<NamedSurface, 'name' | 'tile'> &
    Pick<JobPart, 'reuse'> & { readonly before: readonly NamedSurface[]; readonly after: readonly NamedSurface[] };
  /** The address of the shared plan it was copied from; empty if there is none. */
  readonly copiedFrom: string;
  /** ISO times. */
  readonly created: string;
  readonly changed: string;
  /** What is cut and laid of its floors; left out before the first tick. */
  readonly progress?: readonly Progress[] | undefined;
}

const BODY_FIELDS: Readonly<Record<Exclude<keyof Draft, 'page' | 'name' | 'tile' | 'job'>, true>> = {
  kind: true,
  openings: true,
  rooms: true,
  doorways: true,
  outline: true,
  polygon: true,
  holes: true,
  subtract: true,
  circles: true,
  doors: true,
  pattern: true,
  parameters: true,
  joint: true,
  edge: true,
  kerf: true,
  minCut: true,
  color: true,
  colors: true,
  gapColor: true,
  start: true,
};

/** Why a file is refused. */
export interface Refusal {
  readonly key: WordKey;
  readonly values: Values;
  /** The reader's mistake in a plan. */
  readonly mistake?: Mistake;
}

/** Saves plans as a file. */
export function downloadPlans(plans: readonly SavedPlan[], name = 'tilewright-plans'): void {
  save(new Blob([fileOf(plans, location.origin)], { type: 'application/json' }), `${name}.json`);
}

/** The text of a file with these plans. */
export function fileOf(plans: readonly SavedPlan[], base: string): string {
  const written = plans.map(({ id, name, draft, origin, created, changed, progress }): FilePlan => {
    const copiedFrom = origin && new URL(origin, base).href;
    return {
      id,
      name,
      ...surfaceOf(draft),
      ...jobOf(draft),
      copiedFrom,
      created: isoOf(created),
      changed: isoOf(changed),
      progress,
    };
  });
  return `${JSON.stringify({ format: FORMAT, version: VERSION, plans: written }, null, 2)}\n`;
}

function surfaceOf(draft: Draft): FileSurface {
  return { plan: bodyOf(draft), page: draft.page ?? {} };
}

function namedSurface(draft: Draft): NamedSurface {
  return { ...namesOf(draft), ...surfaceOf(draft) };
}

function namesOf({ name, tile }: Draft): Pick<NamedSurface, 'name' | 'tile'> {
  return { ...(name !== undefined && { name }), ...(tile !== undefined && { tile }) };
}

function jobOf(draft: Draft): Pick<FilePlan, 'job'> {
  const { job } = draft;
  if (!job) return {};
  const [before, after] = [job.before, job.after].map((others) => others.map(namedSurface));
  return { job: { ...namesOf(draft), before, after, ...(job.reuse && { reuse: job.reuse }) } };
}

/** The draft of a surface in a file. */
function draftOf({ plan, page }: FileSurface, { name, tile }: Pick<NamedSurface, 'name' | 'tile'> = {}): Draft {
  return {
    ...plan,
    ...(Object.keys(page).length > 0 && { page }),
    ...namesOf({ ...(name !== undefined && { name }), ...(tile !== undefined && { tile }) }),
  };
}

/** The draft of a plan in a file. */
function draftIn(file: FilePlan): Draft {
  const { job } = file;
  const own = draftOf(file, job);
  if (!job) return own;
  const [before, after] = [job.before, job.after].map((others) => others.map((one) => draftOf(one, one)));
  return { ...own, job: { before, after, ...(job.reuse && { reuse: job.reuse }) } };
}

function isoOf(ms: number): string {
  return new Date(ms).toISOString();
}

/** Reads a file; its plans are not saved yet. */
export async function readPlanFile(
  content: Blob,
  session: Pick<Session, 'check'>,
  base: string,
): Promise<readonly SavedPlan[] | Refusal> {
  const { bytes, plans: most } = FILE_LIMITS;
  const tooLarge: Refusal = { key: 'planFile.tooLarge', values: { plans: most, megabytes: bytes / 1e6 } };
  if (content.size > bytes) return tooLarge;
  const file = readFile(await content.text());
  if ('key' in file) return file;
  if (file.length > most) return tooLarge;
  const plans: SavedPlan[] = [];
  for (const [i, read] of file.entries()) {
    const draft = draftIn(read);
    const outcome = await session.check(draft);
    for (const one of [outcome, ...(await checked(draft, session))]) {
      if (!one.ok) return { key: 'planFile.wrongPlan', values: { n: i + 1 }, mistake: one.mistakes[0] };
    }
    if (!outcome.ok) continue;
    plans.push({
      ...blankPlan(draft),
      id: read.id,
      name: read.name,
      facts: factsOf(outcome.answer),
      origin: originOf(read.copiedFrom, base),
      created: Date.parse(read.created),
      changed: Date.parse(read.changed),
      progress: read.progress,
    });
  }
  return plans;
}

/** The other surfaces of a plan, planned. */
function checked({ job }: Draft, session: Pick<Session, 'check'>): Promise<readonly PlanOutcome[]> {
  return Promise.all([...(job?.before ?? []), ...(job?.after ?? [])].map((other) => session.check(other)));
}

/** Links of this server are kept as paths. */
function originOf(copiedFrom: string, base: string): string {
  if (copiedFrom === '') return '';
  const { origin, pathname, href } = new URL(copiedFrom);
  return origin === base ? pathname : href;
}

function readFile(text: string): readonly FilePlan[] | Refusal {
  const file = parsed(text);
  if (!isObject(file) || file.format !== FORMAT || !Array.isArray(file.plans)) {
    return { key: 'planFile.notPlans', values: {} };
  }
  if (file.version !== VERSION) return { key: 'planFile.newer', values: { version: String(file.version) } };
  for (const [i, plan] of file.plans.entries()) {
    const field = wrongFieldOf(plan);
    if (field !== undefined) return { key: 'planFile.wrongField', values: { n: i + 1, field } };
  }
  return file.plans;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isTime = (value: unknown) => isText(value) && !Number.isNaN(Date.parse(value));

/** What each field of a plan must be. */
const CHECKS: Readonly<Record<keyof FilePlan, (value: unknown) => boolean>> = {
  id: (value) => isText(value) && /^[0-9a-z]{20}$/.test(value),
  name: (value) => isText(value) && value.length <= FILE_LIMITS.nameCharacters,
  plan: isBody,
  page: isObject,
  job: (value) => value === undefined || isJob(value),
  copiedFrom: (value) =>
    isText(value) && (value === '' || /^https?:\/\//.test(value)) && (!value || URL.canParse(value)),
  created: isTime,
  changed: isTime,
  progress: (value) => value === undefined || areTicks(value),
};

/** The service's reader checks the rest. A start that a word names would have to be searched. */
function isBody(value: unknown): boolean {
  return (
    isObject(value) && Object.keys(value).every((name) => Object.hasOwn(BODY_FIELDS, name)) && !isText(value.start)
  );
}

function isJob(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { before, after, reuse, ...names } = value;
  const others = Array.isArray(before) && Array.isArray(after) ? [...before, ...after] : [];
  return (
    others.length > 0 &&
    (reuse === undefined || reuse === 'surface' || reuse === 'none') &&
    areNames(names) &&
    others.every(isNamedSurface)
  );
}

function isNamedSurface(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { plan, page, ...names } = value;
  return isBody(plan) && isObject(page) && areNames(names);
}

function areNames(value: Record<string, unknown>): boolean {
  return Object.entries(value).every(([name, text]) => ['name', 'tile'].includes(name) && isText(text));
}

/** The first field of a plan that is not right. */
function wrongFieldOf(plan: unknown): string | undefined {
  if (!isObject(plan)) return 'plans';
  const unknown = Object.keys(plan).find((name) => !Object.hasOwn(CHECKS, name));
  return unknown ?? Object.entries(CHECKS).find(([name, isRight]) => !isRight(plan[name]))?.[0];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Plans to add to those that are there: not those already there unchanged, and others under ids of their own. */
export function newAmong(plans: readonly SavedPlan[], there: readonly SavedPlan[]): readonly SavedPlan[] {
  const known = new Map(there.map((plan) => [plan.id, plan]));
  return plans.flatMap((plan) => {
    const same = known.get(plan.id);
    if (same && fileOf([same], ORIGIN) === fileOf([plan], ORIGIN)) return [];
    const added = same ? { ...plan, id: newId() } : plan;
    known.set(added.id, added);
    return [added];
  });
}

/** Any address serves to compare. */
const ORIGIN = 'http://localhost';
