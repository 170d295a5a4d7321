// What every IFC file has: the project with its units, and one site, building and storey. Also what things of it share:
// their identifiers, relations, properties and colours.

import type { DrawingColor } from '../../drawing/index.ts';
import type { Vector } from '../placing.ts';
import { Geometry } from './geometry.ts';
import { DERIVED, list, NONE, real, type StepFile, text, type Value } from './step.ts';

/** Coordinates closer than this are one, mm. */
const PRECISION = 1e-5;
const ORIGIN: Vector = { x: 0, y: 0, z: 0 };
const AXES = { right: { x: 1, y: 0, z: 0 }, out: { x: 0, y: 0, z: 1 } };

export class Model {
  readonly file: StepFile;
  readonly geometry: Geometry;
  /** The context of solids. */
  readonly body: Value;
  /** The storey and its placement. */
  readonly storey: Value;
  readonly level: Value;
  readonly #guidOf: (thing: string) => string;
  readonly #styles = new Map<string, Value>();
  readonly #context: Value;

  constructor(file: StepFile, guidOf: (thing: string) => string, name: string) {
    this.file = file;
    this.#guidOf = guidOf;
    this.geometry = new Geometry(file);
    this.#context = file.add(
      'IFCGEOMETRICREPRESENTATIONCONTEXT',
      ...[NONE, "'Model'", '3', real(PRECISION), this.geometry.still, NONE],
    );
    this.body = file.add(
      'IFCGEOMETRICREPRESENTATIONSUBCONTEXT',
      ...["'Body'", "'Model'", DERIVED, DERIVED, DERIVED, DERIVED, this.#context, NONE, '.MODEL_VIEW.', NONE],
    );
    const named = text(name);
    const project = file.add(
      'IFCPROJECT',
      ...[this.guid('project'), NONE, named, NONE, NONE, NONE, NONE],
      ...[list([this.#context]), this.#units()],
    );
    const place = () => this.geometry.placed(NONE, { origin: ORIGIN, ...AXES });
    const site = file.add(
      'IFCSITE',
      ...[this.guid('site'), NONE, named, NONE, NONE, place(), NONE, NONE, '.ELEMENT.', NONE, NONE, NONE, NONE, NONE],
    );
    const building = file.add(
      'IFCBUILDING',
      ...[this.guid('building'), NONE, named, NONE, NONE, place(), NONE, NONE, '.ELEMENT.', NONE, NONE, NONE],
    );
    this.level = place();
    this.storey = file.add(
      'IFCBUILDINGSTOREY',
      ...[this.guid('storey'), NONE, named, NONE, NONE, this.level, NONE, NONE, '.ELEMENT.', real(0)],
    );
    this.relate('IFCRELAGGREGATES', 'site', project, list([site]));
    this.relate('IFCRELAGGREGATES', 'building', site, list([building]));
    this.relate('IFCRELAGGREGATES', 'storey', building, list([this.storey]));
  }

  /** The identifier of a thing, by what it is in this model. */
  guid(thing: string): Value {
    return `'${this.#guidOf(thing)}'`;
  }

  #units(): Value {
    const unit = (type: string, prefix: Value, name: string) =>
      this.file.add('IFCSIUNIT', DERIVED, `.${type}.`, prefix, `.${name}.`);
    return this.file.add(
      'IFCUNITASSIGNMENT',
      list([
        unit('LENGTHUNIT', '.MILLI.', 'METRE'),
        unit('AREAUNIT', NONE, 'SQUARE_METRE'),
        unit('VOLUMEUNIT', NONE, 'CUBIC_METRE'),
        unit('PLANEANGLEUNIT', NONE, 'RADIAN'),
      ]),
    );
  }

  /** Adds a relation, whose own identifier is made of its type and `thing`. */
  relate(type: string, thing: string, ...ends: readonly Value[]): Value {
    return this.file.add(type, this.guid(`${type} ${thing}`), NONE, NONE, NONE, ...ends);
  }

  /** Puts spaces and elements into the storey. */
  contain(spaces: readonly Value[], elements: readonly Value[]): void {
    if (spaces.length > 0) this.relate('IFCRELAGGREGATES', 'spaces', this.storey, list(spaces));
    this.relate('IFCRELCONTAINEDINSPATIALSTRUCTURE', 'elements', list(elements), this.storey);
  }

  /** Adds a set of properties of a thing; names with their values. */
  properties(set: string, thing: string, of: Value, values: Readonly<Record<string, Value | null>>): void {
    const given = Object.entries(values).filter((entry): entry is [string, Value] => entry[1] !== null);
    const properties = given.map(([name, value]) =>
      this.file.add('IFCPROPERTYSINGLEVALUE', text(name), NONE, value, NONE),
    );
    this.#define('IFCPROPERTYSET', set, thing, of, [list(properties)]);
  }

  /** Adds a set of quantities of a thing: lengths in mm and areas in m². */
  quantities(set: string, thing: string, of: Value, { lengths, areas }: Quantities): void {
    const quantity =
      (type: string) =>
      ([name, value]: [string, number]) =>
        this.file.add(type, text(name), NONE, NONE, real(value), NONE);
    const all = [
      ...Object.entries(lengths).map(quantity('IFCQUANTITYLENGTH')),
      ...Object.entries(areas).map(quantity('IFCQUANTITYAREA')),
    ];
    this.#define('IFCELEMENTQUANTITY', set, thing, of, [NONE, list(all)]);
  }

  #define(type: string, set: string, thing: string, of: Value, contents: readonly Value[]): void {
    const definition = this.file.add(type, this.guid(`${set} ${thing}`), NONE, text(set), NONE, ...contents);
    this.relate('IFCRELDEFINESBYPROPERTIES', `${set} ${thing}`, list([of]), definition);
  }

  /** Gives a solid a colour. */
  paint(item: Value, color: DrawingColor): void {
    this.file.add('IFCSTYLEDITEM', item, list([this.#style(color)]), NONE);
  }

  /** Adds a material with its colour. */
  material(name: string, color: DrawingColor): Value {
    const material = this.file.add('IFCMATERIAL', text(name), NONE, NONE);
    const item = this.file.add('IFCSTYLEDITEM', NONE, list([this.#style(color)]), NONE);
    const shown = this.file.add('IFCSTYLEDREPRESENTATION', this.#context, "'Style'", "'Material'", list([item]));
    this.file.add('IFCMATERIALDEFINITIONREPRESENTATION', NONE, NONE, list([shown]), material);
    return material;
  }

  #style({ r, g, b }: DrawingColor): Value {
    const key = `${r} ${g} ${b}`;
    const known = this.#styles.get(key);
    if (known) return known;
    const color = this.file.add('IFCCOLOURRGB', NONE, ...[r, g, b].map((part) => real(part / 255)));
    const shading = this.file.add('IFCSURFACESTYLESHADING', color, real(0));
    const style = this.file.add('IFCSURFACESTYLE', NONE, '.BOTH.', list([shading]));
    this.#styles.set(key, style);
    return style;
  }
}

interface Quantities {
  readonly lengths: Readonly<Record<string, number>>;
  readonly areas: Readonly<Record<string, number>>;
}
