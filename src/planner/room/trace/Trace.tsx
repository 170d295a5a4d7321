// The way to a picture behind the grid: unfolded by hand, or by a picture that is dropped anywhere on the page. Its code is
// loaded then, or for a plan that has a picture.

import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { followDrops } from '../../page/drops.ts';
import { lazy } from '../../page/lazy.tsx';
import { isScaleOpen, tracing } from '../../plans/tracing.ts';
import { speak } from '../../state/context.ts';
import './trace.css';

const TracePanel = lazy(() => import('./TracePanel.tsx').then((part) => part.TracePanel));

export function Trace() {
  const dropped = useSignal<File | null>(null);
  const isOpen = useSignal(false);
  const isWanted = useSignal(false);
  useEffect(
    () =>
      followDrops((file) => {
        dropped.value = file;
        isOpen.value = true;
      }),
    [],
  );
  // It folds once the scale is known, which leaves the panel to the drawing.
  useSignalEffect(() => {
    if (isScaleOpen.value) isOpen.value = false;
  });
  const isUnfolded = isOpen.value || isScaleOpen.value;
  if (isUnfolded || tracing.value) isWanted.value = true;
  return (
    <details
      class="trace"
      open={isUnfolded}
      onToggle={({ currentTarget }) => {
        // While the scale is open, nothing else can be done.
        if (isScaleOpen.peek()) currentTarget.open = true;
        else isOpen.value = currentTarget.open;
      }}
    >
      <summary>{speak('trace.title')}</summary>
      {isWanted.value && <TracePanel dropped={dropped} />}
    </details>
  );
}
