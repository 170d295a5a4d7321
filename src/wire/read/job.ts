// Reads a job: several surfaces that are bought together. Each surface is read as the body of a plan, with the fields beside
// `surfaces` as its defaults, so it is planned exactly like that body.

import { type AnswerOptions, BODY_FIELDS, FIELDS, type FieldName, ORDER_FIELDS } from '../fields/fields.ts';
import { isField } from '../fields/input-format.ts';
import { BODY } from '../fields/query-and-body.ts';
import { JOB, type REUSES, SURFACE } from '../fields/rows/job.ts';
import { MEANINGS } from '../repair/index.ts';
import { isJsonObject } from '../values/corners.ts';
import { accepted, type Mistake, mistake, quoted, type Reading, refused } from '../values/mistakes.ts';
import { type Beginning, beginningOf, resolveBeginnings, type SentBeginning, withoutBeginning } from './beginnings.ts';
import { readBody } from './body.ts';
import { JOB_BODY } from './body-examples.ts';
import { jsonFromText } from './json-text.ts';
import { inheritedParameters, inPart, type JsonObject, mergedBody } from './parts.ts';
import { notAnObject } from './raw-body.ts';
import type { AcceptedRequest } from './request.ts';
import { type Entry, expanded } from './several-surfaces.ts';
import { calledOf, nameOf } from './surface-names.ts';

/** The most surfaces of a job. */
export const MOST_SURFACES = 24;

/** The fields of a plan that only the job as a whole has. */
export const JOB_FIELDS = BODY_FIELDS.filter((name) => FIELDS[name].inJob === 'beside');
/** The fields of a plan that a surface of a job has; `name` is that of the surface. */
export const SURFACE_FIELDS = BODY_FIELDS.filter((name) => FIELDS[name].inJob === undefined && name !== 'name');

export type JobReuse = (typeof REUSES)[number];

export interface AcceptedSurface {
  readonly name: string;
  /** Where it was sent, such as `surfaces[2]`. */
  readonly path: string;
  /** What is laid, in the words of the shop; empty if it is not named. */
  readonly tile: string;
  /** The plan that it stands for. */
  readonly read: AcceptedRequest;
  /** The fields and parameters that it takes from those beside the surfaces. */
  readonly inherited: readonly string[];
  /** The fields of the order that it was sent with or inherits; `read` has only what differs from the defaults. */
  readonly ordered: readonly (typeof ORDER_FIELDS)[number][];
  /** Where its pattern begins, if another surface says so. */
  readonly beginning?: Beginning;
}

export interface AcceptedJob {
  readonly ok: true;
  /** Its title; empty if it has none. */
  readonly name: string;
  readonly reuse: JobReuse;
  /** How it is answered. */
  readonly options: AnswerOptions;
  readonly isFormatOpen?: true;
  readonly surfaces: readonly AcceptedSurface[];
}

export type ReadJob = AcceptedJob | { readonly ok: false; readonly mistakes: readonly Mistake[] };

const EXAMPLE =
  '"surfaces": [{"name":"hall","outline":"E400 S150 W400 N150"},{"name":"bath","outline":"E180 S240 W180 N240"}]';

/**
 * Reads a parsed JSON body.
 *
 * `readJob({ parameters: { tileSize: 600 }, surfaces: [{ outline: 'E400 S300 W400 N300' }, …] })` requests several floors
 * with tiles of 600 mm.
 */
