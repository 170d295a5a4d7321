// Entry point of the cut list: the numbered tiles of a plan, its different pieces with their measures, and texts and
// files about them. Millimetres from the centre of a tile unless stated otherwise.

export { csvOf, csvOfTable, tabbedOf } from './csv.ts';
export { type Article, type CutList, cutListOf, shapeOfPiece } from './cut-list.ts';
export {
  type CuttingTask,
  cuttingOf,
  type PooledCutting,
  type PooledCuttingTask,
  type PooledSurface,
  pooledCuttingOf,
} from './cutting/cutting.ts';
export type * from './cutting/model.ts';
export { namesIn } from './cutting/names.ts';
export { drawnGroups, isOfBoards } from './drawn.ts';
export { type CutGroup, type Measured, measurePiece } from './grouping.ts';
export { type JobFacts, type JobSharedTiles, jobTable, type SurfaceCuts } from './job.ts';
export { type KeptOffcut, keptLine } from './kept.ts';
export { type LaidTiles, laidTilesOf } from './laid.ts';
export type { NumberedTile } from './numbering.ts';
export * from './pieces.ts';
export { COLUMNS, type Column, DEFAULT_ORDER, joined, type SortOrder, sortGroups, spansOf } from './rows.ts';
export type { NotchPlace, Shape } from './shape.ts';
export { shapeSentence, shapeText } from './shape-text.ts';
export { NONE_SHARED, type SharedTile, type SharedTiles, sharedAmong, sharedTilesOf } from './shared.ts';
export type { PlanFigures, SummaryFacts } from './summary.ts';
export { type SharedLists, sidesText, type Table } from './table.ts';
export type { Template } from './templates.ts';
