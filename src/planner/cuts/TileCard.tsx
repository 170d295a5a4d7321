// The card of one tile: its laid part, drawn and measured, how often the same piece is cut, and buttons to the previous
// and next tile.

import { useEffect, useRef } from 'preact/hooks';
import {
  isSquare,
  measurePiece,
  type NumberedTile,
  outlineOf,
  ringsOf,
  shapeOfPiece,
  shapeText,
  sidesOf,
} from '../../cutlist/index.ts';
import { Action } from '../page/Icon.tsx';
import { Facts } from '../result/Facts.tsx';
import { sharedNow } from '../search/found.ts';
import { moveView, stageSize } from '../stage/viewport.ts';
import type { LaidFloor } from '../state/messages.ts';
import { selected } from '../state/selection.ts';
import type { CutAnalysis } from './analysis.ts';
import { PieceDrawing } from './PieceDrawing.tsx';
import { useSpeech } from './speech.ts';

const FIELD = { width: 302, height: 216 };
const MARGIN = { width: 48, height: 24 };
/** Corners of a piece named in words; the drawing has all of them. */
const MOST_CORNERS = 6;
/** The minimum size of a shown tile, as a share of the stage's shorter side. */
const LEAST_SHARE = 0.06;
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function TileCard({ analysis, tile }: { readonly analysis: CutAnalysis; readonly tile: NumberedTile }) {
  const { lang, say, notation, number, length, size, area, heads } = useSpeech();
  const card = useRef<HTMLElement>(null);
  // Scroll to a card opened from the list or the plan, but not while stepping through tiles with the focus on it.
  useEffect(() => {
    if (!card.current?.contains(document.activeElement)) card.current?.scrollIntoView({ block: 'start' });
  }, [tile.motif, tile.place, tile.row]);
  const { laid, tiles } = analysis;
  const isWhole = tile.cut < 0;
  /** To the next tile of the same kind, starting over at the end. */
  const go = (step: number) => {
    let next = tile;
    do next = tiles.at((next.number - 1 + step) % tiles.length) as NumberedTile;
    while (next.cut < 0 !== isWhole);
    selected.value = next;
  };
  const close = () => {
    selected.value = null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step) go(step);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
  };
  const piece = measurePiece(laid, analysis.templates, tile);
  const shape = isWhole
    ? { size: size(piece), form: '' }
    : shapeText(notation, shapeOfPiece(analysis, piece), MOST_CORNERS);
  const rings = ringsOf(laid, tile);
  const sides = rings.flatMap(sidesOf).map((side) => ({
    ...side,
    text: length(side.length),
    angleText: isSquare(side.angleDeg) ? '' : `${number(side.angleDeg)}°`,
  }));
  const count = analysis.groups.find((group) => group.tiles.includes(tile))?.tiles.length ?? 0;
  const shared = sharedNow().get(tile.number);
  const title = say('cutList.title', { number: `${tile.number}`, row: `${tile.line}` });
  const offcut = say('ui.offcut') + (notation.units === 'imperial' ? '' : ', cm²');
  const kind = say(isWhole ? 'cuts.whole' : piece.isSliver ? 'cuts.sliver' : 'cuts.cut');
  return (
    <article
      class="cuts-card"
      ref={card}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: with the focus on the card, arrow keys step through the tiles
      tabIndex={0}
      aria-label={`${title}: ${kind}, ${shape.size}${notation.units === 'imperial' ? '' : '\u00a0mm'}`}
      onKeyDown={onKeyDown}
    >
      <header>
        <h2>{title}</h2>
        <span class={piece.isSliver ? 'cuts-mark' : 'cuts-kind'}>{kind}</span>
        <Action icon="close" name={say('cutList.close')} class="lone bare" onClick={close} />
      </header>
      <PieceDrawing
        outline={outlineOf(laid, tile.motif)}
        rings={rings}
        sides={sides}
        color={analysis.palette.tiles[tile.motif]}
        hatch="cuts-offcut"
        field={FIELD}
        margin={MARGIN}
      />
      {/* For screen readers. */}
      <ol class="unseen" aria-label={say(heads.sides)}>
        {sides.map(({ text, angleText }, i) => (
          <li key={i}>{angleText ? `∠ ${angleText}, ${text}` : text}</li>
        ))}
      </ol>
      <Facts
        rows={[
          [say(heads.size), shape.size],
          [say(heads.area), area(piece.areaCm2)],
          [offcut, area(piece.offcutCm2)],
        ]}
      />
      <p>{shape.form}</p>
      <p>{analysis.kindOf(tile.motif, lang)}</p>
      {!isWhole && <p>{count > 1 ? say('cutList.same', { count }) : say('cutList.only')}</p>}
      {shared && (
        <p>
          {say('cutList.oneTile', {
            pair: shared.pair,
            others: shared.tiles.filter((other) => other !== tile.number).join(', '),
          })}
        </p>
      )}
      <footer>
        <button type="button" onClick={() => go(-1)}>
          {say('cutList.before')}
        </button>
        <button type="button" onClick={() => go(1)}>
          {say('cutList.next')}
        </button>
        <button type="button" class="bare" onClick={() => showTile(laid, tile)}>
          {say('cutList.show')}
        </button>
      </footer>
    </article>
  );
}

/** Centres the view on a tile, large enough to be visible. */
function showTile({ floor, layout }: LaidFloor, { motif, centre }: NumberedTile): void {
  const { width, height } = stageSize.value;
  const least = (LEAST_SHARE * Math.min(width, height)) / (2 * layout.frame.shapes[motif].inradius);
  moveView((before) => {
    const pxPerMm = Math.max(before.pxPerMm, Math.min(least, 8));
    return {
      pxPerMm,
      x: width / 2 - (centre.x + floor.originUm.x / 1000) * pxPerMm,
      y: height / 2 - (centre.y + floor.originUm.y / 1000) * pxPerMm,
    };
  });
}
