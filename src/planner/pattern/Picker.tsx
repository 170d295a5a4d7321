// The patterns as pictures to choose from, with the name of the hovered or chosen one below.

import { useState } from 'preact/hooks';
import { PATTERNS, type Pattern, shortNameOf } from '../../engine/index.ts';
import { label } from '../../words/index.ts';
import { Mistakes } from '../fields/Mistakes.tsx';
import { withNextMaterial } from '../look/materials.ts';
import { speak, useLang, useSession } from '../state/context.ts';
import { previewOf, SIZE } from './preview.ts';

const ORIGIN = 'pattern';

export function Picker({ chosen }: { readonly chosen: Pattern }) {
  const lang = useLang();
  const session = useSession();
  const [pointedAt, setPointedAt] = useState<Pattern | null>(null);
  // Subscribes to mistakes: after a refused choice the buttons render again and check the accepted one.
  const isMistaken = session.mistakes.value.has(ORIGIN);
  // Parameters belong to one pattern; start and joint apply to all.
  const choose = (pattern: Pattern) =>
    void session.propose({
      change: (draft) => ({
        ...withNextMaterial(chosen, pattern)(draft),
        pattern: shortNameOf(pattern),
        parameters: undefined,
        colors: undefined,
      }),
      origin: ORIGIN,
    });
  const shown = pointedAt ?? chosen;
  return (
    <fieldset class="pattern-picker" aria-describedby="pattern-mistakes">
      <legend>{speak('ui.pattern')}</legend>
      <div class="pattern-grid" onPointerLeave={() => setPointedAt(null)}>
        {PATTERNS.map((pattern) => (
          <label key={pattern.id} title={nameOf(pattern)} onPointerEnter={() => setPointedAt(pattern)}>
            <input
              type="radio"
              name="pattern"
              checked={pattern === chosen}
              aria-invalid={isMistaken && pattern === chosen}
              onChange={() => choose(pattern)}
            />
            <Picture pattern={pattern} />
            <span class="unseen">{nameOf(pattern)}</span>
          </label>
        ))}
      </div>
      <Mistakes id="pattern-mistakes" origin={ORIGIN} />
      <p class="pattern-name">{nameOf(shown)}</p>
      <p class="pattern-description">{label(lang, `description.${shortNameOf(chosen)}`)}</p>
    </fieldset>
  );

  function nameOf(pattern: Pattern): string {
    return label(lang, `pattern.${shortNameOf(pattern)}`);
  }
}

function Picture({ pattern }: { readonly pattern: Pattern }) {
  return (
    <svg viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
      {previewOf(pattern).map(({ path, color }) => (
        <path key={path} fill={color} d={path} />
      ))}
    </svg>
  );
}
