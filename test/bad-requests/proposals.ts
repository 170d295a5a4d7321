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
  ['start=12.5x-3', 'start-invalid', '12.5,-3'],
  ['start=125mm;-30mm', 'start-invalid', '12.5,-3'],
  ['start=1000001x0', 'start-invalid', null],
  ['start=1,2,3', 'start-invalid', null],
  ['start=bests', 'start-invalid', 'best'],
  ['start=the best', 'start-invalid', null],
  ['subtract=1 2 3x4', 'rectangle-invalid', '1,2,3,4'],
  ['subtract=140 0 40 × 60', 'rectangle-invalid', '140,0,40,60'],
  ['subtract=(140,0,40,60)', 'rectangle-invalid', '140,0,40,60'],
  ['subtract=140cm, 0cm, 40cm, 60cm', 'rectangle-invalid', '140,0,40,60'],
  ['subtract=1.4m 0 40 600mm', 'rectangle-invalid', '140,0,40,60'],
  ['subtract=(140,0),(180,60)', 'rectangle-invalid', null],
  ['subtract=140,,40,60', 'rectangle-invalid', null],
  ['subtract=1, 2, 0, 4', 'rectangle-invalid', null],
  ['subtract=-1,-1,500,500', 'floor-empty', null],
  ['subtract=1,2,3,4;;5,6,7,8', 'rectangle-invalid', '1,2,3,4;5,6,7,8'],
  ['subtract=[{"x":1,"y":2,"w":3,"h":4}]', 'subtract-not-rectangles', '1,2,3,4'],
  ['circles=1, 2, 3', 'circle-invalid', '1,2,3'],
  ['doors=2:120:80', 'door-invalid', '2,120,80'],
  ['doors=2 120 80', 'door-invalid', '2,120,80'],
  ['doors=(2, 120cm, 0.8m)', 'door-invalid', '2,120,80'],
  ['doors=2/120/80/In left', 'door-invalid', '2,120,80,in-left'],
  ['doors=2:120:80;2,200,80', 'door-invalid', '2,120,80'],
  ['doors=2:1,2:80', 'door-invalid', null],
  ['doors=2,120', 'door-invalid', null],
  ['doors=2,120,80,sliding', 'door-swing-unknown', null],
  ['doors=9,120,80', 'door-wall-unknown', null],
  ['doors=2,120,80;;4,120,80', 'door-invalid', '2,120,80;4,120,80'],
  ['circles=(90,120,40)', 'circle-invalid', '90,120,40'],
  ['holes=;10,10 20,10 20,20', 'ring-empty', '10,10 20,10 20,20'],
  ['holes=10,10 50,50 50,10 10,50;60,60 70,60 70,70', 'walls-cross', '10,10 50,10 50,50 10,50;60,60 70,60 70,70'],
  ['holes=[[[10,10],[20,10],[20,20]]]', 'holes-not-rings', '10,10 20,10 20,20'],
];

const RINGS: readonly Meant[] = [
  ['0,0 400,0 400x300 0,300', 'corner-invalid', '400,300'],
  ['0,0;400,0;400,300;0,300', 'ring-not-corners', '0,0 400,0 400,300 0,300'],
  ['[{"x":0,"y":0},{"x":4,"y":0},{"x":4,"y":3}]', 'ring-not-corners', '0,0 4,0 4,3'],
  ['(0,0), (4.5,0), (4.5,3)', 'ring-not-corners', '0,0 4.5,0 4.5,3'],
  ['0 0 4 0 4', 'corner-invalid', null],
  // The corners of a rectangle row by row, crosswise and turned.
  ['0,0 400,0 0,300 400,300', 'walls-cross', '0,0 400,0 400,300 0,300'],
  ['0,0 400,300 400,0 0,300', 'walls-cross', '0,0 400,0 400,300 0,300'],
  ['0,0 -100,700 300,400 -400,300', 'walls-cross', '0,0 300,400 -100,700 -400,300'],
  // Several rooms have these corners: a star, a wrong sign, a digit missing, no convex shape, a spike.
  ['200,0 320,380 10,140 390,140 80,380', 'walls-cross', null],
  ['0,0 400,0 400,-300 0,300', 'walls-cross', null],
  ['0,0 300,0 400,100 400,30 0,300', 'walls-cross', null],
  ['0,0 400,300 400,0 0,300 200,200', 'walls-cross', null],
  ['0,0 500,0 400,0 400,300', 'walls-overlap', null],
];

const WALKS: readonly Meant[] = [
  ['E400 S300 W200 N400 W200 S100', 'walls-cross', null],
  ['E400 E1 W400 W1', 'walls-overlap', null],
  // Perhaps in millimetres or metres, but which?
  ['E40000 S30000 W40000 N30000', 'room-too-large', null],
  ['E900000 E900000 S90000 W900000 W900000 N90000', 'coordinate-range', null],
  ['E0.4 S0.3 W0.4 N0.3', 'floor-too-small', null],
];

