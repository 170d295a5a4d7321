// The everyday tasks of models, each with the one call that answers it. The guides for models list them, and tests send
// every one.

/** A call as a query of GET /api/plan, or as a body for POST. */
export type Call =
  | { readonly query: string }
  | { readonly path: '/api/plan' | '/api/compare' | '/api/job'; readonly body: object };

export interface EverydayTask {
  /** In the words of a person. */
  readonly task: string;
  readonly call: Call;
  /** What else there is to know, in a sentence or two. */
  readonly hint?: string;
  /** Whether the short guide has it too. */
  readonly isCommon?: true;
}

const ROOM = 'outline=E400+S300+W400+N300';

export const EVERYDAY_TASKS: readonly EverydayTask[] = [
  {
    task: 'A room of 4 × 3 m, tiles of 60 × 60 cm',
    call: { query: 'outline=E4m+S3m+W4m+N3m&tileSize=60cm&start=best' },
    hint: 'Send `start=best` unless they fix the start.',
    isCommon: true,
  },
  {
    task: 'Bathroom with a tub of 170 × 70 cm at the top wall and a door of 80 cm',
    call: { query: 'outline=E240+S180+W240+N180&subtract=0,0,170,70&doors=3,60,80&tileSize=300&start=best' },
    hint: '`subtract` is x,y,w,h from the top left.',
    isCommon: true,
  },
  {
    task: 'L-shaped room',
    call: { query: 'outline=E420+S180+W160+S170+W260+N350&tileSize=450&start=best' },
  },
  {
    task: 'Tiles of 60 × 30 cm, shifted by a third',
    call: { query: `${ROOM}&pattern=bricks&tileWidth=600&tileHeight=300&offset=33&start=best` },
    hint: '`tileWidth` lies along the rows. `offset` is in percent: 0 stacks the joints.',
    isCommon: true,
  },
  {
    task: 'Herringbone in a hallway, centred on the door',
    call: {
      query:
        'outline=E150+S600+W150+N600&pattern=herringbone&tileWidth=70&tileHeight=280&direction=diagonal-down&doors=1,75,90&start=door:1',
    },
  },
  {
    task: 'Laminate 1285 × 192 mm with a gap of 10 mm, sold in boxes of 2.22 m²',
    call: { query: `${ROOM}&pattern=planks&tileHeight=1285&tileWidth=192&edge=10&boxAreaM2=2.22` },
    hint: '`tileHeight` is the length of a board. Boards are bought with offcuts reused.',
    isCommon: true,
  },
  {
    task: 'Chessboard in two colours',
    call: { query: `${ROOM}&pattern=checkerboard&tileSize=300&colors=light:fff,dark:333&start=center` },
  },
  {
    task: 'Boxes and price, 10 % breakage',
    call: { query: `${ROOM}&tileSize=600&tilesPerBox=4&pricePerBox=39.9&currency=EUR&breakage=10&start=best` },
    hint: 'A price needs a currency: ask. Never add waste yourself, the cuts are counted.',
    isCommon: true,
  },
  {
    task: 'We have 28 tiles, is it enough?',
    call: { query: `${ROOM}&tileSize=600&stock=28&breakage=0&start=best` },
    hint: '`stock` in the answer says so, without and with offcuts reused.',
  },
  {
    task: 'Feet and inches',
    call: { query: 'outline=E10ft6in+S8ft+W10ft6in+N8ft&tileSize=12in&joint=0.125in&units=imperial&start=best' },
    hint: 'Bare numbers stay cm and mm, with `units=imperial` too.',
  },
  {
    task: 'A PDF at 1:20, in Polish',
    call: { query: `${ROOM}&tileSize=600&start=best&format=pdf&scale=20&lang=pl&link=false` },
    hint: 'Give the address itself to people.',
    isCommon: true,
  },
  {
    task: 'How should I lay it?',
    call: { query: `${ROOM}&tileSize=600&choices=true&link=false` },
    hint: 'Each of `choices` has figures, a picture and a `sentence` for the customer.',
  },
  {
    task: 'Which of three sizes wastes least?',
    call: {
      path: '/api/compare',
      body: {
        outline: 'E400 S300 W400 N300',
        joint: 3,
        start: 'thrift',
        variants: [
          { parameters: { tileSize: 300 } },
          { parameters: { tileSize: 450 } },
          { parameters: { tileSize: 600 } },
        ],
      },
    },
    hint: 'In `results`, compare `tiles.wastePercent`; `rank` is by pieces that nobody can lay, then cost, rows and cuts at walls, and `reason` says what decided. Send one `joint`: patterns differ in theirs.',
    isCommon: true,
  },
  {
    task: 'Hall and kitchen in one pattern through a doorway',
    call: {
      path: '/api/plan',
      body: {
        rooms: [
          { name: 'hall', outline: 'E400 S150 W400 N150' },
          { name: 'kitchen', outline: 'E250 S300 W250 N300', at: { x: 0, y: 160 } },
        ],
        doorways: [{ x: 80, y: 150, w: 90, h: 10 }],
        parameters: { tileSize: 600 },
        start: 'best',
      },
    },
    hint: '`at` is where 0,0 of a room lies; the doorway fills the wall between them.',
  },
  {
    task: 'Buy for a flat: floors and the walls of the bath',
    call: {
      path: '/api/job',
      body: {
        surfaces: [
          { name: 'hall', outline: 'E400 S150 W400 N150', parameters: { tileSize: 600 } },
          { name: 'bath', outline: 'E240 S180 W240 N180' },
          { wallsOf: { surface: 'bath', height: 250 } },
        ],
        start: 'best',
        tilesPerBox: 8,
      },
    },
    hint: 'What stands beside `surfaces` is the default of all. Equal tiles share offcuts; `materials` and `order` say what to buy, with `buyWithReuse=true` less the shared ones. `wallsOf` may have an `outline`. `/api/job/compare` takes `variants` too.',
    isCommon: true,
  },
];
