// The cutouts: rectangles as figures or text, and shapes by their corners.

import { say } from '../../words/index.ts';
import { NumberField } from '../fields/NumberField.tsx';
import { speak, useLang, useSession } from '../state/context.ts';
import type { Change, CornerCm, Draft, RectangleCm } from '../state/draft.ts';
import type { Phrase } from '../words.ts';
import { NumbersText, RoomMistakes } from './MarkedText.tsx';
import {
  boxAround,
  changeOf,
  listed,
  middleOf,
  type RingCm,
  ringOfRectangle,
  type Shapes,
  shapesOf,
} from './shapes.ts';
import { words } from './words.ts';

const NEW_CM = 40;
const MOST_CM = 20_000;
/** The origin of changes made by the buttons. */
const ACTIONS = 'cutouts';

/** A new square in the middle of the room's box. */
function newRing([{ ring }]: Shapes): RingCm {
  const { width, height } = boxAround(ring);
  const size = Math.min(NEW_CM, Math.floor(Math.min(width, height) / 2) || 1);
  const [x, y] = middleOf(ring).map((cm) => Math.round(cm - size / 2));
  return ringOfRectangle({ x, y, w: size, h: size });
}

/** The shapes with a copy of one of them, placed to its right. */
function doubled(shapes: Shapes, at: number): Shapes {
  const { kind, ring } = shapes[at];
  const { width } = boxAround(ring);
  return shapes.toSpliced(at + 1, 0, { kind, ring: ring.map(([x, y]) => [x + width, y]) });
}

interface ActionProps {
  readonly says: Phrase;
  /** The cutout it acts on, if any. */
  readonly about?: string;
  readonly put: (shapes: Shapes) => Shapes;
}

/** A button that replaces the shapes. */
function Action({ says, about, put }: ActionProps) {
  const session = useSession();
  const change = (draft: Draft) => changeOf(draft, put(shapesOf(draft)));
  return (
    <button type="button" class={about && 'bare'} onClick={() => void session.propose({ origin: ACTIONS, change })}>
      {speak(says)}
      {about && <span class="unseen">: {about}</span>}
    </button>
  );
}

export function Cutouts({ draft: { subtract = [], holes = [] } }: { readonly draft: Draft }) {
  const lang = useLang();
  return (
    <section class="room-part">
      <h3>{speak(words.cutouts)}</h3>
      {subtract.map((rectangle, i) => (
        // The index is the only identity of a cutout.
        <Rectangle key={i} rectangle={rectangle} index={i} />
      ))}
      {holes.map((ring, i) => {
        const name = say(lang, 'cutout.hole', { n: i + 1 });
        return (
          <div key={i} class="room-cutout">
            <NumbersText
              label={name}
              origin={`hole-${i}`}
              text={ring.join(' ')}
              form="x,y"
              change={(corners) =>
                ({ holes = [] }) => ({
                  holes: holes.map((each, at) => (at === i ? (corners as unknown as CornerCm[]) : each)),
                })}
            />
            <Action says={words.remove} about={name} put={(shapes) => shapes.toSpliced(1 + subtract.length + i, 1)} />
          </div>
        );
      })}
      <div class="room-row">
        <Action says={words.addRectangle} put={(all) => [...all, { kind: 'rectangle', ring: newRing(all) }]} />
        <Action says={words.addHole} put={(all) => [...all, { kind: 'hole', ring: newRing(all) }]} />
      </div>
      <RoomMistakes origin={ACTIONS} />
      <details>
        <summary>{speak(words.asText)}</summary>
        <NumbersText
          label={speak(words.asText)}
          hint="140,0,40,60; 10,10,20,20"
          origin="subtract"
          text={subtract.map(({ x, y, w, h }) => [x, y, w, h].join()).join('; ')}
          form="x,y,w,h"
          change={(all) => ({ subtract: listed(all.map(([x, y, w, h]) => ({ x, y, w, h }))) })}
        />
      </details>
    </section>
  );
}

interface RectangleProps {
  readonly rectangle: RectangleCm;
  readonly index: number;
}

function Rectangle({ rectangle, index }: RectangleProps) {
  const name = say(useLang(), 'cutout.rectangle', { n: index + 1 });
  const labels = { x: 'x', y: 'y', w: speak(words.width), h: speak(words.height) };
  const at = 1 + index;
  return (
    <fieldset class="room-cutout">
      <legend>{name}</legend>
      {(['x', 'y', 'w', 'h'] as const).map((key) => (
        <NumberField
          key={key}
          label={labels[key]}
          unit="cm"
          value={rectangle[key]}
          min={key < 'x' ? 0.1 : undefined}
          max={MOST_CM}
          origin={`rectangle-${index}-${key}`}
          change={(value) =>
            ({ subtract = [] }): Change => ({
              subtract: subtract.map((each, i) => (i === index ? { ...each, [key]: value } : each)),
            })}
        />
      ))}
      <div class="room-row">
        <Action says={words.duplicate} about={name} put={(shapes) => doubled(shapes, at)} />
        <Action says={words.remove} about={name} put={(shapes) => shapes.toSpliced(at, 1)} />
      </div>
    </fieldset>
  );
}
