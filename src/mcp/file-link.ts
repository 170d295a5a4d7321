// The link to a file in the result of a tool.

import type { CallToolResult } from '@modelcontextprotocol/server';
import { FORMATS } from '../service/index.ts';
import type { FileFormat } from '../wire/index.ts';

const TITLES: Readonly<Record<FileFormat, string>> = {
  svg: 'Scale drawing (SVG)',
  png: 'Scale drawing (PNG)',
  pdf: 'Plan to print, with its cut list (PDF)',
  dxf: 'Plan for CAD programs (DXF)',
  csv: 'Cut list (CSV)',
  xlsx: 'Cut list (XLSX)',
  ifc: 'Building model (IFC)',
  glb: '3D model (GLB)',
  'cut-dxf': 'Drawings of the tiles to be cut, for saws and water jets (DXF files in a ZIP file)',
};

/** A link to the file of a plan or a job. */
export function fileLink(uri: string, what: 'plan' | 'job', format: FileFormat): CallToolResult['content'] {
  const [mimeType] = FORMATS[format].mediaType.split(';');
  return [{ type: 'resource_link', uri, name: `${what}.${format}`, title: TITLES[format], mimeType }];
}
