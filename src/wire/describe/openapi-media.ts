// The media types of answers with their schemas.

import type { Format } from '../fields/rows/options.ts';
import { refTo, type Schema } from '../schemas/parts.ts';

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const MEDIA = [
  ['json', 'application/json', 'Plan'],
  ['svg', 'image/svg+xml', 'Drawing'],
  ['dxf', 'image/vnd.dxf', 'CadFile'],
  ['png', 'image/png', 'Picture'],
  ['pdf', 'application/pdf', 'PaperFile'],
  ['csv', 'text/csv', 'CutListText'],
  ['xlsx', XLSX_TYPE, 'CutListWorkbook'],
  ['ifc', 'application/x-step', 'BuildingModel'],
  ['glb', 'model/gltf-binary', 'SpatialModel'],
  ['cut-dxf', 'application/zip', 'CutFiles'],
] as const satisfies readonly (readonly [format: Format, type: string, schema: string])[];

/** The media types of an answer, and what each of them shows; `figures` is the schema of the one in JSON. */
export function answerTypes(shown: (format: Format) => Schema, figures = 'Plan'): Readonly<Record<string, Schema>> {
  return Object.fromEntries(
    MEDIA.map(([format, type, schema]) => [
      type,
      { schema: refTo('schemas', format === 'json' ? figures : schema), ...shown(format) },
    ]),
  );
}
