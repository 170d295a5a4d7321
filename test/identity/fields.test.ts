// What depends on a field, for all fields of the table. Two values of a field that are answered differently never share a
// tag, and two plans never share a link. A field of the plan changes its link, one of the drawing the drawing's address, and
// any other neither. A field that is forgotten in the reading of requests or in the identity of plans fails here.

import { describe, expect, it } from 'vitest';
import { buildApp } from '../../src/http/app.ts';
import { ALL_WRITERS } from '../../src/service/exports.ts';
import { answerRequest, projectTask } from '../../src/service/index.ts';
import { projectIdOf } from '../../src/store/index.ts';
import { BODY_FIELDS, FIELDS, type FieldName } from '../../src/wire/fields/fields.ts';
import type { FieldKind } from '../../src/wire/fields/kinds/kind.ts';
import type { Format } from '../../src/wire/index.ts';
import { type AcceptedRequest, answerKey, drawingQuery, projectOf, VIEW_FIELDS } from '../../src/wire/index.ts';
import { readBody } from '../../src/wire/read/body.ts';
import { memoryStore } from '../support/memory-store.ts';

const PUBLIC_URL = 'https://tiles.example';
const ROOM = { outline: 'E180 S240 W180 N240' };
/** What some skirting goes around. */
const COLUMN = { circles: [{ x: 60, y: 60, d: 30 }] };
/** Those that show something that no other does: figures, the drawing, paper, the name of a file. */
const SHOWN: readonly Format[] = ['json', 'svg', 'csv', 'pdf'];

/** Fields that describe the room in another way, or belong to one that does. */
const DESCRIBED: readonly FieldName[] = ['polygon', 'rooms', 'doorways'];

type Value = { readonly kind: FieldKind } & Partial<(typeof FIELDS)[FieldName]>;

/** A value that means something else than the example of its field. */
const OTHER: Readonly<Record<FieldKind, (field: Value) => unknown>> = {
  walk: () => 'E210 S150 W210 N150',
  ring: () => [
    [0, 0],
    [210, 0],
    [210, 150],
    [0, 150],
  ],
  rings: () => [
    [
      [20, 20],
      [60, 20],
      [40, 60],
    ],
  ],
  rectangles: () => [{ x: 11, y: 12, w: 33, h: 34 }],
  circles: () => [{ x: 61, y: 62, d: 33 }],
  doors: () => [{ wall: 3, at: 60, width: 90, swing: 'out-right' }],
  openings: () => [{ x: 10, y: 20, w: 60, h: 40, kind: 'niche' }],
  rooms: () => [
    { name: 'hall', outline: 'E400 S150 W400 N150' },
    { name: 'pantry', outline: 'E260 S300 W260 N300', at: { x: 0, y: 150 } },
  ],
  doorways: () => [{ x: 90, y: 150, w: 90, h: 10 }],
  start: () => ({ x: 7, y: 11 }),
  choice: ({ values = [], jsonExample }) => values.findLast((value) => !value.startsWith(String(jsonExample))),
  number: ({ range, jsonExample }) => Number(jsonExample) + (Number(jsonExample) < (range?.max ?? 0) ? 1 : -1),
  boolean: ({ jsonExample }) => !jsonExample,
  color: () => '#123456',
  colors: ({ jsonExample }) => Object.fromEntries(Object.keys(jsonExample as object).map((kind) => [kind, '#123456'])),
  counts: ({ jsonExample }) => Object.fromEntries(Object.keys(jsonExample as object).map((kind) => [kind, 3])),
  fields: () => ({ dot: { tilesPerBox: 12 } }),
  text: () => 'Another name',
  scale: () => 25,
  currency: () => 'PLN',
  stock: () => 3,
  parameters: () => ({ tileSize: 250 }),
};

interface State {
  readonly value: unknown;
  readonly read: AcceptedRequest;
  /** The answers to it by format, and what its link shows. */
  readonly answerIn: (format: Format) => string;
  readonly shown: () => string;
}

/** The room with one value of a field, with another, and without it, as far as they can be planned. */
function statesOf(name: FieldName): State[] {
  const field = FIELDS[name];
  const base = { ...(DESCRIBED.includes(name) ? {} : ROOM), ...field.exampleNeeds, ...(name === 'skirting' && COLUMN) };
  return [field.jsonExample, OTHER[field.kind](field), undefined].flatMap((value) => {
    const read = readBody({ ...base, ...(value !== undefined && { [name]: value }) });
    if (!read.ok) return [];
    const answers = new Map<Format, string>();
    const answerIn = (format: Format) => {
      const answer = answers.get(format) ?? answerTo(read, format);
      answers.set(format, answer);
      return answer;
    };
    let shown: string | undefined;
    return [{ value, read, answerIn, shown: () => (shown ??= shownBehind(read)) }];
  });
}

