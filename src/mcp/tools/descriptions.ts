// The descriptions of the tools. A model sees nothing else, so they say how each everyday task is expressed; sentences
// that /llms.txt has too are taken from there.

import { HOW_TO_LAY, patternLines, WALK_LINES, WARNINGS, WHAT_TO_ASK, WHAT_TO_BUY } from '../../wire/index.ts';

export const INSTRUCTIONS =
  'Tilewright plans how to lay tiles, planks or panels in a room. Bare numbers are centimetres for rooms and millimetres for tiles and joints; send lengths as texts with the unit that people say, such as "E4m S3m W4m N3m" and "60cm". Plan one room with plan_layout and `start` "best", answer how to lay it with its `choices`, rank patterns, tile sizes or joints for one room with compare_layouts, plan what is bought together with plan_job. open_plan reads a link that people give you, and returns the request to change. Pass `summary` of the answer on: people see a mistaken unit there. Act on warnings before you show a plan.';

/** Lengths as they are sent to a tool. */
const LENGTHS =
  'Lengths: a bare number is in cm for the room, its cutouts and `start`, in mm for tiles and joints, also with `units` "imperial". A text has its unit: "60cm", "12in", "E4m S3m W4m N3m", "E10ft6in" (mm, cm, m, in, ft). x runs right, y runs down.';

export const PLAN_LAYOUT_TEXT = [
  'Plans how to lay tiles, planks or panels in a room: tiles to buy, how many stay whole and how many are cut, waste, narrowest piece, warnings, a scale drawing, and a link (`plannerUrl`) that opens the plan for people.',
  WHAT_TO_ASK,
  LENGTHS,
  `The room is \`outline\` or \`polygon\`, one of them; everything else may be left out. \`outline\` walks along the walls and comes back to where it began, with a space between two walls:\n${WALK_LINES.join('\n')}`,
  'Pillars, shafts, hearths and islands are cut out with `subtract` (rectangles), `circles` and `holes` (corners); a cutout may lie at a wall or in a corner.',
  WHAT_TO_BUY,
  HOW_TO_LAY.replace('Send `choices=true`', 'Set `choices` to true'),
  WARNINGS.replace(
    'send the start that a warning names, or `start=best`',
    'send the start that a warning names, or "best"',
  ).replace('Send `link=false`', 'Set `link` to false'),
  '`summary` is for people, in the language of `lang`: what to buy, what to watch, and as what every length was understood. Pass it on with `plannerUrl`. `files` has the address of each file.',
  'Example, a bathroom with a tub and tiles of 60 x 30 cm in third bond: {"outline": "E240 S180 W240 N180", "subtract": [{"x": 0, "y": 0, "w": 170, "h": 70}], "doors": [{"wall": 3, "at": 60, "width": 80}], "pattern": "bricks", "parameters": {"tileWidth": "60cm", "tileHeight": "30cm", "offset": 33}, "start": "best"}. In `parameters`, `tileWidth` of bricks lies along the rows and `offset` is in percent.',
  'A start that a warning names as start=x,y is sent as {"x": x, "y": y}. A refused call says what to send instead: put `example` in place of `received` in `param`, or set the fields in `changes`, and call again.',
].join('\n\n');

