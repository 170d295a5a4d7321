// Vertical running bond: tiles in columns, each column offset downwards. The twin of bricks.

import { bondParameter, offsetParameter } from './bond.ts';
import { bricks } from './bricks.ts';
import { definePattern } from './contract.ts';
import { tileLength } from './parameters.ts';
import { swapAxes, swapSides } from './swap.ts';

interface Brick {
  readonly tileWidth: number;
  readonly tileHeight: number;
  readonly offset: number;
  readonly bond?: 'stepped' | 'alternate';
}

export const verticalBricks = definePattern({
  ...bricks,
  id: 'vertical-bricks-pattern',
  parameters: {
    tileWidth: tileLength('param.tileWidth', 100),
    tileHeight: tileLength('param.tileHeight.column', 200),
    offset: offsetParameter,
    bond: bondParameter,
  },

  tiling(values, joint) {
    return swapAxes(bricks.tiling(laidDown(values), joint));
  },

  rectangularRepeat(values, joint) {
    return swapSides(bricks.rectangularRepeat(laidDown(values), joint));
  },

  derive(values, joint) {
    return bricks.derive(laidDown(values), joint);
  },
});

function laidDown({ tileWidth, tileHeight, ...others }: Brick): Brick {
  return { ...others, tileWidth: tileHeight, tileHeight: tileWidth };
}
