// The way to open a drawing or a scan: a button, or a file that is dropped on the page. The rest is loaded with a file.

import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { followDrops } from '../page/drops.ts';
import { lazy } from '../page/lazy.tsx';
import { speak } from '../state/context.ts';
import './import.css';

const ImportSheet = lazy(() => import('./ImportSheet.tsx').then((part) => part.ImportSheet));

/** Names of files that can be read, for the chooser. What is in a file counts. */
const ACCEPTED = '.dxf,.svg,.geojson,.json,.ifc,.xml';

export function OpenDrawing() {
  const field = useRef<HTMLInputElement>(null);
  const opened = useSignal<File | null>(null);
  useEffect(() => followDrops((file) => (opened.value = file)), []);
  const { value: file } = opened;
  return (
    <>
      <button type="button" id="room-open" onClick={() => field.current?.click()}>
        {speak('room.open')}
      </button>
      <input
        ref={field}
        type="file"
        accept={ACCEPTED}
        hidden
        aria-label={speak('room.open')}
        onChange={({ currentTarget }) => {
          opened.value = currentTarget.files?.[0] ?? null;
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
      {file && (
        <ImportSheet
          key={file}
          file={file}
          onAnother={() => field.current?.click()}
          onClose={() => {
            if (opened.peek() === file) opened.value = null;
          }}
        />
      )}
    </>
  );
}
