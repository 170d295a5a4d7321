// The walk through the specification: the room and the pattern in a plan (2.3), computed here independently.

import { expect } from 'vitest';
import { boxOf, ROOMS, shoelace } from '../rooms.ts';
import { type AnswerField, answerField } from './answer-field.ts';
import { LISTED } from './patterns.ts';
import { expectRounded, type Sentence } from './sentence.ts';

const rooms = Object.values(ROOMS);
const { plain } = ROOMS;

const SURFACE: Readonly<Record<string, AnswerField>> = {
  'surface.areaM2': {
    type: 'number',
    means: 'Floor area after cutouts in m², by the shoelace.',
    shown: async (service) => {
      for (const { query, corners, cutoutsCm2 } of rooms) {
        const { areaM2 } = (await service.plan(query)).surface;
        expectRounded(areaM2, (shoelace(corners) - cutoutsCm2) / 10_000, 4, query);
      }
    },
  },
  'surface.perimeterM': {
    type: 'number',
    means: 'Room perimeter in metres; cutouts do not count.',
    shown: async (service) => {
      for (const { query, wallsCm } of rooms) {
        const around = wallsCm.reduce((sum, wall) => sum + wall, 0);
        expectRounded((await service.plan(query)).surface.perimeterM, around / 100, 3, query);
      }
    },
  },
  'surface.wallsCm': {
    type: 'array',
    means: 'Length of each wall in cm, in order.',
    shown: async (service) => {
      for (const room of rooms) {
        const { wallsCm } = (await service.plan(room.query)).surface;
        expect(wallsCm).toHaveLength(room.wallsCm.length);
        for (const [i, wall] of wallsCm.entries()) expectRounded(wall, room.wallsCm[i], 2, room.query);
      }
    },
  },
  'surface.boundingBoxCm': {
    type: 'object',
    means: 'Bounding box of the room in cm: width and height.',
    shown: async (service) => {
      for (const { query, corners } of rooms) {
        const { boundingBoxCm } = (await service.plan(query)).surface;
        const { width, height } = boxOf(corners);
        expect(Object.keys(boundingBoxCm)).toEqual(['width', 'height']);
        expectRounded(boundingBoxCm.width, width, 2, query);
        expectRounded(boundingBoxCm.height, height, 2, query);
      }
    },
  },
};

const PATTERN: Readonly<Record<string, AnswerField>> = {
  'pattern.id': {
    type: 'string',
    means: 'Pattern identifier.',
    shown: async (service) => {
      for (const id of LISTED) expect((await service.plan(`${plain.query}&pattern=${id}`)).pattern.id).toBe(id);
    },
  },
  'pattern.name': {
    type: 'string',
    means: 'Pattern name in the requested language, as the listing has it.',
    shown: async (service) => {
      for (const lang of ['en', 'pl', 'es', 'zh']) {
        for (const { id, name } of await service.listing(lang)) {
          expect((await service.plan(`${plain.query}&pattern=${id}&lang=${lang}`)).pattern.name).toBe(name);
        }
      }
    },
  },
  'pattern.parameters': {
    type: 'object',
    means: 'Parameters actually used, defaults included.',
    shown: async (service) => {
      const { parameters } = (await service.plan(`${plain.query}&pattern=chevron&angle=60&tileWidth=120`)).pattern;
      expect(parameters).toMatchObject({ angle: 60, tileWidth: 120, tileHeight: 500, direction: 'vertical' });
    },
  },
  'pattern.derived': {
    type: 'object',
    means: 'Figures implied by the layout, such as a repeat width; those that the listing names.',
    shown: async (service) => {
      for (const { id, derived } of await service.listing()) {
        const { pattern } = await service.plan(`${plain.query}&pattern=${id}`);
        expect(Object.keys(pattern.derived)).toEqual(derived.map(({ name }) => name));
        expect(pattern.derived.repeatWidthMm).toBeGreaterThan(0);
      }
      // By hand: half bond of 200 × 100 with joints of 3; hexagons of 200 across flats; squares on their corners.
      const derivedOf = async (query: string) => (await service.plan(`${plain.query}&${query}`)).pattern.derived;
      const bricks = await derivedOf('pattern=bricks');
      expect(bricks).toMatchObject({ repeatWidthMm: 203, repeatHeightMm: 206, rowOffsetMm: 101.5, tileAreaCm2: 200 });
      expectRounded(bricks.tilesPerM2, 1e6 / (203 * 103), 2);
      expectRounded(bricks.jointSharePercent, 100 * (1 - 20_000 / (203 * 103)), 2);
      const hexagons = await derivedOf('pattern=hexagons');
      expectRounded(hexagons.sideMm, 200 / Math.sqrt(3), 2);
      expectRounded(hexagons.repeatHeightMm, 203 * Math.sqrt(3), 2);
      expectRounded((await derivedOf('pattern=diamonds')).repeatWidthMm, 303 * Math.SQRT2, 2);
    },
  },
  'pattern.jointMm': {
    type: 'number',
    means: "Joint width in mm, as sent in either way or the pattern's own.",
    shown: async (service) => {
      expect((await service.plan(`${plain.query}&pattern=rhombus`)).pattern.jointMm).toBe(2);
      expect((await service.plan(`${plain.query}&joint=0`)).pattern.jointMm).toBe(0);
      expect((await service.posted({ outline: 'E400 S300 W400 N300', gapMm: 4.5 })).pattern.jointMm).toBe(4.5);
    },
  },
  'pattern.startCm': {
    type: 'object',
    means: 'Layout origin in cm: as sent, or the top-left corner of the bounding box.',
    shown: async (service) => {
      for (const { query, corners } of rooms) {
        const { left, top } = boxOf(corners);
        expect((await service.plan(query)).pattern.startCm).toEqual({ x: left, y: top });
        expect((await service.plan(`${query}&start=-7.25,3`)).pattern.startCm).toEqual({ x: -7.25, y: 3 });
      }
    },
  },
};

export const PLAN_SURFACE: readonly Sentence[] = Object.entries({ ...SURFACE, ...PATTERN }).flatMap(answerField);
