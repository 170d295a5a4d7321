// What English says about drawings and scans that are opened. The reference for the other languages: they must have
// every key of this table. A table of its own, because few visitors open a file.

export const drawings = {
  'drawings.refused.empty': 'The file is empty.',
  'drawings.refused.too-large':
    'The file has {mb} MB; at most {most} MB can be read. Save only one storey, without pictures.',
  'drawings.refused.unknown': 'This file is in none of the formats that can be read: {formats}.',
  'drawings.refused.dwg': 'This is a DWG file. Save it as DXF in your CAD program.',
  'drawings.refused.dxf-binary': 'This is a binary DXF file. Save it as an ASCII DXF file.',
  'drawings.refused.damaged': 'The {format} file is damaged or incomplete.',
  'drawings.refused.damaged-at': 'The {format} file is damaged or incomplete near line {line}.',
  'drawings.refused.encoding': 'The encoding {encoding} of this file is not known. Save it as UTF-8.',
  'drawings.refused.corners': 'This file has more than {most} corners. Save only the outlines of the rooms.',
  'drawings.refused.shapes': 'This file has more than {most} lines and outlines. Save only the outlines of the rooms.',
  'drawings.refused.nesting': 'Blocks or groups in this file are nested more than {most} deep.',
  'drawings.refused.nothing': 'No closed outline of a room was found in this file.',

  'drawings.remark.curve-as-corners': 'Curves turned into short straight walls: {n}',
  'drawings.remark.entity-skipped': 'Objects that are no outlines, left out: {n}',
  'drawings.remark.entity-damaged': 'Objects that cannot be read, left out: {n}',
  'drawings.remark.block-missing': 'Blocks that the file does not contain, left out: {n}',
  'drawings.remark.not-level': 'Objects that do not lie flat in the plan, left out: {n}',
  'drawings.remark.layer-hidden': 'Layers that are hidden in the file, left out: {n}',
  'drawings.remark.open-chain': 'Lines that do not close to an outline, left out: {n}',
  'drawings.remark.chain-closed': 'Gaps of at most 10 mm in an outline, closed: {n}',
  'drawings.remark.degrees-projected': 'Longitudes and latitudes converted to metres: {n}',
  'drawings.remark.unit-contradiction': 'Units in the file that contradict each other: {n}',
  'drawings.remark.unit-overridden': 'Units of the file replaced by the chosen one: {n}',
  'drawings.remark.corners-merged': 'Corners less than 0.1 mm from the one before, merged: {n}',
  'drawings.remark.corners-in-line': 'Corners in the middle of a straight wall, dropped: {n}',
  'drawings.remark.spikes-removed': 'Lines that run back on themselves, removed: {n}',
  'drawings.remark.untangled': 'Outlines that touch themselves, repaired: {n}',
  'drawings.remark.several-parts': 'Outlines of several parts, split into rooms: {n}',
  'drawings.remark.duplicates': 'Outlines drawn twice, left out: {n}',
  'drawings.remark.cutouts-found': 'Outlines inside a room, made cutouts: {n}',
  'drawings.remark.outline-around': 'Outlines around other rooms, left out: {n}',
  'drawings.remark.openings-moved': 'Doors and windows fitted into the nearest wall: {n}',
  'drawings.remark.openings-left-out': 'Doors and windows that are in no wall, left out: {n}',
  'drawings.remark.area-differs': 'Rooms whose area differs from the one stated in the file: {n}',
  'drawings.remark.crossing': 'Outlines that cross themselves, left out: {n}',
  'drawings.remark.too-small': 'Outlines of less than 0.01 m², left out: {n}',
  'drawings.remark.too-wide': 'Outlines larger than 200 m, left out: {n}',
  'drawings.remark.corner-limit': 'Outlines with more than 500 corners, left out: {n}',
  'drawings.remark.cutout-limit': 'Rooms with more than 32 cutouts, left out: {n}',
  'drawings.remark.room-limit': 'Outlines beyond the 1,000 largest, left out: {n}',
};

/** The texts about drawings, by their key. */
export type DrawingWords = Readonly<Record<keyof typeof drawings, string>>;
