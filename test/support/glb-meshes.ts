// Reads the triangles of a GLB file, in a few lines that know nothing of its writer.

type Point = readonly [x: number, y: number, z: number];

export interface GlbMesh {
  readonly name: string;
  /** The name of the surface that it is part of. */
  readonly surface: string;
  /** In the frame of its surface, and in that of the file, metres. */
  readonly local: readonly (readonly Point[])[];
  readonly placed: readonly (readonly Point[])[];
}

export function meshesOfGlb(file: Uint8Array): GlbMesh[] {
  const view = new DataView(file.buffer, file.byteOffset, file.length);
  const length = view.getUint32(12, true);
  const json = JSON.parse(new TextDecoder().decode(file.subarray(20, 20 + length)));
  const binary = 28 + length;
  const numbersOf = (accessor: number): number[] => {
    const { bufferView, componentType, count, type } = json.accessors[accessor];
    const from = binary + json.bufferViews[bufferView].byteOffset;
    const read = componentType === 5126 ? view.getFloat32 : view.getUint32;
    return Array.from({ length: count * (type === 'VEC3' ? 3 : 1) }, (_, i) => read.call(view, from + 4 * i, true));
  };
  return json.scenes[0].nodes.flatMap((root: number) => {
    const { name: surface, matrix: m, children } = json.nodes[root];
    const moved = ([x, y, z]: Point): Point =>
      [0, 1, 2].map((k) => m[k] * x + m[4 + k] * y + m[8 + k] * z + m[12 + k]) as unknown as Point;
    return children.flatMap((child: number) => {
      const { name, mesh } = json.nodes[child];
      return json.meshes[mesh].primitives.map((one: { attributes: { POSITION: number }; indices: number }): GlbMesh => {
        const positions = numbersOf(one.attributes.POSITION);
        const corners = numbersOf(one.indices).map(
          (i): Point => [positions[3 * i], positions[3 * i + 1], positions[3 * i + 2]],
        );
        const local = Array.from({ length: corners.length / 3 }, (_, i) => corners.slice(3 * i, 3 * i + 3));
        return { name, surface, local, placed: local.map((triangle) => triangle.map(moved)) };
      });
    });
  });
}

/** The area of the triangles that are seen from above, m²; below 0 if they are turned away. */
export function topAreaOf({ local }: GlbMesh): number {
  const top = Math.max(...local.flat().map(([, , z]) => z));
  return local
    .filter((triangle) => triangle.every(([, , z]) => z === top))
    .reduce((sum, [a, b, c]) => sum + ((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])) / 2, 0);
}
