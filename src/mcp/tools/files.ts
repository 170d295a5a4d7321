// The addresses of the files of a plan or a job: in the structured content, and as a link to the one that was asked for.

import type { CallToolResult } from '@modelcontextprotocol/server';
import { FORMATS, fileUrlOf, jobFileUrlOf, projectUrlOf } from '../../service/index.ts';
import { type AcceptedJob, type AcceptedRequest, DEFAULT_OPTIONS, type FileFormat } from '../../wire/index.ts';

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

export const FILE_FORMATS = Object.keys(TITLES) as readonly FileFormat[];

export interface Files {
  readonly files?: Readonly<Partial<Record<FileFormat, string>>>;
}

/** The addresses of all files of a plan; none without a server, or if the room is too long for an address. */
export function filesOf(publicUrl: string | null, read: AcceptedRequest): Files {
  const { inlineSvg, link, pieces, choices } = DEFAULT_OPTIONS;
  return inEveryFormat((format) => {
    const options = { ...read.options, format, inlineSvg, link, pieces, choices };
    return publicUrl === null ? null : fileUrlOf(publicUrl, { ...read, options });
  });
}

/** The addresses of all files of a job; none if the job has no link itself. */
export function jobFiles(plannerUrl: string | null, read: AcceptedJob): Files {
  return inEveryFormat((format) => (plannerUrl === null ? null : jobFileUrlOf(plannerUrl, read, format)));
}

/** The addresses of all files of what is stored. */
export function storedFiles(publicUrl: string | null, id: string): Files {
  return inEveryFormat((format) =>
    publicUrl === null ? null : `${projectUrlOf(publicUrl, id, DEFAULT_OPTIONS)}?format=${format}`,
  );
}

function inEveryFormat(addressOf: (format: FileFormat) => string | null): Files {
  const files = FILE_FORMATS.flatMap((format) => {
    const address = addressOf(format);
    return address === null ? [] : [[format, address] as const];
  });
  return files.length > 0 ? { files: Object.fromEntries(files) } : {};
}

/** A link to the file of a plan or a job, if it has an address. */
export function fileLink({ files }: Files, what: 'plan' | 'job', format: FileFormat): CallToolResult['content'] {
  const uri = files?.[format];
  if (uri === undefined) return [];
  const { mediaType, extension = format } = FORMATS[format];
  const [mimeType] = mediaType.split(';');
  return [{ type: 'resource_link', uri, name: `${what}.${extension}`, title: TITLES[format], mimeType }];
}
