// Laws of the walls of rooms: their areas, joints that run around corners or stand on those of the floor, and niches. Joints
// are computed from the sizes of the tiles and from the pieces that are laid, not from the lattice that places them.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  boxOf,
  centreOf,
  originOf,
  type Plan,
  type Point,
  piecesOf,
  plan,
  signedArea,
  tilePlaceOf,
  wallLengthsOf,
  wallsOfRoom,
} from '../../src/engine/index.ts';
import { answerJob } from '../../src/service/job/index.ts';
import { type AcceptedJob, type JobAnswer, readJob, readQuery } from '../../src/wire/index.ts';

/** Rooms as they may be walked; some turn outwards, some are slanted, some are walked the other way round. */
const OUTLINES = [
  'E180 S240 W180 N240',
  'S240 E180 N240 W180',
  'E400 S120 W150 S130 W250 N250',
  'E500 S300 W200 N80 W60 S80 W240 N300',
  'E320 S170.5 A135:120.2 W235 N255.5',
  'W250 S250 E400 N130 W150 N120',
];
const wholeCm = (min: number, max: number) => fc.integer({ min, max });
/** Tiles with their sizes in mm, and by how many percent of a tile each row is shifted against the one above it. */
const TILES = [
  { fields: { pattern: 'squares', parameters: { tileSize: 300 } }, width: 300, height: 300, shift: 0 },
  {
    fields: { pattern: 'bricks', parameters: { tileWidth: 600, tileHeight: 300 } },
    width: 600,
    height: 300,
    shift: 50,
  },
  {
    fields: { pattern: 'bricks', parameters: { tileWidth: 400, tileHeight: 100, offset: 33 } },
    width: 400,
    height: 100,
    shift: 33,
  },
];

function jobOf(body: object): AcceptedJob {
  const read = readJob({ link: false, ...body });
  if (!read.ok) throw new Error(read.mistakes[0].message);
  return read;
}

function answerTo(body: object): JobAnswer {
  const outcome = answerJob({ read: jobOf(body), publicUrl: 'https://tiles.example' });
  if (!outcome.ok) throw new Error(outcome.mistakes[0].message);
  return JSON.parse(String(outcome.content));
}

/** The plan that the address of the drawing of a surface describes. */
function planBehind({ svgUrl }: JobAnswer['surfaces'][number]): Plan {
  const read = readQuery(String(svgUrl).split('?')[1]);
  if (!read.ok) throw new Error(read.mistakes[0].message);
  return plan(read.request);
}

/** The pieces of a plan in the frame of its room, mm. */
function piecesIn({ layout, floor }: Plan): Point[][] {
  const { x, y } = originOf(floor);
  const cut = Array.from({ length: layout.cuts.count }, (_, i) => {
    const centre = centreOf(layout, tilePlaceOf(layout.cuts, i));
    return piecesOf(layout.cuts, i).map(({ outer }) =>
      outer.map((corner) => ({ x: corner.x + centre.x + x, y: corner.y + centre.y + y })),
    );
  });
  return cut.flat();
}

/** Where pieces along a line end, measured from its left end; `reach` is how far they may be from it. */
function endsAlong(found: Plan, left: Point, right: Point, reach = 0.05): number[] {
  const length = Math.hypot(right.x - left.x, right.y - left.y);
  const [ux, uy] = [(right.x - left.x) / length, (right.y - left.y) / length];
  const ends = piecesIn(found).flatMap((ring) => {
    const at = ring.map(({ x, y }) => ({
      along: (x - left.x) * ux + (y - left.y) * uy,
      off: Math.abs((x - left.x) * uy - (y - left.y) * ux),
    }));
    const near = at.filter(({ off }) => off < reach).map(({ along }) => along);
    return near.length < 2 ? [] : [Math.min(...near), Math.max(...near)];
  });
  return ends.filter((end) => end > 1 && end < length - 1).sort((a, b) => a - b);
}

