// The mark in the content of a page after the tiles of its plan, under their hatch, in millimetres of the floor. The
// planner draws there what never leaves the device.

export const TILES_MARK = 'Tiles';
