// The floor while it is laid: how far it is, the tile that was tapped on the plan, the next cut, and the rows.

import { useEffect, useRef } from 'preact/hooks';
import type { NumberedTile } from '../../cutlist/index.ts';
import { type CutAnalysis, useAnalysis } from '../cuts/analysis.ts';
import { beginAgain, isOutdated, keep, leaveSite, progressNow } from '../plans/laying.ts';
import { isCut, numberOf, type Progress, rowsOf, ticked, tilesToCut } from '../plans/progress.ts';
import { addTool } from '../stage/toolbox.ts';
import { speak, useNotation, useSession } from '../state/context.ts';
import { isSamePlace, selected } from '../state/selection.ts';
import { keepAwake } from './awake.ts';
import { cuttingFor } from './cutting.ts';
import { NextCut } from './NextCut.tsx';
import { ticksOnPlan } from './ticks.ts';
import './site.css';

export function SitePanel() {
  const analysis = useAnalysis();
  return analysis && <Site analysis={analysis} />;
}

function Site({ analysis }: { readonly analysis: CutAnalysis }) {
  const session = useSession();
  const { units } = useNotation();
  useEffect(() => keepAwake(), []);
  useEffect(() => addTool(ticksOnPlan(session)), [session]);
  const { planned, tiles } = analysis;
  const tapped = tiles.find((tile) => isSamePlace(tile, selected.value));
  const progress = progressNow(planned);
  const toCut = tilesToCut(tiles, cuttingFor(analysis, units));
  const pieces = toCut.flatMap(({ names }) => names);
  const donePieces = pieces.filter((name) => isCut(progress, name)).length;
  return (
    <section class="site" aria-labelledby="site-title">
      <header>
        <h2 id="site-title">{speak('site.title')}</h2>
        <button type="button" onClick={leaveSite}>
          {speak('site.leave')}
        </button>
      </header>
      {isOutdated(planned) && (
        <div class="site-outdated" role="alert">
          <p>{speak('site.outdated')}</p>
          <button type="button" onClick={() => beginAgain(planned)}>
            {speak('site.again')}
          </button>
        </div>
      )}
      <HowFar name={speak('site.laid')} done={progress.laid.length} all={tiles.length} />
      {pieces.length > 0 && <HowFar name={speak('site.cut')} done={donePieces} all={pieces.length} />}
      {tapped && (
        <Tapped tile={tapped} names={pieces.filter((name) => numberOf(name) === tapped.number)} progress={progress} />
      )}
      <NextCut analysis={analysis} toCut={toCut} progress={progress} />
      <Rows analysis={analysis} progress={progress} />
    </section>
  );
}

interface HowFarProps {
  readonly name: string;
  readonly done: number;
  readonly all: number;
}

function HowFar({ name, done, all }: HowFarProps) {
  const text = speak('site.howFar', { done, all });
  return (
    <label class="site-far">
      <span>{name}</span>
      <progress value={done} max={all} aria-valuetext={text} />
      <b>{text}</b>
    </label>
  );
}

interface TappedProps {
  readonly tile: NumberedTile;
  /** Its pieces; none if it is whole. */
  readonly names: readonly string[];
  readonly progress: Progress;
}

/** The tile that was tapped on the plan, to tick it. */
function Tapped({ tile: { number, line }, names, progress }: TappedProps) {
  const isLaid = progress.laid.includes(number);
  const card = useRef<HTMLElement>(null);
  useEffect(() => card.current?.scrollIntoView({ block: 'nearest' }), [number]);
  const isPieceCut = names.every((name) => isCut(progress, name));
  return (
    <article class="site-card" ref={card}>
      <h3>{speak('cutList.title', { number: `${number}`, row: `${line}` })}</h3>
      <div class="site-buttons">
        {names.length > 0 && (
          <button
            type="button"
            aria-pressed={isPieceCut}
            disabled={isLaid}
            onClick={() => keep(ticked(progress, 'cut', names, !isPieceCut))}
          >
            {speak('site.cut')}
          </button>
        )}
        <button type="button" aria-pressed={isLaid} onClick={() => keep(ticked(progress, 'laid', [number], !isLaid))}>
          {speak('site.laid')}
        </button>
      </div>
    </article>
  );
}

interface RowsProps {
  readonly analysis: CutAnalysis;
  readonly progress: Progress;
}

/** The rows in the order of reading, each with how far it is. */
function Rows({ analysis: { tiles }, progress }: RowsProps) {
  const laid = new Set(progress.laid);
  return (
    <ol class="site-rows" aria-label={speak('site.rows')}>
      {rowsOf(tiles).map(({ line, numbers }) => {
        const done = numbers.filter((number) => laid.has(number)).length;
        const isLaid = done === numbers.length;
        return (
          <li key={line}>
            <button
              type="button"
              aria-pressed={isLaid}
              onClick={() => keep(ticked(progress, 'laid', numbers, !isLaid))}
            >
              {speak('site.row', { row: `${line}` })}
            </button>
            <progress value={done} max={numbers.length} aria-label={speak('site.row', { row: `${line}` })} />
            <span>{speak('site.howFar', { done, all: numbers.length })}</span>
          </li>
        );
      })}
    </ol>
  );
}
