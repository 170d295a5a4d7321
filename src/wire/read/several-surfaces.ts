// Entries of a job that stand for several surfaces: the walls of a room, and niches in walls. They become bodies of
// surfaces like those that callers send, and everything else is as if these had been sent.

import {
  type NicheSide,
  nicheSurfaces,
  PlanError,
  type Rectangle,
  type RoomWall,
  wallsOfRoom,
} from '../../engine/index.ts';
import { type Lang, say } from '../../words/index.ts';
import { fieldsIn } from '../fields/fields.ts';
import { BEGINNING, SEVERAL } from '../fields/rows/job.ts';
import { roomFrom, type SentNiche, type SentWalls, type WalledRoom } from '../readers/tiled-walls.ts';
import { isJsonObject } from '../values/corners.ts';
import { accepted, type Mistake, mistake, quoted, type Reading, refused } from '../values/mistakes.ts';
import { cmFromMm, plainDecimal } from '../values/numbers.ts';
import { openingJson, rectangleJson, ringJson } from '../values/room-texts.ts';
import { inPart, type JsonObject, mergedBody } from './parts.ts';
import { calledOf, langOf, nameOf, placeCalled, sentName } from './surface-names.ts';

/** A surface as a body, and where it was sent. */
export interface Entry {
  readonly body: unknown;
  /** `surfaces[2]`; surfaces that one entry stands for have one path. */
  readonly path: string;
  /** Its English name, if it is called by what it follows from. */
  readonly englishName?: string;
  /** The name of the wall in whose frame it is, and whose start is its own. */
  readonly alignedWith?: string;
}

export interface Expansion {
  readonly entries: readonly Entry[];
  readonly mistakes: readonly Mistake[];
}

/** The surfaces that are sent, with those that an entry stands for in its place; `base` has their defaults. */
export function expanded(surfaces: readonly unknown[], base: JsonObject): Expansion {
  const mistakes: Mistake[] = [];
  const placesOf = (entries: readonly Entry[], each: (entry: Entry, index: number) => Reading<readonly Entry[]>) =>
    entries.flatMap((entry, index) => {
      const found = each(entry, index);
      if (found.ok) return found.value;
      mistakes.push(...found.mistakes.map((one) => inPart(entry.path, calledOf(entry.body, index), one)));
      return [];
    });
  const sent = surfaces.map((body, index): Entry => ({ body, path: `surfaces[${index}]` }));
  const withWalls = placesOf(sent, (entry) => wallsFor(entry, sent, base));
  const walls = placesOf(withWalls, (entry) => nichesFor(entry, withWalls, base));
  return { entries: walls.map((entry) => withNiches(entry, withWalls)), mistakes };
}

/** The entry of a name, with what it is called. */
function entryCalled(name: string, entries: readonly Entry[]): (Entry & { readonly name: string }) | undefined {
  const named = entries.map((entry, index) => ({ ...entry, name: nameOf(entry.body, index) }));
  return named[placeCalled(name, named)];
}

/** Fields that follow from what an entry stands for. */
function refuseFollowing(body: JsonObject, from: 'wallsOf' | 'niche'): Mistake[] {
  const following = [...fieldsIn('room'), ...Object.keys(BEGINNING), ...Object.keys(SEVERAL)];
  return following.flatMap((name) => {
    if (name === from || !Object.hasOwn(body, name) || (name === 'kind' && body.kind === 'wall')) return [];
    const advice = from === 'wallsOf' ? 'leave it out, or send it in wallsOf if wallsOf has it' : 'leave it out';
    return [
      mistake({ code: `${from}-field`, param: name, message: `${quoted(name)} follows from ${from}; ${advice}.` }),
    ];
  });
}

function wallsFor(entry: Entry, sent: readonly Entry[], base: JsonObject): Reading<readonly Entry[]> {
  if (!isJsonObject(entry.body) || !Object.hasOwn(entry.body, 'wallsOf')) return accepted([entry]);
  const { wallsOf, name: _, start, ...fields } = entry.body;
  const read = SEVERAL.wallsOf.fromJson(wallsOf);
  const mistakes = [...refuseFollowing(entry.body, 'wallsOf'), ...(read.ok ? [] : read.mistakes)];
  if (!read.ok || mistakes.length > 0) return { ok: false, mistakes };
  const { surface, room: sentRoom, joints } = read.value;
  const room = surface === undefined ? accepted(sentRoom) : floorCalled(surface, sent, base);
  if (!room.ok) return room;
  // A floor that cannot be read is refused itself.
  const walls = room.value && wallsIn(room.value, read.value);
  if (!walls) return accepted([]);
  if (!walls.ok) return walls;
  const own = sentName(entry.body);
  const called = (lang: Lang, { wall }: RoomWall) => wallName(lang, own, surface, `${wall + 1}`);
  const lang = langOf(base);
  const all = walls.value;
  const bodies = all.map((one, i) => {
    const continued = joints === 'around' && i > 0;
    return {
      ...fields,
      name: called(lang, one),
      ...wallBody(one),
      ...(start !== undefined && !continued && { start }),
      ...(continued && { continues: called(lang, all[i - 1]) }),
      ...(continued && one.corner === 'outside' && read.value.corner > 0 && { cornerMm: read.value.corner }),
      ...(joints === 'floor' && { above: surface, wall: one.wall + 1 }),
    };
  });
  return accepted(bodies.map((body, i) => ({ ...entry, body, englishName: called('en', all[i]) })));
}

/** What a wall is called: by the name that was sent, or by its floor, and by its number. */
function wallName(lang: Lang, own: string | undefined, floor: string | undefined, n: string): string {
  if (own !== undefined) return `${own} ${n}`;
  return floor === undefined ? say(lang, 'surface.wallNumber', { n }) : say(lang, 'surface.wallOf', { floor, n });
}

