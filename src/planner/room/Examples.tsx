// Rooms to try, each a card with its outline.

import { say } from '../../words/index.ts';
import { welcomeIsOver } from '../begin/first-visit.ts';
import { beginWith } from '../plans/commands.ts';
import { EXAMPLES } from '../plans/examples.ts';
import { useNotation } from '../state/context.ts';
import type { Draft } from '../state/draft.ts';
import { surfacesOf } from '../state/surfaces.ts';
import { boxAround, type RingCm, ringsOf, shapesOf } from './shapes.ts';
import { outerOf } from './walk.ts';

const MARGIN_CM = 20;

/** The walls of all rooms with the cutouts over them; without rooms, the wall that is tiled. */
export function Outline({ draft }: { readonly draft: Draft }) {
  const floors = surfacesOf(draft).filter(({ kind }) => kind !== 'wall');
  const shown = floors.length > 0 ? floors : [draft];
  const outer = shown.flatMap((floor) => (floor.kind === 'wall' ? [outerOf(floor)] : ringsOf(floor)));
  const cutouts = shown.flatMap((floor) =>
    shapesOf(floor)
      .slice(1)
      .map(({ ring }) => ring),
  );
  const { left, top, width, height } = boxAround(outer.flat());
  const box = [left - MARGIN_CM, top - MARGIN_CM, width + 2 * MARGIN_CM, height + 2 * MARGIN_CM];
  return (
    <svg viewBox={box.join(' ')} aria-hidden="true">
      <path d={pathOf(outer)} />
      {cutouts.length > 0 && <path d={pathOf(cutouts)} />}
    </svg>
  );
}

function pathOf(rings: readonly RingCm[]): string {
  return rings.map((ring) => `M${ring.join('L')}Z`).join('');
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
