// The examples of the OpenAPI description: complete requests, and the form of their answers. src/service plans them.

import type { ErrorAnswer } from '../answers/error.ts';
import type { PlanAnswer } from '../answers/plan.ts';
import type { FileFormat } from '../fields/rows/options.ts';
import { DOORWAY_EXAMPLE, ROOMS_WITH_WALL } from '../readers/rooms.ts';
import type { ComparisonAnswers } from './openapi-compare.ts';
import type { JobAnswers } from './openapi-job.ts';
import type { JobComparisonAnswers } from './openapi-job-compare.ts';

/** A request as a query and, if it can be written as one, as a JSON body. */
export interface RequestExample {
  readonly summary: string;
  readonly query: string;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** Requests that are planned, by name. */
export const GOOD_REQUESTS: Readonly<Record<string, RequestExample>> = {
  plainRoom: {
    summary: 'A room of 4 by 3 m in 300 mm squares, with a link to the planner',
    query: 'outline=E400+S300+W400+N300',
    body: { outline: 'E400 S300 W400 N300' },
  },
  lShapedKitchen: {
    summary: 'An L-shaped kitchen in 200 mm squares',
    query: 'outline=E420+S180+W160+S170+W260+N350&tileSize=200&link=false',
    body: { outline: 'E420 S180 W160 S170 W260 N350', parameters: { tileSize: 200 }, link: false },
  },
  herringbone: {
    summary: 'Planks of 90 by 450 mm in herringbone, square to the walls, with a joint of 2 mm',
    query:
      'outline=E520+S380+W520+N380&pattern=herringbone&tileWidth=90&tileHeight=450&direction=diagonal-up&joint=2&link=false',
    body: {
      outline: 'E520 S380 W520 N380',
      pattern: 'herringbone',
      parameters: { tileWidth: 90, tileHeight: 450, direction: 'diagonal-up' },
      gapMm: 2,
      link: false,
    },
  },
  angledWall: {
    summary: 'A room with one angled wall, in hexagons',
    query: 'outline=E300+A36.8699:150+S120+W420+N210&pattern=hexagons&tileSize=200&link=false',
    body: {
      outline: 'E300 A36.8699:150 S120 W420 N210',
      pattern: 'hexagons',
      parameters: { tileSize: 200 },
      link: false,
    },
  },
  cutouts: {
    summary: 'A bathroom with a shaft in its corner and a three-cornered column, which leaves a sliver',
    query: 'outline=E180+S240+W180+N240&subtract=140,0,40,60&holes=50,150+80,150+65,180&link=false',
    body: {
      outline: 'E180 S240 W180 N240',
      subtract: [{ x: 140, y: 0, w: 40, h: 60 }],
      holes: [
        [
          [50, 150],
          [80, 150],
          [65, 180],
        ],
      ],
      link: false,
    },
  },
  anotherStart: {
    summary: 'The same bathroom from a start 1 cm higher: compare tiles.sliverCount and tiles.wastePercent',
    query: 'outline=E180+S240+W180+N240&subtract=140,0,40,60&holes=50,150+80,150+65,180&start=0,-1&link=false',
    body: {
      outline: 'E180 S240 W180 N240',
      subtract: [{ x: 140, y: 0, w: 40, h: 60 }],
      holes: [
        [
          [50, 150],
          [80, 150],
          [65, 180],
        ],
      ],
      start: { x: 0, y: -1 },
      link: false,
    },
  },
  bestStart: {
    summary: 'A bathroom with a shaft from the best start there is, which the answer gives in pattern.startCm',
    query: 'outline=E180+S240+W180+N240&subtract=140,0,40,60&start=best&link=false',
    body: {
      outline: 'E180 S240 W180 N240',
      subtract: [{ x: 140, y: 0, w: 40, h: 60 }],
      start: 'best',
      link: false,
    },
  },
  chevron: {
    summary: 'Chevron planks of 90 by 600 mm, the left and right ones counted separately in tiles.kinds',
    query: 'outline=E320+S240+W320+N240&pattern=chevron&tileWidth=90&tileHeight=600&link=false',
    body: {
      outline: 'E320 S240 W320 N240',
      pattern: 'chevron',
      parameters: { tileWidth: 90, tileHeight: 600 },
      link: false,
    },
  },
  atticByCorners: {
    summary: 'A three-cornered attic by its corners, the answer in Polish',
    query: 'polygon=0,0+400,0+300,250&pattern=bricks&offset=33&lang=pl&link=false',
    body: {
      polygon: [
        [0, 0],
        [400, 0],
        [300, 250],
      ],
      pattern: 'bricks',
      parameters: { offset: 33 },
      lang: 'pl',
      link: false,
    },
  },
  drawing: {
    summary: 'The drawing itself, 1200 pixels wide, in colours, without the credit line',
    query:
      'outline=E400+S300+W400+N300&pattern=chevron&format=svg&width=1200&color=d9c7a3&gapColor=%23555&credit=false',
    body: {
      outline: 'E400 S300 W400 N300',
      pattern: 'chevron',
      format: 'svg',
      width: 1200,
      color: '#d9c7a3',
      gapColor: '#555',
      credit: false,
    },
  },
  cadFile: {
    summary: 'The plan as a DXF file for CAD programs',
    query: 'outline=E400+S300+W400+N300&pattern=herringbone&format=dxf',
    body: { outline: 'E400 S300 W400 N300', pattern: 'herringbone', format: 'dxf' },
  },
  picture: {
    summary: 'The drawing as a PNG picture of 600 pixels',
    query: 'outline=E400+S300+W400+N300&pattern=hexagons&format=png&width=600',
    body: { outline: 'E400 S300 W400 N300', pattern: 'hexagons', format: 'png', width: 600 },
  },
  paper: {
    summary: 'The plan at 1:20 on A3 paper, with the cut list, as a PDF file',
    query: 'outline=E400+S300+W400+N300&pattern=hexagons&format=pdf&scale=20&paper=a3',
    body: { outline: 'E400 S300 W400 N300', pattern: 'hexagons', format: 'pdf', scale: 20, paper: 'a3' },
  },
  cutList: {
    summary: 'The cut list as a CSV file, in Polish',
    query: 'outline=E400+S300+W400+N300&pattern=hexagons&format=csv&lang=pl',
    body: { outline: 'E400 S300 W400 N300', pattern: 'hexagons', format: 'csv', lang: 'pl' },
  },
  workbook: {
    summary: 'The cut list as an XLSX file that is named after the plan',
    query: 'outline=E400+S300+W400+N300&pattern=hexagons&format=xlsx&name=Bathroom',
    body: { outline: 'E400 S300 W400 N300', pattern: 'hexagons', format: 'xlsx', name: 'Bathroom' },
  },
  buildingModel: {
    summary: 'The plan as an IFC file, with every piece as a part',
    query: 'outline=E400+S300+W400+N300&pattern=hexagons&format=ifc&pieces=true&name=Bathroom',
    body: { outline: 'E400 S300 W400 N300', pattern: 'hexagons', format: 'ifc', pieces: true, name: 'Bathroom' },
  },
  spatialModel: {
    summary: 'The laid floor as a GLB file for 3D viewers',
    query: 'outline=E400+S300+W400+N300&pattern=herringbone&format=glb',
    body: { outline: 'E400 S300 W400 N300', pattern: 'herringbone', format: 'glb' },
  },
  cutFiles: {
    summary: 'The tiles to be cut as DXF files for saws and water jets, in a ZIP file',
    query: 'outline=E400+S300+W400+N300&pattern=hexagons&format=cut-dxf',
    body: { outline: 'E400 S300 W400 N300', pattern: 'hexagons', format: 'cut-dxf' },
  },
  gapAlongWalls: {
    summary: 'Panels with a gap of 8 mm along the walls and around a column',
    query:
      'outline=E400+S300+W400+N300&circles=120,90,30&pattern=bricks&tileWidth=1200&tileHeight=190&joint=0&edge=8&link=false',
    body: {
      outline: 'E400 S300 W400 N300',
      circles: [{ x: 120, y: 90, d: 30 }],
      pattern: 'bricks',
      parameters: { tileWidth: 1200, tileHeight: 190 },
      joint: 0,
      edge: 8,
      link: false,
    },
  },
  smallestCut: {
    summary:
      'The best start for pieces of at least 100 mm, and reuse of tiles that are snapped, so that a cut removes nothing',
    query: 'outline=E330+S250+W330+N250&start=best&kerf=0&minCut=100&link=false',
    body: {
      outline: 'E330 S250 W330 N250',
      start: 'best',
      kerf: 0,
      minCut: 100,
      link: false,
    },
  },
  order: {
    summary:
      'Chevron planks in boxes of 8 with 5 % for breakage and two spares of each kind: what to buy, and its cost',
    query:
      'outline=E320+S240+W320+N240&pattern=chevron&link=false&tilesPerBox=8&breakage=5&spares=2&pricePerBox=42.5&currency=EUR',
    body: {
      outline: 'E320 S240 W320 N240',
      pattern: 'chevron',
      link: false,
      tilesPerBox: 8,
      breakage: 5,
      spares: 2,
      pricePerBox: 42.5,
      currency: 'EUR',
    },
  },
  quantities: {
    summary: 'Tiles 10 mm thick: grout in bags of 5 kg and adhesive in bags of 25 kg, estimated',
    query: 'outline=E400+S300+W400+N300&link=false&groutDepth=10&groutBagKg=5&adhesiveBagKg=25',
    body: { outline: 'E400 S300 W400 N300', link: false, groutDepth: 10, groutBagKg: 5, adhesiveBagKg: 25 },
  },
  stock: {
    summary: 'Chevron planks of which some are there already: whether they are enough, and what to buy',
    query: 'outline=E320+S240+W320+N240&pattern=chevron&link=false&stock=left:60,right:20&tilesPerBox=8',
    body: {
      outline: 'E320 S240 W320 N240',
      pattern: 'chevron',
      link: false,
      stock: { left: 60, right: 20 },
      tilesPerBox: 8,
    },
  },
  offcuts: {
    summary: 'The offcuts worth keeping, and a skirting of 70 mm cut from all offcuts',
    query: 'outline=E420+S180+W160+S170+W260+N350&tileSize=600&offcuts=true&skirtingHeight=70&link=false',
    body: {
      outline: 'E420 S180 W160 S170 W260 N350',
      parameters: { tileSize: 600 },
      offcuts: true,
      skirtingHeight: 70,
      link: false,
    },
  },
  choices: {
    summary: 'The starts of an L-shaped kitchen that a tiler would put before a customer, each with a sentence why',
    query: 'outline=E420+S180+W160+S170+W260+N350&choices=true&link=false',
    body: { outline: 'E420 S180 W160 S170 W260 N350', choices: true, link: false },
  },
  settingOut: {
    summary: 'Chalk lines, the first tile, control measures and the pieces along each wall of a room with a door',
    query: 'outline=E240+S180+W240+N180&doors=3,60,80&start=door:1&settingOut=true&link=false',
    body: {
      outline: 'E240 S180 W240 N180',
      doors: [{ wall: 3, at: 60, width: 80 }],
      start: 'door:1',
      settingOut: true,
      link: false,
    },
  },
  pieces: {
    summary: 'A landing of six tiles with the outline of every piece',
    query: 'outline=E80+S35+W80+N35&pieces=true&link=false',
    body: { outline: 'E80 S35 W80 N35', pieces: true, link: false },
  },
};

/** A body with several rooms, which a query cannot describe. */
export const SEVERAL_ROOMS = { rooms: ROOMS_WITH_WALL, doorways: [DOORWAY_EXAMPLE], link: false };

/** Requests that are refused, by name. Their bodies match the schema, which cannot express what is wrong. */
export const BAD_REQUESTS: Readonly<Record<string, RequestExample>> = {
  openOutline: {
    summary: 'A walk that does not come back to its start',
    query: 'outline=E400+S300+W390+N300',
    body: { outline: 'E400 S300 W390 N300' },
  },
  crossingWalls: {
    summary: 'A room whose walls cross',
    query: 'polygon=0,0+400,0+0,300+400,300',
    body: {
      polygon: [
        [0, 0],
        [400, 0],
        [0, 300],
        [400, 300],
      ],
    },
  },
  tooManyTiles: {
    summary: 'More tiles than one plan may have',
    query: 'outline=E2000+S2000+W2000+N2000&tileSize=20',
  },
  foreignParameter: {
    summary: 'A parameter that the pattern does not have',
    query: 'outline=E400+S300+W400+N300&pattern=herringbone&tileSize=100',
    body: { outline: 'E400 S300 W400 N300', pattern: 'herringbone', parameters: { tileSize: 100 } },
  },
  rectangularSquares: {
    summary: 'Squares with a width and a height: two fields must change',
    query: 'outline=E400+S300+W400+N300&pattern=squares&tileWidth=300&tileHeight=600',
    body: { outline: 'E400 S300 W400 N300', pattern: 'squares', parameters: { tileWidth: 300, tileHeight: 600 } },
  },
  severalMistakes: {
    summary: 'Several mistakes at once: a name in the wrong case, a unit, a word that is not a boolean',
    query: 'outline=E400+S300+W400+N300&tilesize=200&joint=3mm&link=no',
  },
  roomMissing: { summary: 'No room at all', query: 'pattern=bricks' },
};

/** An example in the description: its summary and value. */
export interface Shown {
  readonly summary: string;
  readonly value: unknown;
}

/** The answers to the request examples by name, grouped by status and format. */
export interface Answers {
  readonly plans: Readonly<Record<string, Shown & { readonly value: PlanAnswer }>>;
  /** Drawings and files, by their format. */
  readonly files: Readonly<Record<FileFormat, Readonly<Record<string, Shown>>>>;
  readonly refused: Readonly<Record<string, Shown & { readonly value: ErrorAnswer }>>;
}

/** The answers to all examples, by GET and by POST, and to the comparisons. */
export interface ExampleAnswers {
  readonly queries: Answers;
  readonly bodies: Answers;
  readonly comparisons: ComparisonAnswers;
  readonly jobComparisons: JobComparisonAnswers;
  readonly jobs: JobAnswers;
  /** What an answer says about several rooms. */
  readonly rooms: PlanAnswer['rooms'];
}

/** Placeholder for a drawing, which is too long to show. */
export const SHORTENED_SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 640">…</svg>';

/** Placeholders for all of them. */
export const SHORTENED: Readonly<Record<FileFormat, string>> = {
  svg: SHORTENED_SVG,
  dxf: '0\nSECTION\n2\nHEADER\n…\n0\nEOF\n',
  png: 'PNG…IEND',
  pdf: '%PDF-1.7…%%EOF',
  csv: '\ufeff"…\r\n',
  xlsx: 'PK…',
  ifc: 'ISO-10303-21;\n…10303-21;\n',
  glb: 'glTF…',
  'cut-dxf': 'PK…',
};

/** A well-formed project id; a real one is a hash of the plan. */
export const PROJECT_ID = '3fJk9QvX2mTz7LbW8sYcRd';
