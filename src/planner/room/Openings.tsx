// The openings of a wall that is tiled: windows, doors and niches, by their place and size.

import { OPENINGS } from '../../engine/index.ts';
import { say } from '../../words/index.ts';
import { NumberField } from '../fields/NumberField.tsx';
import { speak, useLang, useSession } from '../state/context.ts';
import type { Change, Draft, OpeningCm } from '../state/draft.ts';
import { RoomMistakes } from './MarkedText.tsx';
import { boxAround, listed, shapesOf, tidy } from './shapes.ts';

const ORIGIN = 'openings';
const MOST_CM = 20_000;
/** The usual size of a window, cm. */
const WINDOW = { w: 80, h: 100 };

type Next = (openings: readonly OpeningCm[]) => readonly OpeningCm[];

const changing =
  (next: Next) =>
  ({ openings = [] }: Draft): Change => ({ openings: listed(next(openings)) });

/** A window in the middle of a wall, as large as usual or as the wall allows. */
function newWindow(draft: Draft): OpeningCm {
  const { left, top, width, height } = boxAround(shapesOf(draft)[0].ring);
  const [w, h] = [Math.min(WINDOW.w, tidy(width / 2)), Math.min(WINDOW.h, tidy(height / 2))];
  return { x: tidy(left + (width - w) / 2), y: tidy(top + (height - h) / 2), w, h, kind: 'window' };
}

export function Openings({ draft }: { readonly draft: Draft }) {
  const session = useSession();
  const { openings = [] } = draft;
  return (
    <section class="room-part">
      <h3>{speak('openings.openings')}</h3>
      {openings.map((opening, i) => (
        <OpeningFields key={i} opening={opening} index={i} />
      ))}
      <div class="room-row">
        <button
          type="button"
          onClick={() =>
            void session.propose({
              origin: ORIGIN,
              change: (now) => changing((all) => [...all, newWindow(now)])(now),
            })
          }
        >
          {speak('openings.add')}
        </button>
      </div>
      <RoomMistakes origin={ORIGIN} />
    </section>
  );
}

interface OpeningProps {
  readonly opening: OpeningCm;
  readonly index: number;
}

function OpeningFields({ opening, index }: OpeningProps) {
  const session = useSession();
  const lang = useLang();
  const name = say(lang, 'cutout.opening', { n: index + 1 });
  const change = (part: Partial<OpeningCm>) => changing((all) => all.with(index, { ...all[index], ...part }));
  const labels = { x: 'x', y: 'y', w: speak('room.width'), h: speak('rooms.height') };
  return (
    <fieldset class="room-cutout">
      <legend>{name}</legend>
      <label class="room-door">
        {speak('openings.kind')}
        <select
          value={opening.kind ?? 'window'}
          onChange={({ currentTarget }) =>
            void session.propose({
              origin: ORIGIN,
              change: change({ kind: OPENINGS[currentTarget.selectedIndex] }),
            })
          }
        >
          {OPENINGS.map((kind) => (
            <option key={kind} value={kind}>
              {speak(`opening.${kind}`)}
            </option>
          ))}
        </select>
      </label>
      {(['x', 'y', 'w', 'h'] as const).map((key) => (
        <NumberField
          key={key}
          label={labels[key]}
          unit="cm"
          value={opening[key]}
          min={key < 'x' ? 0.1 : undefined}
          max={MOST_CM}
          origin={`opening-${index}-${key}`}
          change={(value) => change({ [key]: value })}
        />
      ))}
      <div class="room-row">
        <button
          type="button"
          class="bare"
          onClick={() => void session.propose({ origin: ORIGIN, change: changing((all) => all.toSpliced(index, 1)) })}
        >
          {speak('room.remove')}
          <span class="unseen">: {name}</span>
        </button>
      </div>
    </fieldset>
  );
}
