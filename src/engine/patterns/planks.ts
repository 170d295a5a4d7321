// Random planks: rows of boards as laminate and vinyl are laid. Where the boards of each row begin is decided on the
// floor, by the rule given here.

import { definePattern } from './contract.ts';
import { rectangle } from './outlines.ts';
import { choice, tileLength } from './parameters.ts';
import { swapAxes, swapSides } from './swap.ts';

/** The shortest board at a wall, mm; a third of a plank if that is less. */
const SHORTEST = 300;
const SHORTEST_SHARE = 1 / 3;

export const planks = definePattern({
  id: 'planks-pattern',
  parameters: {
    tileWidth: tileLength('param.tileWidth.plank', 192),
    tileHeight: tileLength('param.tileHeight.plank', 1285),
    direction: choice('param.direction.planks', 'boards', ['horizontal', 'vertical'], 'horizontal'),
    minStagger: { kind: 'number', unit: 'mm', min: 0, max: 2000, default: 300, label: 'param.minStagger' },
    seed: { kind: 'number', unit: 'count', min: 0, max: 999_999, default: 1, label: 'param.seed' },
    laying: { ...choice('param.laying', 'laying', ['random', 'fewest'], 'random'), isOptional: true },
  },
  defaultJoint: 0,
  ordinaryWastePercent: 15,
  isCarriedOn: true,

  thrifty: { laying: 'fewest' },

  tiling({ tileWidth, tileHeight, direction, minStagger, seed, laying }, joint) {
    const { length, width } = plankOf(tileWidth, tileHeight);
    const rule = { minStagger, shortest: shortestOf(length), forFewest: laying === 'fewest', seed };
    const lying = {
      motif: [rectangle(0, 0, length, width)],
      repeat: [
        { x: length + joint, y: 0 },
        { x: 0, y: width + joint },
      ],
    } as const;
    if (direction === 'horizontal') return { ...lying, rows: { ...rule, order: 1 } };
    const { motif, repeat } = swapAxes(lying);
    // Mirroring exchanged the repeats; rows run along the first. They are laid from the left, which is against them.
    return { motif, repeat: [repeat[1], repeat[0]], rows: { ...rule, order: -1 } };
  },

  rectangularRepeat({ tileWidth, tileHeight, direction }, joint) {
    const { length, width } = plankOf(tileWidth, tileHeight);
    const lying = { width: length + joint, height: width + joint, tiles: 1 };
    return direction === 'horizontal' ? lying : swapSides(lying);
  },

  derive({ tileWidth, tileHeight }) {
    const { length, width } = plankOf(tileWidth, tileHeight);
    return { aspectRatio: length / width, shortestBoardMm: shortestOf(length) };
  },
});

/** The longer side is the length, whichever side the caller calls the width. */
function plankOf(tileWidth: number, tileHeight: number): { length: number; width: number } {
  return { length: Math.max(tileWidth, tileHeight), width: Math.min(tileWidth, tileHeight) };
}

function shortestOf(length: number): number {
  return Math.min(SHORTEST, SHORTEST_SHARE * length);
}
