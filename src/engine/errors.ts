// The one error class of the engine. A message says what was wrong, the value received and what to send instead.
// Errors have no HTTP status: the server decides how to report them to its caller.

export type PlanErrorCode =
  | 'parameter-unknown'
  | 'parameter-invalid'
  | 'sizes-misfit'
  | 'pattern-unknown'
  | 'joint-range'
  | 'start-range'
  | 'start-place'
  | 'ring-too-small'
  | 'ring-too-many-corners'
  | 'wall-no-length'
  | 'walls-cross'
  | 'walls-touch'
  | 'walls-overlap'
  | 'cutouts-too-many'
  | 'cutout-size'
  | 'cutouts-too-tangled'
  | 'coordinate-range'
  | 'room-too-large'
  | 'doors-too-many'
  | 'door-wall-unknown'
  | 'door-size'
  | 'door-beyond-wall'
  | 'doors-overlap'
  | 'rooms-count'
  | 'rooms-apart'
  | 'doorways-too-many'
  | 'doorway-size'
  | 'door-inside'
  | 'floor-empty'
  | 'floor-too-small'
  | 'edge-range'
  | 'edge-too-wide'
  | 'kerf-range'
  | 'minCut-range'
  | 'too-many-tiles'
  | 'too-much-work';

export interface PlanErrorDetails {
  /** The invalid field of the request, by its public name. */
  readonly param?: string;
  readonly received?: string;
  /** With too-many-tiles: how many there are, at least about. */
  readonly tiles?: number;
}

export class PlanError extends Error {
  override readonly name = 'PlanError';
  readonly code: PlanErrorCode;
  readonly details: PlanErrorDetails;

  constructor(code: PlanErrorCode, message: string, details: PlanErrorDetails = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }
}
