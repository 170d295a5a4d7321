// The walls of a room: to which height they are tiled, and the button that makes a surface of each.

import { BusyButton } from '../fields/BusyButton.tsx';
import { NumberField } from '../fields/NumberField.tsx';
import { speak } from '../state/context.ts';
import type { Draft } from '../state/draft.ts';
import { pageChange } from '../state/page-data.ts';
import { tileWalls, wallHeightOf } from './walls.ts';

const HEIGHTS_CM = { min: 10, max: 1000 };

export function TileWalls({ draft }: { readonly draft: Draft }) {
  return (
    <details class="room-part">
      <summary>{speak('rooms.tileWalls')}</summary>
      <div class="job-surface">
        <p class="room-hint">{speak('rooms.wallsHint')}</p>
        <NumberField
          label={speak('rooms.height')}
          unit="cm"
          value={wallHeightOf(draft)}
          {...HEIGHTS_CM}
          isBounded
          origin="walls-height"
          change={(height) => (now) => pageChange(now, 'walls', { height })}
        />
        <div class="room-row">
          <BusyButton label="rooms.tileWalls" run={tileWalls} />
        </div>
      </div>
    </details>
  );
}