export function readJob(body: unknown): ReadJob {
  if (!isJsonObject(body)) return notAnObject(body, JOB_BODY);
  const { surfaces, name: title, reuse: reused, ...base } = body;
  const name = fieldFrom(JOB.name, 'name', body);
  const reuse = fieldFrom(JOB.reuse, 'reuse', body);
  const mistakes = [
    ...(name.ok ? [] : name.mistakes),
    ...(reuse.ok ? [] : reuse.mistakes),
    ...misplaced(base),
    ...listMistakes(body),
  ];
  if (!name.ok || !reuse.ok || mistakes.length > 0) return { ok: false, mistakes };
  const sent = surfaces as readonly unknown[];
  const { entries, mistakes: unexpanded } = expanded(sent, base);
  if (unexpanded.length > 0) return { ok: false, mistakes: unexpanded };
  if (entries.length > MOST_SURFACES) return { ok: false, mistakes: [tooManySurfaces(entries.length)] };
  const bodies = entries.map(({ body }) => body);
  const priced = pricedBase(base, bodies);
  const readings = entries.map((entry, index) => readSurface(priced(entry.body), entry, index));
  const read = readings.flatMap((reading) => (reading.ok ? [reading.value] : []));
  const wrong = [...sharedFirst(readings), ...namesake(read)];
  if (wrong.length > 0) return { ok: false, mistakes: wrong };
  const begun = withBeginnings(read);
  if (!begun.ok) return begun;
  const [{ options, isFormatOpen }] = begun.value.map((surface) => surface.read);
  return {
    ok: true,
    name: name.value ?? '',
    reuse: reuse.value ?? JOB.reuse.default,
    options: { ...options, name: name.value ?? '' },
    ...(isFormatOpen && { isFormatOpen }),
    surfaces: begun.value,
  };
}

/** Reads the text of a JSON body; duplicate names are refused. */
export function readJobText(text: string): ReadJob {
  const json = jsonFromText(text, JOB_BODY);
  return json.ok ? readJob(json.value) : json;
}

interface OwnField<Value> {
  fromJson(value: unknown, name: string, meanings: typeof MEANINGS): Reading<Value>;
}

/** A field that a plan does not have; undefined if it was not sent. */
function fieldFrom<Value>(field: OwnField<Value>, name: string, body: JsonObject): Reading<Value | undefined> {
  return Object.hasOwn(body, name) ? field.fromJson(body[name], name, MEANINGS) : { ok: true, value: undefined };
}

/** Fields that a job does not have. What no plan has either is refused as a part of each surface. */
function misplaced(base: JsonObject): Mistake[] {
  return Object.keys(base).flatMap((name) => {
    if (name === 'tile') return [];
    const isRefused = isField(name, BODY) && FIELDS[name].inJob === 'refused';
    return isRefused ? [refusedField(name, name, base[name])] : [];
  });
}

function refusedField(name: FieldName, param: string, received: unknown): Mistake {
  const message = `A job has no ${name}; leave it out, and send it with the surface alone to /api/plan.`;
  return mistake({ code: 'job-field', param, received, message });
}

function tooManySurfaces(count: number): Mistake {
  const message = `The job has ${count} surfaces with the walls of rooms and of niches, and at most ${MOST_SURFACES} are possible; send several jobs.`;
  return mistake({ code: 'surfaces-invalid', param: 'surfaces', received: count, message });
}

function listMistakes(body: JsonObject): Mistake[] {
  const { surfaces } = body;
  if (Array.isArray(surfaces) && surfaces.length >= 1 && surfaces.length <= MOST_SURFACES) return [];
  const sent = !Object.hasOwn(body, 'surfaces')
    ? 'and is missing'
    : Array.isArray(surfaces)
      ? `not of ${surfaces.length}`
      : `not ${quoted(surfaces)}`;
  return [
    mistake({
      code: 'surfaces-invalid',
      param: 'surfaces',
      received: Array.isArray(surfaces) ? surfaces.length : surfaces,
      message: `surfaces must be a list of 1 to ${MOST_SURFACES} objects, ${sent}; send for example ${EXAMPLE}.`,
    }),
  ];
}

