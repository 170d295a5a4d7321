// Every limit of the engine in one place. Lengths in mm, areas in mm².

export const LIMITS = {
  tiles: 20_000,
  outlineWalls: 64,
  ringCorners: { min: 3, max: 500 },
  holes: 32,
  rectangles: 32,
  circles: 32,
  /** Smallest diameter of a circle, whose corners stay apart on whole micrometres. */
  circleDiameter: 1,
  doors: 16,
  /** In a wall, with its other rectangles. */
  openings: 32,
  /** Rooms with one pattern, and the doorways that join them. */
  rooms: 24,
  /** Corners of all of them together: their outline may have no more than that of a room. */
  roomsCorners: 1000,
  doorways: 32,
  joint: { min: 0, max: 100 },
  /** Gap along walls and cutouts. */
  edge: { min: 0, max: 100 },
  /** Width that a cut removes: by default that of a wet saw and the grinding after it; a snapped tile loses none. */
  kerf: { min: 0, max: 5, default: 3 },
  /** Width below which a piece is a narrow strip, if it is given. */
  minCut: { min: 0, max: 500 },
  length: { min: 10, max: 4000 },
  rotationDeg: { min: -180, max: 180 },
  /** Longest side of the room's bounding box: 200 m. */
  roomSide: 200_000,
  /** Largest absolute coordinate, also of a start: 10 km. */
  coordinate: 10_000_000,
  floorAreaMm2: 100,
} as const;
