// Kinds and the reuse of offcuts in answers: in every JSON answer.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContractService, openContract } from './contract-service.ts';
import { ROOMS } from './rooms.ts';

let service: ContractService;
beforeAll(async () => {
  service = await openContract();
});
afterAll(() => service.close());

const { bathroom } = ROOMS;

describe('reuse', () => {
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
});
