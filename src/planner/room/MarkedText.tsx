// A text field for walls or corners that marks the words it cannot read.

import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { tokensIn } from '../../wire/index.ts';
import { Mistakes, useIsMistaken } from '../fields/Mistakes.tsx';
import { type Typing, useTyping } from '../fields/typing.ts';
import { speak, useLang } from '../state/context.ts';
import type { Origin, Proposal } from '../state/session.ts';
import { isOfForm, lengthsOf } from './shapes.ts';

interface FieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly origin: Origin;
  readonly text: string;
}

export interface MarkedTextProps extends FieldProps {
  /** Its `text` is shown. */
  readonly typing: Typing;
  /** The text in parts, and whether each can be read. */
  readonly parts: readonly { readonly text: string; readonly isGood: boolean }[];
  /** The owner's message, shown before all others. */
  readonly own: string;
  /** Buttons that resolve it. */
  readonly children?: ComponentChildren;
}

export function MarkedText({ label, hint, origin, text, typing, parts, own, children }: MarkedTextProps) {
  const id = useId();
  return (
    <div class="room-text">
      <label for={id}>{label}</label>
      <div class="room-marked">
        <div aria-hidden="true">
          {parts.map(({ text, isGood }, i) => (isGood ? text : <mark key={i}>{text}</mark>))}
          {'\u200b'}
        </div>
        <textarea
          id={id}
          value={text}
          spellcheck={false}
          autocomplete="off"
          autocapitalize="characters"
          aria-invalid={useIsMistaken(origin) || typing.isUnread}
          aria-describedby={`${id}-mistakes ${id}-hint`}
          onInput={({ currentTarget }) => typing.type(currentTarget.value)}
          onBlur={typing.commit}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && typing.typed !== null) typing.discard();
            else if (event.key === 'Enter') typing.commit();
            else return;
            event.preventDefault();
          }}
        />
      </div>
      <RoomMistakes id={`${id}-mistakes`} origin={origin} own={own} />
      {children}
      <p id={`${id}-hint`} class="room-hint">
        {hint}
      </p>
    </div>
  );
}

interface NumbersTextProps extends FieldProps {
  /** The form of each word: `x,y` or `x,y,w,h`. */
  readonly form: string;
  readonly change: (words: number[][]) => Proposal['change'];
}

/** A text of groups of lengths of one form; nothing is proposed until all of them can be read. */
export function NumbersText({ text, form, change, ...field }: NumbersTextProps) {
  const isGood = (word: string) => isOfForm(word, form);
  const isUnread = (word: string) => !isGood(word);
  const typing = useTyping(field.origin, text, (typed) =>
    tokensIn(typed).some(isUnread) ? null : change(lengthsOf(typed)),
  );
  const shown = typing.typed ?? text;
  const token = typing.isUnread ? tokensIn(shown).find(isUnread) : '';
  const own = token ? speak('room.unread', { token, form }) : '';
  const parts = shown.split(/(\s+)/).map((part) => ({ text: part, isGood: tokensIn(part).every(isGood) }));
  return <MarkedText {...field} {...{ text: shown, typing, parts, own }} />;
}

interface RoomMistakesProps {
  readonly id?: string;
  readonly origin: Origin;
  readonly own?: string;
}

/** The mistakes of a room field, or the owner's message instead. */
export function RoomMistakes({ origin, id = `${origin}-mistakes`, own }: RoomMistakesProps) {
  const lang = useLang();
  return <Mistakes id={id} origin={origin} own={own ? { text: own, lang } : null} />;
}
