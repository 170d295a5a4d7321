// Twins: a GET and the equivalent POST give the same plan, drawing, addresses and project.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { casesOf } from '../support/cases.ts';
import { type ContractService, openContract, PUBLIC_URL } from './contract-service.ts';
import { ROOMS } from './rooms.ts';
import { LISTED } from './sentences/patterns.ts';
import { twinBody } from './twin-body.ts';

const { plain, bathroom, kitchen, hallway, askew } = ROOMS;

/** In each of four rooms (square, with a cutout, with an angled wall, with holes) a quarter of the patterns; in a soak run all. */
const PATTERNS_IN_ROOMS = [plain, bathroom, hallway, askew].flatMap(({ query }, i) =>
  LISTED.filter((_, place) => place % 4 === i || casesOf(0, 1) === 1).map(
    (id) => `${query}&pattern=${i % 2 === 0 ? id : id.replace('-pattern', '')}`,
  ),
);

const GOOD = [
  ...Object.values(ROOMS).map(({ query }) => query),
  ...PATTERNS_IN_ROOMS,
  ...['en', 'pl', 'es', 'zh'].map((lang) => `${bathroom.query}&pattern=herringbone&lang=${lang}`),
  // Parameters of the patterns.
  `${kitchen.query}&tileSize=597&joint=2`,
  `${kitchen.query}&pattern=bricks&tileWidth=600&tileHeight=300&offset=33`,
  `${kitchen.query}&pattern=vertical-bricks&tileWidth=75.5&offset=0`,
  `${kitchen.query}&pattern=rhombus&tileWidth=240&tileHeight=140&rotation=30`,
  `${kitchen.query}&pattern=chevron&angle=60&direction=horizontal`,
  ...['vertical', 'horizontal', 'diagonal-down', 'diagonal-up'].map(
    (direction) => `${plain.query}&pattern=herringbone&tileWidth=90&tileHeight=450&direction=${direction}`,
  ),
  ...['-180', '-45', '0', '12.5', '180'].map((rotation) => `${plain.query}&rotation=${rotation}`),
  // Rooms with walls at all angles, and cutouts that cross walls and each other.
  'outline=A0:400+A90:300+A180:400+A270:300',
  'outline=E300+A60:200+A120:200+W300+A240:200+A300:200&pattern=hexagons',
  'polygon=0,0+400.25,0+400.25,300.75+0,300.75+0,0',
  `${plain.query}&subtract=380,-20,60,60;390,20,40,40&holes=100,100+150,100+125,150`,
  `${plain.query}&subtract=900,900,10,10`,
  `${plain.query}&circles=100,100,40`,
  `${plain.query}&circles=0,150,80.5;390,290,60;900,900,10&subtract=100,100,20,20&pattern=hexagons`,
  `${plain.query}&doors=1,120,80;3,200.5,90,out-left&edge=8&skirting=all`,
  'outline=E13ft1.5in+s2.5m+W13ft1.5in+n2500mm',
  // Joints, starts, colours.
  ...['0', '0.5', '100'].map((joint) => `${plain.query}&joint=${joint}`),
  ...['0,0', '12.5,-3', '-15,-15', '0,-1', '99999.5,-100000', 'best'].map(
    (start) => `${bathroom.query}&start=${start}`,
  ),
  `${plain.query}&color=%23d9c7a3&gapColor=%23555`,
  `${plain.query}&color=D9C7A3&gapColor=000&pattern=isometric-cubes`,
  // The form of the answer.
  `${plain.query}&width=100`,
  `${plain.query}&width=1200&walls=false&credit=0`,
  `${plain.query}&inlineSvg=true`,
  `${plain.query}&inlineSvg=1&lang=zh&walls=0`,
  `${plain.query}&link=false`,
  `${bathroom.query}&link=0&lang=pl&inlineSvg=true`,
  `${bathroom.query}&units=imperial&lang=es`,
];

const DRAWINGS = [
  `${plain.query}&format=svg`,
  `${bathroom.query}&format=svg&lang=es&width=640&credit=false`,
  `${askew.query}&format=svg&pattern=isometric-cubes&color=abc&walls=false`,
  `${hallway.query}&format=svg&pattern=chevron&gapColor=333333&start=10,10`,
  `${bathroom.query}&format=svg&start=best`,
  `${plain.query}&format=svg&doors=2,120,80,in-right;4,150,90`,
  `${askew.query}&format=svg&units=imperial&circles=100,100,20`,
];

let service: ContractService;
beforeAll(async () => {
  service = await openContract();
});
afterAll(() => service.close());

it('are more than sixty, all different', () => {
  expect(new Set([...GOOD, ...DRAWINGS]).size).toBeGreaterThan(60);
});

describe('the same plan', () => {
  it.each(GOOD)('%s', async (query) => {
    const got = await service.get(`/api/plan?${query}`);
    const posted = await service.post(twinBody(query));
    expect([got.status, posted.status]).toEqual([200, 200]);
    const { svg: inline, ...plan } = JSON.parse(got.body);
    const { svg, ...twin } = JSON.parse(posted.body);
    expect(twin).toEqual(plan);
    expect(svg).toMatch(/^<svg/);
    if (/inlineSvg=(1|true)/.test(query)) expect(inline).toBe(svg);
    else expect(inline).toBeUndefined();
    const isLinked = !/link=(0|false)/.test(query);
    const link = isLinked ? expect.stringMatching(new RegExp(`^${PUBLIC_URL}/planner/[A-Za-z0-9_-]{22}`)) : null;
    expect(plan.plannerUrl).toEqual(link);
    // The address of the drawing returns the same drawing.
    expect((await service.get(plan.svgUrl)).body).toBe(svg);
  });
});

describe('the same drawing', () => {
  it.each(DRAWINGS)('%s', async (query) => {
    const [got, posted] = [await service.get(`/api/plan?${query}`), await service.post(twinBody(query))];
    expect([got.status, posted.status]).toEqual([200, 200]);
    expect(posted.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(posted.body).toBe(got.body);
  });
});
