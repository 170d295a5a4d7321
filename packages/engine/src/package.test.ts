import { describe, expect, it } from 'vitest';
import { PATTERNS, shortNameOf } from '../../../src/engine/index.ts';
import {
  drawSvg,
  estimateQuantities,
  findBestStart,
  findCentredStart,
  joinRooms,
  listPatterns,
  listTiles,
  PATTERN_NAMES,
  type Plan,
  PlanError,
  type PlanRequest,
  type Point,
  plan,
  poolOffcuts,
  type Ring,
  reuseOffcuts,
  roomFromOutline,
} from './index.ts';

const BATHROOM = roomFromOutline('E180 S240 W180 N240', { subtract: [{ x: 1400, y: 0, w: 400, h: 600 }] });
const SLANTED = roomFromOutline('E480 S260 A135:113.1371 W400 N340', { circles: [{ x: 2000, y: 1500, d: 700 }] });

/** Every pattern in a room with a slanted wall and a column, away from 0,0. */
const EVERY_PATTERN = PATTERN_NAMES.map((pattern) => [pattern, plan(moved(pattern))] as const);

function moved(pattern: PlanRequest['pattern']): PlanRequest {
  const polygon = SLANTED.polygon.map(({ x, y }) => ({ x: x - 700, y: y + 9000 }));
  return { room: { polygon, circles: [{ x: 1300, y: 10_500, d: 700 }] }, pattern, start: { x: 11, y: 9017 } };
}

/** The area by the shoelace formula, positive for clockwise rings on a plan whose y runs down. */
function areaOf(ring: Ring): number {
  return (
    ring.reduce((sum, a, i) => sum + a.x * ring[(i + 1) % ring.length].y - ring[(i + 1) % ring.length].x * a.y, 0) / 2
  );
}

function refusalOf(work: () => unknown): PlanError {
  try {
    work();
  } catch (error) {
    if (error instanceof PlanError) return error;
    throw error;
  }
  throw new Error('Nothing was refused.');
}

describe('kerf and smallest cut', () => {
  // Three tiles and 60 mm across, and half a tile at the lower wall.
  const request = { room: roomFromOutline('E96 S45 W96 N45'), pattern: 'squares', joint: 1 } as const;

  it('are in the plan, and decide about reuse, warnings and the best start', () => {
    const half = { ...request, room: roomFromOutline('E90.2 S45.1 W90.2 N45.1') };
    const { tilesWithReuse } = reuseOffcuts(plan(half));
    // Three halves of 150 mm: two come from one tile only without a kerf.
    expect([tilesWithReuse, reuseOffcuts(plan({ ...half, kerf: 0 })).tilesWithReuse]).toEqual([6, 5]);
    expect([plan(half).kerf, 'minCut' in plan(half)]).toEqual([3, false]);
    const narrow = plan({ ...request, minCut: 100 });
    expect(narrow.warnings).toContainEqual(expect.objectContaining({ kind: 'strips', limit: 100 }));
    expect(JSON.stringify(narrow)).not.toContain('isGiven');
    const best = findBestStart(narrow);
    expect(plan({ ...request, minCut: 100, start: best.start }).warnings.map(({ kind }) => kind)).not.toContain(
      'strips',
    );
  });

  it('outside their ranges are refused', () => {
    expect(refusalOf(() => plan({ ...request, kerf: 6 })).param).toBe('kerf');
    expect(refusalOf(() => plan({ ...request, minCut: -1 })).param).toBe('minCut');
    expect(refusalOf(() => plan({ ...request, minCut: Number.NaN })).code).toBe('request-invalid');
  });
});

describe('estimateQuantities', () => {
  // Two by two tiles of 300 mm with joints of 3 mm between them.
  const four = plan({ room: roomFromOutline('E60.3 S60.3 W60.3 N60.3'), pattern: 'squares' });

  it('has grout for the joints and adhesive for the floor, without the gap along the walls', () => {
    const { tiledAreaMm2, jointAreaMm2, ...amounts } = estimateQuantities(four, { groutDepth: 50, adhesiveBagKg: 1 });
    expect([tiledAreaMm2, jointAreaMm2]).toEqual([expect.closeTo(603 ** 2, 6), expect.closeTo(603 ** 2 - 600 ** 2, 6)]);
    // 0.003609 m² × 50 mm × 1.6 kg/l and a tenth = 0.318 kg; 0.363609 m² × 4 kg/m² = 1.454 kg.
    expect(amounts).toEqual({ groutKg: 0.4, groutBags: null, adhesiveKg: 1.5, adhesiveBags: 2 });
    const within = plan({
      ...four,
      room: roomFromOutline('E62.3 S62.3 W62.3 N62.3'),
      edge: 10,
      start: { x: 10, y: 10 },
    });
    expect(estimateQuantities(within).jointAreaMm2).toBeCloseTo(jointAreaMm2, 6);
  });

  it('refuses what is outside its range', () => {
    expect(refusalOf(() => estimateQuantities(four, { groutDepth: 0 }))).toMatchObject({
      code: 'option-invalid',
      param: 'groutDepth',
    });
    expect(refusalOf(() => estimateQuantities(four, { adhesive: Number.NaN })).param).toBe('adhesive');
  });
});

