import { describe, expect, it } from 'vitest';
import { readMessage } from './messages.ts';

const TILE = { type: 'tilewright:tile', version: 1, tile: 'tileSize=600' };

describe('a message to the frame', () => {
  it('is a tile of this version', () => {
    expect(readMessage(TILE)).toEqual({ tile: 'tileSize=600' });
  });

  it.each([
    { ...TILE, version: 2 },
    { ...TILE, version: '1' },
    { ...TILE, tile: { tileSize: 600 } },
    { ...TILE, tile: undefined },
    { ...TILE, room: 'E400' },
    { ...TILE, type: 'tilewright:order' },
    { type: 'tilewright:tile' },
  ])('is refused with what to send instead: %j', (data) => {
    expect(readMessage(data)).toEqual({
      error: expect.stringContaining("{type: 'tilewright:tile', version: 1, tile: "),
    });
  });

  it.each([null, undefined, 'tilewright:tile', 1, [], [TILE], {}, { type: 1 }, { type: 'webpackOk', version: 1 }])(
    'may be somebody else’s: %j',
    (data) => {
      expect(readMessage(data)).toBeNull();
    },
  );
});
