// The door to what makes several processes one server: the crew of workers and what is said between it and the primary.
// Nothing behind it loads the house.

export { Crew } from './crew.ts';
export { FigureGatherer } from './figure-gatherer.ts';
export type { ToPrimary, ToWorker } from './messages.ts';
export { linkToPrimary, type PrimaryLink } from './primary-link.ts';