/** What a surface inherits: the currency only beside a price, because other surfaces may have the prices. */
function pricedBase(base: JsonObject, surfaces: readonly unknown[]): (surface: unknown) => JsonObject {
  const hasPrice = (part: unknown) =>
    isJsonObject(part) &&
    [part, ...(isJsonObject(part.kinds) ? Object.values(part.kinds) : [])].some(
      (fields) => isJsonObject(fields) && Object.keys(fields).some((name) => name.startsWith('pricePer')),
    );
  if (hasPrice(base) || !surfaces.some(hasPrice)) return () => base;
  const { currency: _, ...rest } = base;
  return (surface) => (hasPrice(surface) ? base : rest);
}

/** A surface with the name of the one that it begins with. */
interface ReadSurface extends AcceptedSurface {
  readonly sent: SentBeginning | undefined;
  readonly englishName: string | undefined;
}

type SurfaceReading =
  | { readonly ok: true; readonly value: ReadSurface }
  | { readonly ok: false; readonly mistakes: readonly Mistake[]; readonly place: Place };

function readSurface(
  base: JsonObject,
  { body: surface, path, englishName, alignedWith }: Entry,
  index: number,
): SurfaceReading {
  if (!isJsonObject(surface)) {
    const message = `must be an object with the fields of a plan, not ${quoted(surface)}; send for example ${EXAMPLE}.`;
    const place = { path, called: path, inherited: [] };
    return { ...refused({ code: 'surfaces-invalid', param: null, received: surface, message }), place };
  }
  const place = { path, called: calledOf(surface, index), inherited: inheritedNames(base, surface) };
  const { tile: _own, ...plan } = withoutBeginning(surface);
  const { tile: _shared, ...shared } = base;
  const isTiledWall = isWall({ ...shared, ...plan });
  const beginning = beginningOf(surface, isTiledWall);
  const startsElsewhere = alignedWith !== undefined || Object.hasOwn(surface, 'continues');
  const defaults = isTiledWall ? defaultsOfWall(shared, startsElsewhere) : shared;
  const tile = fieldFrom(SURFACE.tile, 'tile', { ...base, ...surface });
  const outside = Object.keys(surface).flatMap((name) => ofWholeJob(name, surface[name]));
  const body = mergedBody(defaults, plan);
  const read = readBody(body);
  if (outside.length > 0) return { ok: false, mistakes: outside, place };
  if (!read.ok || !tile.ok || !beginning.ok) {
    return { ok: false, mistakes: [tile, beginning, read].flatMap((one) => (one.ok ? [] : one.mistakes)), place };
  }
  const name = nameOf(surface, index);
  const ordered = ORDER_FIELDS.filter((field) => Object.hasOwn(body, field));
  const sent = alignedWith === undefined ? beginning.value : { how: 'aligned' as const, name: alignedWith };
  return {
    ok: true,
    value: { ...{ name, englishName, path, read, ordered, sent }, tile: tile.value ?? '', inherited: place.inherited },
  };
}

function isWall({ kind }: JsonObject): boolean {
  return kind === 'wall';
}

/** Fields that a wall does not have: beside the surfaces they are meant for floors. */
const OF_FLOORS = ['doors', 'rooms', 'doorways', 'skirting'];

function defaultsOfWall(base: JsonObject, startsElsewhere: boolean): JsonObject {
  const isAtDoor = (start: unknown) => typeof start === 'string' && start.startsWith('door:');
  const isMeant = ([name, value]: [string, unknown]) =>
    !OF_FLOORS.includes(name) && !(name === 'start' && (startsElsewhere || isAtDoor(value)));
  return Object.fromEntries(Object.entries(base).filter(isMeant));
}

/** The fields that a surface takes from those beside it, and the parameters, by the names of mistakes. */
function inheritedNames(base: JsonObject, surface: JsonObject): string[] {
  const fields = Object.keys(base).filter((name) => name !== 'parameters' && !Object.hasOwn(surface, name));
  const parameters = Object.keys(inheritedParameters(base, surface)).map((name) => `parameters.${name}`);
  return [...fields, ...(Object.hasOwn(surface, 'parameters') ? [] : ['parameters']), ...parameters];
}

