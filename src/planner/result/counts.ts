// Counts of the plan as texts.

import { useComputed } from '@preact/signals';
import { formatCount, formatMeasure } from '../../words/index.ts';
import { useLang, useSession } from '../state/context.ts';

type Count = 'total' | 'whole' | 'cut' | 'wastePercent' | 'sliverCount';

/** A count as text that follows a drag at once: nothing is rendered when it changes. */
export function useCount(name: Count) {
  return useComputed(() => {
    const lang = useLang();
    const count = useSession().planned.value?.answer.tiles[name];
    if (count === undefined) return '–';
    return name === 'wastePercent' ? formatMeasure(lang, count, '%') : formatCount(lang, count);
  });
}
