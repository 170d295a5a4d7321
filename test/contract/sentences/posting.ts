// The walk through the specification: planning by POST, field by field of its body (4.2).

import { expect } from 'vitest';
import { type ContractService, refusalIn } from '../contract-service.ts';
import { ROOMS } from '../rooms.ts';
import { LISTED } from './patterns.ts';
import { expectMessage, type Sentence } from './sentence.ts';

const { plain } = ROOMS;
const WALK = { outline: 'E400 S300 W400 N300' };

interface BodyField {
  readonly type: string;
  /** Values whose refusal names the field. */
  readonly wrong: readonly unknown[];
  readonly shown: (service: ContractService) => Promise<unknown>;
}

const BODY: Readonly<Record<string, BodyField>> = {
  outline: {
    type: 'string',
    wrong: [400, null, ['E400', 'S300'], ''],
    shown: async (service) => expect((await service.posted(WALK)).surface.wallsCm).toEqual([400, 300, 400, 300]),
  },
  polygon: {
    type: 'array of Point',
    wrong: ['0,0 400,0 400,300', [[0, 0]], [0, 0, 400, 0], null],
    shown: async (service) => {
      const polygon = [
        [0, 0],
        [400, 0],
        [400, 300],
      ];
      expect((await service.posted({ polygon })).surface.areaM2).toBe(6);
    },
  },
  holes: {
    type: 'array of arrays of Point',
    wrong: ['10,10 20,10 20,20', [[10, 10]], [[[10, 10]]], {}],
    shown: async (service) => {
      const ring = [
        [10, 10],
        [110, 10],
        [110, 110],
      ];
      expect((await service.posted({ ...WALK, holes: [ring] })).surface.areaM2).toBe(11.5);
      expect((await service.posted({ ...WALK, holes: [] })).surface.areaM2).toBe(12);
    },
  },
  subtract: {
    type: 'array of objects {x, y, w, h}',
    wrong: ['10,10,50,20', [[10, 10, 50, 20]], [{ x: 10, y: 10, w: 50, h: '20' }], { x: 1, y: 1, w: 1, h: 1 }],
    shown: async (service) => {
      const rectangle = { x: 10, y: 10, w: 50, h: 20 };
      expect((await service.posted({ ...WALK, subtract: [rectangle] })).surface.areaM2).toBe(11.9);
      // All four are required.
      for (const missing of Object.keys(rectangle)) {
        const rest = Object.fromEntries(Object.entries(rectangle).filter(([name]) => name !== missing));
        const { error } = refusalIn(await service.post({ ...WALK, subtract: [rest] }));
        expectMessage(error, /subtract/);
      }
    },
  },
  pattern: {
    type: 'string, the same enum',
    wrong: ['herring', 5, null, 'Herringbone'],
    shown: async (service) => {
      for (const id of LISTED) {
        for (const pattern of [id, id.replace('-pattern', '')]) {
          expect((await service.posted({ ...WALK, pattern })).pattern.id).toBe(id);
        }
      }
    },
  },
  parameters: {
    type: 'object with free keys',
    wrong: [[200], 'tileSize=200', { tileSize: '200' }, { tilesize: 200 }, null],
    shown: async (service) => {
      const { pattern } = await service.posted({ ...WALK, pattern: 'herringbone', parameters: { tileWidth: 80 } });
      expect(pattern.parameters).toMatchObject({ tileWidth: 80, tileHeight: 300 });
      // At the top of the body the name is refused, and the message says where it belongs.
      expectMessage(refusalIn(await service.post({ ...WALK, tileSize: 200 })).error, /parameters/);
    },
  },
  color: {
    type: 'string',
    wrong: ['red', 123, '', [1, 2, 3]],
    shown: async (service) => expect((await service.posted({ ...WALK, color: '#d9c7a3' })).svg).toContain('"#d9c7a3"'),
  },
  gapColor: {
    type: 'string',
    wrong: ['grey', 0],
    shown: async (service) => expect((await service.posted({ ...WALK, gapColor: '1af' })).svg).toContain('"#11aaff"'),
  },
  gapMm: {
    type: 'number, the joint in mm',
    wrong: ['3', -1, 100.1, null],
    shown: async (service) => expect((await service.posted({ ...WALK, gapMm: 6 })).pattern.jointMm).toBe(6),
  },
  start: {
    type: 'object {x, y} in cm',
    wrong: ['1,2', [1, 2], { x: 1 }, { x: 1, y: '2' }],
    shown: async (service) =>
      expect((await service.posted({ ...WALK, start: { x: 1.5, y: -2 } })).pattern.startCm).toEqual({ x: 1.5, y: -2 }),
  },
  width: {
    type: 'integer',
    wrong: ['640', 640.5, 99, 4001],
    shown: async (service) => expect((await service.posted({ ...WALK, width: 640 })).svg).toContain('width="640"'),
  },
  walls: {
    type: 'boolean',
    wrong: ['false', 2, null],
    shown: async (service) => {
      expect((await service.posted({ ...WALK, walls: true })).svg).toContain('class="wall"');
      expect((await service.posted({ ...WALK, walls: false })).svg).not.toContain('class="wall"');
    },
  },
  lang: {
    type: 'string',
    wrong: ['de', 1],
    shown: async (service) =>
      expect((await service.posted({ ...WALK, lang: 'pl', pattern: 'rhombus' })).pattern.name).toBe('Romby'),
  },
};

