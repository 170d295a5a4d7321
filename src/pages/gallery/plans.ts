// The plans of the gallery: every pattern in a room, with sizes and from a start that leave no slivers.

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
  diningRoom: { name: 'page.diningRoom', room: { outline: 'E360 S300 W360 N300' } },
  passage: { name: 'page.passage', room: { outline: 'E420 S150 W420 N150' } },
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
  planOf('kitchen', 'bricks', { tileWidth: 600, tileHeight: 300, offset: 33, start: '0.01,-1.55' }),
  planOf('bathroom', 'vertical-bricks', { tileWidth: 100, tileHeight: 300, start: '-0.65,-1.17' }),
  planOf('bathroom', 'hexagons', { tileSize: 200, start: '-1.8,-5.58' }),
  planOf('hallway', 'flat-top-hexagons', { tileSize: 250, start: '6.36,12.16' }),
  planOf('livingRoom', 'diamonds', { tileSize: 450, start: '-11.27,0.43' }),
  planOf('diningRoom', 'rhombus', { tileWidth: 300, tileHeight: 520, start: '0,19.1' }),
  planOf('kitchen', 'isometric-cubes', { tileSize: 200, start: '17.6,20.2' }),
  planOf('livingRoom', 'herringbone', { tileWidth: 120, tileHeight: 480, start: '47,0.6' }),
  planOf('diningRoom', 'chevron', { tileWidth: 90, tileHeight: 450, start: '20.1,4.2' }),
  planOf('kitchen', 'basket-weave', { tileWidth: 150, start: '53.1,29' }),
  planOf('livingRoom', 'versailles', { tileSize: 200, start: '79.75,380' }),
  planOf('hallway', 'hopscotch', { tileSize: 400, dotSize: 200, start: '0.3,11.25' }),
  planOf('kitchen', 'windmill', { tileWidth: 150, dotSize: 150 }),
  planOf('passage', 'double-herringbone', { tileWidth: 50, tileHeight: 150, start: '5.9,11.1' }),
  planOf('kitchen', 'octagon-dot', { tileSize: 250, dotSize: 80, start: '17,11.3' }),
  planOf('bathroom', 'picket', { tileWidth: 150, tileHeight: 450, start: '13,14.5' }),
  planOf('terrace', 'brick-and-square', { tileWidth: 400, tileHeight: 200, joint: 5, start: '12.38,-9.47' }),
  planOf('kitchen', 'ladder', { tileWidth: 150, strips: '2', start: '-15.28,-0.01' }),
  planOf('kitchen', 'checkerboard', { tileSize: 400 }),
  planOf('livingRoom', 'planks', { seed: 5 }),
];

/** In the order of the listing. A pattern without chosen plans is shown with its default sizes. */
export const GALLERY: readonly ExampleRoom[] = PATTERNS.map(shortNameOf).flatMap((name) => {
  const chosen = CHOSEN.filter(({ fields }) => fields.pattern === name);
  return chosen.length > 0 ? chosen : [planOf('bathroom', name, { start: 'best' })];
});

/** The project behind each plan, as it would be stored. The server opens these without a store. */
export function galleryProjects(): readonly Project[] {
  return GALLERY.map(({ fields }) => {
    const read = readQuery(queryOf(fields));
    if (!read.ok) throw new Error(`The plan ${queryOf(fields)} is refused: ${read.mistakes[0].message}`);
    return projectOf(read);
  });
}
