// Zoom, snapping, chalk lines and the legend, in the lower corners of the stage.

import { cutoutsOf } from '../../engine/index.ts';
import { Action } from '../page/Icon.tsx';
import { speak, useSession } from '../state/context.ts';
import { isClean } from './painting/finish.ts';
import { canvasPaletteOf } from './painting/palette.ts';
import { isChalkShown, isSnapping } from './start.ts';
import { fitView, ZOOM_STEP, zoomBy } from './viewport.ts';

export function Controls() {
  const session = useSession();
  const actions = {
    nearer: () => zoomBy(ZOOM_STEP),
    farther: () => zoomBy(1 / ZOOM_STEP),
    fit: () => session.planned.value && fitView(session.planned.value.laid),
    snap: () => {
      isSnapping.value = !isSnapping.value;
    },
    chalk: () => {
      isChalkShown.value = !isChalkShown.value;
    },
  };
  return (
    <div class="stage-foot">
      <div class="stage-controls">
        {(['nearer', 'farther', 'fit', 'snap', 'chalk'] as const).map((name) => (
          <Action
            key={name}
            icon={name}
            name={speak(`view.${name}`)}
            class="lone"
            aria-pressed={name === 'snap' ? isSnapping.value : name === 'chalk' ? isChalkShown.value : undefined}
            onClick={actions[name]}
          />
        ))}
      </div>
      <Legend />
    </div>
  );
}

function Legend() {
  const session = useSession();
  const planned = session.planned.value;
  if (!planned) return null;
  const { tiles, signal, hatches } = canvasPaletteOf(planned);
  const { cut, sliverCount } = planned.answer.tiles;
  // A clean view does not tell tiles apart.
  const told = isClean.value ? 0 : 1;
  const hatched = `repeating-linear-gradient(135deg, ${hatches[0]}80 0 1px, transparent 1px 4px) ${tiles[0]}`;
  const chips = [
    ['ui.wholeTiles', told, tiles[0]],
    ['ui.cutTiles', told * cut, hatched],
    ['ui.slivers', told * sliverCount, signal],
    ['ui.cutout', cutoutsOf(planned.laid.room).length, ''],
  ] as const;
  return (
    <ul class="stage-legend">
      {chips.map(([word, count, background]) => (
        <li key={word} hidden={count === 0}>
          <i class={background ? '' : 'stage-crossed'} style={{ background }} />
          {speak(word)}
        </li>
      ))}
      <li>{speak(session.units.value === 'imperial' ? 'drawing.unitImperial' : 'drawing.unit')}</li>
    </ul>
  );
}
