// Ways to begin: the kind of room, drawing it, and on the first visit the examples, under one sentence that says what
// this is.

import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { welcomeIsOver } from '../../begin/first-visit.ts';
import { speak } from '../../state/context.ts';
import type { Draft } from '../../state/draft.ts';
import { KindPicker } from './RoomForm.tsx';

interface BeginProps {
  readonly draft: Draft;
  readonly isFirst: boolean;
  /** Further ways to begin. */
  readonly children: ComponentChildren;
}

export function Begin({ draft, isFirst, children }: BeginProps) {
  const id = useId();
  return (
    <section class={`begin ${isFirst ? 'first' : ''}`} aria-labelledby={isFirst ? id : undefined}>
      {isFirst && (
        <header>
          <h3 id={id}>{speak('begin.begin')}</h3>
          <button
            type="button"
            class="bare"
            aria-label={speak('shell.close')}
            title={speak('shell.close')}
            onClick={welcomeIsOver}
          >
            ×
          </button>
          <p>{speak('begin.what')}</p>
        </header>
      )}
      <KindPicker draft={draft} />
      {children}
    </section>
  );
}
