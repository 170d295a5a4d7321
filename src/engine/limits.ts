// Every limit of the engine in one place. Lengths in mm, areas in mm².

export const LIMITS = {
  tiles: 20_000,
  outlineWalls: 64,
  ringCorners: { min: 3, max: 500 },
  holes: 32,
  rectangles: 32,
  joint: { min: 0, max: 100 },
  length: { min: 10, max: 4000 },
  rotationDeg: { min: -180, max: 180 },
  /** No side of the room's bounding box is longer: 200 m. */
  roomSide: 200_000,
  /** No coordinate and no start lies farther out: 10 km. */
  coordinate: 10_000_000,
  floorAreaMm2: 100,
} as const;
