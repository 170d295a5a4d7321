// Kinds and the reuse of offcuts in answers: in every JSON answer, by GET and by POST, and nowhere else.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plan } from '../../src/engine/index.ts';
import { type ContractService, openContract } from './contract-service.ts';
import { ROOMS } from './rooms.ts';
import { twinBody } from './twin-body.ts';

let service: ContractService;
let planned = 0;
beforeAll(async () => {
  service = await openContract({
    planner: (request) => {
      planned++;
      return plan(request);
    },
  });
});
afterAll(() => service.close());

const { bathroom, hallway } = ROOMS;
/** A hall out of square with some 2,000 cut tiles, nearly all of them different. */
const HALL = 'polygon=0,0+6000,300+5980,450+10,165&pattern=hexagons&tileSize=90';

describe('reuse', () => {
  it.each([bathroom.query, `${hallway.query}&pattern=chevron&lang=pl`, `${HALL}&link=false`])(
    'is the same by GET and by POST: %s',
    async (query) => {
      const { tiles } = await service.plan(query);
      expect((await service.posted(twinBody(query))).tiles).toEqual(tiles);
      expect(tiles.reuse.tilesWithReuse).toBeLessThanOrEqual(tiles.total);
      expect(tiles.reuse.sharedTiles.length).toBeGreaterThan(0);
    },
  );

  it('is included with or without a link, with or without the drawing', async () => {
    const { reuse } = (await service.plan(bathroom.query)).tiles;
    for (const more of ['link=true', 'link=false', 'inlineSvg=true&link=false']) {
      expect((await service.plan(`${bathroom.query}&${more}`)).tiles.reuse).toEqual(reuse);
    }
  });

  it('names kinds in the requested language, the same kinds in all', async () => {
    const kindsIn = async (lang: string) =>
      (await service.plan(`${bathroom.query}&pattern=isometric-cubes&lang=${lang}`)).tiles.kinds ?? [];
    const english = await kindsIn('en');
    expect(english.map(({ kind }) => kind)).toEqual(['top', 'left', 'right']);
    for (const lang of ['pl', 'es', 'zh']) {
      const kinds = await kindsIn(lang);
      expect(kinds.map(({ name: _, ...figures }) => figures)).toEqual(
        english.map(({ name: _, ...figures }) => figures),
      );
      expect(kinds.some(({ name }, i) => name !== english[i].name)).toBe(true);
    }
  });

  it('has no kinds if all tiles are alike', async () => {
    expect((await service.plan(`${bathroom.query}&pattern=herringbone`)).tiles).not.toHaveProperty('kinds');
  });

  it('is not computed again for a 304', async () => {
    const address = `/api/plan?${bathroom.query}&link=false&tileSize=250`;
    const { headers } = await service.get(address);
    const before = planned;
    const again = await service.get(address, { 'if-none-match': String(headers.etag) });
    expect([again.status, again.body, planned]).toEqual([304, '', before]);
  });
});
