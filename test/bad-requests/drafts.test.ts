// The planner's worker reads drafts, which are bodies with the fields of a plan of one room, without asking what was meant. It
// must refuse exactly what the service refuses: a draft that is refused is read again by the service's reader, for its
// mistakes.

import { describe, expect, it } from 'vitest';
import { FIELDS, readBody, readDraft } from '../../src/wire/index.ts';
import { isRefusedByReading, themesOf } from './index.ts';

const NOT_IN_DRAFTS = ['rooms', 'doorways', 'kind', 'openings'];

/** What the planner has no way to say: more rooms than one, walls that are tiled, what is bought, and what an answer is. */
function isDraft(body: object): boolean {
  return Object.keys(body).every((name) => {
    const field = Object.entries(FIELDS).find(([known]) => known === name)?.[1];
    return field === undefined || (field.role === 'plan' && !NOT_IN_DRAFTS.includes(name));
  });
}

const bodies = themesOf(isRefusedByReading).flatMap(({ rows }) =>
  rows.flatMap(({ name, body = '' }) => {
    try {
      const value: unknown = JSON.parse(String(body));
      const isRead = typeof value !== 'object' || value === null || isDraft(value);
      return isRead ? [{ name, body: value }] : [];
    } catch {
      // Texts that are no JSON never become a draft.
      return [];
    }
  }),
);

it.each(bodies)('$name is read alike as a body and as a draft', ({ body }) => {
  const [read, draft] = [readBody(body), readDraft(body)];
  if (read.ok) expect(read).toMatchObject(draft);
  else expect(draft.ok).toBe(false);
});

describe('a draft', () => {
  const room = { outline: 'E400 S300 W400 N300' };
  const polygon = [
    [0, 0],
    [400, 0],
    [400, 300],
  ];

  it.each([
    room,
    { polygon, holes: [[...polygon].reverse()], circles: [{ x: 9, y: 9, d: 2 }], color: '#fa0' },
    { ...room, doors: [{ wall: 1, at: 200, width: 90 }], subtract: [{ x: 140, y: 0, w: 40, h: 60 }] },
    { ...room, pattern: 'octagon-dot', parameters: { tileSize: 200 }, colors: { dot: '#123456' }, gapColor: '#333' },
    { ...room, joint: 2, edge: 8, kerf: 0, minCut: 60, start: { x: -1, y: 2.5 } },
    { ...room, start: 'best' },
  ])('%j is the same plan as a body', (body) => {
    const [read, draft] = [readBody(body), readDraft(body)];
    expect(draft.ok && read.ok).toBe(true);
    expect(read).toMatchObject(draft);
  });

  it.each([{ spares: 2 }, { format: 'svg' }, { lang: 'pl' }, { doorways: [] }])('has no %j', (field) => {
    expect(readBody({ ...room, lang: 'en' }).ok).toBe(true);
    expect(readDraft({ ...room, ...field }).ok).toBe(false);
  });
});
