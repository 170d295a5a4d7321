/**
 * Plans tile layouts for rooms, in Node and in browsers: exact counts, cuts, waste, the best start, the reuse of offcuts,
 * grout and adhesive, and a drawing. All lengths are millimetres; x runs to the right, y runs down.
 *
 * @packageDocumentation
 */

export { type DrawingOptions, drawSvg } from './drawing.ts';
export { PlanError, type PlanErrorCode } from './errors.ts';
export {
  type Job,
  type JobMaterial,
  type JobRequest,
  type JobSurface,
  type PlannedSurface,
  planJob,
} from './jobs.ts';
export {
  type KindFigures,
  type PooledPiece,
  type PooledReuse,
  type PooledTile,
  poolOffcuts,
  type Reuse,
  reuseOffcuts,
  type SharedPiece,
  type SharedTile,
} from './offcuts.ts';
export { roomFromOutline } from './outline.ts';
export { PATTERN_NAMES } from './pattern-names.ts';
export {
  type ChoiceParameter,
  listPatterns,
  type NumberParameter,
  type Parameter,
  type Pattern,
} from './patterns.ts';
export { plan } from './plan.ts';
export type {
  IdleCutoutWarning,
  Plan,
  RoomFigures,
  SliverWarning,
  StripWarning,
  Surface,
  TileFigures,
  Warning,
  WasteWarning,
} from './plan-types.ts';
export { estimateQuantities, type QuantityEstimate, type QuantityOptions } from './quantities.ts';
export type {
  Circle,
  Door,
  Flat,
  FlatRoom,
  Lang,
  Opening,
  ParameterValues,
  PatternId,
  PatternName,
  PlanRequest,
  Point,
  Rectangle,
  Ring,
  Room,
} from './request.ts';
export { joinRooms } from './rooms.ts';
export {
  type Choice,
  type FoundStart,
  findBestStart,
  findCentredStart,
  findChoices,
  findStart,
  type Middle,
  type Place,
  type Side,
  type StartOptions,
  type StartReason,
  type StartWhy,
  type StartWish,
} from './starts.ts';
export { type CutTile, listTiles, type MotifTile, type Piece, type TileList, type WholeTile } from './tiles.ts';
export { continuedStart, type RoomWall, wallsOf } from './walls.ts';
