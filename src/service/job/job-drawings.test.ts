// Drawings of jobs: every surface as its own plan has it, to one scale, over no other one.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { casesOf } from '../../../test/support/cases.ts';
import { entitiesOf } from '../../../test/support/dxf-entities.ts';
import { jobBytes, jobFigures, jobText, type RandomJob, randomJobs } from '../../../test/support/job-files.ts';
import { textOf } from '../../../test/support/plan-files.ts';
import { sizeOfPng } from '../../../test/support/png-pixels.ts';
import { composeScene, type Group } from '../../drawing/index.ts';
import { composeJobScene } from '../../drawing/sheet/compose-job.ts';
import { readJob } from '../../wire/index.ts';
import { drawnSurfaces, jobDrawingOptions } from './draw.ts';
import { planJob } from './plan-job.ts';

const HALL = { name: 'hall', outline: 'E410 S155 W410 N155' };
const BATH = { name: 'bath', outline: 'E185 S240 W185 N240' };
const FLAT = { surfaces: [HALL, BATH], parameters: { tileSize: 600 } };

const onRandomJobs = (law: (job: RandomJob) => void, soak = 100) =>
  fc.assert(fc.property(randomJobs, law), { numRuns: casesOf(5, soak) });
const planOf = ({ tile: _, ...plan }: RandomJob['surfaces'][number]) => plan;

function sceneOf(body: object) {
  const read = readJob({ ...body, format: 'svg' });
  if (!read.ok) throw new Error(read.mistakes[0].message);
  const job = planJob(read);
  const options = jobDrawingOptions(job, 'https://tiles.example');
  const surfaces = drawnSurfaces(job);
  const scene = composeJobScene(surfaces, options);
  return { surfaces, options, scene, groups: scene.items.filter((item): item is Group => item.kind === 'group') };
}

describe('the drawing of a job', () => {
  it.each([100, 400, 800, 4000])('has all surfaces to one scale, beside each other within %i pixels', (width) => {
    const property = fc.property(randomJobs, (job) => {
      const { surfaces, scene, groups, options } = sceneOf({ ...job, width });
      expect(scene.widthPx).toBe(options.widthPx);
      expect(groups).toHaveLength(surfaces.length);
      for (const { at, scale } of groups) {
        expect(scale).toBe(1);
        expect(at.x).toBeGreaterThanOrEqual(0);
      }
      // The floor of a surface begins at the place of its group, and no floor reaches into another.
      const floors = groups.map(({ at }, i) => {
        const { width, height } = surfaces[i].plan.floor;
        return { left: at.x, top: at.y, right: at.x + width, bottom: at.y + height };
      });
      floors.forEach((a, i) => {
        expect(a.right).toBeLessThanOrEqual(scene.view.width);
        expect(a.bottom).toBeLessThanOrEqual(scene.view.height);
        for (const b of floors.slice(i + 1)) {
          expect(a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top).toBe(true);
        }
      });
    });
    fc.assert(property, { numRuns: casesOf(3, 60) });
  });

  it('has the tiles that each plan is drawn with', () => {
    onRandomJobs((job) => {
      const { surfaces, groups } = sceneOf(job);
      groups.forEach(({ items }, i) => {
        const alone = composeScene(surfaces[i].plan, { ...surfaces[i].options, widthPx: 800, credit: null });
        const tilesIn = (list: readonly { readonly role: string; readonly kind: string }[]) =>
          list.flatMap((item) =>
            item.kind === 'stamps' && 'stamps' in item
              ? (item.stamps as { at: ArrayLike<number> }[]).map(({ at }) => at.length)
              : item.kind === 'areas' && 'ringEnds' in item
                ? [(item.ringEnds as ArrayLike<number>).length]
                : [],
          );
        expect(tilesIn(items)).toEqual(tilesIn(alone.items));
      });
    });
  });

  it('names the job and its surfaces, and is in the answer if it is asked for', () => {
    const svg = jobText({ ...FLAT, name: 'Flat 12', format: 'svg' });
    for (const name of ['Flat 12', 'hall', 'bath', '6.36 m²'.replace('²', '&#178;')]) expect(svg).toContain(name);
    expect(svg.match(/class="surface"/g)).toHaveLength(2);
    expect(svg.match(/https:\/\/tiles\.example\//g)).toHaveLength(1);
    const { svg: inline, plannerUrl } = jobFigures({ ...FLAT, inlineSvg: true });
    expect(inline).toBe(jobText({ ...FLAT, format: 'svg' }));
    expect(plannerUrl).toBeNull();
    expect(jobFigures(FLAT)).not.toHaveProperty('svg');
  });

  it('is a picture too', () => {
    const size = sizeOfPng(Buffer.from(jobBytes({ ...FLAT, width: 500, format: 'png' })));
    expect(size.width).toBe(500);
  });
});

describe('a job for CAD programs', () => {
  const ofTiles = (text: string) => entitiesOf(text).filter(({ layer }) => /^(TILES|SLIVERS)/.test(layer));

  it('of one surface is the file of its plan', () => {
    onRandomJobs(({ surfaces: [surface] }) => {
      expect(jobText({ surfaces: [surface], format: 'dxf' })).toBe(textOf({ ...planOf(surface), format: 'dxf' }));
    });
  });

  it('has the pieces of every plan, one surface below the other', () => {
    onRandomJobs((job) => {
      const files = job.surfaces.map((surface) => ofTiles(textOf({ ...planOf(surface), format: 'dxf' })));
      const all = ofTiles(jobText({ ...job, format: 'dxf' }));
      expect(all).toHaveLength(files.reduce((sum, { length }) => sum + length, 0));
      let begin = 0;
      let lowest = Infinity;
      for (const [i, alone] of files.entries()) {
        const own = all.slice(begin, begin + alone.length);
        begin += alone.length;
        const [dx, dy] = [0, 1].map((axis) => own[0].corners[0][axis] - alone[0].corners[0][axis]);
        if (i === 0) expect([dx, dy]).toEqual([0, 0]);
        own.forEach(({ layer, corners }, k) => {
          expect(layer).toBe(alone[k].layer);
          corners.forEach(([x, y], c) => {
            expect(x - dx).toBeCloseTo(alone[k].corners[c][0], 4);
            expect(y - dy).toBeCloseTo(alone[k].corners[c][1], 4);
          });
        });
        const ys = own.flatMap(({ corners }) => corners.map(([, y]) => y));
        // y runs upwards.
        expect(Math.max(...ys)).toBeLessThan(lowest);
        lowest = Math.min(...ys);
      }
    });
  });
});
