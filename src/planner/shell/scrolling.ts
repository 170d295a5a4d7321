// Each section of the panel keeps its own scroll position.

import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Section } from '../state/sections.ts';

/** In a low window the panel scrolls as a whole, otherwise only the part below the tabs. */
interface Position {
  readonly panel: number;
  readonly part: number;
}

/** Attributes for the panel, whose `.shell-scroll` shows a section. */
export function useOwnScroll(shown: Section) {
  const panel = useRef<HTMLElement>(null);
  /** Whether a section was shown before. */
  const isOpened = useRef(false);
  const kept = useRef(new Map<Section, Position>()).current;
  const part = () => panel.current?.querySelector('.shell-scroll');
  useLayoutEffect(() => {
    const [whole, inner] = [panel.current, part()];
    if (!whole || !inner) return;
    const tabs = whole.querySelector<HTMLElement>('.shell-tabs')?.offsetTop ?? 0;
    // A section that is opened for the first time begins at its top, with the tabs at that of a panel that scrolls.
    const { panel: top, part: below } = kept.get(shown) ?? { panel: isOpened.current ? tabs : 0, part: 0 };
    isOpened.current = true;
    whole.scrollTop = top;
    inner.scrollTop = below;
  }, [shown]);
  return {
    ref: panel,
    // Scroll events do not bubble.
    onScrollCapture: () => {
      kept.set(shown, { panel: panel.current?.scrollTop ?? 0, part: part()?.scrollTop ?? 0 });
    },
  };
}
