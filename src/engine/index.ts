// Entry point of the engine: turns a request into a plan, in millimetres. Runs wherever JavaScript runs.

export { usualStripLimits } from './cut-widths.ts';
export { type CutoutSource, cornersOf, cutoutsOf } from './cutouts.ts';
export { type PlacedDoor, placedDoors } from './doors.ts';
export { type Doubt, doubtsOf } from './doubts.ts';
export { PlanError, type PlanErrorCode, type PlanErrorDetails } from './errors.ts';
export { courtsOf, gridFlat, joinRooms, type RoomFigures, roomFiguresOf } from './flat/index.ts';
export { type FloorRule, overlay } from './geometry/overlay/index.ts';
export { type Box, boxOf, cross, distance, nearestOn, type Point, type Ring, signedArea } from './geometry/point.ts';
export { findConflict, locatePoint } from './geometry/rings.ts';
export { type KindTiles, kindTilesOf } from './kinds.ts';
export {
  centreOf,
  eachTile,
  type Layout,
  type Piece,
  pieceCountOf,
  piecesOf,
  shiftAt,
  shiftOf,
  type TilePlace,
  tilePlaceOf,
} from './layout/index.ts';
export { LIMITS } from './limits.ts';
export { sliversOf } from './measures.ts';
export { MOVEMENT_JOINTS, type Notice, noticesOf } from './notices.ts';
export * from './patterns/index.ts';
export { checkPlan, plan } from './plan.ts';
export type { Plan, Surface, TileFigures, Warning } from './plan-types.ts';
export {
  type Circle,
  type Door,
  type Flat,
  type FlatRoom,
  OPENINGS,
  type Opening,
  type OpeningKind,
  type PlanRequest,
  type Rectangle,
  type Room,
  SWINGS,
  type Swing,
} from './request.ts';
export { type Floor, originOf, wallLengthsOf } from './room.ts';
export { checkRoom } from './room-checks.ts';
export { micrometresOf, onGrid } from './units.ts';
export {
  type AboveFault,
  continuedStart,
  DOOR_HEIGHT,
  type Niche,
  type NicheSide,
  nicheSurfaces,
  type RoomWall,
  runsOn,
  startAbove,
  wallsOfRoom,
} from './walls/index.ts';
export { cleaned } from './widths.ts';
export { OVERLAY_LIMITS } from './work-limits.ts';