const IN_BODIES: readonly Meant[] = [
  ['"start":[185,135]', 'start-invalid', '{"x":185,"y":135}'],
  ['"start":{"x":"185","y":135}', 'start-invalid', '{"x":185,"y":135}'],
  ['"start":{"Y":"135","X":"185"}', 'start-invalid', '{"x":185,"y":135}'],
  ['"start":{"x":1,"X":2}', 'start-invalid', null],
  ['"start":[1,2,3]', 'start-invalid', null],
  ['"start":[1,null]', 'start-invalid', null],
  ['"subtract":[[140,0,40,60]]', 'rectangle-invalid', '{"x":140,"y":0,"w":40,"h":60}'],
  ['"subtract":[{"X":140,"Y":0,"W":40,"H":60}]', 'rectangle-invalid', '{"x":140,"y":0,"w":40,"h":60}'],
  ['"subtract":[{"x":140,"y":0,"size":"40x60"}]', 'rectangle-invalid', null],
  ['"subtract":[{"x":140,"y":0,"w":40,"h":60,"d":1}]', 'rectangle-invalid', null],
  ['"circles":[{"x":90,"y":120,"diameter":40}]', 'circle-invalid', '{"x":90,"y":120,"d":40}'],
  ['"subtract":[{"x":5,"y":6,"width":7,"height":8}]', 'rectangle-invalid', '{"x":5,"y":6,"w":7,"h":8}'],
  ['"subtract":["5,6,7,8"]', 'rectangle-invalid', '{"x":5,"y":6,"w":7,"h":8}'],
  ['"subtract":"5,6,7,8"', 'subtract-not-rectangles', '[{"x":5,"y":6,"w":7,"h":8}]'],
  ['"subtract":{"x":5,"y":6,"w":7,"h":8}', 'subtract-not-rectangles', '[{"x":5,"y":6,"w":7,"h":8}]'],
  ['"doors":[[2,120,80]]', 'door-invalid', '{"wall":2,"at":120,"width":80}'],
  ['"doors":[{"Wall":"2","At":"120","Width":"80cm"}]', 'door-invalid', '{"wall":2,"at":120,"width":80}'],
  ['"doors":"2,120,80;4,120,80"', 'doors-not-doors', '[{"wall":2,"at":120,"width":80},{"wall":4,"at":120,"width":80}]'],
  ['"doors":{"wall":2,"at":120,"width":80}', 'doors-not-doors', '[{"wall":2,"at":120,"width":80}]'],
  ['"circles":"80,120,40"', 'circles-not-circles', '[{"x":80,"y":120,"d":40}]'],
  ['"circles":{"x":80,"y":120,"d":40}', 'circles-not-circles', '[{"x":80,"y":120,"d":40}]'],
  ['"holes":"10,10 20,10 20,20"', 'holes-not-rings', '[[[10,10],[20,10],[20,20]]]'],
  ['"holes":["10,10 20,10 20,20"]', 'holes-not-rings', '[[[10,10],[20,10],[20,20]]]'],
  ['"holes":[{"x":10,"y":10},{"x":20,"y":10},{"x":20,"y":20}]', 'holes-not-rings', '[[[10,10],[20,10],[20,20]]]'],
  ['"holes":[[[1,1],[5,1],[3,1]]]', 'walls-overlap', null],
  ['"holes":[[[10,10],[50,50],[50,10],[10,50]]]', 'walls-cross', '[[[10,10],[50,10],[50,50],[10,50]]]'],
  ['"holes":[[10,10],[20,10],[20,20]]', 'holes-not-rings', '[[[10,10],[20,10],[20,20]]]'],
];

const ROOMS_IN_BODIES: readonly Meant[] = [
  ['"outline":["E400","S300","W400","N300"]', 'outline-not-text', 'E400 S300 W400 N300'],
  ['"outline":["E400",5]', 'outline-not-text', null],
  ['"polygon":"0,0 400.5,0 400.5,300"', 'ring-not-corners', '[[0,0],[400.5,0],[400.5,300]]'],
  ['"polygon":[[0,0],[400,300],[400,0],[0,300]]', 'walls-cross', '[[0,0],[400,0],[400,300],[0,300]]'],
  ['"polygon":[{"x":0,"y":0},{"x":4,"y":0},{"x":4,"y":3}]', 'ring-not-corners', '[[0,0],[4,0],[4,3]]'],
  ['"polygon":["0,0","400.5,0","400.5,300"]', 'ring-not-corners', '[[0,0],[400.5,0],[400.5,300]]'],
];

/** The query with its values encoded. */
const encoded = (part: string) => part.replace(/=(.*)/, (_, value) => `=${encodeURIComponent(value)}`);

export const PROPOSALS: readonly BadRequest[] = [
  ...IN_QUERIES.map(([part, code, example]) => ({ ...query(part, `${ROOM}&${encoded(part)}`, code), example })),
  ...RINGS.map(([ring, code, example]) => ({ ...query(ring, encoded(`polygon=${ring}`), code), example })),
  ...WALKS.map(([walk, code, example]) => ({ ...query(walk, encoded(`outline=${walk}`), code), example })),
  ...IN_BODIES.map(([part, code, example]) => ({ ...body(part, `{${ROOM_FIELDS},${part}}`, code), example })),
  ...ROOMS_IN_BODIES.map(([part, code, example]) => ({ ...body(part, `{${part}}`, code), example })),
];
