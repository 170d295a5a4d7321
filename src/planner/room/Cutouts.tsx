// The cutouts: rectangles as figures or text, circles as figures, and shapes by their corners.

import { say, type WordKey } from '../../words/index.ts';
import { NumberField } from '../fields/NumberField.tsx';
import { speak, useLang, useSession } from '../state/context.ts';
import type { Change, CircleCm, CornerCm, Draft, RectangleCm } from '../state/draft.ts';
import { AddCutouts } from './cutouts/AddCutouts.tsx';
import { NumbersText, RoomMistakes } from './MarkedText.tsx';
import { boxAround, changeOf, listed, type Shapes, shapesOf } from './shapes.ts';

const MOST_CM = 20_000;
/** The origin of changes made by the buttons. */
const ACTIONS = 'cutouts';

/** The change that replaces the shapes. */
function shaped(put: (shapes: Shapes) => Shapes) {
  return (draft: Draft): Change => changeOf(draft, put(shapesOf(draft)));
}

/** The change that replaces the circles. */
function circled(put: (circles: readonly CircleCm[]) => readonly CircleCm[]) {
  return (draft: Draft): Change => ({ circles: listed(put(draft.circles ?? [])) });
}

/** The shapes with a copy of one of them, placed to its right. */
function doubled(shapes: Shapes, at: number): Shapes {
  const { kind, ring } = shapes[at];
  const { width } = boxAround(ring);
  return shapes.toSpliced(at + 1, 0, { kind, ring: ring.map(([x, y]) => [x + width, y]) });
}

interface ActionProps {
  readonly says: WordKey;
  /** The cutout it acts on, if any. */
  readonly about?: string;
  readonly change: (draft: Draft) => Change;
}

/** A button that changes the cutouts. */
function Action({ says, about, change }: ActionProps) {
  const session = useSession();
  return (
    <button type="button" class={about && 'bare'} onClick={() => void session.propose({ origin: ACTIONS, change })}>
      {speak(says)}
      {about && <span class="unseen">: {about}</span>}
    </button>
  );
}

export function Cutouts({ draft: { subtract = [], circles = [], holes = [] } }: { readonly draft: Draft }) {
  const lang = useLang();
  return (
    <section class="room-part">
      <h3>{speak('room.cutouts')}</h3>
      {subtract.map((rectangle, i) => (
        // The index is the only identity of a cutout.
        <Rectangle key={i} rectangle={rectangle} index={i} />
      ))}
      {circles.map((circle, i) => (
        <Circle key={i} circle={circle} index={i} />
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
            <Action
              says="room.remove"
              about={name}
              change={shaped((shapes) => shapes.toSpliced(1 + subtract.length + i, 1))}
            />
          </div>
        );
      })}
      <AddCutouts />
      <RoomMistakes origin={ACTIONS} />
      <details>
        <summary>{speak('room.asText')}</summary>
        <NumbersText
          label={speak('room.asText')}
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
  const labels = {
    x: speak('room.cornerX'),
    y: speak('room.cornerY'),
    w: speak('room.width'),
    h: speak('room.height'),
  };
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
        <Action says="shell.duplicate" about={name} change={shaped((shapes) => doubled(shapes, at))} />
        <Action says="room.remove" about={name} change={shaped((shapes) => shapes.toSpliced(at, 1))} />
      </div>
    </fieldset>
  );
}

interface CircleProps {
  readonly circle: CircleCm;
  readonly index: number;
}

function Circle({ circle, index }: CircleProps) {
  const name = say(useLang(), 'cutout.circle', { n: index + 1 });
  const labels = { x: speak('room.centreX'), y: speak('room.centreY'), d: speak('room.diameter') };
  return (
    <fieldset class="room-cutout">
      <legend>{name}</legend>
      {(['x', 'y', 'd'] as const).map((key) => (
        <NumberField
          key={key}
          label={labels[key]}
          unit="cm"
          value={circle[key]}
          min={key === 'd' ? 0.1 : undefined}
          max={MOST_CM}
          origin={`circle-${index}-${key}`}
          change={(value) => circled((all) => all.map((each, i) => (i === index ? { ...each, [key]: value } : each)))}
        />
      ))}
      <div class="room-row">
        <Action
          says="shell.duplicate"
          about={name}
          change={circled((all) => all.toSpliced(index + 1, 0, { ...circle, x: circle.x + circle.d }))}
        />
        <Action says="room.remove" about={name} change={circled((all) => all.toSpliced(index, 1))} />
      </div>
    </fieldset>
  );
}
