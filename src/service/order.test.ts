import { describe, expect, it } from 'vitest';
import { type PlanAnswer, readComparison, readQuery } from '../wire/index.ts';
import { LANGUAGES } from '../words/index.ts';
import { answerRequest } from './answer.ts';
import { compareVariants } from './compare/index.ts';
import { ALL_WRITERS } from './exports.ts';
import { openProject } from './project.ts';

const publicUrl = 'https://tiles.example';
/** 3 by 3 m in tiles of 300 with a joint of 0: 100 whole tiles of 0.09 m². */
const ROOM = 'outline=E300+S300+W300+N300&joint=0';

function answerTo(query: string) {
  const read = readQuery(query);
  if (!read.ok) throw new Error(read.mistakes[0].message);
  const outcome = answerRequest({ read, where: 'query', publicUrl }, { writers: ALL_WRITERS });
  if (!outcome.ok) throw new Error(outcome.mistakes[0].message);
  return outcome;
}
const textOf = (query: string) => String(answerTo(query).content);
const planned = (query: string): PlanAnswer => JSON.parse(textOf(query));

describe('an order in an answer', () => {
  it('is there only if it is asked for', () => {
    for (const query of [ROOM, `${ROOM}&buyWithReuse=true`]) expect(textOf(query)).not.toContain('order');
  });

  it('has tiles, boxes, what is left over and the cost', () => {
    const { order } = planned(`${ROOM}&tilesPerBox=12&spares=4&pricePerBox=29.99&currency=EUR`);
    expect(order).toEqual({
      tiles: 107,
      boxes: 9,
      tilesInBoxes: 108,
      leftOver: 1,
      cost: 269.91,
      currency: 'EUR',
      kinds: [],
      text: 'Boxes to buy: 9; tiles: 108 = 100 in the plan + 3 for breakage + 4 spare + 1 left over; cost: 269.91\u00a0EUR.',
    });
  });

  it('has nothing of what is not known', () => {
    const nothing = { boxes: null, tilesInBoxes: null, leftOver: null, cost: null, currency: null };
    expect(planned(`${ROOM}&spares=2`).order).toMatchObject({ tiles: 105, ...nothing });
    expect(planned(`${ROOM}&pricePerM2=10&currency=JPY`).order).toMatchObject({
      ...nothing,
      cost: 93,
      currency: 'JPY',
    });
  });

  it('buys each kind apart, and they add up', () => {
    const { order, tiles } = planned(
      `outline=E320+S240+W320+N240&pattern=isometric-cubes&tilesPerBox=10&pricePerTile=1.005&currency=EUR`,
    );
    expect(order?.kinds.map(({ kind }) => kind)).toEqual(tiles.kinds?.map(({ kind }) => kind));
    for (const [i, { total }] of (tiles.kinds ?? []).entries()) {
      const needed = total + Math.ceil((3 * total) / 100);
      const boxes = Math.ceil(needed / 10);
      expect(order?.kinds[i]).toMatchObject({ tiles: needed, boxes, cost: Math.round(boxes * 1005) / 100 });
    }
    const sum = (name: 'tiles' | 'boxes' | 'cost') =>
      order?.kinds.reduce((total, kind) => total + (kind[name] ?? 0), 0);
    expect([sum('tiles'), sum('boxes')]).toEqual([order?.tiles, order?.boxes]);
    expect(sum('cost')).toBeCloseTo(order?.cost ?? 0, 9);
  });

  it.each([
    ['tileSize=197&joint=3&boxAreaM2=1', 25],
    ['tileSize=97&joint=3&boxAreaM2=1', 100],
    ['pattern=bricks&tileWidth=298&tileHeight=98&joint=2&boxAreaM2=1.02', 34],
    ['pattern=bricks&tileWidth=296&tileHeight=96&joint=4&boxAreaM2=0.57', 19],
    ['pattern=diamonds&tileSize=197&joint=3&boxAreaM2=1', 25],
    ['pattern=herringbone&tileWidth=98&tileHeight=298&joint=2&boxAreaM2=1.02', 34],
    ['pattern=checkerboard&tileSize=197&joint=3&boxAreaM2=1', 25],
    ['pattern=planks&buyWithReuse=false&tileWidth=192&tileHeight=1285&boxAreaM2=1.97', 8],
  ])('counts the tiles of a box by its area, and says how many: %s', (query, perBox) => {
    for (const rotation of [0, 33]) {
      const { order, tiles } = planned(`outline=E310+S260+W310+N260&breakage=0&${query}&rotation=${rotation}`);
      expect(order).toMatchObject({ tilesPerBox: perBox, text: expect.stringContaining(`by its area: ${perBox}`) });
      const needed = tiles.kinds?.map(({ total }) => total) ?? [tiles.total];
      const boxes = needed.reduce((sum, total) => sum + Math.ceil(total / perBox), 0);
      expect([order?.boxes, order?.tilesInBoxes]).toEqual([boxes, boxes * perBox]);
    }
  });

  it('counts the tiles of a box for each kind', () => {
    // Nominally 30 and 15 cm: 1.35 m² are 15 or 60.
    const { order } = planned(`outline=E310+S260+W310+N260&pattern=hopscotch&boxAreaM2=1.35`);
    expect(order?.tilesPerBox).toBe(null);
    expect(order?.kinds.map(({ kind, tilesPerBox }) => [kind, tilesPerBox])).toEqual([
      ['large', 15],
      ['small', 60],
    ]);
    expect(order?.text).toContain('tiles per box, by its area: Large tile: 15, Small tile: 60');
  });

  it('buys by the count with offcuts reused on demand', () => {
    const query = 'outline=E400+S315+W400+N315&breakage=0&buyWithReuse=true';
    const { order, tiles } = planned(query);
    expect(tiles.reuse?.tilesWithReuse).toBeLessThan(tiles.total);
    expect(order?.tiles).toBe(tiles.reuse?.tilesWithReuse);
    expect(textOf(`${query}&format=svg`)).toContain(`order: ${tiles.reuse?.tilesWithReuse}`);
    const chevron = planned(`${query}&pattern=chevron`);
    expect(chevron.order?.kinds.map((kind) => kind.tiles)).toEqual(chevron.tiles.kinds?.map((k) => k.tilesWithReuse));
  });

  it('is refused if a box is smaller than a tile', () => {
    expect(() => answerTo(`${ROOM}&boxAreaM2=0.05`)).toThrow(
      'boxAreaM2 is 0.05, but a single tile has 0.09 m²; send the area of a whole box in m², or tilesPerBox.',
    );
    const read = readComparison({
      outline: 'E300 S300 W300 N300',
      boxAreaM2: 0.1,
      variants: [{}, { parameters: { tileSize: 600 } }],
    });
    if (!read.ok) throw new Error(read.mistakes[0].message);
    const outcome = compareVariants(read, publicUrl);
    expect(outcome).toMatchObject({ ok: false, mistakes: [{ code: 'box-too-small', param: 'boxAreaM2' }] });
  });

  it('is in each variant of a comparison', () => {
    const read = readComparison({
      outline: 'E300 S300 W300 N300',
      joint: 0,
      tilesPerBox: 10,
      variants: [{}, { pattern: 'diamonds' }],
    });
    if (!read.ok) throw new Error(read.mistakes[0].message);
    const outcome = compareVariants(read, publicUrl);
    const boxes = outcome.ok ? outcome.answer.results.map(({ order }) => order?.boxes) : [];
    expect(boxes).toEqual([11, expect.any(Number)]);
  });

  it.each(LANGUAGES)('is explained in one sentence in %s', (lang) => {
    const { order } = planned(`${ROOM}&tilesPerBox=12&spares=4&lang=${lang}`);
    expect(order?.text).toMatch(
      /^[^.。]*108[^.。]* = [^.。]*100[^.。]* \+ [^.。]*3[^.。]* \+ [^.。]*4[^.。]* \+ [^.。]*1[^.。]*[.。]$/,
    );
  });
});

