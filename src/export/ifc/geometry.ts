// Points, placements and solids of an IFC file. Corners of one outline share one list.

import type { Point, Ring } from '../../engine/index.ts';
import type { Placement, Vector } from '../placing.ts';
import type { Area } from '../surface.ts';
import { list, NONE, real, type StepFile, type Value } from './step.ts';

/** Writes geometry; what is the same everywhere is written once. */
export class Geometry {
  readonly #file: StepFile;
  readonly #origin: Value;
  readonly #up: Value;
  readonly #east: Value;
  readonly #levels = new Map<number, Value>();
  /** The placement that changes nothing. */
  readonly still: Value;

  constructor(file: StepFile) {
    this.#file = file;
    this.#origin = this.point({ x: 0, y: 0, z: 0 });
    this.#up = this.#direction({ x: 0, y: 0, z: 1 });
    this.#east = this.#direction({ x: 1, y: 0, z: 0 });
    this.still = file.add('IFCAXIS2PLACEMENT3D', this.#origin, NONE, NONE);
  }

  point({ x, y, z }: Vector): Value {
    return this.#file.add('IFCCARTESIANPOINT', list([real(x), real(y), real(z)]));
  }

  #direction({ x, y, z }: Vector): Value {
    return this.#file.add('IFCDIRECTION', list([real(x), real(y), real(z)]));
  }

  /** A local placement within another one; `$` for the world's. */
  placed(within: Value, { origin, right, out }: Placement): Value {
    const axes = [out.z === 1 ? this.#up : this.#direction(out), right.x === 1 ? this.#east : this.#direction(right)];
    const placement = this.#file.add('IFCAXIS2PLACEMENT3D', this.point(origin), ...axes);
    return this.#file.add('IFCLOCALPLACEMENT', within, placement);
  }

  /** A local placement that is only moved. */
  moved(within: Value, { x, y }: Point): Value {
    const placement = this.#file.add('IFCAXIS2PLACEMENT3D', this.point({ x, y, z: 0 }), NONE, NONE);
    return this.#file.add('IFCLOCALPLACEMENT', within, placement);
  }

  /** A closed outline. */
  outline(ring: Ring): Value {
    const points = this.#file.add('IFCCARTESIANPOINTLIST2D', list(ring.map(({ x, y }) => list([real(x), real(y)]))));
    const round = [...ring.map((_, i) => i + 1), 1].join(',');
    return this.#file.add('IFCINDEXEDPOLYCURVE', points, `(IFCLINEINDEX((${round})))`, '.F.');
  }

  /** An area, whose outer outline turns to the left, extruded upwards. */
  solid({ outer, holes }: Area, depth: number, from = 0): Value {
    const curve = this.outline(outer);
    const profile =
      holes.length === 0
        ? this.#file.add('IFCARBITRARYCLOSEDPROFILEDEF', '.AREA.', NONE, curve)
        : this.#file.add(
            'IFCARBITRARYPROFILEDEFWITHVOIDS',
            ...['.AREA.', NONE, curve],
            list(holes.map((hole) => this.outline(hole))),
          );
    return this.#file.add('IFCEXTRUDEDAREASOLID', profile, this.#level(from), this.#up, real(depth));
  }

  #level(z: number): Value {
    if (z === 0) return this.still;
    const known = this.#levels.get(z);
    if (known) return known;
    const level = this.#file.add('IFCAXIS2PLACEMENT3D', this.point({ x: 0, y: 0, z }), NONE, NONE);
    this.#levels.set(z, level);
    return level;
  }

  /** The shape of a product that consists of solids. */
  shape(body: Value, solids: readonly Value[]): Value {
    return this.#shapeOf(this.#file.add('IFCSHAPEREPRESENTATION', body, "'Body'", "'SweptSolid'", list(solids)));
  }

  /** What products of one shape are copies of: the solid in its own place. */
  repeated(body: Value, solid: Value): Value {
    const shape = this.#file.add('IFCSHAPEREPRESENTATION', body, "'Body'", "'SweptSolid'", list([solid]));
    const map = this.#file.add('IFCREPRESENTATIONMAP', this.still, shape);
    const still = this.#file.add('IFCCARTESIANTRANSFORMATIONOPERATOR3D', NONE, NONE, this.#origin, NONE, NONE);
    return this.#file.add('IFCMAPPEDITEM', map, still);
  }

  /** The shape of a product that is a copy. */
  copy(body: Value, repeated: Value): Value {
    return this.#shapeOf(
      this.#file.add('IFCSHAPEREPRESENTATION', body, "'Body'", "'MappedRepresentation'", list([repeated])),
    );
  }

  #shapeOf(representation: Value): Value {
    return this.#file.add('IFCPRODUCTDEFINITIONSHAPE', NONE, NONE, list([representation]));
  }
}
