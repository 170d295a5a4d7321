// Keys that work wherever the focus is, as long as nobody is typing.

import type { Desk } from '../state/desk.ts';

const WITHOUT_TEXT: readonly string[] = ['range', 'color', 'radio', 'checkbox', 'button'];

/** Whether keys belong to the text at hand: a field has an undo of its own. */
function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !WITHOUT_TEXT.includes(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

/** Listens for undo, redo and help; the function that is returned stops it. */
export function listenForShortcuts(desk: Desk, openHelp: () => void): () => void {
  const listen = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || isTyping(event.target) || document.querySelector('dialog[open]'))
      return;
    const key = event.key.toLowerCase();
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && key === 'z') void (event.shiftKey ? desk.redo() : desk.undo());
    else if (isCommand && key === 'y') void desk.redo();
    else if (!isCommand && key === '?') openHelp();
    else return;
    event.preventDefault();
  };
  addEventListener('keydown', listen);
  return () => removeEventListener('keydown', listen);
}
