// Zoom, snapping and the legend, in the lower corners of the stage.

import { say } from '../../words/index.ts';
import { useDesk, useLang, usePhrase } from '../state/context.ts';
import { ZOOM_STEP } from './keys.ts';
import { paletteOf } from './palette.ts';
import { fitView, zoomBy } from './sight.ts';
import { isSnapping } from './start.ts';
import { words } from './words.ts';

const ICONS = {
  nearer: 'M10 4v12M4 10h12',
  farther: 'M4 10h12',
  fit: 'M4 8V4h4M12 4h4v4M16 12v4h-4M8 16H4v-4',
  snap: 'M5 4v6a5 5 0 0 0 10 0V4M5 7h3M12 7h3M8 4v6a2 2 0 0 0 4 0V4M5 4h3M12 4h3',
};

export function Controls() {
  const desk = useDesk();
  const speak = usePhrase();
  const actions = {
    nearer: () => zoomBy(ZOOM_STEP),
    farther: () => zoomBy(1 / ZOOM_STEP),
    fit: () => desk.planned.value && fitView(desk.planned.value.laid),
  };
  return (
    <div class="stage-foot">
      <div class="stage-controls">
        {(['nearer', 'farther', 'fit'] as const).map((name) => (
          <button
            type="button"
            key={name}
            title={speak(words[name])}
            aria-label={speak(words[name])}
            onClick={actions[name]}
          >
            <Icon path={ICONS[name]} />
          </button>
        ))}
        <button
          type="button"
          title={speak(words.snap)}
          aria-label={speak(words.snap)}
          aria-pressed={isSnapping.value}
          onClick={() => {
            isSnapping.value = !isSnapping.value;
          }}
        >
          <Icon path={ICONS.snap} />
        </button>
      </div>
      <Legend />
    </div>
  );
}

function Icon({ path }: { readonly path: string }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

function Legend() {
  const lang = useLang();
  const planned = useDesk().planned.value;
  if (!planned) return null;
  const { tiles, signal, hatch } = paletteOf(planned);
  const { holes, rectangles } = planned.laid.room;
  const hatched = `repeating-linear-gradient(135deg, ${hatch}80 0 1px, transparent 1px 4px) ${tiles[0]}`;
  const chips = [
    { word: 'ui.wholeTiles', background: tiles[0], isThere: true },
    { word: 'ui.cutTiles', background: hatched, isThere: planned.answer.tiles.cut > 0 },
    { word: 'ui.slivers', background: signal, isThere: planned.answer.tiles.sliverCount > 0 },
    { word: 'ui.cutout', background: '', isThere: holes.length + rectangles.length > 0 },
  ] as const;
  return (
    <ul class="stage-legend">
      {chips.map(({ word, background, isThere }) => (
        <li key={word} hidden={!isThere}>
          <i class={background ? undefined : 'stage-crossed'} style={{ background }} />
          {say(lang, word)}
        </li>
      ))}
      <li>{say(lang, 'drawing.unit')}</li>
    </ul>
  );
}
