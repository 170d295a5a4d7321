// Rooms to try, each a card with its outline.

import { say } from '../../words/index.ts';
import { fitView } from '../stage/sight.ts';
import { useDesk, useLang } from '../state/context.ts';
import type { Draft } from '../state/draft.ts';
import { EXAMPLES } from './examples.ts';
import { boxAround, type RingCm, ringOfRectangle, type Shapes, shapesOf } from './shapes.ts';

const MARGIN_CM = 20;

function pathOf(ring: RingCm): string {
  return `M${ring.join('L')}Z`;
}

function Outline({ outer, holes, rectangles }: Shapes) {
  const { left, top, width, height } = boxAround(outer);
  const box = [left - MARGIN_CM, top - MARGIN_CM, width + 2 * MARGIN_CM, height + 2 * MARGIN_CM];
  const cutouts = [...holes, ...rectangles.map(ringOfRectangle)];
  return (
    <svg viewBox={box.join(' ')} aria-hidden="true">
      <path d={pathOf(outer)} />
      <path class="room-cut" d={cutouts.map(pathOf).join('')} />
    </svg>
  );
}

export function Examples() {
  const lang = useLang();
  const desk = useDesk();
  const show = async (draft: Draft) => {
    const isPlanned = await desk.propose({ origin: 'examples', change: draft, replaces: true });
    const { value: planned } = desk.planned;
    if (isPlanned && planned) fitView(planned.laid);
  };
  return (
    <section class="room-part">
      <h3>{say(lang, 'page.rooms')}</h3>
      <div class="room-cards">
        {EXAMPLES.map(({ name, draft }) => (
          <button key={name} type="button" onClick={() => void show(draft)}>
            <Outline {...shapesOf(draft)} />
            {say(lang, name)}
          </button>
        ))}
      </div>
    </section>
  );
}
