// The fields of the look: a material, a photo from the device, how much the shades vary, and whether hatching and marks are left out.

import { useSignal } from '@preact/signals';
import { useId, useRef } from 'preact/hooks';
import { MOST_SHADE } from '../../drawing/materials.ts';
import { formatMeasure } from '../../words/index.ts';
import { slide } from '../fields/sliding.ts';
import { speak, useLang, useSession } from '../state/context.ts';
import { newGesture } from '../state/gesture.ts';
import { lookOf, withLook } from './look.ts';
import { MaterialField } from './MaterialField.tsx';
import { keepPhoto } from './photo.ts';

const ORIGIN = 'look';

export function LookForm() {
  const session = useSession();
  const lang = useLang();
  const id = useId();
  const gesture = useRef('');
  const isUnread = useSignal(false);
  const { photo, shade = 0, clean = false } = lookOf(session.planned.value?.draft ?? {});
  const take = async (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    if (!file) return;
    try {
      const kept = await keepPhoto(file);
      isUnread.value = false;
      await session.propose({ change: withLook({ photo: kept, material: undefined }), origin: ORIGIN });
    } catch {
      isUnread.value = true;
    }
    // The same file can be chosen again.
    input.value = '';
  };
  const vary = (value: number) => {
    gesture.current ||= newGesture(ORIGIN);
    const change = withLook({ shade: value > 0 ? value : undefined });
    void session.propose({ change, origin: ORIGIN, gesture: gesture.current });
  };
  return (
    <div class="look-form">
      <MaterialField />
      <label for={`${id}-photo`}>{speak('look.photo')}</label>
      <input
        id={`${id}-photo`}
        type="file"
        accept="image/*"
        aria-describedby={`${id}-note ${id}-mistake`}
        onChange={({ currentTarget }) => void take(currentTarget)}
      />
      <div id={`${id}-mistake`} class="field-mistakes" aria-live="polite">
        {isUnread.value && <p>{speak('look.unread')}</p>}
      </div>
      {photo !== undefined && (
        <button
          type="button"
          onClick={() => void session.propose({ change: withLook({ photo: undefined }), origin: ORIGIN })}
        >
          {speak('look.remove')}
        </button>
      )}
      <label for={`${id}-shade`}>
        {speak('look.shade')} <span>{formatMeasure(lang, shade, '%')}</span>
      </label>
      <input
        id={`${id}-shade`}
        type="range"
        min={0}
        max={MOST_SHADE}
        value={shade}
        aria-valuetext={formatMeasure(lang, shade, '%')}
        onPointerDown={() => slide(session)}
        onInput={({ currentTarget }) => vary(currentTarget.valueAsNumber)}
        onChange={() => {
          gesture.current = '';
        }}
      />
      <p id={`${id}-note`} class="look-note">
        {speak('look.note')}
      </p>
      <label class="look-check">
        <input
          type="checkbox"
          checked={clean}
          onChange={({ currentTarget }) =>
            void session.propose({ change: withLook({ clean: currentTarget.checked || undefined }), origin: ORIGIN })
          }
        />
        {speak('look.clean')}
      </label>
    </div>
  );
}
