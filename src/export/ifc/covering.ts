// A surface as a covering, with its quantities, its figures and its material. It is one slab with the outline of the tiled
// floor, or it consists of its pieces.

import { shortNameOf, signedArea, tileLengthsOf } from '../../engine/index.ts';
import type { Placement } from '../placing.ts';
import { areasOf, type ModelSurface, THICKNESS, upward } from '../surface.ts';
import type { Model } from './model.ts';
import { addPieces } from './pieces.ts';
import { list, NONE, real, text, typed, type Value } from './step.ts';

const MM2_IN_M2 = 1e6;
const RADIANS = Math.PI / 180;
/** The set of our own properties. */
const FIGURES = 'Tilewright_Tiling';

export interface CoveringTask {
  readonly place: Placement;
  readonly withPieces: boolean;
}

/** Adds the covering of a surface, which is the `index`-th of the model. */
export function addCovering(model: Model, surface: ModelSurface, index: number, task: CoveringTask): Value {
  const { geometry, file } = model;
  const { name, pattern, plan } = surface;
  const placement = geometry.placed(model.level, task.place);
  const covering = file.add(
    'IFCCOVERING',
    ...[model.guid(`covering ${index}`), NONE, text(name || pattern), text(`${pattern}, ${surface.tile}`), NONE],
    ...[placement, task.withPieces ? NONE : shapeOf(model, surface), NONE],
    plan.room.kind === 'wall' ? '.CLADDING.' : '.FLOORING.',
  );
  if (task.withPieces) addPieces(model, surface, { covering, placement, index });
  describe(model, surface, index, covering);
  const material = model.material(surface.tile, surface.colors.tiles[0]);
  const layer = file.add('IFCMATERIALLAYER', material, real(THICKNESS), NONE, NONE, NONE, NONE, NONE);
  const layers = file.add('IFCMATERIALLAYERSET', list([layer]), NONE, NONE);
  model.relate('IFCRELASSOCIATESMATERIAL', `covering ${index}`, list([covering]), layers);
  return covering;
}

/** The tiled floor as slabs, joints included. */
function shapeOf(model: Model, { plan, colors }: ModelSurface): Value {
  const solids = areasOf(plan.floor).map(({ outer, holes }) => {
    const solid = model.geometry.solid({ outer: upward(outer), holes: holes.map((hole) => upward(hole)) }, THICKNESS);
    model.paint(solid, colors.tiles[0]);
    return solid;
  });
  return model.geometry.shape(model.body, solids);
}

function describe(model: Model, surface: ModelSurface, index: number, covering: Value): void {
  const { plan, tile, withReuse } = surface;
  const { tiles } = plan;
  const thing = `covering ${index}`;
  const gross = Math.abs(signedArea(plan.room.outer)) / MM2_IN_M2;
  model.quantities('Qto_CoveringBaseQuantities', thing, covering, {
    lengths: { Width: THICKNESS },
    areas: { GrossArea: gross, NetArea: plan.floor.areaMm2 / MM2_IN_M2 },
  });
  model.properties('Pset_CoveringCommon', thing, covering, {
    Reference: typed('IFCIDENTIFIER', text(tile)),
    Finish: typed('IFCTEXT', text(tile)),
  });
  const [length, width = length] = [...tileLengthsOf(plan.pattern, plan.parameters)].sort((a, b) => b - a);
  const mm = (value: number) => typed('IFCLENGTHMEASURE', real(value));
  const count = (value: number) => typed('IFCINTEGER', String(value));
  model.properties(FIGURES, thing, covering, {
    Pattern: typed('IFCLABEL', text(shortNameOf(plan.pattern))),
    TileLength: mm(length),
    TileWidth: mm(width),
    Joint: mm(plan.joint),
    EdgeGap: mm(plan.edge),
    Rotation: typed('IFCPLANEANGLEMEASURE', real(0 - Number(plan.parameters.rotation) * RADIANS)),
    StartX: mm(plan.start.x),
    StartY: mm(0 - plan.start.y),
    TilesToBuy: count(tiles.total),
    TilesToBuyWithReuse: withReuse === null ? null : count(withReuse),
    WholeTiles: count(tiles.whole),
    CutTiles: count(tiles.cut),
    WastePercent: typed('IFCREAL', real(tiles.wastePercent)),
    LaidArea: typed('IFCAREAMEASURE', real(tiles.laidAreaMm2 / MM2_IN_M2)),
  });
}
