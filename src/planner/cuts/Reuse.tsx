// Which pieces can be cut from one tile: searched for on demand, and shown until the plan changes.

import { type KeptOffcut, keptLine } from '../../cutlist/index.ts';
import { BusyButton } from '../fields/BusyButton.tsx';
import { WishField } from '../order/WishField.tsx';
import { Facts } from '../result/Facts.tsx';
import { speakFewest } from '../search/fewest.ts';
import { foundSkirting, offcutReuse } from '../search/found.ts';
import { findReuse } from '../search/search.ts';
import { speak, useLang, useNotation } from '../state/context.ts';
import type { CutAnalysis } from './analysis.ts';

export function Reuse({ analysis }: { readonly analysis: CutAnalysis }) {
  const lang = useLang();
  const found = offcutReuse.now.value;
  const skirting = foundSkirting.now.value;
  const { total } = analysis.planned.answer.tiles;
  return (
    <div class="cuts-reuse">
      <WishField name="skirtingHeight" label="cutList.skirtingHeight" unit="mm" planned={analysis.planned} />
      <BusyButton label="cutList.reuse" run={findReuse} />
      <div role="status">
        {found && (
          <>
            <p>
              {speak(found.shared.size ? 'cutList.reused' : 'cutList.unshared', {
                total,
                tiles: found.reuse.tilesWithReuse,
                percent: found.reuse.wastePercentWithReuse,
              })}{' '}
              {speakFewest(found.reuse)}
            </p>
            <Facts
              class="result-facts"
              rows={(found.kinds ?? []).map(({ kind, total, tilesWithReuse }) => [
                analysis.nameOf(kind, lang),
                `${total} → ${tilesWithReuse}`,
              ])}
            />
            <Kept analysis={analysis} offcuts={found.offcuts?.rectangles ?? []} />
            {skirting && <p>{skirting.text}</p>}
          </>
        )}
      </div>
    </div>
  );
}

/** Tiles that a line names. */
const MOST_SPANS = 6;

interface KeptProps {
  readonly analysis: CutAnalysis;
  readonly offcuts: readonly KeptOffcut[];
}

/** The offcuts worth keeping, a line for each size. */
function Kept({ analysis, offcuts }: KeptProps) {
  const notation = useNotation();
  if (offcuts.length === 0) return <p>{speak('cuts.keptNone')}</p>;
  return (
    <>
      <h3>{speak('cuts.kept')}</h3>
      <ul class="cuts-kept">
        {offcuts.map((offcut) => (
          <li key={`${offcut.kind} ${offcut.widthMm} ${offcut.heightMm}`}>
            {keptLine(analysis, offcut, notation, MOST_SPANS)}
          </li>
        ))}
      </ul>
    </>
  );
}
