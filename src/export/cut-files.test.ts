// The DXF files of tiles to be cut, against the figures of their plans, read by code that knows nothing of the writer.

import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { type Entity, entitiesOf } from '../../test/support/dxf-entities.ts';
import { jobModelOf, modelOf } from '../../test/support/model-files.ts';
import { MODEL_BATHROOM, MODEL_ROOM, planOfBody } from '../../test/support/model-rooms.ts';
import { jobAnswerTo, planAnswerTo } from '../../test/support/planned-jobs.ts';
import { PATTERNS, shortNameOf } from '../engine/index.ts';

interface CutFile {
  readonly name: string;
  readonly count: number;
  readonly entities: readonly Entity[];
}

function filesIn(zip: Uint8Array): { readonly files: readonly CutFile[]; readonly index: readonly string[] } {
  const { 'tiles.csv': index, ...drawings } = unzipSync(zip);
  const files = Object.entries(drawings).map(([name, bytes]) => ({
    name,
    count: Number(/-x(\d+)\.dxf$/.exec(name)?.[1]),
    entities: linesOf(strFromU8(bytes)),
  }));
  return { files, index: strFromU8(index).trim().split('\r\n').slice(1) };
}

/** The entities of a file of R12, whose closed lines are followed by an entity for each corner. */
function linesOf(text: string): Entity[] {
  const found: Entity[] = [];
  for (const entity of entitiesOf(text)) {
    const last = found.at(-1);
    if (entity.type === 'POLYLINE') found.push({ ...entity, corners: [] });
    else if (entity.type === 'VERTEX' && last)
      found[found.length - 1] = { ...last, corners: [...last.corners, ...entity.corners] };
    else if (entity.type !== 'SEQEND') found.push(entity);
  }
  return found;
}

function areaOf({ corners }: Entity): number {
  return corners.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = corners[(i + 1) % corners.length];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}

function on(layer: string, { entities }: Pick<CutFile, 'entities'>): Entity[] {
  return entities.filter((entity) => entity.layer === layer);
}

/** The area of the cut tiles of a plan, mm². */
function cutAreaOf(body: object): number {
  return planOfBody(body).layout.cuts.coveredMm2.reduce((sum, area) => sum + area, 0);
}

describe.each(PATTERNS.map(shortNameOf))('%s as files for saws', (pattern) => {
  const body = { ...MODEL_ROOM, pattern };
  const { files, index } = filesIn(modelOf(body, 'cut-dxf') as Uint8Array);
  const answer = planAnswerTo(body);

  it('is a tile for each that is cut up, with pieces of the area of all cut tiles', () => {
    const { whole = 0, reuse } = answer?.tiles ?? {};
    expect(files.reduce((sum, { count }) => sum + count, 0)).toBe((reuse?.tilesWithReuse ?? 0) - whole);
    const area = files.reduce(
      (sum, file) => sum + file.count * on('CUT', file).reduce((all, ring) => all + areaOf(ring), 0),
      0,
    );
    // Alike tiles differ by 0.05 mm at most, and pieces are without corners of 0.01 mm.
    const perimeter = files.reduce((sum, file) => sum + file.count * lengthOf(on('CUT', file)), 0);
    expect(Math.abs(area - cutAreaOf(body))).toBeLessThan(0.05 * perimeter);
  });

  it('has closed outlines within the tile, whose lower left corner is 0,0', () => {
    for (const file of files) {
      const [tile, ...others] = on('TILE', file);
      expect(others).toEqual([]);
      const [right, top] = [0, 1].map((axis) => Math.max(...tile.corners.map((corner) => corner[axis])));
      expect([0, 1].map((axis) => Math.min(...tile.corners.map((corner) => corner[axis])))).toEqual([0, 0]);
      for (const { isClosed, corners } of on('CUT', file)) {
        expect(isClosed).toBe(true);
        for (const [x, y] of corners) {
          expect(x > -0.1 && y > -0.1 && x < right + 0.1 && y < top + 0.1).toBe(true);
        }
      }
    }
  });

  it('lists every cut tile once for each of its pieces', () => {
    const names = index.flatMap((line) => (/"([^"]*)"$/.exec(line)?.[1] ?? '').split(' '));
    const numbers = names.map((name) => name.split('/')[0]);
    expect(new Set(numbers).size).toBe(answer?.tiles.cut);
  });
});

function lengthOf(rings: readonly Entity[]): number {
  return rings.reduce(
    (sum, { corners }) =>
      sum +
      corners.reduce((all, [x, y], i) => {
        const [nextX, nextY] = corners[(i + 1) % corners.length];
        return all + Math.hypot(nextX - x, nextY - y);
      }, 0),
    0,
  );
}

describe('the files of a job', () => {
  it('are the tiles that are cut up for all surfaces together, with the letters of the surfaces', () => {
    const { files, index } = filesIn(jobModelOf(MODEL_BATHROOM, 'cut-dxf') as Uint8Array);
    const { materials = [], surfaces = [] } = jobAnswerTo(MODEL_BATHROOM) ?? {};
    const whole = surfaces.reduce((sum, { tiles }) => sum + tiles.whole, 0);
    const bought = materials.reduce((sum, { tilesWithReuse }) => sum + tilesWithReuse, 0);
    expect(files.reduce((sum, { count }) => sum + count, 0)).toBe(bought - whole);
    expect(index.every((line) => /"[A-E]\d/.test(line))).toBe(true);
  });

  it('have the same bytes each time', () => {
    expect(modelOf(MODEL_ROOM, 'cut-dxf')).toEqual(modelOf(MODEL_ROOM, 'cut-dxf'));
  });
});
