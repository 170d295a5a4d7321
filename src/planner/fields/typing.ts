// Typing into a field of the draft. The text is proposed when typing pauses, kept until it is committed, and replaced by
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
  commit(): void;
  /** Discards the text. */
  discard(): void;
}

interface TypingState {
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
  const state = useRef<TypingState>({
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
    clearTimeout(state.timer);
    if (state.text === null) Object.assign(state, { value, plan });
    state.text = text;
    setTyped(text);
  };
  const submit = (text: string) => {
    clearTimeout(state.timer);
    const change = read(text);
    state.tried = text;
    state.gesture ||= newGesture(origin);
    setUnread(change === null);
    if (change === null) session.refuse(origin);
    state.outcome =
      change === null ? Promise.resolve(false) : session.propose({ change, origin, gesture: state.gesture });
  };
  const discard = () => {
    write(null);
    state.tried = null;
    setUnread(false);
    session.forget(origin);
  };
  const commit = async () => {
    const { text } = state;
    if (text === null) return;
    if (state.tried !== text) submit(text);
    const { gesture } = state;
    state.gesture = '';
    const isAccepted = await state.outcome;
    // What was accepted on the way to a text that is refused was never meant: of `60x30`, the 60.
    if (!isAccepted) await session.withdraw(gesture, origin);
    else if (state.text === text) discard();
  };
  // A new accepted value replaces the text, and so does another plan; the value from before the text does not.
  useEffect(() => {
    if (state.gesture === '' && (value !== state.value || plan !== state.plan)) discard();
  }, [value, plan]);
  // An unmounted field proposes nothing, and its mistake goes with it.
  useEffect(
    () => () => {
      clearTimeout(state.timer);
      session.forget(origin);
    },
    [state, origin],
  );

  return {
    typed,
    isUnread,
    type(text) {
      write(text);
      // An empty field is usually about to be filled, so it is only read when it loses the focus; until then, what was
      // wrong with the text before no longer matters.
      if (text.trim() !== '') state.timer = setTimeout(() => submit(text), REST_MS);
      else {
        setUnread(false);
        session.forget(origin);
      }
    },
    enter(text) {
      write(text);
      submit(text);
    },
    commit: () => void commit(),
    discard,
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