function pairsOf(states: readonly State[]): [State, State][] {
  return states.flatMap((one, place) => states.slice(place + 1).map((other): [State, State] => [one, other]));
}

/** Everything that a caller gets, as one text. */
function answerTo(read: AcceptedRequest, format: Format): string {
  const task = { read: inFormat(read, format), where: 'query', withDrawing: read.options.inlineSvg } as const;
  const outcome = answerRequest({ ...task, publicUrl: PUBLIC_URL }, { writers: ALL_WRITERS });
  if (!outcome.ok) throw new Error(outcome.mistakes[0].message);
  const { content, fileName, project } = outcome;
  return JSON.stringify([Buffer.from(content).toString('base64'), fileName, project !== null]);
}

function inFormat(read: AcceptedRequest, format: Format): AcceptedRequest {
  return { ...read, options: { ...read.options, format } };
}

/** What the link of a request shows to callers who choose nothing. */
function shownBehind(read: AcceptedRequest): string {
  const stored = { id: '', project: projectOf(read).text };
  return JSON.stringify(
    (['json', 'svg'] as const).map((format) => answerTo(projectTask(stored, {}, PUBLIC_URL).read, format)),
  );
}

const idOf = (read: AcceptedRequest) => projectIdOf(projectOf(read).identity);

describe.each(BODY_FIELDS)('%s', (name) => {
  const { role } = FIELDS[name];
  const states = statesOf(name);
  const pairs = pairsOf(states);
  const formatsOf = ({ read }: State) => (name === 'format' ? [read.options.format] : SHOWN);

  it('has two values that can be planned', () => {
    const [example, other] = states;
    expect([example?.value, other?.value]).toEqual([FIELDS[name].jsonExample, OTHER[FIELDS[name].kind](FIELDS[name])]);
  });

  it('changes answers, and their tags if it changes them, and only then', () => {
    let changes = 0;
    for (const [one, other] of pairs) {
      const compared = formatsOf(one).map((format) => {
        const otherFormat = name === 'format' ? other.read.options.format : format;
        const tags = [answerKey(inFormat(one.read, format)), answerKey(inFormat(other.read, otherFormat))];
        const isOther = one.answerIn(format) !== other.answerIn(otherFormat);
        // A tag of its own for each of two answers, in every format.
        if (isOther) expect(tags[0], format).not.toBe(tags[1]);
        changes += isOther ? 1 : 0;
        return { isOther, hasOtherTag: tags[0] !== tags[1] };
      });
      expect(compared.some(({ hasOtherTag }) => hasOtherTag)).toBe(compared.some(({ isOther }) => isOther));
    }
    expect(changes).toBeGreaterThan(0);
  });

  it('changes the link if it changes what the link shows, and only then', () => {
    for (const [one, other] of pairs) {
      expect(idOf(one.read) !== idOf(other.read)).toBe(one.shown() !== other.shown());
    }
  });

  it('depends on what its role says', () => {
    const changes = (textOf: (read: AcceptedRequest) => string) =>
      pairs.some(([one, other]) => textOf(one.read) !== textOf(other.read));
    const isStored = role === 'plan' || role === 'order';
    expect([changes(idOf), changes(drawingQuery)]).toEqual([isStored, isStored || role === 'drawing']);
  });
});

describe('the tag of a stored plan', () => {
  it.each(VIEW_FIELDS)('depends on %s', async (name) => {
    const app = buildApp({ store: memoryStore(), publicUrl: PUBLIC_URL, buildId: 'test' });
    const { plannerUrl } = (await app.inject('/api/plan?outline=E180+S240+W180+N240')).json();
    const address = new URL(plannerUrl).pathname.replace('/planner/', '/api/projects/');
    const tagWith = async (value: unknown) => {
      const { statusCode, headers } = await app.inject(`${address}?${name}=${encodeURIComponent(String(value))}`);
      expect([name, value, statusCode]).toEqual([name, value, 200]);
      return headers.etag;
    };
    const field = FIELDS[name];
    const [example, other] = [await tagWith(field.example), await tagWith(OTHER[field.kind](field))];
    expect(example).not.toBe(other);
    await app.close();
  });
});
