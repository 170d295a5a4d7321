// Walls that are tiled: how they are read and written, and that they are planned like a floor of their outline.

import { describe, expect, it } from 'vitest';
import { type Plan, plan } from '../../engine/index.ts';
import { readBody } from '../read/body.ts';
import { readQuery } from '../read/query.ts';
import { drawingQuery } from './canonical-query.ts';
import { planFigures } from './plan-figures.ts';
import { draftText, projectOf, projectText, readProject } from './projects.ts';
import { findingsOf } from './warning-text.ts';

const OUTLINE = 'E320 S250 W320 N250';
const WINDOW = { x: 100, y: 40, w: 80, h: 100, kind: 'window' };
const DOOR = { x: 0, y: 50, w: 80, h: 200, kind: 'door' };

function readOf(body: object) {
  const read = readBody(body);
  if (!read.ok) throw new Error(read.mistakes[0].message);
  return read;
}

const planOf = (body: object): Plan => plan(readOf(body).request);
const rectangleOf = ({ kind: _, ...rectangle }: typeof WINDOW) => rectangle;

describe('a wall', () => {
  const wall = { outline: OUTLINE, kind: 'wall', openings: [WINDOW, DOOR] };

  it('is written as it was sent, in bodies and in addresses', () => {
    expect(JSON.parse(projectText(readOf(wall)))).toEqual(wall);
    const query = drawingQuery(readOf(wall));
    expect(query).toContain('&kind=wall&openings=100,40,80,100,window;0,50,80,200,door&');
    const read = readQuery(query.replaceAll('&format=svg', ''));
    expect(read.ok && read.request).toEqual(readOf(wall).request);
  });

  it('has a window unless its opening is something else', () => {
    const read = readQuery('outline=E320+S250+W320+N250&kind=wall&openings=1,2,3,4;5,6,7,8, niche ;9,10,11,12,door');
    expect(read.ok && read.request.room.openings?.map(({ kind, x }) => [kind, x])).toEqual([
      ['window', 10],
      ['niche', 50],
      ['door', 90],
    ]);
  });

  it.each([
    {},
    { pattern: 'bricks', start: { x: 3, y: 7 } },
    { pattern: 'hexagons', edge: 5, minCut: 60 },
    { pattern: 'herringbone', circles: [{ x: 250, y: 100, d: 30 }] },
  ])('has the figures of a floor of its outline, with %j', (fields) => {
    const floor = { outline: OUTLINE, subtract: [rectangleOf(WINDOW), rectangleOf(DOOR)], ...fields };
    const [one, other] = [planOf({ ...wall, ...fields }), planOf(floor)].map((found) =>
      planFigures(found, { lang: 'en', skirting: 'walls' }),
    );
    const { skirtingM: _, ...surface } = other.surface;
    expect(one).toEqual({ ...other, surface });
  });

  it('has no skirting, though it has a gap along its sides', () => {
    const { surface } = planFigures(planOf({ ...wall, edge: 5 }), { lang: 'en', skirting: 'walls' });
    expect(surface).not.toHaveProperty('skirtingM');
    expect(surface.edgeMm).toBe(5);
  });

  it('has a link of its own for each name of an opening', () => {
    const identities = [
      { outline: OUTLINE },
      { outline: OUTLINE, kind: 'wall' },
      wall,
      { ...wall, openings: [WINDOW, { ...DOOR, kind: 'niche' }] },
      { outline: OUTLINE, subtract: [rectangleOf(WINDOW), rectangleOf(DOOR)] },
    ].map((body) => projectOf(readOf(body)).identity);
    expect(new Set(identities).size).toBe(identities.length);
    expect(readProject(projectText(readOf(wall))).ok).toBe(true);
  });

  it('is a wall in the planner', () => {
    const subtract = [{ x: 1, y: 1, w: 9, h: 9 }];
    expect(JSON.parse(draftText(projectText(readOf({ ...wall, subtract }))))).toEqual({ ...wall, subtract });
  });

  it('names an opening that is not in it', () => {
    const outside = planOf({ ...wall, openings: [WINDOW, { ...DOOR, x: 400 }], start: 'center' });
    const texts = (['en', 'es', 'pl', 'zh'] as const).map((lang) => findingsOf(lang, outside).warnings.join(' '));
    expect(texts).toEqual([
      expect.stringContaining('opening 2'),
      expect.stringContaining('hueco 2'),
      expect.stringContaining('otwór 2'),
      expect.stringContaining('洞口 2'),
    ]);
  });
});
