// The door to printing. Most visits end without paper, so it is loaded when it is first asked for.

import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { tell } from '../frame/notice.ts';
import { words } from '../frame/words.ts';
import { usePhrase } from '../state/context.ts';
import type { PrintForm, PrintProps } from './PrintForm.tsx';

const loaded = signal<{ readonly PrintForm: typeof PrintForm } | null>(null);

export function PrintDialog(props: PrintProps) {
  const say = usePhrase();
  const { open, onClose } = props;
  useEffect(() => {
    if (!open || loaded.peek()) return;
    import('./Cuts.tsx').then(
      (cuts) => {
        loaded.value = cuts;
      },
      () => {
        tell({ text: say(words.undrawn) });
        onClose();
      },
    );
  }, [open]);
  return loaded.value && <loaded.value.PrintForm {...props} />;
}
