// Entry point of the engine: turns a request into a plan, in millimetres. Runs wherever JavaScript runs.

export { type CutoutSource, cutoutsOf } from './cutouts.ts';
export { type PlacedDoor, placedDoors } from './doors.ts';
export { PlanError, type PlanErrorCode, type PlanErrorDetails } from './errors.ts';
export { type Box, boxOf, cross, type Point, type Ring, signedArea } from './geometry/point.ts';
export { findConflict, locatePoint } from './geometry/rings.ts';
export {
  type Cuts,
  centreOf,
  eachTile,
  type Layout,
  type Piece,
  pieceCountOf,
  piecesOf,
  shiftOf,
  type TilePlace,
  tilePlaceOf,
} from './layout/index.ts';
export { LIMITS } from './limits.ts';
export { sliversOf } from './measures.ts';
export { type Doubt, doubtsOf, MOVEMENT_JOINTS, type Notice, noticesOf } from './notices.ts';
export * from './patterns/index.ts';
export { checkPlan, plan } from './plan.ts';
export type { Plan, Surface, TileFigures, Warning } from './plan-types.ts';
export { type Circle, type Door, type PlanRequest, type Rectangle, type Room, SWINGS, type Swing } from './request.ts';
export { type Floor, wallLengthsOf } from './room.ts';
export { checkRoom } from './room-checks.ts';
export { micrometresOf, onGrid } from './units.ts';
export { usualStripLimits } from './warnings.ts';
export { cleaned } from './widths.ts';