describe('plan', () => {
  it('counts a grid of squares as the formula does', () => {
    const { tiles, surface, joint, pattern } = plan({
      room: roomFromOutline('E180 S240 W180 N240'),
      pattern: 'squares',
    });
    const pitch = 300 + joint;
    expect(tiles.total).toBe(Math.ceil(1800 / pitch) * Math.ceil(2400 / pitch));
    expect(tiles.whole).toBe(Math.floor((1800 + joint) / pitch) * Math.floor((2400 + joint) / pitch));
    expect(surface).toEqual({
      areaMm2: 1800 * 2400,
      perimeter: 8400,
      wallLengths: [1800, 2400, 1800, 2400],
      boundingBox: { width: 1800, height: 2400 },
      skirting: 8400,
      skirtingAll: 8400,
    });
    expect(pattern).toBe('squares-pattern');
  });

  it('has doors, which are drawn and have no skirting', () => {
    const doors = [{ wall: 2, at: 1200, width: 800, swing: 'in-left' }] as const;
    const planned = (room: ReturnType<typeof roomFromOutline>) => plan({ room, pattern: 'squares' });
    const [closed, open] = [{}, { doors }].map((more) => planned(roomFromOutline('E180 S240 W180 N240', more)));
    expect(open.tiles).toEqual(closed.tiles);
    expect([closed.surface.skirting, open.surface.skirting]).toEqual([8400, 7600]);
    expect([closed, open].map((one) => drawSvg(one).includes('class="door"'))).toEqual([false, true]);
  });

  it.each(EVERY_PATTERN)('%s is plain data, and a copy gives the same drawing, tiles and reuse', (_, laid) => {
    const copy: Plan = JSON.parse(JSON.stringify(laid));
    expect(copy).toEqual(laid);
    expect(drawSvg(copy)).toBe(drawSvg(laid));
    expect(listTiles(copy)).toEqual(listTiles(laid));
    expect(reuseOffcuts(copy)).toEqual(reuseOffcuts(laid));
  });

  it('names the cutout that changes nothing by its list', () => {
    const room = { ...BATHROOM, subtract: [...(BATHROOM.subtract ?? []), { x: 9000, y: 0, w: 10, h: 10 }] };
    expect(plan({ room, pattern: 'squares' }).warnings).toContainEqual({
      kind: 'idle-cutout',
      source: 'subtract',
      index: 1,
    });
  });
});

describe('listTiles', () => {
  it.each(EVERY_PATTERN)('%s: numbers every tile once, and the pieces add up to what is laid', (_, laid) => {
    const { motif, whole, cut } = listTiles(laid);
    expect([whole.length, cut.length]).toEqual([laid.tiles.whole, laid.tiles.cut]);
    const numbers = [...whole, ...cut].map(({ number }) => number).sort((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_number, i) => i + 1));
    const piecesMm2 = cut.map(({ pieces }) =>
      pieces.reduce(
        (sum, { outline, holes }) => sum + [outline, ...holes].reduce((all, ring) => all + areaOf(ring), 0),
        0,
      ),
    );
    piecesMm2.forEach((areaMm2, i) => {
      expect(areaMm2).toBeCloseTo(cut[i].areaMm2, 2);
    });
    const wholeMm2 = whole.reduce((sum, tile) => sum + areaOf(motif[tile.motif].outline), 0);
    expect(wholeMm2 + piecesMm2.reduce((sum, areaMm2) => sum + areaMm2, 0)).toBeCloseTo(laid.tiles.laidAreaMm2, 0);
    expect(cut.filter(({ isSliver }) => isSliver)).toHaveLength(laid.tiles.sliverCount);
  });

  it('has coordinates in the frame of the room', () => {
    const laid = plan(moved('herringbone'));
    const [xs, ys] = [laid.room.polygon.map(({ x }) => x), laid.room.polygon.map(({ y }) => y)];
    const isInBox = ({ x, y }: Point) =>
      x >= Math.min(...xs) - 1e-6 &&
      x <= Math.max(...xs) + 1e-6 &&
      y >= Math.min(...ys) - 1e-6 &&
      y <= Math.max(...ys) + 1e-6;
    const { whole, cut, motif } = listTiles(laid);
    const corners = whole.flatMap(({ centre, motif: index }) =>
      motif[index].outline.map(({ x, y }) => ({ x: x + centre.x, y: y + centre.y })),
    );
    expect(corners.filter((corner) => !isInBox(corner))).toEqual([]);
    expect(
      cut.flatMap(({ pieces }) => pieces.flatMap(({ outline }) => outline)).filter((corner) => !isInBox(corner)),
    ).toEqual([]);
  });
});

