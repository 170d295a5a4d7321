// The starts that a tiler would put before a customer, as cards: a picture, the figures and the sentence. A press applies
// the start.

import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { ChoiceAnswer } from '../../wire/index.ts';
import { formatCount, formatLength, type WordKey } from '../../words/index.ts';
import { paintSmall } from '../compare/picture.ts';
import { foundChoices } from '../search/found.ts';
import { applyStart } from '../search/search.ts';
import { speak, useNotation, useSession } from '../state/context.ts';
import { bodyOf } from '../state/draft.ts';
import type { Planned } from '../state/session.ts';
import './choices.css';

const PICTURE = { width: 112, height: 84 };

const NAMES: Readonly<Record<ChoiceAnswer['start'], WordKey>> = {
  best: 'choices.best',
  thrift: 'choices.thrift',
  center: 'choices.center',
  'wall:1': 'choices.wall',
  'door:1': 'choices.door',
};

export function Choices() {
  const found = foundChoices.now.value;
  const planned = useSession().planned.value;
  const list = useRef<HTMLUListElement>(null);
  // They may be below the edge of the panel when they are found.
  useEffect(() => list.current?.scrollIntoView({ block: 'nearest' }), [found]);
  if (found === null || planned === null) return null;
  const { startCm } = planned.answer.pattern;
  return (
    <ul ref={list} class="choices" aria-label={speak('choices.title')}>
      {found.map((choice) => (
        <li key={choice.start}>
          <Card
            choice={choice}
            planned={planned}
            isHere={choice.startCm.x === startCm.x && choice.startCm.y === startCm.y}
          />
        </li>
      ))}
    </ul>
  );
}

interface CardProps {
  readonly choice: ChoiceAnswer;
  readonly planned: Planned;
  readonly isHere: boolean;
}

function Card({ choice: { start, startCm, tiles, sentence }, planned, isHere }: CardProps) {
  const notation = useNotation();
  const { narrowestCutMm } = tiles;
  const figures = [
    `${speak('ui.tilesToBuy')} ${formatCount(notation.lang, tiles.total)}`,
    `${speak('result.cut')} ${formatCount(notation.lang, tiles.cut)}`,
    ...(narrowestCutMm === null
      ? []
      : [`${speak('ui.narrowestCut')} ${formatLength(notation, narrowestCutMm, 'mm', 1)}`]),
    speak('orderForm.plannedReused', { count: formatCount(notation.lang, tiles.tilesWithReuse) }),
  ];
  return (
    <button type="button" class="choice" aria-pressed={isHere} onClick={() => void applyStart(startCm)}>
      <Picture planned={planned} start={startCm} />
      <span class="choice-figures">
        <strong>{speak(NAMES[start])}</strong>
        {figures.map((figure) => (
          <span key={figure}>{figure}</span>
        ))}
      </span>
      <span class="choice-sentence">{sentence}</span>
    </button>
  );
}

/** The plan from a start, painted once it is planned. */
function Picture({ planned, start }: { readonly planned: Planned; readonly start: ChoiceAnswer['startCm'] }) {
  const session = useSession();
  const canvas = useRef<HTMLCanvasElement>(null);
  const laid = useSignal<Planned | null>(null);
  const draft = { ...planned.draft, start };
  const basis = JSON.stringify(bodyOf(draft));
  useEffect(() => {
    let isCurrent = true;
    void session.check(draft).then((outcome) => {
      if (isCurrent) laid.value = outcome.ok ? { draft, plan: '', ...outcome } : null;
    });
    return () => {
      isCurrent = false;
    };
  }, [basis]);
  useEffect(() => {
    if (canvas.current && laid.value) paintSmall(canvas.current, laid.value, PICTURE);
  }, [laid.value]);
  return <canvas ref={canvas} style={{ width: `${PICTURE.width}px`, height: `${PICTURE.height}px` }} />;
}
