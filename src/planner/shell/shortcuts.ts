// Keys that work wherever the focus is, except in text fields.

import type { Session } from '../state/session.ts';
import { stepsOf } from '../state/steps.ts';

/** Fields that use these keys themselves. */
const TYPING = 'input:not([type=range],[type=color],[type=radio],[type=checkbox]),textarea,select';

/** Listens for undo, redo and help. */
export function listenForShortcuts(session: Session, openHelp: () => void): void {
  addEventListener('keydown', (event) => {
    const { target, altKey, shiftKey } = event;
    if (event.defaultPrevented || altKey || (target instanceof Element && target.matches(TYPING))) return;
    if (document.querySelector('dialog[open]')) return;
    const key = event.key.toLowerCase();
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && key === 'z') shiftKey ? stepsOf(session).redo() : stepsOf(session).undo();
    else if (isCommand && key === 'y') stepsOf(session).redo();
    else if (!isCommand && key === '?') openHelp();
    else return;
    event.preventDefault();
  });
}
