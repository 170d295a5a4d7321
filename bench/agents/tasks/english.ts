// Tasks in English.

import { bought, corners, gridTiles, stocked, walk } from '../formulas.ts';
import type { Task } from '../task.ts';

const TUB = { x: 165, y: 0, w: 75, h: 170 };
const LAMINATE = { tileWidth: 192, tileHeight: 1285, direction: 'horizontal' };
const BRICK = { tileWidth: 600, tileHeight: 300 };

export const ENGLISH: readonly Task[] = [
  {
    id: 'en-kitchen-corner',
    kind: 'room',
    says: 'My kitchen floor is 4 m by 3 m and I have picked 60 × 60 cm tiles with a 3 mm joint. Start with a full tile in the top left corner. How many tiles is that, and how many of them have to be cut?',
    asks: ['tiles', 'cut'],
    call: { plan: { outline: walk('4m', '3m'), parameters: { tileSize: 600 }, joint: 3, start: { x: 0, y: 0 } } },
    formula: () => gridTiles({ room: [400, 300], tile: [600, 600], joint: 3 }),
  },
  {
    id: 'en-bathroom-mixed',
    kind: 'units',
    isClumsy: true,
    says: 'bathroom is 2.4m by 180, the tiles are 300s, grout 2. lay it the best way please. how many tiles and how many square metres',
    asks: ['tiles', 'areaM2'],
    call: { plan: { outline: walk('2.4m', '180cm'), parameters: { tileSize: 300 }, joint: 2, start: 'best' } },
    reference: { polygon: corners(240, 180) },
    formula: () => ({ areaM2: 2.4 * 1.8 }),
  },
  {
    id: 'en-laundry-inches',
    kind: 'units',
    isClumsy: true,
    says: 'Laundry room, 10\'6" x 8 foot, 12 inch tile, eighth inch grout lines. Start it wherever looks best. How many tiles?',
    asks: ['tiles'],
    call: {
      plan: {
        outline: walk('10ft6in', '8ft'),
        parameters: { tileSize: '12in' },
        joint: '0.125in',
        units: 'imperial',
        start: 'best',
      },
    },
    reference: { polygon: corners(320.04, 243.84), parameters: { tileSize: 304.8 }, joint: 3.175, units: 'metric' },
  },
  {
    id: 'en-hall-third-bond',
    kind: 'pattern',
    isClumsy: true,
    says: 'Running bond third, 30x60 tiles lying along the hall. The hall is 5.2 m from left to right and 1.4 m deep, 2 mm grout, best start. How many tiles will I need?',
    asks: ['tiles'],
    call: {
      plan: {
        outline: walk('5.2m', '1.4m'),
        pattern: 'bricks',
        parameters: { ...BRICK, offset: 33.33 },
        joint: 2,
        start: 'best',
      },
    },
    reference: { polygon: corners(520, 140), parameters: { ...BRICK, offset: 33 } },
  },
  {
    id: 'en-bedroom-laminate',
    kind: 'boards',
    isClumsy: true,
    says: 'laminate for the bedroom, 4.1 x 3.6 m, boards 1285 by 192 running along the 4.1 side, 8 boards to a pack, £24.90 a pack, best start. How many packs, and what do I pay?',
    asks: ['boxes', 'cost'],
    call: {
      plan: {
        outline: walk('4.1m', '3.6m'),
        pattern: 'planks',
        parameters: LAMINATE,
        start: 'best',
        tilesPerBox: 8,
        pricePerBox: 24.9,
        currency: 'GBP',
      },
    },
    reference: { polygon: corners(410, 360), buyWithReuse: true },
    formula: ({ tilesWithReuse }) => bought(tilesWithReuse, { perBox: 8, price: 24.9 }),
  },
  {
    id: 'en-tiles-left',
    kind: 'stock',
    isClumsy: true,
    says: 'We have 28 tiles left, 45 by 45. Would they do for the utility room, 2.9 by 2.3? 3 mm grout, best start, the usual allowance for breakage. If not, how many more do I have to get, without reusing offcuts?',
    asks: ['isEnough', 'missing'],
    call: {
      plan: { outline: walk('2.9m', '2.3m'), parameters: { tileSize: 450 }, joint: 3, start: 'best', stock: 28 },
    },
    formula: ({ tiles }) => stocked(tiles, 28),
  },
  {
    id: 'en-tub-cut-out',
    kind: 'shape',
    isClumsy: true,
    says: 'Bathroom 240 wide, 300 deep. The tub sits in the top right corner, 75 across and 170 down the right wall, and we do not tile under it. 33 cm tiles, 2 mm grout, start with a whole one top left. Tiles and square metres?',
    asks: ['tiles', 'areaM2'],
    call: {
      plan: {
        outline: walk(240, 300),
        subtract: [TUB],
        parameters: { tileSize: 330 },
        joint: 2,
        start: { x: 0, y: 0 },
      },
    },
    formula: () => ({
      tiles: gridTiles({ room: [240, 300], tile: [330, 330], joint: 2, hole: TUB }).tiles,
      areaM2: 2.4 * 3 - 0.75 * 1.7,
    }),
  },
  {
    id: 'en-whole-at-door',
    kind: 'start',
    isClumsy: true,
    says: 'Hall 3.2 x 1.8 m, the 80 cm door is in the middle of the bottom wall, which is one of the long ones. I want whole tiles at the door and the tiles centred on it. Tile 40, grout 3. How many tiles, how many cut?',
    asks: ['tiles', 'cut'],
    call: {
      plan: {
        outline: walk(320, 180),
        doors: [{ wall: 3, at: 160, width: 80 }],
        parameters: { tileSize: 400 },
        joint: 3,
        start: 'door:1',
      },
    },
    reference: { outline: 'N180 E320 S180 W320', doors: [{ wall: 4, at: 160, width: 80 }] },
  },
  {
    id: 'en-centred-on-door',
    kind: 'start',
    isClumsy: true,
    says: 'Room 420 across by 260 cm. The door is in the bottom wall, 90 wide, and its middle is 1.1 m from the left hand corner. Centre it on the door, whole tiles at the threshold. 50 cm tiles, 2 mm joint. Total and cut ones?',
    asks: ['tiles', 'cut'],
    call: {
      plan: {
        outline: walk(420, 260),
        doors: [{ wall: 3, at: 310, width: 90 }],
        parameters: { tileSize: 500 },
        joint: 2,
        start: 'door:1',
      },
    },
    // Walked the other way, so that the door is measured from the left corner.
    reference: { outline: 'S260 E420 N260 W420', doors: [{ wall: 2, at: 110, width: 90 }] },
  },
  {
    id: 'en-compare-patterns',
    kind: 'compare',
    says: 'For a customer with a 2.6 × 1.9 m room: plain squares of 60 cm, hexagons of 20 cm or herringbone of 10 × 30 cm, all with a 2 mm joint and laid from their best start. Which would rank first?',
    asks: ['pattern'],
    call: {
      compare: {
        outline: walk('2.6m', '1.9m'),
        joint: 2,
        start: 'best',
        variants: [
          { pattern: 'squares', parameters: { tileSize: 600 } },
          { pattern: 'hexagons', parameters: { tileSize: 200 } },
          { pattern: 'herringbone', parameters: { tileWidth: 100, tileHeight: 300 } },
        ],
      },
    },
    reference: {
      polygon: corners(260, 190),
      variants: [
        { pattern: 'herringbone', parameters: { tileWidth: 100, tileHeight: 300 } },
        { pattern: 'hexagons', parameters: { tileSize: 200 } },
        { pattern: 'squares', parameters: { tileSize: 600 } },
      ],
    },
  },
  {
    id: 'en-flat-shared-offcuts',
    kind: 'job',
    isClumsy: true,
    says: 'Whole flat with the same tile, 60x60 and 3 mm: hall 4.1 x 1.55 m, bathroom 185 x 240. Four in a box, €39.90. Buy as if offcuts from one room are used in the other, best start everywhere, 3 % breakage. Boxes and price?',
    asks: ['boxes', 'cost'],
    call: {
      job: {
        surfaces: [
          { name: 'hall', outline: walk('4.1m', '1.55m') },
          { name: 'bathroom', outline: walk('185cm', '240cm') },
        ],
        parameters: { tileSize: 600 },
        joint: 3,
        start: 'best',
        tilesPerBox: 4,
        pricePerBox: 39.9,
        currency: 'EUR',
        buyWithReuse: true,
      },
    },
    reference: {
      surfaces: [
        { name: 'bathroom', polygon: corners(185, 240) },
        { name: 'hall', polygon: corners(410, 155) },
      ],
    },
    formula: ({ tilesWithReuse }) => bought(tilesWithReuse, { perBox: 4, price: 39.9 }),
  },
  {
    id: 'en-wall-with-window',
    kind: 'wall',
    isClumsy: true,
    says: 'One kitchen wall, 3.2 wide and 2.5 high. The window is 80 wide and 100 high, its sill at 110, and its left side 60 from the left corner. 60x30 lying flat, straight lay not bonded, 2 mm, whole tiles on the floor and equal cuts left and right. How many tiles and square metres?',
    asks: ['tiles', 'areaM2'],
    call: {
      plan: {
        outline: walk('3.2m', '2.5m'),
        kind: 'wall',
        openings: [{ x: 60, y: 40, w: 80, h: 100, kind: 'window' }],
        pattern: 'bricks',
        parameters: { ...BRICK, offset: 0 },
        joint: 2,
        start: 'wall:3',
      },
    },
    // A floor with the same cutout.
    reference: {
      polygon: corners(320, 250),
      kind: undefined,
      openings: undefined,
      subtract: [{ x: 60, y: 40, w: 80, h: 100 }],
    },
    formula: () => ({ areaM2: 3.2 * 2.5 - 0.8 }),
  },
  {
    id: 'en-link-other-tile',
    kind: 'link',
    says: 'This is the plan you made for us: {link} – we would rather have 45 cm tiles. Same room, same joint, find the best start again. How many tiles?',
    stored: {
      outline: 'E520 S180 W160 S170 W360 N350',
      parameters: { tileSize: 600 },
      joint: 4,
      start: { x: 10, y: 5 },
    },
    asks: ['tiles'],
    call: { change: { parameters: { tileSize: 450 }, start: 'best' } },
    reference: { parameters: { tileSize: 450 }, start: 'best' },
  },
  {
    id: 'en-pdf-scale',
    kind: 'file',
    says: 'The tiler wants it on paper, 1:20 on A3: room 3.2 by 2.6 m, 45 cm tiles, 2 mm joint, best start. Where do I download the PDF?',
    asks: ['file'],
    call: {
      plan: {
        outline: walk('3.2m', '2.6m'),
        parameters: { tileSize: 450 },
        joint: 2,
        start: 'best',
        format: 'pdf',
        scale: 20,
        paper: 'a3',
      },
    },
    reference: { polygon: corners(320, 260) },
    file: { format: 'pdf', scale: '20', paper: 'a3' },
  },
  {
    id: 'en-walls-do-not-close',
    kind: 'shape',
    isClumsy: true,
    says: 'I measured the walls going round clockwise, all corners square: 4 m along the top, 3 m down, 3.9 m back, 3 m up. 60 cm tiles. Does that close? If not, tell me by how much it is off.',
    asks: ['gapCm'],
    call: { plan: { outline: 'E4m S3m W3.9m N3m', parameters: { tileSize: 600 } } },
    formula: () => ({ gapCm: 400 - 390 }),
  },
];
