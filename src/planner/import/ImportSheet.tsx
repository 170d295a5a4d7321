// The sheet of a file that is opened: while it is read, the question for its unit, and the rooms in it to choose from.

import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { FoundRooms, Unit } from '../../import/index.ts';
import { say, type WordKey } from '../../words/index.ts';
import { Action } from '../page/Icon.tsx';
import { speak, useLang } from '../state/context.ts';
import type { DrawingOutcome } from '../state/messages.ts';
import { Changes } from './Changes.tsx';
import { ChooseRooms } from './ChooseRooms.tsx';
import { useReading } from './reading.ts';
import { UnitQuestion } from './UnitQuestion.tsx';

export interface ImportSheetProps {
  readonly file: File;
  readonly onAnother: () => void;
  readonly onClose: () => void;
}

export function ImportSheet({ file, onAnother, onClose }: ImportSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const unit = useSignal<Unit | undefined>(undefined);
  const asked = useSignal<Extract<FoundRooms, { kind: 'unit-needed' }> | null>(null);
  const { outcome, hasWords } = useReading(file, unit);
  useEffect(() => dialog.current?.showModal(), []);
  if (outcome && outcome !== 'fault' && outcome.kind === 'unit-needed') asked.value = outcome;
  const close = () => dialog.current?.close();
  return (
    <dialog ref={dialog} class="import-sheet" aria-labelledby="import-title" onClose={onClose}>
      <form method="dialog">
        <h2 id="import-title">{hasWords ? speak('drawings.roomsIn', { name: file.name }) : speak('room.open')}</h2>
        <Action icon="close" name={speak('shell.close')} class="lone bare" type="submit" />
      </form>
      {hasWords && (
        <>
          {asked.value && <UnitQuestion {...asked.value} chosen={unit} />}
          <Found outcome={outcome} name={file.name} onUsed={close} />
          <footer>
            <button type="button" class="bare" onClick={onAnother}>
              {speak('drawings.another')}
            </button>
            <small>{speak('drawings.stays')}</small>
          </footer>
        </>
      )}
    </dialog>
  );
}

interface FoundProps {
  readonly outcome: DrawingOutcome | 'fault' | null;
  readonly name: string;
  readonly onUsed: () => void;
}

function Found({ outcome, name, onUsed }: FoundProps) {
  const lang = useLang();
  if (outcome === null) {
    const text = speak('drawings.reading', { name });
    return (
      <p role="status" class="import-reading">
        {text} <progress aria-label={text} />
      </p>
    );
  }
  if (outcome === 'fault') return <Refused text={speak('drawings.unread')} />;
  if (outcome.kind === 'refused') {
    return <Refused text={say(lang, `drawings.refused.${outcome.code}` as WordKey, outcome.values)} />;
  }
  if (outcome.kind === 'unit-needed') return null;
  return (
    <>
      {outcome.rooms.length > 0 ? (
        <ChooseRooms key={outcome} rooms={outcome.rooms} onUsed={onUsed} />
      ) : (
        <Refused text={speak('drawings.noRooms')} />
      )}
      <Changes remarks={outcome.remarks} isOpen={outcome.rooms.length === 0} />
    </>
  );
}

function Refused({ text }: { readonly text: string }) {
  return (
    <div class="field-mistakes" role="alert">
      <p>{text}</p>
    </div>
  );
}