/** Descriptions of fields that differ from those of the API. */
export const FIELD_TEXTS: Readonly<Record<string, string>> = {
  outline:
    'The walls in walking order, separated by spaces: E (right), S (down), W (left) or N (up) and a length in cm, or A<bearing>:<length> for a slanted wall. Example: "E400 S300 W400 N300".',
  pattern: 'The layout. Its own parameters go into `parameters`, which describes all patterns. Default: squares.',
  parameters: patternLines().join('\n\n'),
  holes: 'Rings cut out of the floor, each by its corners like polygon.',
  subtract:
    'Rectangles cut out of the floor (a pillar, a shaft, a hearth): the top-left corner x, y and the size w, h in cm.',
  circles: 'Circles cut out of the floor (a column, a drain): the centre x, y and the diameter d in cm.',
  doors: 'Doors, which the drawing shows; they change no tile.',
  kind: 'wall: seen from the room, its lower edge is the floor. Default: floor.',
  openings:
    'Cut out of a wall: window, door or niche, y from its top, such as [{"x":60,"y":90,"w":80,"h":100,"kind":"window"}].',
  rooms:
    'Several rooms with one pattern, instead of outline and polygon: each with a name, the place `at` of its 0,0, and doors. Example: [{"name":"hall","outline":"E400 S150 W400 N150"},{"name":"kitchen","outline":"E250 S300 W250 N300","at":{"x":0,"y":160}}].',
  doorways:
    'Rectangles of floor that join rooms, through the wall between them. Example: [{"x":80,"y":150,"w":90,"h":10}].',
  joint: "Width of the joint between tiles in mm; the pattern's own joint when left out.",
  gapMm: 'Another name of joint.',
  color: 'One hex colour for every tile in the drawing, #rgb or #rrggbb.',
  colors: 'Hex colours by kind of tile; color is for the other kinds.',
  kinds: 'Boxes and prices by kind of tile, such as {"small": {"tilesPerBox": 20}}; the others are those of the order.',
  setOf: 'Tiles of each kind in a set, if they are sold in sets.',
  gapColor: 'Hex colour of the joints in the drawing.',
  format:
    'The file that the link in the result points to: svg, png, pdf (paper to scale, with the cut list), dxf, csv or xlsx (cut list), ifc (building model), glb (3D model) or cut-dxf (a drawing of each tile to be cut, for saws). The figures are always in the result. Default: svg.',
  inlineSvg: 'Whether the result contains the drawing as SVG text too, which is long. Default: false.',
};

export const PICTURE_TEXT =
  'Whether the result contains the drawing as a PNG picture of at most 1000 pixels a side, to look at it. Default: false.';

export const COMPARE_LAYOUTS_TEXT =
  'Plans up to 24 variants of one room in one call and ranks them: rank 1 has the fewest pieces that nobody can lay, is not dear, and has the best rows and edges; `reason` says which figure decided. The room and everything that the variants share are sent as in plan_layout. It stores nothing and draws nothing: call plan_layout with the variant that you choose.';

export const VARIANTS_TEXT =
  '1 to 24 variants, each with what differs from the fields beside `variants`: any of pattern, parameters, joint, start. {} is the plan of those fields. A variant keeps the parameters that it does not name, unless it names another pattern. Example: [{"pattern":"squares"},{"pattern":"bricks","start":"best"}].';

export const PLAN_JOB_TEXT =
  'Plans up to 24 surfaces that are bought together, such as the floors of a flat, and what to buy for all. Each of `surfaces` has the figures of its own plan; those with equal tiles are one material, which share their offcuts (`sharedTiles`), and `order` buys by material, less shared ones with `buyWithReuse`. Any field of plan_layout beside `surfaces` is the default of all of them. Rooms in one pattern that runs through doorways are one surface with `rooms`.';

export const SURFACES_TEXT =
  'Each takes the fields of plan_layout that are about one room, a `name`, and `tile`, what is laid. An entry {"wallsOf":{"surface":"bath","height":250}} is all walls of that floor; it may have `outline` and `doors` instead of a surface. Example: [{"name":"hall","outline":"E410 S155 W410 N155"},{"name":"bath","outline":"E185 S240 W185 N240","pattern":"octagon-dot"}].';

export const OPEN_PLAN_TEXT =
  'Opens a plan or a job from its link (plannerUrl), its id or the address of a drawing: the same figures, `summary` and `files`, and `request`, the arguments that make it. To change it, change `request` and call plan_layout with it, or plan_job if it has `surfaces`. A stored plan itself never changes.';
