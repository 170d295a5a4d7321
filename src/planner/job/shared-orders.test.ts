import { describe, expect, it } from 'vitest';
import { changed, type Draft } from '../state/draft.ts';
import { editing, surfacesOf } from '../state/surfaces.ts';
import { withSharedOrder } from './shared-orders.ts';

const HALL: Draft = { name: 'hall', outline: 'E400 S150 W400 N150', parameters: { tileSize: 300 } };
const BATH: Draft = { name: 'bath', outline: 'E180 S240 W180 N240', parameters: { tileSize: 300 } };
const KITCHEN: Draft = {
  name: 'kitchen',
  outline: 'E300 S300 W300 N300',
  pattern: 'hexagons',
  page: { order: { price: 9 } },
};
const before = editing([HALL, BATH, KITCHEN], 0);

function ordersAfter(change: Partial<Draft>) {
  const after = withSharedOrder(changed(before, change), before);
  return surfacesOf(after).map(({ page }) => page?.order);
}

describe('the order of a job', () => {
  it('is that of all rooms with the same tiles', () => {
    expect(ordersAfter({ page: { order: { price: 25 } } })).toEqual([{ price: 25 }, { price: 25 }, { price: 9 }]);
  });

  it('is that of the tiles which a room gets', () => {
    const [hall] = ordersAfter({ pattern: 'hexagons', parameters: {} });
    expect(hall).toEqual({ price: 9 });
  });

  it('changes with nothing else', () => {
    expect(ordersAfter({ joint: 3 })).toEqual([undefined, undefined, { price: 9 }]);
  });
});
