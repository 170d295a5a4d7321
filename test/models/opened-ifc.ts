// Opens IFC files with web-ifc, and measures the solids that it makes of them.

type Matrix = readonly number[];
type Point = readonly [number, number, number];

interface Geometry {
  GetVertexData(): number;
  GetVertexDataSize(): number;
  GetIndexData(): number;
  GetIndexDataSize(): number;
}

interface PlacedMesh {
  readonly expressID: number;
  readonly geometries: {
    size(): number;
    get(index: number): { readonly geometryExpressID: number; readonly flatTransformation: Matrix };
  };
}

interface Api {
  Init(): Promise<void>;
  OpenModel(bytes: Uint8Array): number;
  CloseModel(model: number): void;
  GetModelSchema(model: number): string;
  GetAllLines(model: number): { size(): number; get(index: number): number };
  GetLine(model: number, id: number): object;
  GetRawLineData(model: number, id: number): { readonly arguments: readonly unknown[] };
  GetLineType(model: number, id: number): number;
  GetNameFromTypeCode(type: number): string;
  StreamAllMeshes(model: number, visit: (mesh: PlacedMesh) => void): void;
  GetGeometry(model: number, id: number): Geometry;
  GetVertexArray(from: number, size: number): Float32Array;
  GetIndexArray(from: number, size: number): Uint32Array;
}

/** What is used of the package. */
export interface WebIfc {
  readonly IfcAPI: new () => Api;
}

export interface OpenedIfc {
  readonly schema: string;
  readonly entities: number;
  /** Entities whose attributes are not those of the schema. */
  readonly wrong: readonly string[];
  /** By type. */
  readonly volumesM3: Readonly<Record<string, number>>;
  readonly heightsM: Readonly<Record<string, readonly [low: number, high: number]>>;
}

/** Of these the schema computes some attributes, which the reader leaves out. */
const DERIVED: Readonly<Record<string, number>> = { IfcGeometricRepresentationSubContext: 4, IfcSIUnit: 1 };

export async function openIfc({ IfcAPI }: WebIfc, text: string): Promise<OpenedIfc> {
  const api = new IfcAPI();
  await api.Init();
  const model = api.OpenModel(new TextEncoder().encode(text));
  const volumesM3: Record<string, number> = {};
  const heightsM: Record<string, readonly [number, number]> = {};
  api.StreamAllMeshes(model, (mesh) => {
    const type = api.GetNameFromTypeCode(api.GetLineType(model, mesh.expressID));
    for (const triangle of trianglesOf(api, model, mesh)) {
      volumesM3[type] = (volumesM3[type] ?? 0) + volumeBelow(triangle);
      const [low, high] = heightsM[type] ?? [Infinity, -Infinity];
      const ys = triangle.map(([, y]) => y);
      heightsM[type] = [Math.min(low, ...ys), Math.max(high, ...ys)];
    }
  });
  const lines = api.GetAllLines(model);
  const wrong: string[] = [];
  for (let i = 0; i < lines.size(); i++) {
    const line = api.GetLine(model, lines.get(i));
    const { name } = line.constructor;
    const attributes = Object.keys(line).filter((key) => key !== 'expressID' && key !== 'type').length;
    const written = api.GetRawLineData(model, lines.get(i)).arguments.length;
    if (written + (DERIVED[name] ?? 0) !== attributes) wrong.push(`${name}: ${written} of ${attributes}`);
  }
  const opened = { schema: api.GetModelSchema(model), entities: lines.size(), wrong, volumesM3, heightsM };
  api.CloseModel(model);
  return opened;
}

/** The triangles of a mesh, metres, y up. */
function* trianglesOf(api: Api, model: number, { geometries }: PlacedMesh): Generator<readonly Point[]> {
  for (let i = 0; i < geometries.size(); i++) {
    const { geometryExpressID, flatTransformation: m } = geometries.get(i);
    const geometry = api.GetGeometry(model, geometryExpressID);
    // Each corner is followed by its normal.
    const corners = api.GetVertexArray(geometry.GetVertexData(), geometry.GetVertexDataSize()).slice();
    const indices = api.GetIndexArray(geometry.GetIndexData(), geometry.GetIndexDataSize()).slice();
    const at = (corner: number): Point => {
      const [x, y, z] = corners.subarray(6 * corner, 6 * corner + 3);
      return [0, 1, 2].map((k) => m[k] * x + m[4 + k] * y + m[8 + k] * z + m[12 + k]) as unknown as Point;
    };
    for (let k = 0; k < indices.length; k += 3) yield [at(indices[k]), at(indices[k + 1]), at(indices[k + 2])];
  }
}

/** The signed volume between a triangle and the origin. */
function volumeBelow([a, b, c]: readonly Point[]): number {
  return (
    (a[0] * (b[1] * c[2] - b[2] * c[1]) - a[1] * (b[0] * c[2] - b[2] * c[0]) + a[2] * (b[0] * c[1] - b[1] * c[0])) / 6
  );
}
