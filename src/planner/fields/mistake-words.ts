// A sentence for every mistake that a draft can have, by its code. The API's own messages are for programs: they are
// English and say what to send.

import { LIMITS, type PlanErrorCode } from '../../engine/index.ts';
import { type Lang, say, type WordKey } from '../../words/index.ts';

/** The codes of the reader that typing can cause; the others mean that a stored draft is damaged. */
type ReaderCode =
  | 'outline-open'
  | 'outline-empty'
  | 'outline-too-few-walls'
  | 'outline-too-many-walls'
  | 'ring-empty'
  | 'color-invalid';

/** More rooms than the planner joins. */
type FlatCode = 'rooms-count' | 'doorways-too-many';

/** The texts in the built page are numbers, so this is a table of them. */
const BY_CODE: Readonly<Record<Exclude<PlanErrorCode, FlatCode> | ReaderCode, WordKey>> = {
  'outline-open': 'mistake.open',
  'outline-empty': 'mistake.noWalls',
  'outline-too-few-walls': 'mistake.fewCorners',
  'outline-too-many-walls': 'mistake.manyWalls',
  'ring-empty': 'mistake.fewCorners',
  'ring-too-small': 'mistake.fewCorners',
  'ring-too-many-corners': 'mistake.manyCorners',
  'wall-no-length': 'mistake.noLength',
  'walls-cross': 'mistake.cross',
  'walls-touch': 'mistake.touch',
  'walls-overlap': 'mistake.overlap',
  'room-too-large': 'mistake.large',
  'coordinate-range': 'mistake.far',
  'floor-empty': 'mistake.noFloor',
  'floor-too-small': 'mistake.littleFloor',
  'cutout-size': 'mistake.cutoutSize',
  'cutouts-too-many': 'mistake.manyCutouts',
  'doors-too-many': 'mistake.manyDoors',
  'door-wall-unknown': 'mistake.doorWall',
  'door-size': 'mistake.doorSize',
  'door-beyond-wall': 'mistake.doorBeyond',
  'doors-overlap': 'mistake.doorsOverlap',
  'door-inside': 'mistake.doorBeyond',
  'doorway-size': 'mistake.doorSize',
  'rooms-apart': 'mistake.roomsApart',
  'cutouts-too-tangled': 'mistake.tangled',
  'joint-range': 'mistake.range',
  'edge-range': 'mistake.range',
  'edge-too-wide': 'mistake.littleFloor',
  'kerf-range': 'mistake.range',
  'minCut-range': 'mistake.range',
  'start-range': 'mistake.range',
  'start-place': 'mistake.startPlace',
  'parameter-invalid': 'mistake.range',
  'sizes-misfit': 'mistake.misfit',
  'parameter-unknown': 'mistake.unreadable',
  'pattern-unknown': 'mistake.unreadable',
  'color-invalid': 'mistake.color',
  'too-many-tiles': 'mistake.tooMany',
  'too-much-work': 'mistake.tooMuch',
};

const FIGURES = {
  walls: LIMITS.outlineWalls,
  corners: LIMITS.ringCorners.max,
  metres: LIMITS.roomSide / 1000,
  cutouts: LIMITS.rectangles,
  doors: LIMITS.doors,
  tiles: LIMITS.tiles,
};

/** The sentence for a cutout that covers the whole floor. */
export function coveredBy(lang: Lang, cutout: string): string {
  return say(lang, 'mistake.covered', { cutout });
}

/** The sentence for a code. */
export function sentenceFor(lang: Lang, code: string): string {
  const found = Object.entries(BY_CODE).find(([known]) => known === code);
  return say(lang, found ? found[1] : 'mistake.unreadable', FIGURES);
}
