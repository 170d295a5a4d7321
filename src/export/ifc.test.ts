// IFC files against the standard's lists of attributes and the figures of their plans, read by code that knows nothing of
// the writer. `test/models` has them opened by another program.

import { describe, expect, it } from 'vitest';
import { jobModelOf, modelOf } from '../../test/support/model-files.ts';
import { laidAreaOf, MODEL_BATHROOM, MODEL_ROOM, planOfBody } from '../../test/support/model-rooms.ts';
import { planAnswerTo } from '../../test/support/planned-jobs.ts';
import type { Body } from '../../test/support/sent-requests.ts';
import {
  referencesIn,
  type StepEntity,
  type StepValue,
  stepEntitiesOf,
  stepText,
} from '../../test/support/step-entities.ts';
import { PATTERNS, shortNameOf } from '../engine/index.ts';

/** The number of attributes of each entity in the EXPRESS schema of IFC4 (ISO 16739-1, ADD2 TC1). */
const ATTRIBUTES: Readonly<Record<string, number>> = {
  IFCARBITRARYCLOSEDPROFILEDEF: 3,
  IFCARBITRARYPROFILEDEFWITHVOIDS: 4,
  IFCAXIS2PLACEMENT3D: 3,
  IFCBUILDING: 12,
  IFCBUILDINGELEMENTPART: 9,
  IFCBUILDINGSTOREY: 10,
  IFCCARTESIANPOINT: 1,
  IFCCARTESIANPOINTLIST2D: 1,
  IFCCARTESIANTRANSFORMATIONOPERATOR3D: 5,
  IFCCOLOURRGB: 4,
  IFCCOVERING: 9,
  IFCDIRECTION: 1,
  IFCDOOR: 13,
  IFCELEMENTQUANTITY: 6,
  IFCEXTRUDEDAREASOLID: 4,
  IFCGEOMETRICREPRESENTATIONCONTEXT: 6,
  IFCGEOMETRICREPRESENTATIONSUBCONTEXT: 10,
  IFCINDEXEDPOLYCURVE: 3,
  IFCLOCALPLACEMENT: 2,
  IFCMAPPEDITEM: 2,
  IFCMATERIAL: 3,
  IFCMATERIALDEFINITIONREPRESENTATION: 4,
  IFCMATERIALLAYER: 7,
  IFCMATERIALLAYERSET: 3,
  IFCPRODUCTDEFINITIONSHAPE: 3,
  IFCPROJECT: 9,
  IFCPROPERTYSET: 5,
  IFCPROPERTYSINGLEVALUE: 4,
  IFCQUANTITYAREA: 5,
  IFCQUANTITYLENGTH: 5,
  IFCRELAGGREGATES: 6,
  IFCRELASSOCIATESMATERIAL: 6,
  IFCRELCONTAINEDINSPATIALSTRUCTURE: 6,
  IFCRELCOVERSSPACES: 6,
  IFCRELDEFINESBYPROPERTIES: 6,
  IFCRELSPACEBOUNDARY: 9,
  IFCREPRESENTATIONMAP: 2,
  IFCSHAPEREPRESENTATION: 4,
  IFCSITE: 14,
  IFCSIUNIT: 4,
  IFCSPACE: 11,
  IFCSTYLEDITEM: 3,
  IFCSTYLEDREPRESENTATION: 4,
  IFCSURFACESTYLE: 3,
  IFCSURFACESTYLESHADING: 2,
  IFCUNITASSIGNMENT: 1,
};

class Read {
  readonly all: readonly StepEntity[];
  readonly #byId: ReadonlyMap<string, StepEntity>;

