// The material that tiles are shown in. What the materials are is in src/drawing; their textures are loaded later.

import { MATERIALS, type MaterialName, ownMaterialOf } from '../../drawing/materials.ts';
import type { Pattern } from '../../engine/index.ts';
import type { Change, Draft } from '../state/draft.ts';
import { type Look, lookOf, withLook } from './look.ts';

/** The name of the material of a look. Plans from files may name one that there is not; they have none. */
export function materialNameOf({ material = '' }: Look): MaterialName | undefined {
  return Object.hasOwn(MATERIALS, material) ? (material as MaterialName) : undefined;
}

/**
 * The change that shows a material instead of another or a photo; undefined shows none. Joints and shades follow it
 * until they are chosen.
 */
export function withMaterial(name: MaterialName | undefined) {
  return (draft: Draft): Change => {
    const look = lookOf(draft);
    const before = materialNameOf(look);
    const [from, to] = [before && MATERIALS[before], name && MATERIALS[name]];
    return {
      ...withLook({
        material: name,
        photo: name === undefined ? look.photo : undefined,
        shade: look.shade === from?.shade ? to?.shade : look.shade,
      })(draft),
      ...(draft.gapColor === from?.joint && { gapColor: to?.joint }),
    };
  };
}

/** The part of a change of the pattern that shows the next one's own material where the last one's was shown. */
export function withNextMaterial(from: Pattern, to: Pattern) {
  return (draft: Draft): Change => {
    const [before, after] = [ownMaterialOf(from).name, ownMaterialOf(to).name];
    return materialNameOf(lookOf(draft)) === before && before !== after ? withMaterial(after)(draft) : {};
  };
}
