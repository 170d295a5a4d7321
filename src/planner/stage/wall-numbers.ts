// Numbers of walls on the plan, while they are chosen by their numbers.

import { signal } from '@preact/signals';

export const areWallsNumbered = signal(false);

function follow({ currentTarget }: { readonly currentTarget: EventTarget | null }): void {
  areWallsNumbered.value = (currentTarget as Element).matches(':focus-within, :hover');
}

/** Attributes for what names walls by their numbers: the plan shows them while it has the pointer or the focus. */
export const NUMBERS_WALLS = { onFocusIn: follow, onFocusOut: follow, onMouseEnter: follow, onMouseLeave: follow };
