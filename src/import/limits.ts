// Bounds on what is read from a file, so that no file keeps a page busy for long or fills its memory.

export const IMPORT_LIMITS = {
  /** Size of a file, bytes. */
  bytes: 20_000_000,
  /** Corners of everything in a file, with those that curves and repeated blocks become. */
  corners: 1_000_000,
  /** Rings and lines of a sketch. */
  shapes: 200_000,
  /** Steps of comparing outlines with each other and with texts, some nanoseconds each. */
  comparing: 400_000_000,
  /** Rooms that are shown to choose from. */
  rooms: 1_000,
  /** Nesting of blocks, groups and collections. */
  nesting: 16,
  /** Length of a name, characters. */
  name: 60,
} as const;
