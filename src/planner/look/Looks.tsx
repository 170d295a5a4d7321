// The folded part of the section of the pattern with the look of the tiles; its code is loaded when it is unfolded.

import { useSignal } from '@preact/signals';
import { lazy } from '../page/lazy.tsx';
import { speak } from '../state/context.ts';
import './look.css';

const LookForm = lazy(() => import('./LookForm.tsx').then((part) => part.LookForm));

export function Looks() {
  const isOpen = useSignal(false);
  return (
    <details onToggle={({ currentTarget }) => (isOpen.value = currentTarget.open)}>
      <summary>{speak('look.title')}</summary>
      {isOpen.value && <LookForm />}
    </details>
  );
}