describe('the walls of a room', () => {
  it('have the area of its perimeter times their height, less the doors', () => {
    const rooms = fc.record({
      outline: fc.constantFrom(...OUTLINES),
      height: wholeCm(150, 320),
      door: fc.record({ wall: wholeCm(1, 4), at: wholeCm(50, 60), width: wholeCm(60, 90) }),
    });
    fc.assert(
      fc.property(rooms, ({ outline, height, door }) => {
        const read = readQuery(`outline=${outline.replaceAll(' ', '+')}&doors=${Object.values(door).join(',')}`);
        if (!read.ok) throw new Error(read.mistakes[0].message);
        const { room } = read.request;
        const lengths = wallLengthsOf(room);
        if (lengths[door.wall - 1] < 1100) return;
        const walls = wallsOfRoom(room, 10 * height, 1900);
        expect(walls.map(({ wall }) => wall).sort()).toEqual(lengths.map((_, i) => i).sort());
        const area = walls
          .map(({ room: wall }) => plan({ room: wall, pattern: 'squares', parameters: {} }).surface.areaMm2)
          .reduce((sum, one) => sum + one);
        const perimeter = lengths.reduce((sum, one) => sum + one);
        const doors = 10 * door.width * Math.min(1900, 10 * height);
        // The lengths of slanted walls are rounded to a thousandth of a millimetre.
        expect(Math.abs(area - (perimeter * 10 * height - doors))).toBeLessThan(0.001 * 10 * height * lengths.length);
      }),
      { numRuns: 60 },
    );
  });

  it('are seen from inside: a door is as far from the left end as somebody in the room sees it', () => {
    const doorIn = (outline: string) => {
      const read = readQuery(`outline=${outline.replaceAll(' ', '+')}&doors=1,60,80`);
      if (!read.ok) throw new Error(read.mistakes[0].message);
      return wallsOfRoom(read.request.room, 2500)[0].room.openings;
    };
    // Along the upper wall to the right, with the room below: left is where the walk begins. Downwards, with the room on
    // the right side of the page: left is where it ends.
    expect(doorIn(OUTLINES[0])).toEqual([{ kind: 'door', x: 200, y: 500, width: 800, height: 2000 }]);
    expect(doorIn(OUTLINES[1])).toEqual([{ kind: 'door', x: 2400 - 600 - 400, y: 500, width: 800, height: 2000 }]);
  });

  it('follow each other to the right, and know which corners turn outwards', () => {
    const cornersOf = (outline: string) => {
      const read = readQuery(`outline=${outline.replaceAll(' ', '+')}`);
      if (!read.ok) throw new Error(read.mistakes[0].message);
      return wallsOfRoom(read.request.room, 2500).map(({ wall, corner }) => `${wall + 1} ${corner}`);
    };
    expect(cornersOf(OUTLINES[0])).toEqual(['1 inside', '2 inside', '3 inside', '4 inside']);
    expect(cornersOf(OUTLINES[1])).toEqual(['1 inside', '4 inside', '3 inside', '2 inside']);
    // The wall after the one that goes back to the left, down again, begins at the only corner that turns outwards.
    expect(cornersOf(OUTLINES[2])).toEqual(['1 inside', '2 inside', '3 inside', '4 outside', '5 inside', '6 inside']);
  });

  it('have joints that run around the corners', () => {
    const jobs = fc.record({
      outline: fc.constantFrom(...OUTLINES),
      tiles: fc.constantFrom(...TILES),
      joint: fc.constantFrom(0, 2, 3, 5),
      start: fc.oneof(fc.constantFrom('wall:3', 'center'), fc.record({ x: wholeCm(-9, 40), y: wholeCm(-9, 40) })),
      height: wholeCm(200, 260),
    });
    fc.assert(
      fc.property(jobs, ({ outline, tiles, joint, start, height }) => {
        const { surfaces } = answerTo({ surfaces: [{ wallsOf: { outline, height } }], ...tiles.fields, joint, start });
        const [across, up] = [tiles.width + joint, tiles.height + joint];
        let way = 0;
        const [first] = surfaces;
        for (const { surface, pattern } of surfaces) {
          // Where the first tile begins, from the beginning of the first wall.
          const begin = way + 10 * pattern.startCm.x - 10 * first.pattern.startCm.x;
          const rows = Math.round((10 * (pattern.startCm.y - first.pattern.startCm.y)) / up);
          expect(Math.abs(10 * (pattern.startCm.y - first.pattern.startCm.y) - rows * up)).toBeLessThan(0.01);
          const shift = (rows * across * tiles.shift) / 100;
          const off = (begin - shift) / across;
          expect(Math.abs(off - Math.round(off)) * across).toBeLessThan(0.01);
          way += 10 * surface.wallsCm[0];
        }
      }),
      { numRuns: 40 },
    );
  });

  it('share the tile in a corner: its pieces on both walls make one tile', () => {
    const { surfaces } = answerTo({
      surfaces: [{ wallsOf: { outline: OUTLINES[0], height: 240 } }],
      start: { x: 7, y: 0 },
    });
    const plans = surfaces.map(planBehind);
    let corners = 0;
    for (const [i, next] of plans.slice(1).entries()) {
      const width = plans[i].surface.box.width;
      const widthAt = (found: Plan, x: number) => {
        const ring = piecesIn(found).find((one) => one.some((corner) => Math.abs(corner.x - x) < 0.01));
        const { minX, maxX } = boxOf(ring ?? []);
        return maxX - minX;
      };
      const [before, after] = [widthAt(plans[i], width), widthAt(next, 0)];
      expect(before + after).toBeCloseTo(300, 2);
      corners++;
    }
    expect(corners).toBe(3);
  });

  it('leave out the thickness of a tile at corners that turn outwards', () => {
    const startsWith = (cornerMm: number) =>
      answerTo({ surfaces: [{ wallsOf: { outline: OUTLINES[2], height: 240, cornerMm } }] }).surfaces.map(
        ({ pattern }) => pattern.startCm.x,
      );
    const [plain, thick] = [startsWith(0), startsWith(9)];
    // Only the fourth wall begins at such a corner; those after it go on from there.
    expect(thick.map((x, i) => Math.round(1e4 * (plain[i] - x)) / 1e4)).toEqual([0, 0, 0, 0.9, 0.9, 0.9]);
  });

  it('have joints on those of the floor', () => {
    const jobs = fc.record({
      outline: fc.constantFrom(...OUTLINES.filter((outline) => !outline.includes('A'))),
      size: fc.constantFrom(200, 300, 450),
      joint: fc.constantFrom(2, 3),
      start: fc.record({ x: wholeCm(0, 44), y: wholeCm(0, 44) }),
      wallStart: fc.constantFrom('wall:3', 'wall:1', 'center'),
    });
    let compared = 0;
    fc.assert(
      fc.property(jobs, ({ outline, size, joint, start, wallStart }) => {
        const { surfaces } = answerTo({
          surfaces: [
            { name: 'bath', outline, start },
            { wallsOf: { surface: 'bath', height: 240, joints: 'floor' }, start: wallStart },
          ],
          parameters: { tileSize: size },
          joint,
        });
        const [floor, ...walls] = surfaces.map(planBehind);
        const { outer } = floor.room;
        for (const [i, wall] of walls.entries()) {
          const number = Number(surfaces[i + 1].name.split(' ').at(-1)) - 1;
          const ends = [outer[number], outer[(number + 1) % outer.length]];
          const [left, right] = signedArea(outer) > 0 ? ends : ends.toReversed();
          const { maxX, maxY } = boxOf(wall.room.outer);
          const below = endsAlong(floor, left, right);
          const own = endsAlong(wall, { x: 0, y: maxY }, { x: maxX, y: maxY });
          // Where a joint runs along the wall, or whole tiles stand on the floor, no piece is cut there.
          if (below.length === 0 || own.length === 0) continue;
          const isNear = (places: number[]) => (end: number) => places.some((place) => Math.abs(place - end) < 0.01);
          expect(own.filter((end) => !isNear(below)(end))).toEqual([]);
          compared += own.length;
        }
      }),
      { numRuns: 25 },
    );
    expect(compared).toBeGreaterThan(50);
  });

  it('count as surfaces and with their tiles before anything is planned', () => {
    // A floor and a room of as many walls.
    const steps = (count: number) => {
      const down = Array.from({ length: count / 2 - 1 }, () => 'S50 W50').join(' ');
      return `E${25 * count - 50} ${down} N${25 * count - 50}`.replace(/ W50 N/, ` W50 N`);
    };
    const job = (count: number) =>
      readJob({ surfaces: [{ name: 'hall', outline: steps(count) }, { wallsOf: { surface: 'hall', height: 100 } }] });
    const [fits, tooMany] = [job(22), job(24)];
    expect(fits.ok && fits.surfaces.length).toBe(23);
    expect(!tooMany.ok && tooMany.mistakes[0]).toMatchObject({
      code: 'surfaces-invalid',
      param: 'surfaces',
      message: expect.stringContaining('25 surfaces'),
    });
    const small = {
      surfaces: [{ wallsOf: { outline: OUTLINES[0], height: 250 } }],
      parameters: { tileSize: 25 },
      joint: 0,
    };
    const outcome = answerJob({ read: jobOf(small), publicUrl: 'https://tiles.example' });
    // Four walls of 1.8 or 2.4 by 2.5 m: 33,600 tiles, of which two walls have 16,800.
    expect(!outcome.ok && outcome.mistakes[0]).toMatchObject({
      code: 'too-many-tiles',
      message: expect.stringContaining('3 of its 4 surfaces have 24,000'),
    });
  });
});

