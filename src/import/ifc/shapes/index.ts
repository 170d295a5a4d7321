// The shapes of a building model: where they are, their bodies, and the floors of these.

export { type Body, representationBodies } from './bodies.ts';
export { ShapeContext } from './context.ts';
export { type Footprint, footprintOf, type PlanRegion } from './footprint.ts';
export { Placements } from './placements.ts';
export { ringsOf } from './regions.ts';
export type { Frame, Vector } from './vectors.ts';
