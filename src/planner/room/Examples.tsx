// Rooms to try, each a card with its outline.

import { say } from '../../words/index.ts';
import { welcomeIsOver } from '../begin/first-visit.ts';
import { beginWith } from '../plans/commands.ts';
import { EXAMPLES } from '../plans/examples.ts';
import { useNotation } from '../state/context.ts';
import type { Draft } from '../state/draft.ts';
import { boxAround, shapesOf } from './shapes.ts';

const MARGIN_CM = 20;

/** The walls with the cutouts over them. */
export function Outline({ draft }: { readonly draft: Draft }) {
  const shapes = shapesOf(draft);
  const { left, top, width, height } = boxAround(shapes[0].ring);
  const box = [left - MARGIN_CM, top - MARGIN_CM, width + 2 * MARGIN_CM, height + 2 * MARGIN_CM];
  return (
    <svg viewBox={box.join(' ')} aria-hidden="true">
      {shapes.map(({ ring }, i) => (
        <path key={i} d={`M${ring.join('L')}Z`} />
      ))}
    </svg>
  );
}

export function Examples() {
  const { lang, units } = useNotation();
  const show = (draft: Draft) => {
    welcomeIsOver();
    return beginWith(draft);
  };
  return (
    <section class="room-part">
      <h3>{say(lang, 'page.rooms')}</h3>
      <div class="room-cards">
        {EXAMPLES.map(({ name, drafts }) => (
          <button key={name} type="button" onClick={() => void show(drafts[units])}>
            <Outline draft={drafts[units]} />
            {say(lang, name)}
          </button>
        ))}
      </div>
      <p>
        <a href={`/gallery?lang=${lang}`}>{say(lang, 'page.gallery')}</a>
      </p>
    </section>
  );
}
