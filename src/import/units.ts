// The units that files are drawn in.

/** Millimetres in a unit. */
export const UNITS = { mm: 1, cm: 10, m: 1000, in: 25.4, ft: 304.8 } as const;

export type Unit = keyof typeof UNITS;
