import { expect, it } from 'vitest';
import { plan } from '../../plan.ts';
import { MOST_TRIES } from '../../work-limits.ts';
import { cutTilesOf } from '../cut-tiles.ts';
import { gatherBatches } from '../parts.ts';
import { Compatibility } from './compatibility.ts';
import { packExhaustively } from './exhaustive.ts';

it('gives up once the tries of all forms together are used up', () => {
  const outer = [
    { x: 0, y: 0 },
    { x: 970, y: 0 },
    { x: 970, y: 640 },
    { x: 0, y: 640 },
  ];
  const { layout, ...planned } = plan({
    room: { outer, holes: [], rectangles: [] },
    pattern: 'squares',
    parameters: { tileSize: 300 },
  });
  const [batch] = gatherBatches(cutTilesOf({ layout, ...planned }));
  const fits = new Compatibility(batch, layout.frame.shapes[batch.model]);
  const forms = [...fits.forms.keys()];
  expect(packExhaustively(fits, forms)).toBeDefined();
  expect(fits.tries).toBeGreaterThan(0);
  fits.tries = MOST_TRIES;
  expect(packExhaustively(fits, forms)).toBeUndefined();
});
