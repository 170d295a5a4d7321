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
  readonly shown: (service: ContractService) => Promise<unknown>;
}

const BODY: Readonly<Record<string, BodyField>> = {
  outline: {
    type: 'string',
    shown: async (service) => expect((await service.posted(WALK)).surface.wallsCm).toEqual([400, 300, 400, 300]),
  },
  polygon: {
    type: 'array of Point',
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
    shown: async (service) => {
      const rectangle = { x: 10, y: 10, w: 50, h: 20 };
      expect((await service.posted({ ...WALK, subtract: [rectangle] })).surface.areaM2).toBe(11.9);
    },
  },
  pattern: {
    type: 'string, the same enum',
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
    shown: async (service) => {
      const { pattern } = await service.posted({ ...WALK, pattern: 'herringbone', parameters: { tileWidth: 80 } });
      expect(pattern.parameters).toMatchObject({ tileWidth: 80, tileHeight: 300 });
    },
  },
  color: {
    type: 'string',
    shown: async (service) => expect((await service.posted({ ...WALK, color: '#d9c7a3' })).svg).toContain('"#d9c7a3"'),
  },
  gapColor: {
    type: 'string',
    shown: async (service) => expect((await service.posted({ ...WALK, gapColor: '1af' })).svg).toContain('"#11aaff"'),
  },
  gapMm: {
    type: 'number, the joint in mm',
    shown: async (service) => expect((await service.posted({ ...WALK, gapMm: 6 })).pattern.jointMm).toBe(6),
  },
  start: {
    type: 'object {x, y} in cm',
    shown: async (service) =>
      expect((await service.posted({ ...WALK, start: { x: 1.5, y: -2 } })).pattern.startCm).toEqual({ x: 1.5, y: -2 }),
  },
  width: {
    type: 'integer',
    shown: async (service) => expect((await service.posted({ ...WALK, width: 640 })).svg).toContain('width="640"'),
  },
  walls: {
    type: 'boolean',
    shown: async (service) => {
      expect((await service.posted({ ...WALK, walls: true })).svg).toContain('class="wall"');
      expect((await service.posted({ ...WALK, walls: false })).svg).not.toContain('class="wall"');
    },
  },
  lang: {
    type: 'string',
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
  ...Object.entries(BODY).map(
    ([name, { type, shown }]): Sentence => [`4.2.${name}`, `The body field ${name}: ${type}.`, shown],
  ),
  [
    '4.2.point',
    'A Point is an array of exactly two numbers, in cm.',
    async (service) => {
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
