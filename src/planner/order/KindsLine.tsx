// The tiles to buy of each kind, below the headline, for patterns that need several.

import { useLang } from '../state/context.ts';
import type { Planned } from '../state/session.ts';
import { kindsText } from './kinds.ts';

export function KindsLine({ planned }: { readonly planned: Planned }) {
  const text = kindsText(planned, useLang());
  return text === '' ? null : <p class="order-kinds">{text}</p>;
}