describe('an order in files', () => {
  const ORDER = 'tilesPerBox=12&spares=4&pricePerBox=29.99&currency=EUR';

  it('is in the caption of drawings, in their address and in that of the plan', () => {
    const brief = 'order: 108 (boxes: 9), 269.91';
    expect(textOf(`${ROOM}&${ORDER}&format=svg`)).toContain(brief);
    expect(textOf(`${ROOM}&${ORDER}&format=dxf`)).toContain(brief);
    const { svgUrl } = planned(`${ROOM}&${ORDER}&link=false`);
    expect(svgUrl).toBe(`${publicUrl}/api/plan?${ROOM}&format=svg&${ORDER}`);
    expect(planned(`${ROOM}&${ORDER}&inlineSvg=true`).svg).toBe(textOf(String(svgUrl?.split('?')[1])));
  });

  it('is on the page of a link', () => {
    const { project } = answerTo(`${ROOM}&${ORDER}&buyWithReuse=true`);
    const stored = { id: 'x', project: project?.text ?? '' };
    const { answer, svg } = openProject(stored, { lang: 'en', units: 'metric' }, publicUrl);
    expect(answer.order).toMatchObject({ tiles: 107, boxes: 9, cost: 269.91 });
    expect(svg).toContain('order: 108 (boxes: 9)');
  });
});
