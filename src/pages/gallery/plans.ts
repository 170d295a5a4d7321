// The plans of the gallery: every pattern in two rooms, from a start with few slivers.

import { PATTERNS, shortNameOf } from '../../engine/index.ts';
import { type Project, projectOf, readQuery } from '../../wire/index.ts';
import type { WordKey } from '../../words/index.ts';
import { type Fields, queryOf } from '../addresses.ts';
import type { ExampleRoom } from '../examples.ts';

const ROOMS = {
  kitchen: { name: 'page.kitchen', room: { outline: 'E420 S180 W160 S170 W260 N350' } },
  bathroom: { name: 'page.bathroom', room: { outline: 'E180 S240 W180 N240', subtract: '140,0,40,60' } },
  livingRoom: { name: 'page.livingRoom', room: { outline: 'E520 S300 A135:113.1371 W360 A225:113.1371 N300' } },
  hallway: { name: 'page.hallway', room: { outline: 'E300 A36.8699:150 S120 W420 N210' } },
  terrace: {
    name: 'page.terrace',
    room: { outline: 'E500 S380 W500 N380', circles: '300,180,80' },
  },
} as const satisfies Readonly<Record<string, { readonly name: WordKey; readonly room: Fields }>>;

function planOf(room: keyof typeof ROOMS, pattern: string, fields: Fields): ExampleRoom {
  return { name: ROOMS[room].name, fields: { ...ROOMS[room].room, pattern, ...fields } };
}

/** Sizes and starts that suit the rooms. */
const CHOSEN: readonly ExampleRoom[] = [
  planOf('kitchen', 'squares', { tileSize: 450, start: '-11.5,-0.91' }),
  planOf('terrace', 'squares', { tileSize: 600, joint: 5, start: '-22.52,-0.36' }),
  planOf('kitchen', 'bricks', { tileWidth: 600, tileHeight: 300, offset: 33, start: '0.01,-1.55' }),
  planOf('hallway', 'bricks', { tileWidth: 1200, tileHeight: 200, offset: 33, joint: 0, start: '-44.93,-8.68' }),
  planOf('bathroom', 'vertical-bricks', { tileWidth: 100, tileHeight: 300, start: '-0.65,-1.17' }),
  planOf('hallway', 'vertical-bricks', { tileWidth: 200, tileHeight: 600, start: '-3.85,0' }),
  planOf('bathroom', 'hexagons', { tileSize: 200, start: '-1.8,-5.58' }),
  planOf('terrace', 'hexagons', { tileSize: 350, joint: 5, start: '10.51,-10.5' }),
  planOf('hallway', 'flat-top-hexagons', { tileSize: 250, start: '6.36,12.16' }),
  planOf('kitchen', 'flat-top-hexagons', { tileSize: 300, start: '5.86,7.59' }),
  planOf('hallway', 'diamonds', { tileSize: 300, start: '15.93,-1.15' }),
  planOf('livingRoom', 'diamonds', { tileSize: 450, start: '-11.27,0.43' }),
  planOf('bathroom', 'rhombus', { tileWidth: 200, tileHeight: 346, start: '-1.62,-1.6' }),
  planOf('hallway', 'rhombus', { tileWidth: 300, tileHeight: 520, start: '-18.33,0.4' }),
  planOf('bathroom', 'isometric-cubes', { tileSize: 140, start: '9.6,7.1' }),
  planOf('hallway', 'isometric-cubes', { tileSize: 200, start: '-0.3,-10.68' }),
  planOf('livingRoom', 'herringbone', { tileWidth: 120, tileHeight: 600, start: '32.42,-7.77' }),
  planOf('kitchen', 'herringbone', {
    tileWidth: 150,
    tileHeight: 600,
    direction: 'diagonal-down',
    start: '-18.28,23.63',
  }),
  planOf('livingRoom', 'chevron', { tileWidth: 120, tileHeight: 600, start: '24.35,5.67' }),
  planOf('hallway', 'chevron', { tileWidth: 100, tileHeight: 500, direction: 'horizontal', start: '6.1,11.85' }),
  planOf('bathroom', 'basket-weave', { tileWidth: 100, start: '0.08,-6.9' }),
  planOf('terrace', 'basket-weave', { tileWidth: 150, strips: '3', start: '0.21,-17.58' }),
  planOf('livingRoom', 'versailles', { tileSize: 200, start: '79.75,380' }),
  planOf('terrace', 'versailles', { tileSize: 150, joint: 5, start: '-24.39,16' }),
  planOf('kitchen', 'hopscotch', { tileSize: 300, dotSize: 150, start: '-4.5,-18.3' }),
  planOf('hallway', 'hopscotch', { tileSize: 400, dotSize: 200, start: '0.3,11.25' }),
  planOf('bathroom', 'windmill', { tileWidth: 97, dotSize: 97, start: '0,0.25' }),
  planOf('kitchen', 'windmill', { tileWidth: 150, dotSize: 150 }),
  planOf('livingRoom', 'double-herringbone', { tileWidth: 120, tileHeight: 600, start: '-16.02,-16.47' }),
  planOf('hallway', 'double-herringbone', {
    tileWidth: 100,
    tileHeight: 400,
    direction: 'horizontal',
    start: '-14.42,-7.49',
  }),
  planOf('hallway', 'octagon-dot', { tileSize: 150, dotSize: 46, start: '6,-1.21' }),
  planOf('kitchen', 'octagon-dot', { tileSize: 300, dotSize: 95, start: '-1.6,0.05' }),
  planOf('bathroom', 'picket', { tileWidth: 75, tileHeight: 300, start: '0.01,-11.47' }),
  planOf('hallway', 'picket', { tileWidth: 150, tileHeight: 450, start: '0,-14.04' }),
  planOf('kitchen', 'brick-and-square', { tileWidth: 300, tileHeight: 150, start: '-7.35,-0.01' }),
  planOf('terrace', 'brick-and-square', { tileWidth: 400, tileHeight: 200, joint: 5, start: '12.38,-9.47' }),
  planOf('bathroom', 'ladder', { tileWidth: 100, start: '-10.3,-6.9' }),
  planOf('kitchen', 'ladder', { tileWidth: 150, strips: '2', start: '-15.28,-0.01' }),
  planOf('hallway', 'checkerboard', { tileSize: 300, rotation: 45, start: '12.84,17.55' }),
  planOf('kitchen', 'checkerboard', { tileSize: 400 }),
  planOf('livingRoom', 'planks', { seed: 5 }),
  planOf('hallway', 'planks', { tileWidth: 160, tileHeight: 1200, direction: 'vertical', start: '8,0' }),
];

/** In the order of the listing. A pattern without chosen plans is shown with its default sizes. */
export const GALLERY: readonly ExampleRoom[] = PATTERNS.map(shortNameOf).flatMap((name) => {
  const chosen = CHOSEN.filter(({ fields }) => fields.pattern === name);
  return chosen.length > 0 ? chosen : [planOf('bathroom', name, {}), planOf('kitchen', name, {})];
});

/** The project behind each plan, as it would be stored. The server opens these without a store. */
export function galleryProjects(): readonly Project[] {
  return GALLERY.map(({ fields }) => {
    const read = readQuery(queryOf(fields));
    if (!read.ok) throw new Error(`The plan ${queryOf(fields)} is refused: ${read.mistakes[0].message}`);
    return projectOf(read);
  });
}
