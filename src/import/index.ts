// Entry point of importing: drawings and scans of other programs become rooms, and rooms a job. Pure and bounded: what
// it is given are bytes, what cannot be read is refused with a sentence.

export type { ImportedOpening } from './clean/openings.ts';
export type { Drawing, DrawingRemark, DrawnOpening, DrawnPoint, DrawnRing, DrawnRoom } from './drawing.ts';
export { DRAWING_FORMATS, type DrawingFormat, readDrawing, type SourceFile } from './format.ts';
export { floorOf, type ImportedJob, type JobFloor, type JobOptions, type JobWalls, jobOf, namesOf } from './job.ts';
export { IMPORT_LIMITS } from './limits.ts';
export { ImportError, type ImportErrorCode } from './refusals.ts';
export { boxAround, type FoundRooms, type ImportedRoom, roomsOf, type UnitChoice } from './rooms.ts';
export { UNITS, type Unit } from './units.ts';
