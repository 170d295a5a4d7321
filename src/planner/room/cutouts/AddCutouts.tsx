// The buttons that add a cutout: of a free size and form, or ready in its usual size.

import { formatLength, formatSize } from '../../../words/index.ts';
import { notify } from '../../page/notice.ts';
import { middleOfStage } from '../../stage/viewport.ts';
import { speak, useNotation, useSession } from '../../state/context.ts';
import type { CornerCm } from '../../state/draft.ts';
import type { Session } from '../../state/session.ts';
import { toPlan, view } from '../../state/view.ts';
import { selectedHandle } from '../edit/editing.ts';
import { changeOf, ringOfRectangle, type Shape, shapesOf } from '../shapes.ts';
import { type CutoutSpot, placeFor, type SizeCm } from './placing.ts';
import { READY } from './ready.ts';

/** The origin of changes made by the buttons; its mistakes are shown below them. */
const ADDING = 'cutouts';
/** Sizes of a cutout without a usual one, the first that fits. */
const SIZES_CM = [40, 20, 10, 5, 1];
const FORMS = [
  ['rectangle', 'room.addRectangle'],
  ['circle', 'room.addCircle'],
  ['hole', 'room.addHole'],
] as const;

/** Adds a cutout where it fits, and selects it. */
async function add(session: Session, kind: Shape['kind'], sizes: readonly SizeCm[], where: CutoutSpot): Promise<void> {
  const draft = session.planned.value?.draft;
  if (!draft) return;
  const shapes = shapesOf(draft);
  const { x, y } = toPlan(view.value, middleOfStage());
  const near: CornerCm = [x / 10, y / 10];
  const place = sizes.map((size) => placeFor(shapes, size, where, near)).find((found) => found !== undefined);
  if (!place) return notify({ text: speak('cutouts.noPlace') });
  const all = [...shapes, { kind, ring: ringOfRectangle(place) }];
  if (!(await session.propose({ origin: ADDING, change: changeOf(draft, all) }))) return;
  // The shapes are sorted by kind: the new one is the last of its own.
  const now = shapesOf(session.planned.value?.draft ?? {});
  selectedHandle.value = `body-${now.findLastIndex((shape) => shape.kind === kind)}-0`;
}

export function AddCutouts() {
  const session = useSession();
  const notation = useNotation();
  return (
    <>
      <div class="room-row">
        {FORMS.map(([kind, name]) => (
          <button
            key={kind}
            type="button"
            onClick={() =>
              add(
                session,
                kind,
                SIZES_CM.map((cm) => ({ w: cm, h: cm })),
                'middle',
              )
            }
          >
            {speak(name)}
          </button>
        ))}
      </div>
      <p class="room-hint">{speak('cutouts.ready')}</p>
      <div class="room-row">
        {READY.map(({ name, w, h, where, isRound }) => (
          <button
            key={name}
            type="button"
            onClick={() => add(session, isRound ? 'circle' : 'rectangle', [{ w, h }], where)}
          >
            {speak(name)}{' '}
            <small>{isRound ? `Ø ${formatLength(notation, w, 'cm')}` : formatSize(notation, [w, h], 'cm')}</small>
          </button>
        ))}
      </div>
    </>
  );
}
