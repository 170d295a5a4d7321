// The dialog before printing. Most visits end without paper, so what it shows is loaded when it is first opened.

import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { tell } from '../frame/notice.ts';
import { words } from '../frame/words.ts';
import { usePhrase } from '../state/context.ts';
import type { PrintForm } from './PrintForm.tsx';
import './cuts.css';

interface PrintDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function PrintDialog({ open, onClose }: PrintDialogProps) {
  const say = usePhrase();
  const dialog = useRef<HTMLDialogElement>(null);
  const loaded = useSignal<{ readonly Form: typeof PrintForm } | null>(null);
  useEffect(() => {
    if (!open) return;
    import('./PrintForm.tsx').then(
      ({ PrintForm }) => {
        loaded.value = { Form: PrintForm };
        if (!dialog.current?.open) dialog.current?.showModal();
      },
      () => {
        tell({ text: say(words.undrawn) });
        onClose();
      },
    );
  }, [open]);
  const Form = loaded.value?.Form;
  return (
    <dialog ref={dialog} class="cuts-print" aria-labelledby="print-title" onClose={onClose}>
      {Form && <Form open={open} close={() => dialog.current?.close()} />}
    </dialog>
  );
}