  constructor(text: string) {
    this.#byId = stepEntitiesOf(text);
    this.all = [...this.#byId.values()];
  }

  of(type: string): StepEntity[] {
    return this.all.filter((entity) => entity.type === type);
  }

  at(value: StepValue | undefined): StepEntity {
    return this.#byId.get(String(value)) ?? expect.fail(`There is no ${value}.`);
  }

  /** The corners of a curve, mm. */
  corners(curve: StepValue): number[][] {
    const [points] = this.at(curve).values;
    return (this.at(points).values[0] as StepValue[]).map((point) => (point as string[]).map(Number));
  }

  /** The area that is extruded, mm², with the depth. */
  solid(value: StepValue): { readonly areaMm2: number; readonly depth: number } {
    const { type, values } = this.at(value);
    if (type === 'IFCMAPPEDITEM') {
      const shape = this.at(this.at(values[0]).values[1]);
      return this.solid((shape.values[3] as StepValue[])[0]);
    }
    const [, , outer, holes = []] = this.at(values[0]).values;
    const areaOf = (curve: StepValue) => Math.abs(shoelace(this.corners(curve)));
    const areaMm2 = areaOf(outer) - (holes as StepValue[]).reduce((sum: number, hole) => sum + areaOf(hole), 0);
    return { areaMm2, depth: Number(values[3]) };
  }

  /** The solids of a product. */
  solids(product: StepEntity) {
    const [shape] = this.at(product.values[6]).values[2] as StepValue[];
    return (this.at(shape).values[3] as StepValue[]).map((item) => this.solid(item));
  }

  /** The values of a set of properties or quantities, by their names. */
  set(name: string, type: string, at: number): Readonly<Record<string, StepValue>> {
    const found = this.of(type).find(({ values }) => values[2] === `'${name}'`);
    const members = (found?.values[at] ?? []) as StepValue[];
    return Object.fromEntries(
      members.map((member) => {
        const { values } = this.at(member);
        // A value with a type is in a list; a quantity is a number.
        const value = type === 'IFCPROPERTYSET' ? (values[2] as StepValue[])[0] : values[3];
        return [stepText(values[0]), value];
      }),
    );
  }
}

function shoelace(corners: readonly (readonly number[])[]): number {
  return corners.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = corners[(i + 1) % corners.length];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}

function ifcOf(body: Body): Read {
  return new Read(modelOf(body, 'ifc') as string);
}

function check(file: Read): void {
  const places = new Map(file.all.map(({ id }, i) => [id, i]));
  const guids: StepValue[] = [];
  const wrong: string[] = [];
  file.all.forEach(({ id, type, values }, i) => {
    if (values.length !== ATTRIBUTES[type]) wrong.push(`${type} ${id} has ${values.length} attributes`);
    // What an entity refers to comes before it.
    const refersBack = values.flatMap(referencesIn).every((other) => (places.get(other) ?? i) < i);
    if (!refersBack) wrong.push(`${type} ${id} refers to nothing`);
    if (/^'[0-3][\w$]{21}'$/.test(String(values[0]))) guids.push(values[0]);
  });
  expect(wrong).toEqual([]);
  expect(new Set(guids).size).toBe(guids.length);
  const rooted = file.all.filter(({ type }) =>
    /^IFC(REL|PROPERTYSET|ELEMENTQUANTITY|SPACE|COVERING|SITE|PROJ|BUILD|DOOR)/.test(type),
  );
  expect(guids).toHaveLength(rooted.length);
}

describe.each(PATTERNS.map(shortNameOf))('%s as IFC', (pattern) => {
  const body = { ...MODEL_ROOM, pattern, name: 'Bath' };

  it('has the entities of the standard, and a covering with the area of the floor', () => {
    const file = ifcOf(body);
    check(file);
    const [covering, ...others] = file.of('IFCCOVERING');
    expect([others, covering.values[8]]).toEqual([[], '.FLOORING.']);
    const areaMm2 = file.solids(covering).reduce((sum, solid) => sum + solid.areaMm2, 0);
    const { floor } = planOfBody(body);
    expect(areaMm2).toBeCloseTo(floor.areaMm2, 0);
    const { NetArea, Width } = file.set('Qto_CoveringBaseQuantities', 'IFCELEMENTQUANTITY', 5);
    expect([Number(NetArea), Number(Width)]).toEqual([expect.closeTo(floor.areaMm2 / 1e6, 5), 10]);
  });

  it('has every piece as a part of the covering, with the laid area in all', () => {
    const file = ifcOf({ ...body, pieces: true });
    check(file);
    const parts = file.of('IFCBUILDINGELEMENTPART');
    const { layout, tiles } = planOfBody(body);
    const outers = [...layout.cuts.ringKinds].filter((kind) => kind !== 0).length;
    expect(parts).toHaveLength(tiles.whole + outers);
    const areaMm2 = parts.flatMap((part) => file.solids(part)).reduce((sum, solid) => sum + solid.areaMm2, 0);
    expect(areaMm2 / 1e6).toBeCloseTo(laidAreaOf(body), 5);
    const [covering] = file.of('IFCCOVERING');
    const whole = file.of('IFCRELAGGREGATES').find(({ values }) => values[4] === covering.id);
    expect(whole?.values[5]).toEqual(parts.map(({ id }) => id));
  });
});

describe('an IFC file', () => {
  it('has the room as a space with its exact outline, its areas and its door', () => {
    const file = ifcOf({ ...MODEL_ROOM, name: 'Bath' });
    const [space] = file.of('IFCSPACE');
    expect(stepText(space.values[2])).toBe('Bath');
    const [, placement] = file.at(space.values[5]).values;
    const [x, y] = (file.at(file.at(placement).values[0]).values[0] as string[]).map(Number);
    const [solid] = file.at((file.at(space.values[6]).values[2] as StepValue[])[0]).values[3] as StepValue[];
    const corners = file.corners(file.at(file.at(solid).values[0]).values[2]);
    const drawn = corners.map(([cx, cy]) => [(x + cx) / 10, (0 - (y + cy)) / 10]);
    expect(drawn.sort()).toEqual(MODEL_ROOM.polygon.map(([px, py]) => [px, py + 0]).sort());
    const { NetFloorArea } = file.set('Qto_SpaceBaseQuantities', 'IFCELEMENTQUANTITY', 5);
    expect(Number(NetFloorArea)).toBeCloseTo(planAnswerTo(MODEL_ROOM)?.surface.areaM2 ?? 0, 4);
    const [door] = file.of('IFCDOOR');
    expect(door.values.slice(8, 10).map(Number)).toEqual([2000, 800]);
  });

  it('has the figures of the plan', () => {
    const body = { ...MODEL_ROOM, pattern: 'bricks', start: { x: 12, y: 7 } };
    const { tiles, pattern } = planAnswerTo(body) ?? {};
    const figures = ifcOf(body).set('Tilewright_Tiling', 'IFCPROPERTYSET', 4);
    expect(Number(figures.TilesToBuy)).toBe(tiles?.total);
    expect(Number(figures.TilesToBuyWithReuse)).toBe(tiles?.reuse?.tilesWithReuse);
    expect([Number(figures.WholeTiles), Number(figures.CutTiles)]).toEqual([tiles?.whole, tiles?.cut]);
    expect(Number(figures.Joint)).toBe(pattern?.jointMm);
    expect([Number(figures.StartX), Number(figures.StartY)]).toEqual([120, -70]);
  });

  it('writes any text as it was sent, in ASCII', () => {
    const name = `Łazienka 'A' \\X2\\ 浴室 🛁 #1=(`;
    const text = modelOf({ ...MODEL_ROOM, name }, 'ifc') as string;
    expect(text).toMatch(/^[\x20-\x7e\n]*$/);
    expect(stepText(new Read(text).of('IFCSPACE')[0].values[2])).toBe(name);
  });

  it('is the same for the same plan, and keeps the identifiers of a room that is tiled otherwise', () => {
    const [one, same, other] = [{}, {}, { pattern: 'hexagons' }].map((more) =>
      modelOf({ ...MODEL_ROOM, ...more }, 'ifc'),
    );
    expect(same).toBe(one);
    const guidOf = (text: string | Uint8Array) => new Read(text as string).of('IFCCOVERING')[0].values[0];
    expect(guidOf(other)).toBe(guidOf(one));
    const elsewhere = modelOf({ ...MODEL_ROOM, name: 'Other' }, 'ifc');
    expect(guidOf(elsewhere)).not.toBe(guidOf(one));
  });

  it('of a job has a covering for each surface, and walls upright on the walls of their floor', () => {
    const file = new Read(jobModelOf(MODEL_BATHROOM, 'ifc') as string);
    check(file);
    const coverings = file.of('IFCCOVERING');
    expect(coverings.map(({ values }) => values[8])).toEqual(['.FLOORING.', ...Array(4).fill('.CLADDING.')]);
    const axes = coverings.slice(1).map(({ values }) => {
      const [, axis] = file.at(file.at(values[5]).values[1]).values;
      return (file.at(axis).values[0] as string[]).map(Number);
    });
    // From the first wall, at the top of the drawing, clockwise: their tiles look into the room.
    expect(axes).toEqual([
      [0, -1, 0],
      [-1, 0, 0],
      [0, 1, 0],
      [1, 0, 0],
    ]);
    const { Height } = file.set('Qto_SpaceBaseQuantities', 'IFCELEMENTQUANTITY', 5);
    expect(Number(Height)).toBe(2400);
  });
});
