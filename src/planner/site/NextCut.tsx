// The card of the next cut: one tile with all pieces that come out of it, as on its cutting sheet, large enough to be read
// beside the saw.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { measurePiece, outlineOf, ringsOf, shapeOfPiece, shapeText, sidesOf } from '../../cutlist/index.ts';
import { type CuttingSubject, sheetOnScreen } from '../../paper/index.ts';
import type { CutAnalysis } from '../cuts/analysis.ts';
import { PieceDrawing } from '../cuts/PieceDrawing.tsx';
import { useSpeech } from '../cuts/speech.ts';
import { keep } from '../plans/laying.ts';
import { isCut, numberOf, type Progress, type TileToCut, ticked } from '../plans/progress.ts';
import { drawnPaletteOf } from '../stage/painting/palette.ts';
import { cuttingFor } from './cutting.ts';
import { nextNumbers } from './ticks.ts';

interface NextCutProps {
  readonly analysis: CutAnalysis;
  readonly toCut: readonly TileToCut[];
  readonly progress: Progress;
}

export function NextCut({ analysis, toCut, progress }: NextCutProps) {
  const { say } = useSpeech();
  /** How many cuts are put off. */
  const later = useSignal(0);
  const left = toCut.filter(({ names }) => !names.every((name) => isCut(progress, name)));
  const next = left.length > 0 ? left[later.value % left.length] : undefined;
  const numbers = next?.names.map(numberOf) ?? [];
  const text = numbers.join();
  useEffect(() => {
    nextNumbers.value = numbers;
    return () => {
      nextNumbers.value = [];
    };
  }, [text]);
  if (toCut.length === 0) return null;
  if (next === undefined) return <p class="site-card">{say('site.allCut')}</p>;
  return (
    <article class="site-card" aria-labelledby="site-next">
      <h3 id="site-next">{say('site.next', { numbers: next.names.join(', ') })}</h3>
      {next.sheet ? (
        <Sheet analysis={analysis} sheet={next.sheet} />
      ) : (
        <Length analysis={analysis} number={numbers[0]} />
      )}
      <div class="site-buttons">
        <button type="button" class="main" onClick={() => keep(ticked(progress, 'cut', next.names, true))}>
          {say('site.tickCut')}
        </button>
        {left.length > 1 && (
          <button type="button" onClick={() => later.value++}>
            {say('site.later')}
          </button>
        )}
      </div>
    </article>
  );
}

interface SheetProps {
  readonly analysis: CutAnalysis;
  readonly sheet: NonNullable<TileToCut['sheet']>;
}

/** A tile with all its pieces. */
function Sheet({ analysis, sheet }: SheetProps) {
  const { notation } = useSpeech();
  const subject: CuttingSubject = {
    laid: analysis.laid,
    list: analysis,
    cutting: cuttingFor(analysis, notation.units),
    colors: drawnPaletteOf(analysis.planned),
    notation,
  };
  const { svg, pieces, cuts, kept } = sheetOnScreen(subject, sheet, 'site');
  return (
    <>
      <div class="site-sheet" dangerouslySetInnerHTML={{ __html: svg }} />
      <ul>
        {pieces.map(({ text, arrowsDeg }, i) => (
          <li key={i}>
            {arrowsDeg.map((degrees) => (
              <i key={degrees} style={{ transform: `rotate(${degrees}deg)` }} aria-hidden="true">
                →
              </i>
            ))}
            <b>{text}</b>
          </li>
        ))}
        {cuts.map((text) => (
          <li key={text}>{text}</li>
        ))}
        {kept && <li>{kept}</li>}
      </ul>
    </>
  );
}

const FIELD = { width: 302, height: 120 };
const MARGIN = { width: 48, height: 24 };

/** A board that is only cut to its length. */
function Length({ analysis, number }: { readonly analysis: CutAnalysis; readonly number: number }) {
  const { notation, length } = useSpeech();
  const { laid, tiles, templates, palette } = analysis;
  const tile = tiles[number - 1];
  const rings = ringsOf(laid, tile);
  const { size } = shapeText(notation, shapeOfPiece(analysis, measurePiece(laid, templates, tile)));
  return (
    <>
      <PieceDrawing
        outline={outlineOf(laid, tile.motif)}
        rings={rings}
        sides={rings.flatMap(sidesOf).map((side) => ({ ...side, text: length(side.length), angleText: '' }))}
        color={palette.tiles[tile.motif]}
        hatch="site-offcut"
        field={FIELD}
        margin={MARGIN}
      />
      <p>
        <b>{size}</b>
      </p>
    </>
  );
}
