// GLB files, judged by the validator of those who define the format, and against the figures of their plans.

import { validateBytes } from 'gltf-validator';
import { describe, expect, it } from 'vitest';
import { meshesOfGlb, topAreaOf } from '../../test/support/glb-meshes.ts';
import { jobModelOf, modelOf } from '../../test/support/model-files.ts';
import { laidAreaOf, MODEL_BATHROOM, MODEL_ROOM } from '../../test/support/model-rooms.ts';
import { planAnswerTo } from '../../test/support/planned-jobs.ts';
import type { Body } from '../../test/support/sent-requests.ts';
import { PATTERNS, shortNameOf } from '../engine/index.ts';

function glbOf(body: Body): Uint8Array {
  return modelOf(body, 'glb') as Uint8Array;
}

async function issuesOf(file: Uint8Array) {
  const { issues } = await validateBytes(file, { maxIssues: 5 });
  return issues;
}

const NO_ISSUES = { numErrors: 0, numWarnings: 0, numInfos: 0, numHints: 0 };

describe.each(PATTERNS.map(shortNameOf))('%s as GLB', (pattern) => {
  const body = { ...MODEL_ROOM, pattern };

  it('is valid, and its tiles have the laid area, seen from above', async () => {
    const file = glbOf(body);
    expect(await issuesOf(file)).toMatchObject(NO_ISSUES);
    const tiles = meshesOfGlb(file).filter(({ name }) => name !== 'joints');
    const area = tiles.reduce((sum, mesh) => sum + topAreaOf(mesh), 0);
    expect(area).toBeCloseTo(laidAreaOf(body), 4);
  });
});

describe('a GLB file', () => {
  it('shows the floor in the joints, without the cutouts', () => {
    const joints = meshesOfGlb(glbOf(MODEL_ROOM)).find(({ name }) => name === 'joints');
    expect(joints && topAreaOf(joints)).toBeCloseTo(planAnswerTo(MODEL_ROOM)?.surface.areaM2 ?? 0, 4);
  });

  it('has the same bytes for the same plan', () => {
    expect(glbOf(MODEL_ROOM)).toEqual(glbOf(MODEL_ROOM));
  });

  it('lies where the room was drawn: x to the right, y of the drawing towards the viewer, metres', () => {
    const points = meshesOfGlb(glbOf({ outline: 'E400 S300 W400 N300' })).flatMap(({ placed }) => placed.flat());
    const range = (axis: 0 | 1 | 2) => {
      const all = points.map((point) => point[axis]);
      return [Math.min(...all), Math.max(...all)];
    };
    for (const [axis, high] of [4, 0.01, 3].entries()) {
      const [from, to] = range(axis as 0 | 1 | 2);
      expect([from, to - high].map(Math.abs).every((off) => off < 1e-6)).toBe(true);
    }
  });

  it('has the walls of a room upright around its floor, their tiles towards the room', async () => {
    const file = jobModelOf(MODEL_BATHROOM, 'glb') as Uint8Array;
    expect(await issuesOf(file)).toMatchObject(NO_ISSUES);
    const walls = meshesOfGlb(file).filter(({ surface, name }) => surface.includes('wall') && name !== 'joints');
    expect(new Set(walls.map(({ surface }) => surface)).size).toBe(4);
    // The middle of the room, 1.8 m by 2.4 m, at half the height of its walls.
    const middle = [0.9, 1.2, 1.2];
    for (const { local, placed } of walls) {
      local.forEach((triangle, i) => {
        if (!triangle.every(([, , z]) => Math.abs(z - 0.01) < 1e-6)) return;
        const [a, b, c] = placed[i];
        const [u, v] = [b, c].map((point) => point.map((value, k) => value - a[k]));
        const normal = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
        expect(normal.reduce((sum, part, k) => sum + part * (middle[k] - a[k]), 0)).toBeGreaterThan(0);
        for (const [x, y, z] of [a, b, c]) {
          expect([x, y, z].every((value, k) => value > -1e-6 && value < [1.8, 2.4, 2.4][k] + 1e-6)).toBe(true);
        }
      });
    }
  });

  it('sets floors that would overlap apart, and leaves those that were drawn apart where they are', () => {
    const room = { outline: 'E200 S100 W200 N100' };
    const beside = {
      polygon: [
        [200, 0],
        [300, 0],
        [300, 100],
        [200, 100],
      ],
    };
    const boxesOf = (surfaces: object[]) => {
      const meshes = meshesOfGlb(jobModelOf({ surfaces }, 'glb') as Uint8Array);
      return ['a', 'b'].map((name) => {
        const points = meshes.filter(({ surface }) => surface === name).flatMap(({ placed }) => placed.flat());
        return [0, 2].map((axis) => Math.round(1000 * Math.min(...points.map((point) => point[axis]))));
      });
    };
    expect(
      boxesOf([
        { name: 'a', ...room },
        { name: 'b', ...beside },
      ]),
    ).toEqual([
      [0, 0],
      [2000, 0],
    ]);
    expect(
      boxesOf([
        { name: 'a', ...room },
        { name: 'b', ...room },
      ]),
    ).toEqual([
      [0, 0],
      [0, 2000],
    ]);
  });
});
