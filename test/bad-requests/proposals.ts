// Values whose meaning is certain, which an answer proposes in the words of the field, and some that only look so.

import { type BadRequest, body, query, ROOM, ROOM_FIELDS } from './row.ts';

type Meant = readonly [sent: string, code: string, example: string | null];

const patterns: readonly Meant[] = [
  ['herring-bone', 'herringbone'],
  ['hexagon', 'hexagons'],
  ['octagon', 'octagon-dot'],
  ['chevrn', 'chevron'],
  ['isometric_cubes', 'isometric-cubes'],
  ['subway', 'bricks'],
  ['Metro Tiles', 'bricks'],
  ['running_bond-pattern', 'bricks'],
  ['honeycomb', 'hexagons'],
  ['diagonal', 'diamonds'],
].map(([name, meant]) => [`pattern=${name}`, 'pattern-unknown', meant]);

const IN_QUERIES: readonly Meant[] = [
  ...patterns,
  ['link=no', 'boolean-invalid', 'false'],
  ['link=True', 'boolean-invalid', 'true'],
  ['link=2', 'boolean-invalid', null],
  ['lang=zh_Hans_CN', 'lang-unknown', 'zh'],
  ['lang=de-DE', 'lang-unknown', null],
  ['lang=est', 'lang-unknown', null],
  ['start=1.5, 2', 'start-invalid', '1.5,2'],
  ['start={"x":1.5,"y":2}', 'start-invalid', '1.5,2'],
  ['start=1,2,3', 'start-invalid', null],
  ['start=bests', 'start-invalid', 'best'],
  ['start=the best', 'start-invalid', null],
  ['subtract=1 2 3x4', 'rectangle-invalid', '1,2,3,4'],
  ['subtract=1, 2, 0, 4', 'rectangle-invalid', null],
  ['subtract=1,2,3,4;;5,6,7,8', 'rectangle-invalid', '1,2,3,4;5,6,7,8'],
  ['subtract=[{"x":1,"y":2,"w":3,"h":4}]', 'subtract-not-rectangles', '1,2,3,4'],
  ['circles=1, 2, 3', 'circle-invalid', '1,2,3'],
  ['holes=;10,10 20,10 20,20', 'ring-empty', '10,10 20,10 20,20'],
  ['holes=[[[10,10],[20,10],[20,20]]]', 'holes-not-rings', '10,10 20,10 20,20'],
];

const ROOMS: readonly Meant[] = [
  ['0,0 400,0 400x300 0,300', 'corner-invalid', '400,300'],
  ['0,0;400,0;400,300;0,300', 'ring-not-corners', '0,0 400,0 400,300 0,300'],
  ['[{"x":0,"y":0},{"x":4,"y":0},{"x":4,"y":3}]', 'ring-not-corners', '0,0 4,0 4,3'],
];

const IN_BODIES: readonly Meant[] = [
  ['"start":[185,135]', 'start-invalid', '{"x":185,"y":135}'],
  ['"start":{"x":"185","y":135}', 'start-invalid', '{"x":185,"y":135}'],
  ['"subtract":[{"x":5,"y":6,"width":7,"height":8}]', 'rectangle-invalid', '{"x":5,"y":6,"w":7,"h":8}'],
  ['"subtract":["5,6,7,8"]', 'rectangle-invalid', '{"x":5,"y":6,"w":7,"h":8}'],
  ['"subtract":"5,6,7,8"', 'subtract-not-rectangles', '[{"x":5,"y":6,"w":7,"h":8}]'],
  ['"subtract":{"x":5,"y":6,"w":7,"h":8}', 'subtract-not-rectangles', '[{"x":5,"y":6,"w":7,"h":8}]'],
  ['"circles":"80,120,40"', 'circles-not-circles', '[{"x":80,"y":120,"d":40}]'],
  ['"circles":{"x":80,"y":120,"d":40}', 'circles-not-circles', '[{"x":80,"y":120,"d":40}]'],
  ['"holes":"10,10 20,10 20,20"', 'holes-not-rings', '[[[10,10],[20,10],[20,20]]]'],
  ['"holes":["10,10 20,10 20,20"]', 'holes-not-rings', '[[[10,10],[20,10],[20,20]]]'],
  ['"holes":[{"x":10,"y":10},{"x":20,"y":10},{"x":20,"y":20}]', 'holes-not-rings', '[[[10,10],[20,10],[20,20]]]'],
  ['"holes":[[10,10],[20,10],[20,20]]', 'holes-not-rings', '[[[10,10],[20,10],[20,20]]]'],
];

const ROOMS_IN_BODIES: readonly Meant[] = [
  ['"outline":["E400","S300","W400","N300"]', 'outline-not-text', 'E400 S300 W400 N300'],
  ['"outline":["E400",5]', 'outline-not-text', null],
  ['"polygon":"0,0 400.5,0 400.5,300"', 'ring-not-corners', '[[0,0],[400.5,0],[400.5,300]]'],
  ['"polygon":["0,0","400.5,0","400.5,300"]', 'ring-not-corners', '[[0,0],[400.5,0],[400.5,300]]'],
];

/** The query with its values encoded. */
const encoded = (part: string) => part.replace(/=(.*)/, (_, value) => `=${encodeURIComponent(value)}`);

export const PROPOSALS: readonly BadRequest[] = [
  ...IN_QUERIES.map(([part, code, example]) => ({ ...query(part, `${ROOM}&${encoded(part)}`, code), example })),
  ...ROOMS.map(([ring, code, example]) => ({ ...query(ring, encoded(`polygon=${ring}`), code), example })),
  ...IN_BODIES.map(([part, code, example]) => ({ ...body(part, `{${ROOM_FIELDS},${part}}`, code), example })),
  ...ROOMS_IN_BODIES.map(([part, code, example]) => ({ ...body(part, `{${part}}`, code), example })),
];
