// On phones, where warnings are below all settings: the first one directly below the figures, with its button.

import { isAtBest } from '../search/best.ts';
import { useNotation } from '../state/context.ts';
import type { Planned } from '../state/session.ts';
import { adviceOn } from './advice.ts';
import { WarningButton } from './Findings.tsx';

export function Attention({ planned }: { readonly planned: Planned }) {
  const [first] = adviceOn(planned, useNotation(), isAtBest.value);
  if (!first?.isWarning) return null;
  return (
    <div class="result-attention">
      <p>{first.text}</p>
      <WarningButton remedy={first.remedy} />
    </div>
  );
}