/** The room of a floor of the job; undefined if it cannot be read. */
function floorCalled(name: string, sent: readonly Entry[], base: JsonObject): Reading<WalledRoom | undefined> {
  const floor = entryCalled(name, sent)?.body;
  const refuse = (fault: string) =>
    refused({ code: 'wallsOf-surface', param: 'wallsOf', received: name, message: `wallsOf ${fault}` });
  if (!isJsonObject(floor))
    return refuse(`names the surface ${quoted(name)}, which there is not; send the name of a floor.`);
  const body = mergedBody(base, floor);
  if (body.kind === 'wall') return refuse(`names ${quoted(name)}, which is a wall; send the name of a floor.`);
  if (body.rooms !== undefined) {
    return refuse(
      `names ${quoted(name)}, which has several rooms; send the outline of one room in wallsOf, with its doors.`,
    );
  }
  const room = roomFrom(body);
  return room.ok ? room : accepted(undefined);
}

/** The walls of a room with all their openings; undefined if the floor of the room is refused itself. */
function wallsIn(room: WalledRoom, sent: SentWalls): Reading<RoomWall[]> | undefined {
  const walls = wallsWithDoors(room, sent);
  if (!walls?.ok) return walls;
  const count = room.outer.length;
  const beyond = sent.openings.find(({ wall }) => wall >= count);
  if (beyond) {
    const message = `An opening of wallsOf is in wall ${beyond.wall + 1}, and the room has ${count}; send a wall from 1 to ${count}.`;
    return refused({ code: 'wallsOf-opening', param: 'wallsOf', received: beyond.wall + 1, message });
  }
  return accepted(
    walls.value.map((one) => {
      const own = sent.openings.filter(({ wall }) => wall === one.wall).map(({ opening }) => opening);
      return { ...one, room: { ...one.room, openings: [...(one.room.openings ?? []), ...own] } };
    }),
  );
}

function wallsWithDoors(room: WalledRoom, { surface, height, doorHeight }: SentWalls): Reading<RoomWall[]> | undefined {
  try {
    return accepted(wallsOfRoom(room, height, doorHeight));
  } catch (error) {
    if (!(error instanceof PlanError)) throw error;
    const { code, message } = error;
    return surface === undefined ? refused({ code, param: 'wallsOf', message: `wallsOf: ${message}` }) : undefined;
  }
}

/** What a wall is as the body of a surface. */
function wallBody({ room: { outer, openings = [] } }: RoomWall): JsonObject {
  const [width, height] = [outer[2].x, outer[2].y].map((mm) => plainDecimal(cmFromMm(mm)));
  return {
    kind: 'wall',
    outline: `E${width} S${height} W${width} N${height}`,
    ...(openings.length > 0 && { openings: openings.map(openingJson) }),
  };
}

function nichesFor(entry: Entry, entries: readonly Entry[], base: JsonObject): Reading<readonly Entry[]> {
  const niche = nicheIn(entry);
  if (niche === undefined) return accepted([entry]);
  const { niche: _, name: __, ...fields } = entry.body as JsonObject;
  const mistakes = [...refuseFollowing(entry.body as JsonObject, 'niche'), ...(niche.ok ? [] : niche.mistakes)];
  if (!niche.ok || mistakes.length > 0) return { ok: false, mistakes };
  const { surface } = niche.value;
  const wall = entryCalled(surface, entries);
  if (!isJsonObject(wall?.body) || mergedBody(base, wall.body).kind !== 'wall') {
    const message = `niche is in the surface ${quoted(surface)}, which is no wall of the job; send the name of a wall.`;
    return refused({ code: 'niche-surface', param: 'niche', received: surface, message });
  }
  const own = sentName(entry.body);
  const called = (lang: Lang, wall: string, side: NicheSide) =>
    say(lang, `surface.${side}`, { niche: own ?? say(lang, 'surface.nicheIn', { wall }) });
  const lang = langOf(base);
  const shared = mergedBody(layoutOf(wall.body), fields);
  const isAligned = fields.start === undefined;
  return accepted(
    nicheSurfaces(niche.value).map(([side, room]) => ({
      path: entry.path,
      body: { ...shared, name: called(lang, wall.name, side), kind: 'wall', polygon: ringJson(room.outer) },
      englishName: called('en', wall.englishName ?? wall.name, side),
      ...(isAligned && { alignedWith: wall.name }),
    })),
  );
}

function nicheIn({ body }: Entry): Reading<SentNiche> | undefined {
  return isJsonObject(body) && Object.hasOwn(body, 'niche') ? SEVERAL.niche.fromJson(body.niche) : undefined;
}

/** What a wall says about how it is laid and bought. */
function layoutOf(wall: JsonObject): JsonObject {
  const own = [...fieldsIn('room'), ...Object.keys(BEGINNING), 'name', 'start'];
  return Object.fromEntries(Object.entries(wall).filter(([name]) => !own.some((one) => one === name)));
}

/** A wall with the niches that are in it as openings. */
function withNiches(entry: Entry, entries: readonly Entry[]): Entry {
  if (!isJsonObject(entry.body)) return entry;
  const { body } = entry;
  const niches = entries.flatMap((one): Rectangle[] => {
    const niche = nicheIn(one);
    return niche?.ok && entryCalled(niche.value.surface, entries)?.body === body ? [niche.value] : [];
  });
  if (niches.length === 0) return entry;
  const { openings = [] } = body;
  // Openings that are none are refused as they are.
  if (!Array.isArray(openings)) return entry;
  const added = niches.map((niche) => ({ ...rectangleJson(niche), kind: 'niche' }));
  return { ...entry, body: { ...body, openings: [...openings, ...added] } };
}
