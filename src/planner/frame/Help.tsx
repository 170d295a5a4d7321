// The door to the help sheet, which is loaded when somebody first asks for it.

import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { usePhrase } from '../state/context.ts';
import type { HelpSheet } from './HelpSheet.tsx';
import { tell } from './notice.ts';
import { words } from './words.ts';

export interface HelpProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

const loaded = signal<{ readonly HelpSheet: typeof HelpSheet } | null>(null);

export function Help(props: HelpProps) {
  const say = usePhrase();
  const { open, onClose } = props;
  useEffect(() => {
    if (!open || loaded.peek()) return;
    import('./HelpSheet.tsx').then(
      (sheet) => {
        loaded.value = sheet;
      },
      () => {
        tell({ text: say(words.unloaded) });
        onClose();
      },
    );
  }, [open]);
  return loaded.value && <loaded.value.HelpSheet {...props} />;
}
