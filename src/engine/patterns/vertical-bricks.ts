// Running bond turned upright: tiles in standing columns, each column pushed down. The twin of bricks.

import { offsetParameter } from './bond.ts';
import { bricks } from './bricks.ts';
import { definePattern } from './contract.ts';
import { tileLength } from './parameters.ts';
import { swapAxes } from './swap.ts';

interface Brick {
  readonly tileWidth: number;
  readonly tileHeight: number;
  readonly offset: number;
}

export const verticalBricks = definePattern({
  id: 'vertical-bricks-pattern',
  parameters: {
    tileWidth: tileLength('param.tileWidth', 100),
    tileHeight: tileLength('param.tileHeight', 200),
    offset: offsetParameter,
  },
  defaultJoint: bricks.defaultJoint,
  ordinaryWastePercent: bricks.ordinaryWastePercent,

  tiling(values, joint) {
    return swapAxes(bricks.tiling(laidDown(values), joint));
  },

  rectangularRepeat(values, joint) {
    const { width, height, tiles } = bricks.rectangularRepeat(laidDown(values), joint);
    return { width: height, height: width, tiles };
  },

  ownFigures: bricks.ownFigures,
  derive(values, joint) {
    return bricks.derive(laidDown(values), joint);
  },
});

function laidDown({ tileWidth, tileHeight, offset }: Brick): Brick {
  return { tileWidth: tileHeight, tileHeight: tileWidth, offset };
}