export const POST_PLAN: readonly Sentence[] = [
  [
    '4.2.operation',
    'POST /api/plan is the operation planLayoutJson; its body is JSON and required.',
    async (service) => {
      const { operationId, requestBody } = service.description.paths['/api/plan'].post;
      expect(operationId).toBe('planLayoutJson');
      expect(requestBody).toMatchObject({ required: true, content: { 'application/json': {} } });
      for (const body of ['', '{', '[]', '"E400"', 'null'])
        expectMessage(refusalIn(await service.post(body)).error, /JSON|object/);
      expect((await service.post('outline=E400', { 'content-type': 'text/plain' })).status).toBe(415);
    },
  ],
  ...Object.entries(BODY).flatMap(([name, { type, wrong, shown }]): Sentence[] => [
    [`4.2.${name}.a`, `The body field ${name}: ${type}.`, shown],
    [
      `4.2.${name}.b`,
      `${name} of another type or value is refused by its name.`,
      async (service) => {
        for (const value of wrong) {
          const room = name === 'polygon' || name === 'outline' ? {} : WALK;
          const { error, param } = refusalIn(await service.post({ ...room, [name]: value }));
          expectMessage(error);
          expect(param?.split('.')[0]).toBe(name);
        }
      },
    ],
  ]),
  [
    '4.2.point',
    'A Point is an array of exactly two numbers, in cm.',
    async (service) => {
      for (const point of [[1], [1, 2, 3], [1, '2'], ['1', 2], [1, null], { x: 1, y: 2 }, '1,2', [[1, 2]]]) {
        expect((await service.post({ polygon: [[0, 0], [400, 0], point] })).status).toBe(400);
        expect((await service.post({ ...WALK, holes: [[[0, 0], [40, 0], point]] })).status).toBe(400);
      }
      const { Point } = service.description.components.schemas;
      expect(Point).toMatchObject({ type: 'array', minItems: 2, maxItems: 2, items: { type: 'number' } });
    },
  ],
  [
    '4.2.200',
    'It answers 200 with a Plan that includes svg, whatever inlineSvg says.',
    async (service) => {
      for (const body of [WALK, { ...WALK, inlineSvg: false }, { ...WALK, inlineSvg: true }]) {
        expect((await service.posted(body)).svg).toMatch(/^<svg/);
      }
    },
  ],
  [
    '4.2.queryOnly',
    'Decided: joint, format, inlineSvg, credit and link are accepted in the body with the meaning of the query.',
    async (service) => {
      expect((await service.posted({ ...WALK, joint: 5 })).pattern.jointMm).toBe(5);
      expect((await service.posted({ ...WALK, joint: 5, gapMm: 5 })).pattern.jointMm).toBe(5);
      expectMessage(refusalIn(await service.post({ ...WALK, joint: 5, gapMm: 6 })).error, /joint/, /gapMm/);
      const drawing = await service.post({ ...WALK, format: 'svg', credit: false });
      expect(drawing.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
      expect(drawing.body).toBe(await service.drawing(`${plain.query}&credit=false`));
      for (const [link, stored] of [
        [true, 1],
        [false, 0],
      ] as const) {
        expect(await service.storedBy(() => service.post({ ...WALK, link }))).toBe(stored);
      }
    },
  ],
  [
    '4.2.large',
    'Decided: a body of over 256 KB is a 413, a query beside the body a 400, a query of over 8 KB a 414 that says to POST.',
    async (service) => {
      expect((await service.post({ outline: ' '.repeat(256 * 1024) })).status).toBe(413);
      const beside = await service.ask({ method: 'POST', url: '/api/plan?lang=pl', body: WALK });
      expect(beside.status).toBe(400);
      const long = await service.get(`/api/plan?outline=${'+'.repeat(8192)}`);
      expect(long.status).toBe(414);
      expectMessage(JSON.parse(long.body).error, /POST/);
    },
  ],
];
