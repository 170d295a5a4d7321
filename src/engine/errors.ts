// The one error class of the engine. A message says what was wrong, the value received and what to send instead.
// There is no HTTP status in here: the server decides what an error means to its caller.

export type PlanErrorCode =
  | 'parameter-unknown'
  | 'parameter-invalid'
  | 'pattern-unknown'
  | 'joint-range'
  | 'start-range'
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
  | 'floor-empty'
  | 'floor-too-small'
  | 'too-many-tiles'
  | 'too-much-work';

export interface PlanErrorDetails {
  /** The field of the request that is at fault, by the name callers know. */
  readonly param?: string;
  readonly received?: string;
  /** A value that would have been accepted in its place. */
  readonly example?: string;
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
