// The pieces of a covering as parts of it. Whole tiles are copies of one solid for each tile of the motif; each piece of a cut
// tile has an outline of its own.

import type { TilePlace } from '../../engine/index.ts';
import { eachCutPiece, eachWhole, type ModelSurface, outlineOf, THICKNESS } from '../surface.ts';
import type { Model } from './model.ts';
import { list, NONE, type Value } from './step.ts';

interface Parent {
  readonly covering: Value;
  readonly placement: Value;
  /** The place of the surface in the model. */
  readonly index: number;
}

/** Adds the pieces of a surface as parts of its covering. */
export function addPieces(model: Model, { plan, colors }: ModelSurface, { covering, placement, index }: Parent): void {
  const { geometry, file, body } = model;
  const parts: Value[] = [];
  const add = ({ motif, place, row }: TilePlace, part: number, at: Value, shape: Value) => {
    const guid = model.guid(`part ${index} ${motif} ${place} ${row} ${part}`);
    parts.push(file.add('IFCBUILDINGELEMENTPART', guid, NONE, NONE, NONE, "'TILE'", at, shape, NONE, '.USERDEFINED.'));
  };
  const copied = new Map<number, Value>();
  const copyOf = (motif: number): Value => {
    const known = copied.get(motif);
    if (known) return known;
    const solid = geometry.solid({ outer: outlineOf(plan, motif), holes: [] }, THICKNESS);
    model.paint(solid, colors.tiles[motif]);
    const copy = geometry.repeated(body, solid);
    copied.set(motif, copy);
    return copy;
  };
  eachWhole(plan, (tile, { x, y }) => {
    add(tile, 0, geometry.moved(placement, { x, y: 0 - y }), geometry.copy(body, copyOf(tile.motif)));
  });
  eachCutPiece(plan, (tile, area, part) => {
    const solid = geometry.solid(area, THICKNESS);
    model.paint(solid, colors.tiles[tile.motif]);
    add(tile, part, placement, geometry.shape(body, [solid]));
  });
  model.relate('IFCRELAGGREGATES', `parts ${index}`, covering, list(parts));
}
