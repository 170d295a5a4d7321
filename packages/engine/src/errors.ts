// The one error of the library.

/** What is wrong with a request. Codes are stable; new ones may be added in minor versions. */
export type PlanErrorCode =
  | 'request-invalid'
  | 'option-invalid'
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
  | 'surfaces-invalid'
  | 'surface-name-twice'
  | 'floor-empty'
  | 'floor-too-small'
  | 'edge-range'
  | 'edge-too-wide'
  | 'kerf-range'
  | 'minCut-range'
  | 'too-many-tiles'
  | 'too-much-work'
  | 'outline-empty'
  | 'outline-wall'
  | 'outline-too-few-walls'
  | 'outline-too-many-walls'
  | 'outline-open';

/**
 * Thrown for everything that cannot be planned or drawn. The message is one or two English sentences: what is wrong, the
 * value received and what to pass instead. Lengths of rooms are in centimetres there, as people measure them.
 */
export class PlanError extends Error {
  override readonly name = 'PlanError';
  /** What is wrong, for programs. */
  readonly code: PlanErrorCode;
  /** The field that is wrong, such as `joint` or `tileSize`; undefined if it is the room as a whole. */
  readonly param: string | undefined;

  constructor(code: PlanErrorCode, message: string, param?: string) {
    super(message);
    this.code = code;
    this.param = param;
  }
}