describe('a niche', () => {
  const wall = { name: 'wall', kind: 'wall', outline: 'E180 S250 W180 N250', start: { x: 7, y: 11 } };
  const niche = { surface: 'wall', x: 60, y: 100, w: 60, h: 30, depth: 10 };
  const { surfaces } = answerTo({ surfaces: [wall, { niche }] });

  it('is cut out of its wall, and has five surfaces', () => {
    expect(surfaces.map(({ name, surface }) => [name, surface.areaM2])).toEqual([
      ['wall', 4.32],
      ['wall niche back', 0.18],
      ['wall niche left', 0.03],
      ['wall niche right', 0.03],
      ['wall niche top', 0.06],
      ['wall niche bottom', 0.06],
    ]);
    expect(surfaces[0].openings).toEqual([{ x: 60, y: 100, w: 60, h: 30, kind: 'niche' }]);
  });

  it('has the joints of its wall, over its edges too', () => {
    const [whole, , ...sides] = surfaces.map(planBehind);
    const [back] = [planBehind(surfaces[1])];
    const upright = (found: Plan) =>
      new Set(piecesIn(found).flatMap((ring) => ring.map(({ x }) => Math.round(100 * x))));
    // Tiles begin at 70, 373, 676, 979 mm: of the joints, those at 673 and 676, 976 and 979 are behind the niche.
    for (const end of [67_300, 67_600, 97_600, 97_900]) {
      expect(upright(back)).toContain(end);
      expect(upright(sides[2])).toContain(end);
      expect(upright(sides[3])).toContain(end);
    }
    expect(whole.start).toEqual(back.start);
  });

  it('may have tiles and a start of its own', () => {
    const own = answerTo({
      surfaces: [wall, { niche, name: 'Shelf', pattern: 'hexagons', start: 'center', tile: 'Mosaic' }],
    });
    expect(own.surfaces.map(({ name, pattern }) => [name, pattern.id]).slice(0, 2)).toEqual([
      ['wall', 'squares-pattern'],
      ['Shelf back', 'hexagons-pattern'],
    ]);
    expect(own.materials.map(({ tile }) => tile)).toEqual([null, 'Mosaic']);
  });
});

