// What a cut takes, and the smallest piece that is allowed. Few people change them, so they are folded.

import { LIMITS, usualStripLimits } from '../../engine/index.ts';
import { NumberField } from '../fields/NumberField.tsx';
import { speak } from '../state/context.ts';
import type { Planned } from '../state/session.ts';

export function Cutting({ planned: { draft, laid } }: { readonly planned: Planned }) {
  const { min, max, default: usualKerf } = LIMITS.kerf;
  const { kerf = usualKerf, minCut = Math.max(...usualStripLimits(laid.layout, laid.lattice)) } = draft;
  return (
    <details class="pattern-cutting">
      <summary>{speak('laying.cutting')}</summary>
      <NumberField
        label={speak('laying.kerf')}
        unit="mm"
        value={kerf}
        min={min}
        max={max}
        step={0.5}
        origin="kerf"
        change={(value) => ({ kerf: value === usualKerf ? undefined : value })}
        cleared={{ kerf: undefined }}
      />
      <NumberField
        label={speak('laying.minCut')}
        unit="mm"
        value={minCut}
        {...LIMITS.minCut}
        step={5}
        origin="minCut"
        change={(value) => ({ minCut: value })}
        cleared={{ minCut: undefined }}
      />
    </details>
  );
}
