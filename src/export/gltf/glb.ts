// Surfaces as binary glTF 2.0, for viewers and designers: metres, y up. Tiles of one shade are one mesh, so a floor of 20,000
// tiles is drawn in a few steps, in every viewer, without extensions.

import { type Placement, placementsOf, upOf, type Vector } from '../placing.ts';
import type { ModelSurface } from '../surface.ts';
import { type Look, type Part, partsOf } from './floor-meshes.ts';

const MAGIC = 0x46546c67;
const VERSION = 2;
const JSON_CHUNK = 0x4e4f534a;
const BINARY_CHUNK = 0x004e4942;
const FLOAT = 5126;
const UNSIGNED_INT = 5125;
const ARRAY_BUFFER = 34962;
const ELEMENT_ARRAY_BUFFER = 34963;

/** Writes surfaces as a GLB file. The same surfaces give the same bytes. */
export function writeGlb(surfaces: readonly ModelSurface[]): Uint8Array {
  const scene = new Scene();
  const places = placementsOf(surfaces);
  surfaces.forEach((surface, i) => {
    scene.addSurface(surface.name || surface.pattern, places[i], partsOf(surface));
  });
  return scene.written();
}

/** Collects the nodes, meshes, materials and data of a file. */
class Scene {
  readonly #roots: number[] = [];
  readonly #nodes: object[] = [];
  readonly #meshes: object[] = [];
  readonly #materials: object[] = [];
  readonly #materialOf = new Map<string, number>();
  readonly #accessors: object[] = [];
  readonly #views: object[] = [];
  readonly #data: Uint8Array[] = [];
  #bytes = 0;

  addSurface(name: string, place: Placement, parts: readonly Part[]): void {
    const children = parts.map((part) => {
      this.#nodes.push({ name: part.name, mesh: this.#meshes.length });
      this.#meshes.push({ name: part.name, primitives: part.meshes.map((one) => this.#primitive(one)) });
      return this.#nodes.length - 1;
    });
    this.#roots.push(this.#nodes.length);
    this.#nodes.push({ name, matrix: matrixOf(place), children });
  }

  #primitive({ look, mesh }: Part['meshes'][number]): object {
    const { positions, indices } = mesh;
    const position = this.#accessor(positions, ARRAY_BUFFER, {
      ...{ componentType: FLOAT, count: positions.length / 3, type: 'VEC3' },
      ...extremesOf(positions),
    });
    const corners = { componentType: UNSIGNED_INT, count: indices.length, type: 'SCALAR' };
    return {
      attributes: { POSITION: position },
      indices: this.#accessor(indices, ELEMENT_ARRAY_BUFFER, corners),
      material: this.#material(look),
    };
  }

  /** All values have four bytes, so every view is aligned. */
  #accessor({ buffer, byteLength }: Float32Array | Uint32Array, target: number, accessor: object): number {
    this.#views.push({ buffer: 0, byteOffset: this.#bytes, byteLength, target });
    this.#data.push(new Uint8Array(buffer as ArrayBuffer));
    this.#bytes += byteLength;
    this.#accessors.push({ bufferView: this.#views.length - 1, ...accessor });
    return this.#accessors.length - 1;
  }

  #material({ color: { r, g, b }, roughness }: Look): number {
    const key = `${r} ${g} ${b} ${roughness}`;
    const known = this.#materialOf.get(key);
    if (known !== undefined) return known;
    const baseColorFactor = [...[r, g, b].map(linear), 1];
    const pbrMetallicRoughness = { baseColorFactor, metallicFactor: 0, roughnessFactor: roughness };
    this.#materials.push({ pbrMetallicRoughness });
    this.#materialOf.set(key, this.#materials.length - 1);
    return this.#materials.length - 1;
  }

  written(): Uint8Array {
    const json = {
      asset: { version: '2.0', generator: 'Tilewright' },
      scene: 0,
      scenes: [{ nodes: this.#roots }],
      nodes: this.#nodes,
      meshes: this.#meshes,
      materials: this.#materials,
      accessors: this.#accessors,
      bufferViews: this.#views,
      buffers: [{ byteLength: this.#bytes }],
    };
    const text = new TextEncoder().encode(JSON.stringify(json));
    const textBytes = 4 * Math.ceil(text.length / 4);
    const file = new Uint8Array(12 + 8 + textBytes + 8 + this.#bytes);
    const view = new DataView(file.buffer);
    const words = (at: number, ...values: number[]) => {
      values.forEach((value, i) => {
        view.setUint32(at + 4 * i, value, true);
      });
    };
    words(0, MAGIC, VERSION, file.length, textBytes, JSON_CHUNK);
    file.fill(0x20, 20, 20 + textBytes).set(text, 20);
    let at = 20 + textBytes;
    words(at, this.#bytes, BINARY_CHUNK);
    at += 8;
    for (const part of this.#data) {
      file.set(part, at);
      at += part.length;
    }
    return file;
  }
}

/** The matrix of a placement, column by column: metres, y up and z to the front. */
function matrixOf(place: Placement): number[] {
  const axis = ({ x, y, z }: Vector) => [x, z, 0 - y];
  const column = (vector: Vector) => [...axis(vector).map(settled), 0];
  const { x, y, z } = place.origin;
  const origin = axis({ x: x / 1000, y: y / 1000, z: z / 1000 });
  return [...column(place.right), ...column(upOf(place)), ...column(place.out), ...origin.map(settled), 1];
}

/** Adding 0 turns -0 into 0. */
function settled(value: number): number {
  return value + 0;
}

function extremesOf(positions: Float32Array): { readonly min: number[]; readonly max: number[] } {
  const [min, max] = [
    [Infinity, Infinity, Infinity],
    [-Infinity, -Infinity, -Infinity],
  ];
  for (let i = 0; i < positions.length; i++) {
    min[i % 3] = Math.min(min[i % 3], positions[i]);
    max[i % 3] = Math.max(max[i % 3], positions[i]);
  }
  return { min, max };
}

/** A part of an sRGB colour as the light that it is. */
function linear(part: number): number {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
