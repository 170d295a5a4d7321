import { describe, expect, it } from 'vitest';
import { changed, type Draft } from '../state/draft.ts';
import { materialOf, sameMaterial } from './material.ts';

const ROOM: Draft = { outline: 'E400 S300 W400 N300', doors: [{ wall: 1, at: 100, width: 80 }] };
const OAK: Draft = { pattern: 'planks', parameters: { tileWidth: 190, tileHeight: 1285 }, joint: 0, kerf: 2 };
const ORDER = { tilesPerBox: 8, price: 39.9, currency: 'EUR' };

describe('the material of a plan', () => {
  it('is the tile and the order, without the room, the start, the look and the tiles at hand', () => {
    const draft = {
      ...ROOM,
      ...OAK,
      start: { x: 3, y: 4 },
      page: { order: { ...ORDER, stock: 5 }, look: { shade: 3 } },
    };
    expect(materialOf(draft)).toEqual({ ...OAK, page: { order: ORDER } });
    expect(materialOf(ROOM)).toEqual({});
  });

  it('is given to another room as a whole', () => {
    const other: Draft = {
      outline: 'E200 S200 W200 N200',
      pattern: 'squares',
      parameters: { tileSize: 300 },
      color: '#aabbcc',
      start: { x: 1, y: 1 },
      page: { look: { shade: 3 } },
    };
    const same = changed(other, sameMaterial({ ...ROOM, ...OAK, page: { order: ORDER } })(other));
    expect(same).toEqual({ outline: other.outline, ...OAK, page: { look: { shade: 3 }, order: ORDER } });
    expect(materialOf(same)).toEqual({ ...OAK, page: { order: ORDER } });
    // And back.
    expect(changed(same, sameMaterial(other)(same))).toEqual({
      outline: other.outline,
      pattern: 'squares',
      parameters: { tileSize: 300 },
      color: '#aabbcc',
      page: { look: { shade: 3 } },
    });
  });
});
