// The walk through the specification: the options that only the drawing shows (2.2).

import { expect } from 'vitest';
import { readDrawing, textsOf } from '../../support/drawn.ts';
import { type ContractService, PUBLIC_URL } from '../contract-service.ts';
import { ROOMS } from '../rooms.ts';

const { plain } = ROOMS;
const COLOR_FORMS = ['%23d9c7a3', 'd9c7a3', '%23D9C7A3'];

/** An option of the specification's table: its statements and their tests. */
export interface Option {
  readonly type: 'string' | 'number' | 'integer' | 'boolean';
  readonly values?: readonly string[];
  readonly default?: unknown;
  readonly means: string;
  readonly shown: (service: ContractService) => Promise<unknown>;
}

export type DrawingOption = 'color' | 'gapColor' | 'width' | 'walls' | 'credit';

/** The distinct fills of all elements of a class in a drawing. */
async function fillsOf(service: ContractService, query: string, role: RegExp): Promise<string[]> {
  const { marks } = readDrawing(await service.drawing(query));
  const found = marks.filter((mark) => role.test(mark.role)).map(({ element }) => element.getAttribute('fill'));
  return [...new Set(found.map(String))];
}

export const DRAWING_OPTIONS: Readonly<Record<DrawingOption, Option>> = {
  color: {
    type: 'string',
    means: 'One hex colour for every tile of the motif.',
    shown: async (service) => {
      const cubes = `${plain.query}&pattern=isometric-cubes`;
      expect((await fillsOf(service, cubes, /^tile (whole|cut)/)).length).toBeGreaterThanOrEqual(3);
      for (const color of COLOR_FORMS) {
        expect(await fillsOf(service, `${cubes}&color=${color}`, /^tile (whole|cut)/)).toEqual(['#d9c7a3']);
      }
      expect(await fillsOf(service, `${cubes}&color=1af`, /^tile whole/)).toEqual(['#11aaff']);
    },
  },
  gapColor: {
    type: 'string',
    means: 'Joint colour: that of the floor between the tiles.',
    shown: async (service) => {
      const [own] = await fillsOf(service, plain.query, /^floor$/);
      expect(own).not.toBe('#d9c7a3');
      for (const color of COLOR_FORMS) {
        expect(await fillsOf(service, `${plain.query}&gapColor=${color}`, /^floor$/)).toEqual(['#d9c7a3']);
      }
    },
  },
  width: {
    type: 'integer',
    default: 800,
    means: 'Width of the drawing in pixels. Decided: 800 when left out, 100 to 4000.',
    shown: async (service) => {
      for (const [query, width] of [
        ['', 800],
        ['&width=100', 100],
        ['&width=1200', 1200],
        ['&width=4000', 4000],
      ] as const) {
        expect(readDrawing(await service.drawing(`${plain.query}${query}`)).widthPx).toBe(width);
      }
    },
  },
  walls: {
    type: 'boolean',
    default: true,
    means: 'Draw the wall band and the wall lengths.',
    shown: async (service) => {
      const looked = async (query: string) => {
        const drawn = readDrawing(await service.drawing(`${ROOMS.kitchen.query}${query}`));
        const labels = textsOf(drawn, 'label').map(({ text }) => Number(text));
        return { band: drawn.marks.some(({ role }) => role === 'wall'), labels: labels.toSorted((a, b) => a - b) };
      };
      const lengths = [160, 170, 180, 260, 350, 420];
      expect(await looked('')).toEqual({ band: true, labels: lengths });
      expect(await looked('&walls=true')).toEqual({ band: true, labels: lengths });
      expect(await looked('&walls=false')).toEqual({ band: false, labels: [] });
    },
  },
  credit: {
    type: 'boolean',
    default: true,
    means: 'The credit line, a link to the planner, stands in the bottom margin; false gives a plain drawing.',
    shown: async (service) => {
      const link = `<a href="${PUBLIC_URL}/"`;
      const drawing = await service.drawing(plain.query);
      expect(drawing).toContain(link);
      expect(await service.drawing(`${plain.query}&credit=true`)).toBe(drawing);
      const drawn = readDrawing(drawing);
      const [credit, ...others] = textsOf(drawn, 'credit');
      expect(others).toEqual([]);
      // Below the floor, which ends at 3000 mm, and inside the sheet.
      expect(credit.y).toBeGreaterThan(3000);
      expect(credit.y).toBeLessThan(drawn.view.y + drawn.view.height);
      const without = await service.drawing(`${plain.query}&credit=false`);
      expect(without).not.toContain('<a ');
      expect(without).not.toContain(PUBLIC_URL);
      expect((await service.get(`${PUBLIC_URL}/`)).status).toBe(200);
    },
  },
};