describe('reuseOffcuts', () => {
  it.each(EVERY_PATTERN)('%s: cuts every piece from exactly one tile', (_, laid) => {
    const { tilesWithReuse, sharedTiles, kinds } = reuseOffcuts(laid);
    expect(tilesWithReuse).toBe(laid.tiles.whole + sharedTiles.length);
    const cutOut = sharedTiles.flatMap(({ pieces }) => pieces.map(({ tile, piece }) => `${tile}.${piece}`));
    const laidOut = listTiles(laid).cut.flatMap(({ number, pieces }) => pieces.map((_piece, i) => `${number}.${i}`));
    expect(cutOut.sort()).toEqual(laidOut.sort());
    if (kinds.length > 0) expect(kinds.reduce((sum, { total }) => sum + total, 0)).toBe(laid.tiles.total);
  });
});

describe('starts', () => {
  const request: PlanRequest = { room: BATHROOM, pattern: 'squares' };

  it('the best has the figures of its plan and is no worse than another', () => {
    const best = findBestStart(request);
    expect(plan({ ...request, start: best.start }).tiles).toEqual(best.tiles);
    const others = [plan(request).tiles, findCentredStart(request).tiles];
    for (const { sliverCount } of others) expect(best.tiles.sliverCount).toBeLessThanOrEqual(sliverCount);
    expect(best.examined).toBeGreaterThan(1);
  });

  it('the centred one mirrors the cuts of a rectangle', () => {
    // With this joint both middles are whole millimetres.
    const centred: PlanRequest = { room: roomFromOutline('E180 S240 W180 N240'), pattern: 'squares', joint: 2 };
    const { cut } = listTiles(plan({ ...centred, start: findCentredStart(centred).start }));
    const widths = (tiles: typeof cut) => tiles.map(({ areaMm2 }) => Math.round(areaMm2)).sort((a, b) => a - b);
    expect(widths(cut.filter(({ centre }) => centre.x < 900))).toEqual(
      widths(cut.filter(({ centre }) => centre.x > 900)),
    );
  });

  it('can be compared by the tiles with reuse', () => {
    const reused = (start: Point) => reuseOffcuts(plan({ ...request, start })).tilesWithReuse;
    const plain = findBestStart(request);
    const sparing = findBestStart(request, { withReuse: true });
    expect(sparing.tiles.sliverCount).toBe(plain.tiles.sliverCount);
    expect(reused(sparing.start)).toBeLessThanOrEqual(reused(plain.start));
  });
});

describe('listPatterns', () => {
  it('has the patterns of the engine, and names that plan', () => {
    expect(PATTERN_NAMES).toEqual(PATTERNS.map(shortNameOf));
    expect(listPatterns('zh').map(({ name }) => name)).toEqual(PATTERN_NAMES);
    for (const { id, parameters, joint } of listPatterns()) {
      const defaults = Object.fromEntries(parameters.map((parameter) => [parameter.name, parameter.default]));
      const planned = plan({ room: BATHROOM, pattern: id });
      expect(planned).toMatchObject({ pattern: id, joint: joint.default });
      expect(plan({ room: BATHROOM, pattern: id, parameters: defaults })).toEqual(planned);
    }
  });
});

