// Versailles (French pattern, opus romanum): rectangles and squares of four sizes, all whole numbers of one module wide
// and long, joints included. The side of the smallest tile gives the module.

import { definePattern } from './contract.ts';
import { rectangle } from './outlines.ts';
import { tileLength } from './parameters.ts';

/** Place and size of each tile, in modules. */
const TILES = [
  { kind: 'large-rectangle', x: 0, y: 0, width: 2, height: 3 },
  { kind: 'large-square', x: 2, y: -1, width: 2, height: 2 },
  { kind: 'large-square', x: 4, y: 0, width: 2, height: 2 },
  { kind: 'small-rectangle', x: 2, y: 1, width: 2, height: 1 },
  { kind: 'small-square', x: 2, y: 2, width: 1, height: 1 },
  { kind: 'small-square', x: 5, y: 2, width: 1, height: 1 },
] as const;

export const versailles = definePattern({
  id: 'versailles-pattern',
  parameters: { tileSize: tileLength('param.tileSize.smallest', 200) },
  defaultJoint: 3,
  ordinaryWastePercent: 20,

  tiling({ tileSize }, joint) {
    const module = tileSize + joint;
    return {
      motif: TILES.map(({ x, y, width, height }) =>
        rectangle(x * module, y * module, width * module - joint, height * module - joint),
      ),
      repeat: [
        { x: 6 * module, y: 0 },
        { x: module, y: 3 * module },
      ],
    };
  },

  rectangularRepeat({ tileSize }, joint) {
    // Each three modules down, the layout steps on by one of six.
    return { width: 6 * (tileSize + joint), height: 18 * (tileSize + joint), tiles: 6 * TILES.length };
  },

  derive({ tileSize }, joint) {
    const module = tileSize + joint;
    return { moduleMm: module, doubleSideMm: 2 * module - joint, tripleSideMm: 3 * module - joint };
  },

  kinds: () => TILES.map(({ kind }) => kind),
  kindLabels: 'kind.tile',
});
