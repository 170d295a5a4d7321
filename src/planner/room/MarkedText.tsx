// A text of words, walls or corners, that marks the words it cannot read where they stand.

import type { ComponentChildren, Ref } from 'preact';
import { useId } from 'preact/hooks';
import { Mistakes, type MistakesProps, useIsMistaken } from '../frame/Mistakes.tsx';
import type { Sentence } from '../frame/sentences.ts';
import type { Typing } from '../frame/typing.ts';
import { useDesk, useLang } from '../state/context.ts';
import type { Origin } from '../state/desk.ts';
import { phrase } from '../words.ts';
import { tokensOf } from './walk.ts';
import { spokenMistake, words } from './words.ts';

export interface MarkedTextProps {
  readonly label: string;
  readonly hint?: string;
  readonly origin: Origin;
  /** The accepted text. */
  readonly text: string;
  readonly typing: Typing;
  readonly isGood: (token: string) => boolean;
  /** What each word should look like, `x,y` for example. */
  readonly form: string;
  /** What the owner has to say; it comes before all else. */
  readonly own?: Sentence | null;
  readonly area?: Ref<HTMLTextAreaElement>;
  /** What to do about it. */
  readonly children?: ComponentChildren;
}

export function MarkedText({ label, hint, origin, text, typing, isGood, form, own, area, children }: MarkedTextProps) {
  const lang = useLang();
  const id = useId();
  const shown = typing.typed ?? text;
  const unread = typing.isUnread ? tokensOf(shown).find((token) => !isGood(token)) : undefined;
  const isMistaken = useIsMistaken(origin) || typing.isUnread;
  const told = unread === undefined ? null : { text: phrase(lang, words.unread, { token: unread, form }), lang };
  return (
    <div class="room-text">
      <label for={id}>{label}</label>
      <div class="room-marked">
        <div aria-hidden="true">
          {shown.split(/(\s+)/).map((part, i) => (tokensOf(part).every(isGood) ? part : <mark key={i}>{part}</mark>))}
          {'\u200b'}
        </div>
        <textarea
          id={id}
          ref={area}
          value={shown}
          spellcheck={false}
          autocomplete="off"
          autocapitalize="characters"
          aria-invalid={isMistaken}
          aria-describedby={`${id}-mistakes ${id}-hint`}
          onInput={({ currentTarget }) => typing.type(currentTarget.value)}
          onBlur={typing.settle}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && typing.typed !== null) typing.leave();
            else if (event.key === 'Enter') typing.settle();
            else return;
            event.preventDefault();
          }}
        />
      </div>
      <RoomMistakes id={`${id}-mistakes`} origin={origin} own={own ?? told} />
      {children}
      <p id={`${id}-hint`} class="room-hint">
        {hint}
      </p>
    </div>
  );
}

/** The sentences about a room at a place, in the reader's language where there are such. */
export function RoomMistakes({ id = '', origin, own }: Partial<MistakesProps> & Pick<MistakesProps, 'origin'>) {
  const lang = useLang();
  const told = useDesk().mistakes.value.get(origin);
  return <Mistakes id={id || `${origin}-mistakes`} origin={origin} own={own ?? spokenMistake(lang, told?.[0])} />;
}