/** A field in a surface that belongs to the whole job, or to no job. */
function ofWholeJob(name: string, received: unknown): Mistake[] {
  const { inJob } = isField(name, BODY) ? FIELDS[name] : {};
  if (inJob === 'refused') return [refusedField(name as FieldName, name, received)];
  if (inJob !== 'beside' && name !== 'reuse' && name !== 'surfaces') return [];
  const message = `${quoted(name)} is about the whole job; send it beside surfaces.`;
  return [mistake({ code: 'surface-field', param: name, received, message })];
}

/** The surfaces with the places of those that they begin with. */
function withBeginnings(surfaces: readonly ReadSurface[]): Reading<readonly AcceptedSurface[]> {
  const named = surfaces.map(({ name, englishName, read, sent }) => ({
    ...{ name, englishName, sent },
    isWall: read.request.room.kind === 'wall',
  }));
  const { beginnings, wrong } = resolveBeginnings(named);
  if (wrong.length > 0) {
    return { ok: false, mistakes: wrong.map(({ index, found }) => mistakeInJob({ surfaces }, index, found)) };
  }
  return accepted(
    surfaces.map(({ sent: _, englishName: __, ...surface }, index) => {
      const beginning = beginnings[index];
      return { ...surface, ...(beginning && { beginning }) };
    }),
  );
}

/** Two surfaces of one name, which nobody could tell apart. */
function namesake(surfaces: readonly AcceptedSurface[]): Mistake[] {
  const second = surfaces.findIndex(({ name }, index) => surfaces.findIndex((one) => one.name === name) < index);
  if (second < 0) return [];
  const { name, path } = surfaces[second];
  const message = `Two surfaces are called ${quoted(name)}; give each a name of its own.`;
  return [mistake({ code: 'surface-name-twice', param: `${path}.name`, received: name, message })];
}

interface Place extends Pick<AcceptedSurface, 'inherited'> {
  readonly path: string;
  readonly called: string;
}

/** The mistakes of all surfaces; what is wrong for each of them in the fields beside them, once and without a name. */
function sharedFirst(readings: readonly SurfaceReading[]): Mistake[] {
  const wrong = readings.flatMap((reading) => (reading.ok ? [] : [reading]));
  const isShared = (found: Mistake) =>
    wrong.length === readings.length &&
    wrong.every(({ mistakes, place }) => mistakes.some((one) => isSame(one, found) && isInherited(one, place)));
  const [first] = wrong;
  const shared = first?.mistakes.filter(isShared) ?? [];
  const told = new Set<string>();
  const own = wrong.flatMap(({ mistakes, place }) =>
    mistakes
      .filter((found) => {
        // Surfaces of one entry have its mistakes.
        const text = `${place.path} ${found.param} ${found.message}`;
        const isNew = !told.has(text) && !shared.some((one) => isSame(one, found));
        told.add(text);
        return isNew;
      })
      .map((found) => inSurface(place, found)),
  );
  return [...shared, ...own];
}

function isSame(a: Mistake, b: Mistake): boolean {
  return a.code === b.code && a.param === b.param && a.message === b.message;
}

function isInherited({ param }: Mistake, { inherited }: Place): boolean {
  return param !== null && inherited.includes(param);
}

/** A mistake of a surface, which its sentence names; the field is that of the surface, or the one beside it. */
function inSurface(place: Place, found: Mistake): Mistake {
  const named = inPart(place.path, place.called, found);
  const { example, changes } = found;
  return isInherited(found, place)
    ? mistake({ ...named, param: found.param, example: example ?? undefined, changes })
    : named;
}

/** A mistake of planning a surface of a job. */
export function mistakeInJob({ surfaces }: Pick<AcceptedJob, 'surfaces'>, index: number, found: Mistake): Mistake {
  const { name, path, inherited } = surfaces[index];
  return inSurface({ path, called: calledOf({ name }, index), inherited }, found);
}