describe('a refusal', () => {
  const room = roomFromOutline('E180 S240 W180 N240');
  /** What a program without types may pass. */
  const untyped = (request: object | null) => () => plan(request as PlanRequest);

  it.each([
    [untyped(null), 'request-invalid', 'request is null; pass an object with room and pattern.'],
    [untyped({ pattern: 'squares' }), 'request-invalid', 'room is undefined; pass an object with polygon'],
    [
      untyped({ room: { polygon: 'E400' }, pattern: 'squares' }),
      'request-invalid',
      'polygon is "E400"; pass an array.',
    ],
    [
      untyped({ room: { polygon: [[0, 0]] }, pattern: 'squares' }),
      'request-invalid',
      'polygon[0] is an array; pass an object',
    ],
    [
      untyped({ room: { polygon: [{ x: 1, y: Number.NaN }] }, pattern: 'squares' }),
      'request-invalid',
      '{ x: 1, y: NaN }',
    ],
    [
      untyped({ room: { ...room, subtract: [{ x: 0, y: 0, width: 1, height: 1 }] }, pattern: 'squares' }),
      'request-invalid',
      'x, y, w, h',
    ],
    [untyped({ room: { ...room, circles: [{ x: 0, y: 0 }] }, pattern: 'squares' }), 'request-invalid', 'circles[0]'],
    [
      untyped({ room: { ...room, doors: [{ wall: 1, at: 900 }] }, pattern: 'squares' }),
      'request-invalid',
      'wall, at, width',
    ],
    [
      untyped({ room: { ...room, doors: [{ wall: 1, at: 900, width: 800, swing: 'up' }] }, pattern: 'squares' }),
      'request-invalid',
      'doors[0].swing is "up"; pass one of in-left',
    ],
    [
      untyped({ room: { ...room, doors: [{ wall: 5, at: 900, width: 800 }] }, pattern: 'squares' }),
      'door-wall-unknown',
      'Door 1 is in wall 5, and the room has walls 1 to 4',
    ],
    [
      untyped({ room: { ...room, holes: [3] }, pattern: 'squares' }),
      'request-invalid',
      'holes[0] is 3; pass an array.',
    ],
    [
      untyped({ room: { ...room, wallLengths: [1] }, pattern: 'squares' }),
      'request-invalid',
      'one length above 0 for each wall',
    ],
    [untyped({ room }), 'request-invalid', 'pattern is undefined; pass a name such as squares.'],
    [untyped({ room, pattern: 'squares', joint: '3' }), 'request-invalid', 'joint is "3"; pass a number of mm.'],
    [untyped({ room, pattern: 'squares', start: 'best' }), 'request-invalid', 'start is "best"'],
    [untyped({ room, pattern: 'squares', parameters: [] }), 'request-invalid', 'parameters is an array'],
    [untyped({ room, pattern: 'mosaic' }), 'pattern-unknown', 'squares'],
    [untyped({ room, pattern: 'squares', joint: 101 }), 'joint-range', '0 to 100 mm'],
    [untyped({ room, pattern: 'squares', parameters: { tilesize: 1 } }), 'parameter-unknown', 'tileSize'],
    [untyped({ room, pattern: 'squares', parameters: { tileSize: 1 } }), 'parameter-invalid', '10 to 4000'],
    [untyped({ room, pattern: 'squares', parameters: { tileSize: 10 } }), 'too-many-tiles', '20,000'],
    [() => roomFromOutline('E400 S300 W390 N300'), 'outline-open', 'it ends 10 cm east of its start'],
    [() => roomFromOutline('E400 S300 X400 N300'), 'outline-wall', 'X400'],
    [() => roomFromOutline(''), 'outline-empty', 'E400 S300 W400 N300'],
    [() => roomFromOutline('E400 W400'), 'outline-too-few-walls', 'at least 3'],
    [() => roomFromOutline('E1 S1 '.repeat(33)), 'outline-too-many-walls', 'at most 64'],
    [() => roomFromOutline(4 as unknown as string), 'request-invalid', 'E400 S300 W400 N300'],
    [() => drawSvg(plan({ room, pattern: 'squares' }), { width: 99 }), 'option-invalid', '100 to 4000'],
    [() => drawSvg(plan({ room, pattern: 'squares' }), { color: 'red' }), 'option-invalid', '#d9cfc1'],
    [
      () => drawSvg(plan({ room, pattern: 'checkerboard' }), { colors: { red: '#f00' } }),
      'option-invalid',
      'light, dark',
    ],
    [() => drawSvg(plan({ room, pattern: 'checkerboard' }), { colors: { dark: 'red' } }), 'option-invalid', '#d9cfc1'],
    [() => drawSvg(plan({ room, pattern: 'squares' }), { colors: { dark: '#000' } }), 'option-invalid', 'one kind'],
    [() => drawSvg(plan({ room, pattern: 'squares' }), { credit: 'javascript:1' }), 'option-invalid', 'https://'],
    [() => drawSvg(plan({ room, pattern: 'squares' }), { lang: 'de' as 'en' }), 'option-invalid', 'en, pl, es or zh'],
    [() => drawSvg(undefined as unknown as Plan), 'request-invalid', 'request is undefined'],
    [() => listPatterns('de' as 'en'), 'option-invalid', 'en, pl, es or zh'],
  ])('%# says what to pass instead', (work, code, text) => {
    const { code: received, message } = refusalOf(work);
    expect({ code: received, message }).toEqual({ code, message: expect.stringContaining(text) });
    expect(message).toMatch(/^[^\n]+\.$/);
  });

  it('names the field', () => {
    expect(refusalOf(untyped({ room, pattern: 'squares', joint: 101 })).param).toBe('joint');
    expect(refusalOf(untyped({ room: { polygon: 1 }, pattern: 'squares' })).param).toBe('polygon');
  });
});

