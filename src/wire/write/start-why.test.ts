import { describe, expect, it } from 'vitest';
import { type Plan, plan } from '../../engine/index.ts';
import type { Middle, Place, StartReason, StartWhy } from '../../engine/starts.ts';
import { LANGUAGES, type Lang } from '../../words/index.ts';
import { readQuery } from '../read/query.ts';
import { type ExplainedPlan, startWhyText } from './start-why.ts';

function planned(query: string): Plan {
  const read = readQuery(query);
  if (!read.ok) throw new Error(read.mistakes[0].message);
  return plan(read.request);
}

/** The start cuts tiles at all four walls. */
const CUT = planned('outline=E400+S300+W400+N300&joint=0&start=10,10');
const textOf = (why: StartWhy, lang: Lang = 'en', from: ExplainedPlan = CUT) => startWhyText(lang, from, why);

const LEFT = { kind: 'side', side: 'left' } as const;
const RIGHT = { kind: 'side', side: 'right' } as const;
const TOP = { kind: 'side', side: 'top' } as const;
const BOTTOM = { kind: 'side', side: 'bottom' } as const;
const WALL_2 = { kind: 'wall', wall: 1 } as const;
const WALL_5 = { kind: 'wall', wall: 4 } as const;
const DOOR_1 = { kind: 'door', door: 0 } as const;

const across = (middle: Middle): StartReason => ({ way: 'equal', between: [LEFT, RIGHT], middle });
const down = (middle: Middle): StartReason => ({ way: 'equal', between: [TOP, BOTTOM], middle });
const whole = (at: Place): StartReason => ({ way: 'whole', at });

describe('why a start was chosen', () => {
  const SENTENCES: readonly (readonly [StartWhy, string])[] = [
    [
      [across('joint'), whole(DOOR_1)],
      'Equal cuts left and right, with a joint in the middle; whole tiles at the door.',
    ],
    [
      [across('tile'), down('joint')],
      'Equal cuts left and right, with a tile in the middle; equal cuts top and bottom, with a joint in the middle.',
    ],
    [[across('tile'), down('tile')], 'Equal cuts left and right, top and bottom, with a tile in the middle.'],
    [
      [across('line'), { way: 'half', at: BOTTOM }],
      'Equal cuts left and right, with the pattern’s axis in the middle; half tiles at the bottom wall.',
    ],
    [
      [{ way: 'equal', between: [WALL_2, WALL_5], middle: 'tile' }, whole(TOP)],
      'Equal cuts at walls 2 and 5, with a tile in the middle; whole tiles at the top wall.',
    ],
    [
      [{ way: 'equal', between: [LEFT, WALL_5], middle: 'joint' }, whole({ kind: 'cutout' })],
      'Equal cuts at the left wall and at wall 5, with a joint in the middle; whole tiles at a cut-out.',
    ],
    [[whole(LEFT), whole(WALL_2)], 'Whole tiles at the left wall and at wall 2.'],
    [
      [
        { way: 'least', at: RIGHT },
        { way: 'door', door: 0, middle: 'tile' },
      ],
      'Pieces just wide enough at the right wall; a tile in the middle of the door.',
    ],
    [
      [
        { way: 'middle', middle: 'joint' },
        { way: 'middle', middle: 'joint' },
      ],
      'A joint in the middle of the room.',
    ],
    [
      [
        { way: 'middle', middle: 'tile' },
        { way: 'middle', middle: 'joint' },
      ],
      'In the middle of the room a tile one way and a joint the other way.',
    ],
  ];

  it.each(SENTENCES)('says %j', (why, text) => expect(textOf(why)).toBe(text));

  it('names a door by its number where there are several', () => {
    const from = { ...CUT, room: { ...CUT.room, doors: [0, 2].map((wall) => ({ wall, at: 1000, width: 800 })) } };
    expect(textOf([whole({ kind: 'door', door: 1 })], 'en', from)).toBe('Whole tiles at door 2.');
    expect(textOf([{ way: 'door', door: 1, middle: 'joint' }], 'en', from)).toBe('A joint in the middle of door 2.');
  });

  it('does not speak of cuts where tiles come out even', () => {
    // Ten tiles of 30 cm in one direction, eight and a third in the other.
    const even = planned('outline=E300+S250+W300+N250&joint=0&start=0,20');
    expect(textOf([across('joint'), down('tile')], 'en', even)).toBe(
      'Whole tiles left and right; equal cuts top and bottom, with a tile in the middle.',
    );
  });

  it('speaks of the rows of boards', () => {
    const boards = planned('outline=E400+S300+W400+N300&pattern=planks');
    expect(textOf([down('tile')], 'en', boards)).toBe('Rows of equal width top and bottom.');
    expect(textOf([whole(TOP)], 'en', boards)).toBe('Rows of full width at the top wall.');
    expect(textOf([{ way: 'middle', middle: 'tile' }], 'en', boards)).toBe('A row in the middle of the room.');
  });

  it('says it in four languages', () => {
    const texts = LANGUAGES.map((lang) => textOf([across('tile'), whole(DOOR_1)], lang));
    expect(texts).toEqual([
      'Equal cuts left and right, with a tile in the middle; whole tiles at the door.',
      'Równe docinki po lewej i po prawej, na środku płytka; całe płytki przy drzwiach.',
      'Cortes iguales a izquierda y derecha, con una pieza en el centro; piezas enteras en la puerta.',
      '左右两侧切砖等宽，砖居中；门口为整砖。',
    ]);
  });
});
