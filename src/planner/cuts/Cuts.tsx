// The cuts: the card of the selected tile, and below it the cut list, grouped by equal pieces.

import { useEffect } from 'preact/hooks';
import { goToSite } from '../plans/laying.ts';
import { addTool } from '../stage/toolbox.ts';
import { speak, useSession } from '../state/context.ts';
import { hovered, isSamePlace, selected } from '../state/selection.ts';
import { useAnalysis } from './analysis.ts';
import { CutList } from './CutList.tsx';
import { highlighted, highlighter } from './highlight.ts';
import { TileCard } from './TileCard.tsx';
import './cuts.css';

export function Cuts() {
  const session = useSession();
  const analysis = useAnalysis();
  useEffect(() => {
    const removeTool = addTool(highlighter(session));
    return () => {
      removeTool();
      highlighted.value = null;
    };
  }, [session]);
  if (analysis === null) return null;
  // While the cuts are open, hovering shows the card of a tile; a selected tile stays.
  const place = selected.value ?? hovered.value;
  const tile = analysis.tiles.find((other) => isSamePlace(other, place));
  return (
    <div class="cuts">
      <button type="button" class="cuts-site" onClick={goToSite}>
        {speak('site.go')}
      </button>
      {tile && <TileCard analysis={analysis} tile={tile} />}
      <CutList analysis={analysis} />
    </div>
  );
}