describe('a wall that begins with another surface', () => {
  const wall = (name: string, others: object = {}): object => ({
    name,
    kind: 'wall',
    outline: 'E185 S250 W185 N250',
    ...others,
  });

  it('may be sent before it', () => {
    const one = answerTo({ surfaces: [wall('b', { continues: 'a' }), wall('a', { start: { x: 3, y: 4 } })] });
    const other = answerTo({ surfaces: [wall('a', { start: { x: 3, y: 4 } }), wall('b', { continues: 'a' })] });
    expect(one.surfaces).toEqual(other.surfaces.toReversed());
    expect(one.surfaces[0].pattern.startCm).toEqual({ x: 3 - 185, y: 4 });
  });

  it('stands on the same floor as a wall of another height', () => {
    const { surfaces } = answerTo({
      surfaces: [wall('a', { start: { x: 3, y: 4 } }), wall('b', { outline: 'E90 S120 W90 N120', continues: 'a' })],
    });
    expect(surfaces[1].pattern.startCm).toEqual({ x: 3 - 185, y: 4 - 250 + 120 });
  });

  it('takes no start from beside the surfaces, and none helps it', () => {
    const { surfaces } = answerTo({
      surfaces: [wall('a'), wall('b', { continues: 'a' })],
      start: { x: 1, y: 1 },
    });
    expect(surfaces[1].pattern.startCm).toEqual({ x: 1 - 185, y: 1 });
    expect(surfaces[1].warnings).toEqual([]);
    expect(surfaces[1].notes.join(' ')).toContain('another surface');
    expect(surfaces[0].warnings.join(' ')).toContain('start=');
  });
});

