// The materials as swatches to choose from.

import { useEffect, useId, useRef } from 'preact/hooks';
import { MATERIAL_NAMES, MATERIALS, type MaterialName, ownMaterialOf, pixelsOf } from '../../drawing/materials.ts';
import { patternByName } from '../../engine/index.ts';
import { speak, useSession } from '../state/context.ts';
import { lookOf } from './look.ts';
import { canvasOf } from './material-image.ts';
import { materialNameOf, withMaterial } from './materials.ts';

const SWATCH = { px: 96, share: 0.4 };

export function MaterialField() {
  const session = useSession();
  const name = useId();
  const { draft = {}, answer } = session.planned.value ?? {};
  const look = lookOf(draft);
  const pattern = answer && patternByName(answer.pattern.id);
  const own = pattern && ownMaterialOf(pattern).name;
  const chosen = look.photo === undefined ? materialNameOf(look) : undefined;
  const choose = (material: MaterialName | undefined) =>
    void session.propose({ change: withMaterial(material), origin: 'look' });
  return (
    <fieldset class="look-materials">
      <legend>{speak('look.material')}</legend>
      <div>
        {[undefined, ...MATERIAL_NAMES].map((material) => (
          <label key={material ?? ''}>
            <input type="radio" name={name} checked={chosen === material} onChange={() => choose(material)} />
            {material ? <Swatch material={material} /> : <i class="look-plain" />}
            {speak(material ? `look.${material}` : 'look.plain')}
            {material !== undefined && material === own && <small>{speak('look.own')}</small>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Swatch({ material }: { readonly material: MaterialName }) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    place.current?.replaceChildren(canvasOf(pixelsOf(material, MATERIALS[material].color, SWATCH), SWATCH.px));
  }, [material]);
  return <i ref={place} />;
}
