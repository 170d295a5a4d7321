import { describe, expect, it } from 'vitest';
import type { Draft } from './draft.ts';
import { editing, linkedPart, placeOf, surfacesOf, switched } from './surfaces.ts';

const ROOMS: readonly Draft[] = [
  { name: 'hall', outline: 'E400 S150 W400 N150', page: { order: { price: 30 }, look: { shade: 5 } } },
  { name: 'bath', outline: 'E180 S240 W180 N240' },
  { name: 'kitchen', outline: 'E300 S300 W300 N300', joint: 2 },
];

describe('the surfaces of a job', () => {
  it('stay the same and in order, whichever is edited', () => {
    for (const [place, room] of ROOMS.entries()) {
      const draft = editing(ROOMS, place, { reuse: 'none' });
      expect(draft).toMatchObject(room);
      expect(placeOf(draft)).toBe(place);
      expect(surfacesOf(draft)).toEqual(ROOMS);
      for (const other of ROOMS.keys())
        expect(switched(draft, other)).toEqual(editing(ROOMS, other, { reuse: 'none' }));
    }
  });

  it('are no job if there is one', () => {
    expect(editing([ROOMS[1]], 0)).toEqual(ROOMS[1]);
    expect(surfacesOf(ROOMS[1])).toEqual([ROOMS[1]]);
  });

  it('have one link, whichever is edited, with their orders and nothing else of the page', () => {
    const links = [0, 1, 2].map((place) => linkedPart(editing(ROOMS, place)));
    expect(links[1]).toEqual(links[0]);
    expect(links[2]).toEqual(links[0]);
    expect(links[0].page).toEqual({ order: { price: 30 } });
  });
});
