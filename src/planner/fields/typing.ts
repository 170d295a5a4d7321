// Typing into a field of the draft. The text is proposed when typing pauses, kept until it is settled, and replaced by
// the accepted value when that changes elsewhere.

import { useEffect, useRef, useState } from 'preact/hooks';
import { useSession } from '../state/context.ts';
import { newGesture } from '../state/gesture.ts';
import type { Origin, Proposal } from '../state/session.ts';

/** The pause in typing before a text is proposed. */
const REST_MS = 150;

/** The change that a text makes; null if it cannot be read. */
export type Reader = (text: string) => Proposal['change'] | null;

export interface Typing {
  /** The text being typed; null while the field shows the accepted value. */
  readonly typed: string | null;
  /** Whether the text could not be read. */
  readonly isUnread: boolean;
  /** Sets the text after a key stroke. */
  type(text: string): void;
  /** Sets a text and proposes it at once. */
  enter(text: string): void;
  /** Proposes the text if it was not proposed yet, and shows the accepted value again if it is accepted. */
  settle(): void;
  /** Discards the text. */
  leave(): void;
}

interface Hand {
  text: string | null;
  tried: string | null;
  outcome: Promise<boolean>;
  /** Empty between gestures. */
  gesture: string;
  /** The accepted value and the plan when the text began. */
  value: unknown;
  plan: string | undefined;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** Typing into a field whose accepted value is `value`. */
export function useTyping(origin: Origin, value: unknown, read: Reader): Typing {
  const session = useSession();
  const [typed, setTyped] = useState<string | null>(null);
  const [isUnread, setUnread] = useState(false);
  const hand = useRef<Hand>({
    text: null,
    tried: null,
    outcome: Promise.resolve(true),
    gesture: '',
    value,
    plan: undefined,
    timer: undefined,
  }).current;

  const plan = session.planned.value?.plan;
  const write = (text: string | null) => {
    clearTimeout(hand.timer);
    if (hand.text === null) Object.assign(hand, { value, plan });
    hand.text = text;
    setTyped(text);
  };
  const attempt = (text: string) => {
    clearTimeout(hand.timer);
    const change = read(text);
    hand.tried = text;
    hand.gesture ||= newGesture(origin);
    setUnread(change === null);
    if (change === null) session.refuse(origin);
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
    const { gesture } = hand;
    hand.gesture = '';
    const isAccepted = await hand.outcome;
    // What was accepted on the way to a text that is refused was never meant: of `60x30`, the 60.
    if (!isAccepted) await session.withdraw(gesture, origin);
    else if (hand.text === text) leave();
  };
  // A new accepted value replaces the text, and so does another plan; the value from before the text does not.
  useEffect(() => {
    if (hand.gesture === '' && (value !== hand.value || plan !== hand.plan)) leave();
  }, [value, plan]);
  // An unmounted field proposes nothing, and its mistake goes with it.
  useEffect(
    () => () => {
      clearTimeout(hand.timer);
      session.forget(origin);
    },
    [hand, origin],
  );

  return {
    typed,
    isUnread,
    type(text) {
      write(text);
      // An empty field is usually about to be filled, so it is only read when it loses the focus; until then, what was
      // wrong with the text before no longer matters.
      if (text.trim() !== '') hand.timer = setTimeout(() => attempt(text), REST_MS);
      else {
        setUnread(false);
        session.forget(origin);
      }
    },
    enter(text) {
      write(text);
      attempt(text);
    },
    settle: () => void settle(),
    leave,
  };
}

/** Notes that a field has a text which it cannot read, as long as it has. */
export function useRefusal(origin: Origin, isRefused: boolean): void {
  const session = useSession();
  useEffect(() => {
    if (!isRefused) return undefined;
    session.refuse(origin);
    return () => session.forget(origin);
  }, [origin, isRefused]);
}