describe('the names of walls and niches', () => {
  const JOB = {
    parameters: { tileSize: 300 },
    tile: 'Carrara',
    surfaces: [
      { name: 'Bath', outline: 'E180 S240 W180 N240' },
      { wallsOf: { surface: 'Bath', height: 250 } },
      { wallsOf: { outline: 'E100 S100 W100 N100', height: 120, joints: 'own' } },
      { niche: { surface: 'Bath wall 2', x: 60, y: 100, w: 60, h: 30, depth: 10 } },
      { name: 'splash', kind: 'wall', outline: 'E90 S60 W90 N60', continues: 'Wall 4' },
    ],
  };
  const namesIn = ({ surfaces }: JobAnswer) => surfaces.map(({ name }) => name);
  const unnamed = ({ surfaces }: JobAnswer) =>
    surfaces.map(({ surface, tiles, pattern: { startCm } }) => ({ surface, tiles, startCm }));
  const renamed = (names: readonly (readonly [english: string, own: string])[]) =>
    JSON.parse(
      names.reduce((text, [english, own]) => text.replaceAll(`"${english}"`, `"${own}"`), JSON.stringify(JOB)),
    );

  it.each(['pl', 'es', 'zh'])('are in the language of the job; the English ones name them too: %s', (lang) => {
    const [english, own] = [answerTo(JOB), answerTo({ ...JOB, lang })];
    expect(unnamed(own)).toEqual(unnamed(english));
    const names = namesIn(own);
    const generated = namesIn(english).flatMap((name, i) =>
      /wall|Wall/.test(name) ? [[name, names[i]] as const] : [],
    );
    expect(generated).toHaveLength(4 + 4 + 5);
    for (const [before, now] of generated) expect(now).not.toBe(before);
    expect(new Set(names).size).toBe(names.length);
    expect(names.join()).not.toMatch(/wall|Wall|niche|back|left|right|top|bottom/);
    const again = answerTo({ ...renamed(generated), lang });
    expect(again).toEqual(own);
  });

  it('are those that were sent in every language, and a surface of that name comes before', () => {
    const surfaces = [
      { name: 'Bath', outline: 'E180 S240 W180 N240' },
      { name: 'Side', wallsOf: { surface: 'Bath', height: 250 } },
      { name: 'Bath wall 2', kind: 'wall', outline: 'E90 S60 W90 N60', start: { x: 7, y: 9 } },
      { wallsOf: { surface: 'Bath', height: 90, joints: 'own' }, start: { x: 1, y: 2 } },
      { name: 'on', kind: 'wall', outline: 'E90 S60 W90 N60', continues: 'Bath wall 2' },
    ];
    const job = answerTo({ surfaces, parameters: { tileSize: 300 }, lang: 'es' });
    expect(namesIn(job).slice(1, 6)).toEqual(['Side 1', 'Side 2', 'Side 3', 'Side 4', 'Bath wall 2']);
    const alone = answerTo({ surfaces: [surfaces[2], surfaces[4]], parameters: { tileSize: 300 } });
    expect(unnamed(job).slice(-1)).toEqual(unnamed(alone).slice(-1));
  });
});
