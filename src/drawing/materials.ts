// Entry point of the materials that tiles are shown in: for the planner's canvas, and for swatches of the patterns. An entry
// of its own, like png.ts: drawings of plans are plain.

export { type FieldTile, fieldOf } from './materials/field.ts';
export { type Lie, lieOn } from './materials/lie.ts';
export {
  MATERIAL_NAMES,
  MATERIALS,
  type Material,
  type MaterialName,
  type OwnMaterial,
  ownMaterialOf,
} from './materials/materials.ts';
export { cutFor, MOST_SHADE, shadeOf, spread } from './materials/shade.ts';
export { drawSwatch, SWATCH } from './materials/swatch.ts';
export { meanOf, pixelsOf, TEXTURE_PX } from './materials/texture.ts';
export { partsOf, shaded, tonesIn } from './materials/tones.ts';
