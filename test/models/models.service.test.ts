// Models opened by programs of others: IFC files by web-ifc, which makes their solids, and the files for saws by ezdxf. The
// first run installs web-ifc with `npm ci`, so it needs the package registry.

import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { THICKNESS } from '../../src/export/surface.ts';
import { installLocked } from '../services/locked-packages.ts';
import { demand } from '../services/programs.ts';
import { temporaryDirectory } from '../services/temporary.ts';
import { jobModelOf, modelOf } from '../support/model-files.ts';
import { laidAreaOf, MODEL_BATHROOM, MODEL_ROOM, planOfBody } from '../support/model-rooms.ts';
import { openIfc, type WebIfc } from './opened-ifc.ts';

const { path: folder, remove } = temporaryDirectory('models');
afterAll(remove);

describe('an IFC file in web-ifc', () => {
  let program: WebIfc;

  beforeAll(async () => {
    const installed = await installLocked(import.meta.dirname);
    program = createRequire(join(installed, 'package.json'))('web-ifc');
  });

  it('has the floor as a covering and the door, with their volumes', async () => {
    const model = await openIfc(program, modelOf(MODEL_ROOM, 'ifc') as string);
    expect(model.schema).toBe('IFC4');
    expect(model.volumesM3.IfcCovering).toBeCloseTo((planOfBody(MODEL_ROOM).floor.areaMm2 * THICKNESS) / 1e9, 6);
    expect(model.volumesM3.IfcDoor).toBeCloseTo(0.8 * 2 * 0.1, 6);
  });

  it.each(['isometric-cubes', 'herringbone', 'planks'])('has the pieces of %s as parts', async (pattern) => {
    const body = { ...MODEL_ROOM, pattern };
    const model = await openIfc(program, modelOf({ ...body, pieces: true }, 'ifc') as string);
    expect(model.volumesM3.IfcBuildingElementPart).toBeCloseTo((laidAreaOf(body) * THICKNESS) / 1e3, 5);
  });

  it('gives every entity the attributes that the schema of the program has', async () => {
    for (const file of [modelOf({ ...MODEL_ROOM, pieces: true }, 'ifc'), jobModelOf(MODEL_BATHROOM, 'ifc')]) {
      const model = await openIfc(program, file as string);
      expect(model.wrong).toEqual([]);
      expect(model.entities).toBe((file as string).match(/^#/gm)?.length);
    }
  });

  it('has the walls of a job upright on its floor', async () => {
    const { heightsM } = await openIfc(program, jobModelOf(MODEL_BATHROOM, 'ifc') as string);
    expect(heightsM.IfcCovering).toEqual([expect.closeTo(0, 5), expect.closeTo(2.4, 5)]);
  });
});

describe('the files for saws in ezdxf', () => {
  it('are valid drawings in mm whose closed lines have the area of the pieces', () => {
    demand('python3-ezdxf', 'python3');
    const body = { ...MODEL_ROOM, pattern: 'herringbone' };
    const { 'tiles.csv': _, ...files } = unzipSync(modelOf(body, 'cut-dxf') as Uint8Array);
    const paths = Object.entries(files).map(([name, bytes]) => {
      const path = join(folder, name);
      writeFileSync(path, bytes);
      return path;
    });
    // Debian's own Python has Debian's packages.
    const printed = execFileSync('/usr/bin/python3', [join(import.meta.dirname, 'audit.py'), ...paths], {
      encoding: 'utf8',
    });
    const audited: Record<
      string,
      { errors: number; units: number; layers: string[]; closed: boolean; areaMm2: number }
    > = JSON.parse(printed);
    let areaMm2 = 0;
    for (const [path, found] of Object.entries(audited)) {
      expect([path, found.errors, found.units, found.closed]).toEqual([path, 0, 4, true]);
      expect(found.layers).toEqual(expect.arrayContaining(['CUT', 'TILE']));
      areaMm2 += Number(/-x(\d+)\.dxf$/.exec(path)?.[1]) * found.areaMm2;
    }
    const cut = planOfBody(body).layout.cuts.coveredMm2.reduce((sum, area) => sum + area, 0);
    expect(Math.abs(areaMm2 / cut - 1)).toBeLessThan(1e-3);
  });
});
