// Chevron: mitred planks that meet in straight spines (French herringbone, Hungarian point). Adjacent columns are
// mirror images, so the planks are left- and right-handed parallelograms.

import type { Tiling } from './contract.ts';
import { definePattern } from './contract.ts';
import { choice, tileLength } from './parameters.ts';
import { swapAxes } from './swap.ts';

export const chevron = definePattern({
  id: 'chevron-pattern',
  parameters: {
    tileWidth: tileLength('param.tileWidth.plank', 90),
    tileHeight: tileLength('param.tileHeight.chevron', 500),
    angle: { kind: 'number', unit: 'deg', min: 30, max: 75, default: 45, label: 'param.angle' },
    direction: choice('param.direction', 'direction', ['vertical', 'horizontal'], 'vertical'),
  },
  defaultJoint: 2,
  ordinaryWastePercent: 25,

  tiling({ tileWidth, tileHeight, angle, direction }, joint) {
    const upright = uprightTiling(shapeOf(tileWidth, tileHeight, angle, joint), joint);
    return direction === 'vertical' ? upright : swapAxes(upright);
  },

  rectangularRepeat({ tileWidth, tileHeight, angle, direction }, joint) {
    const { column, pitch } = shapeOf(tileWidth, tileHeight, angle, joint);
    const across = 2 * (column + joint);
    return direction === 'vertical'
      ? { width: across, height: pitch, tiles: 2 }
      : { width: pitch, height: across, tiles: 2 };
  },

  derive({ tileWidth, tileHeight, angle }, joint) {
    const { column, rise, endCut } = shapeOf(tileWidth, tileHeight, angle, joint);
    return {
      columnWidthMm: column,
      riseMm: rise,
      endCutMm: endCut,
      overallLengthMm: tileHeight + tileWidth / Math.tan((angle * Math.PI) / 180),
      peakAngleDeg: 2 * angle,
    };
  },

  // Swapping the axes mirrors the layout, and the mirror image of a left-handed plank is a right-handed one.
  kinds: ({ direction }) => (direction === 'vertical' ? ['left', 'right'] : ['right', 'left']),
  kindLabels: 'kind.chevron',
});

interface Shape {
  /** Width of a column without its joint. */
  readonly column: number;
  readonly rise: number;
  /** Length of the mitred end, along the spine. */
  readonly endCut: number;
  /** Pitch of planks along the spine; more than end cut + joint, since joints are measured square to the planks. */
  readonly pitch: number;
}

function shapeOf(width: number, longEdge: number, angleDeg: number, joint: number): Shape {
  const sin = Math.sin((angleDeg * Math.PI) / 180);
  const cos = Math.cos((angleDeg * Math.PI) / 180);
  return { column: longEdge * sin, rise: longEdge * cos, endCut: width / sin, pitch: (width + joint) / sin };
}

function uprightTiling({ column, rise, endCut, pitch }: Shape, joint: number): Tiling {
  const second = column + joint;
  return {
    motif: [
      [
        { x: 0, y: rise },
        { x: column, y: 0 },
        { x: column, y: endCut },
        { x: 0, y: rise + endCut },
      ],
      [
        { x: second, y: 0 },
        { x: second + column, y: rise },
        { x: second + column, y: rise + endCut },
        { x: second, y: endCut },
      ],
    ],
    repeat: [
      { x: 2 * second, y: 0 },
      { x: 0, y: pitch },
    ],
  };
}
