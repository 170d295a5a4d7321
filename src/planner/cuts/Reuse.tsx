// Which pieces can be cut from one tile: searched for on demand, and shown until the plan changes.

import { BusyButton } from '../fields/BusyButton.tsx';
import { Facts } from '../result/Facts.tsx';
import { speakFewest } from '../search/fewest.ts';
import { offcutReuse } from '../search/found.ts';
import { findReuse } from '../search/search.ts';
import { speak, useLang } from '../state/context.ts';
import type { CutAnalysis } from './analysis.ts';

export function Reuse({ analysis }: { readonly analysis: CutAnalysis }) {
  const lang = useLang();
  const found = offcutReuse.now.value;
  const { total } = analysis.planned.answer.tiles;
  return (
    <div class="cuts-reuse">
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
          </>
        )}
      </div>
    </div>
  );
}