describe('drawSvg', () => {
  it('draws in the colours and the language asked for', () => {
    const laid = plan({ room: BATHROOM, pattern: 'squares' });
    expect(drawSvg(laid, { color: '#abc' })).toBe(drawSvg(laid, { color: '#AABBCC' }));
    const board = plan({ room: BATHROOM, pattern: 'checkerboard' });
    expect(drawSvg(board, { colors: { dark: '#123' } })).toContain('#112233');
    const svg = drawSvg(laid, {
      color: '#123456',
      gapColor: '#654321',
      width: 640,
      lang: 'pl',
      credit: 'https://example.org/',
    });
    for (const part of ['#123456', '#654321', 'width="640"', 'https://example.org/', 'odpad'])
      expect(svg).toContain(part);
    expect(drawSvg(laid)).not.toContain('<a ');
  });
});

describe('several rooms with one pattern', () => {
  const hall = { name: 'hall', ...roomFromOutline('E400 S150 W400 N150') };
  const kitchen = { name: 'kitchen', ...roomFromOutline('E250 S300 W250 N300'), at: { x: 0, y: 1600 } };
  const doorways = [{ x: 800, y: 1500, w: 900, h: 100 }];

  it('are one room whose plan has the figures of each', () => {
    const room = joinRooms({ rooms: [hall, kitchen], doorways });
    const planned = plan({ room, pattern: 'squares' });
    expect(planned.surface.areaMm2).toBe(4000 * 1500 + 2500 * 3000 + 900 * 100);
    expect(planned.rooms?.map(({ name, areaMm2 }) => [name, areaMm2])).toEqual([
      ['hall', 4000 * 1500 + 900 * 100],
      ['kitchen', 2500 * 3000],
    ]);
    const copy = JSON.parse(JSON.stringify(planned)) as Plan;
    expect(plan(copy)).toEqual(planned);
    const { rooms: _, ...united } = plan({ room: { polygon: room.polygon }, pattern: 'squares' });
    expect({ ...planned, rooms: undefined, room: undefined }).toEqual({ ...united, room: undefined });
  });

  it('that nothing joins, or of another shape, are refused', () => {
    expect(refusalOf(() => joinRooms({ rooms: [hall, kitchen] }))).toMatchObject({
      code: 'rooms-apart',
      param: 'rooms',
      message: expect.stringContaining('"kitchen" touches no other room'),
    });
    const wrong = { rooms: [{ ...hall, at: { x: 1 } }] } as never;
    expect(refusalOf(() => joinRooms(wrong))).toMatchObject({ code: 'request-invalid', param: 'rooms' });
  });
});

describe('poolOffcuts', () => {
  it('names the pieces by plan and by the numbers of listTiles, and with one plan is its reuse', () => {
    const plans = ['E100 S100 W100 N100', 'E170 S130 W170 N130', 'E200 S90 W200 N90'].map((outline) =>
      plan({ room: roomFromOutline(outline), pattern: 'squares' }),
    );
    const pool = poolOffcuts(plans);
    const alone = plans.map((one) => reuseOffcuts(one).tilesWithReuse);
    expect(pool.tilesWithReuse).toBeLessThan(alone.reduce((sum, tiles) => sum + tiles, 0));
    expect(pool.tilesWithReuse).toBeGreaterThanOrEqual(pool.atLeast);
    const cut = plans.flatMap((one, surface) => listTiles(one).cut.map(({ number }) => `${surface}.${number}`));
    const named = pool.sharedTiles.flatMap(({ pieces }) => pieces.map(({ surface, tile }) => `${surface}.${tile}`));
    expect(named.sort()).toEqual(cut.sort());
    const { kinds: _, ...reuse } = reuseOffcuts(plans[1]);
    const { sharedTiles, ...figures } = poolOffcuts([plans[1]]);
    const pieces = sharedTiles.map((tile) => ({ pieces: tile.pieces.map(({ surface: __, ...piece }) => piece) }));
    expect({ ...figures, sharedTiles: pieces }).toEqual(reuse);
  });
});
