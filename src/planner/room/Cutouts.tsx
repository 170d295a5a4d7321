// What is cut out of the floor: rectangles by their figures or as text, and shapes by their corners.

import { say } from '../../words/index.ts';
import { NumberField } from '../frame/NumberField.tsx';
import { useTyping } from '../frame/typing.ts';
import { useDesk, useLang, usePhrase } from '../state/context.ts';
import type { Change, Draft, RectangleCm } from '../state/draft.ts';
import { MarkedText, RoomMistakes } from './MarkedText.tsx';
import {
  boxAround,
  isCorner,
  isRectangle,
  type RingCm,
  rectanglesOfText,
  ringOfRectangle,
  ringOfText,
  shapesOf,
  textOfRectangles,
  textOfRing,
} from './shapes.ts';
import { tokensOf } from './walk.ts';
import { words } from './words.ts';

const NEW_CM = 40;
/** Where the mistakes of the buttons are told. */
const ACTIONS = 'cutouts';

/** A new rectangle in the middle of the room's box. */
function newRectangle(draft: Draft): RectangleCm {
  const { left, top, width, height } = boxAround(shapesOf(draft).outer);
  const size = Math.min(NEW_CM, Math.floor(Math.min(width, height) / 2) || 1);
  return { x: Math.round(left + (width - size) / 2), y: Math.round(top + (height - size) / 2), w: size, h: size };
}

function subtracted(rectangles: readonly RectangleCm[]): Change {
  return { subtract: rectangles.length > 0 ? rectangles : undefined };
}

function holed(holes: readonly RingCm[]): Change {
  return { holes: holes.length > 0 ? holes : undefined };
}

export function Cutouts({ draft }: { readonly draft: Draft }) {
  const desk = useDesk();
  const phrased = usePhrase();
  const { subtract = [], holes = [] } = draft;
  const propose = (change: (draft: Draft) => Change) => () => void desk.propose({ origin: ACTIONS, change });
  return (
    <section class="room-part">
      <h3>{phrased(words.cutouts)}</h3>
      {subtract.map((rectangle, i) => (
        // A cutout is its place in the list.
        <Rectangle key={i} rectangle={rectangle} index={i} />
      ))}
      {holes.map((ring, i) => (
        <Hole key={i} ring={ring} index={i} />
      ))}
      <div class="room-row">
        <button
          type="button"
          onClick={propose((draft) => subtracted([...(draft.subtract ?? []), newRectangle(draft)]))}
        >
          {phrased(words.addRectangle)}
        </button>
        <button
          type="button"
          onClick={propose((draft) => holed([...(draft.holes ?? []), ringOfRectangle(newRectangle(draft))]))}
        >
          {phrased(words.addHole)}
        </button>
      </div>
      <RoomMistakes origin={ACTIONS} />
      <details>
        <summary>{phrased(words.asText)}</summary>
        <RectanglesText rectangles={subtract} />
      </details>
    </section>
  );
}

function RectanglesText({ rectangles }: { readonly rectangles: readonly RectangleCm[] }) {
  const phrased = usePhrase();
  const text = textOfRectangles(rectangles);
  const typing = useTyping('subtract', text, (typed) =>
    tokensOf(typed.replaceAll(';', ' ')).every(isRectangle) ? subtracted(rectanglesOfText(typed)) : null,
  );
  const field = { origin: 'subtract', text, typing, isGood: isRectangle, form: 'x,y,w,h' };
  return <MarkedText label={phrased(words.asText)} hint="140,0,40,60; 10,10,20,20" {...field} />;
}

interface RectangleProps {
  readonly rectangle: RectangleCm;
  readonly index: number;
}

const MOST_CM = 20_000;

function Rectangle({ rectangle, index }: RectangleProps) {
  const lang = useLang();
  const desk = useDesk();
  const phrased = usePhrase();
  const name = say(lang, 'cutout.rectangle', { n: index + 1 });
  const origin = `rectangle-${index}`;
  const labels = { x: 'x', y: 'y', w: phrased(words.width), h: phrased(words.height) };
  const change = (key: keyof RectangleCm) => (value: number) => (draft: Draft) =>
    subtracted((draft.subtract ?? []).map((each, i) => (i === index ? { ...each, [key]: value } : each)));
  const act = (put: (all: readonly RectangleCm[]) => RectangleCm[]) => () =>
    void desk.propose({ origin: ACTIONS, change: ({ subtract = [] }) => subtracted(put(subtract)) });
  return (
    <fieldset class="room-cutout">
      <legend>{name}</legend>
      {(['x', 'y', 'w', 'h'] as const).map((key) => (
        <NumberField
          key={key}
          label={labels[key]}
          unit="cm"
          value={rectangle[key]}
          min={key === 'x' || key === 'y' ? undefined : 0.1}
          max={MOST_CM}
          origin={`${origin}-${key}`}
          change={change(key)}
        />
      ))}
      <div class="room-row">
        <button type="button" class="bare" onClick={act((all) => all.toSpliced(index + 1, 0, beside(rectangle)))}>
          {phrased(words.duplicate)}
          <span class="unseen">: {name}</span>
        </button>
        <button type="button" class="bare" onClick={act((all) => all.toSpliced(index, 1))}>
          {phrased(words.remove)}
          <span class="unseen">: {name}</span>
        </button>
      </div>
    </fieldset>
  );
}

/** The same rectangle to the right of itself. */
function beside(rectangle: RectangleCm): RectangleCm {
  return { ...rectangle, x: Math.round((rectangle.x + rectangle.w) * 1e4) / 1e4 };
}

function Hole({ ring, index }: { readonly ring: RingCm; readonly index: number }) {
  const lang = useLang();
  const desk = useDesk();
  const phrased = usePhrase();
  const name = say(lang, 'cutout.hole', { n: index + 1 });
  const origin = `hole-${index}`;
  const text = textOfRing(ring);
  const typing = useTyping(origin, text, (typed) =>
    tokensOf(typed).every(isCorner)
      ? ({ holes = [] }) => holed(holes.map((each, i) => (i === index ? ringOfText(typed) : each)))
      : null,
  );
  const removal = { origin: ACTIONS, change: ({ holes = [] }: Draft) => holed(holes.toSpliced(index, 1)) };
  return (
    <div class="room-cutout">
      <MarkedText label={name} {...{ origin, text, typing, isGood: isCorner, form: 'x,y' }} />
      <button type="button" class="bare" onClick={() => void desk.propose(removal)}>
        {phrased(words.remove)}
        <span class="unseen">: {name}</span>
      </button>
    </div>
  );
}
