// Typing into a field of the draft: a text is in hand until it is settled, is tried whenever the typing rests, and gives way
// to the accepted value when that changes elsewhere.

import { useEffect, useRef, useState } from 'preact/hooks';
import { useSession } from '../state/context.ts';
import type { Origin, Proposal } from '../state/session.ts';

/** How long typing rests before it is tried. */
const REST_MS = 150;

let gestures = 0;

/** A name for a gesture that is about to begin at a place: everything proposed by it is one step of undo. */
export function newGesture(origin: Origin): string {
  gestures++;
  return `${origin}#${gestures}`;
}

/** The change that a text stands for; null when it cannot be read. */
export type Reader = (text: string) => Proposal['change'] | null;

export interface Typing {
  /** What stands in the field while it is worked on; null while it shows the accepted value. */
  readonly typed: string | null;
  /** Whether the text could not even be read. */
  readonly isUnread: boolean;
  /** Takes a key stroke. */
  type(text: string): void;
  /** Takes a text and tries it at once. */
  enter(text: string): void;
  /** Tries what is still untried and, if all is well, goes back to showing the accepted value. */
  settle(): void;
  /** Gives up what was typed. */
  leave(): void;
}

interface Hand {
  text: string | null;
  tried: string | null;
  outcome: Promise<boolean>;
  /** Empty between gestures. */
  gesture: string;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** Typing at a place of the draft whose accepted value is `value`. */
export function useTyping(origin: Origin, value: unknown, read: Reader): Typing {
  const session = useSession();
  const [typed, setTyped] = useState<string | null>(null);
  const [isUnread, setUnread] = useState(false);
  const hand = useRef<Hand>({
    text: null,
    tried: null,
    outcome: Promise.resolve(true),
    gesture: '',
    timer: undefined,
  }).current;

  const write = (text: string | null) => {
    clearTimeout(hand.timer);
    hand.text = text;
    setTyped(text);
  };
  const attempt = (text: string) => {
    clearTimeout(hand.timer);
    const change = read(text);
    hand.tried = text;
    hand.gesture ||= newGesture(origin);
    setUnread(change === null);
    hand.outcome =
      change === null ? Promise.resolve(false) : session.propose({ change, origin, gesture: hand.gesture });
  };
  const leave = () => {
    write(null);
    hand.tried = null;
    setUnread(false);
    session.forget(origin);
  };
  const settle = async () => {
    const { text } = hand;
    if (text === null) return;
    if (hand.tried !== text) attempt(text);
    hand.gesture = '';
    if ((await hand.outcome) && hand.text === text) leave();
  };
  // What is in hand gives way to a new value, and to nothing else.
  useEffect(() => {
    if (hand.gesture === '') leave();
  }, [value]);
  // A field that goes away has nothing more to try.
  useEffect(() => () => clearTimeout(hand.timer), [hand]);

  return {
    typed,
    isUnread,
    type(text) {
      write(text);
      // An emptied field is about to be filled again; what it stands for is asked when it is left.
      if (text.trim() !== '') hand.timer = setTimeout(() => attempt(text), REST_MS);
    },
    enter(text) {
      write(text);
      attempt(text);
    },
    settle: () => void settle(),
    leave,
  };
}
