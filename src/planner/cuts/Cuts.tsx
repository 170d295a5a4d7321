// The cuts: the card of the selected tile, and below it the cut list, grouped by equal pieces.

import { useEffect } from 'preact/hooks';
import { pieceOf } from '../stage/tiles.ts';
import { addTool } from '../stage/toolbox.ts';
import { useDesk } from '../state/context.ts';
import { hovered, selected } from '../state/selection.ts';
import { CutList } from './CutList.tsx';
import { highlighted, highlighter } from './highlight.ts';
import { useStudy } from './study.ts';
import { TileCard } from './TileCard.tsx';
import './cuts.css';

export function Cuts() {
  const desk = useDesk();
  const study = useStudy();
  useEffect(() => {
    const removeTool = addTool(highlighter(desk));
    return () => {
      removeTool();
      highlighted.value = null;
    };
  }, [desk]);
  if (study === null) return null;
  // While the cuts are open, passing over the plan is enough to read one; a chosen tile stays.
  const tile = selected.value ?? hovered.value;
  const laid = tile && study.laid.layout.frame.shapes[tile.motif] ? pieceOf(study.laid, tile) : null;
  return (
    <div class="cuts">
      {tile && laid && <TileCard study={study} tile={tile} laid={laid} />}
      <CutList study={study} />
    </div>
  );
}
