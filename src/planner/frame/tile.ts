// Takes the tile that the page around the frame sends.

import { signal } from '@preact/signals';
import { framedDraft, type Mistake, readFramedTile, SERVICE_LIMITS } from '../../wire/index.ts';
import { sameMaterial } from '../plans/material.ts';
import { useSession } from '../state/context.ts';
import type { Draft } from '../state/draft.ts';
import { readMessage } from './messages.ts';
import { tell } from './parent.ts';

const ORIGIN = 'tile';

/** The word by which the start of every plan is searched; null if the tile has one of its own. */
export const startWord = signal<string | null>(null);

/** The query of the tile on the screen, as it was sent. */
export const shownTile = signal('');

/** Takes a message; a tile that cannot be planned in the room changes nothing. */
export async function takeMessage(data: unknown): Promise<void> {
  const message = readMessage(data);
  if (message === null) return;
  if ('error' in message) return tell({ type: 'tilewright:refused', code: 'message-unknown', param: null, ...message });
  const { tile } = message;
  if (tile.length > SERVICE_LIMITS.queryCharacters) {
    const error = `A tile has at most ${SERVICE_LIMITS.queryCharacters} characters.`;
    return tell({ type: 'tilewright:refused', code: 'query-too-long', param: null, error });
  }
  const read = readFramedTile(tile);
  if (!read.ok) return refuse(read.mistakes[0]);
  const session = useSession();
  const { draft: text, startWord: word, lang, units } = framedDraft(read);
  const next: Draft = JSON.parse(text);
  const change = (draft: Draft) => ({ ...sameMaterial(next)(draft), start: next.start });
  const wordBefore = startWord.value;
  startWord.value = word ?? null;
  if (await session.propose({ origin: ORIGIN, change })) {
    shownTile.value = tile;
    session.units.value = units;
    if (lang !== session.lang.value) await session.speak(lang);
    document.documentElement.lang = lang;
    return;
  }
  startWord.value = wordBefore;
  const [mistake] = session.mistakes.value.get(ORIGIN) ?? [];
  session.forget(ORIGIN);
  if (mistake) refuse(mistake);
}

function refuse({ code, param, message: error }: Mistake): void {
  tell({ type: 'tilewright:refused', code, param: param ?? null, error });
}
