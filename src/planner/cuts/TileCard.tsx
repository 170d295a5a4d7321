// The card of one tile: what is laid of it, drawn and measured, how often the same piece is cut, and the way to the tile
// before and after it.

import { useEffect, useRef } from 'preact/hooks';
import { centreOf, type Ring, type TilePlace } from '../../engine/index.ts';
import { formatNumber, say as sayCommon } from '../../words/index.ts';
import { Icon } from '../frame/Icon.tsx';
import { moveView, stageSize } from '../stage/sight.ts';
import { type LaidTile, pieceOf } from '../stage/tiles.ts';
import { useLang, usePhrase } from '../state/context.ts';
import { selected } from '../state/selection.ts';
import type { Laid } from '../work/messages.ts';
import { sameCuts } from './grouping.ts';
import { levelRings, measured } from './moulds.ts';
import { PieceDrawing } from './PieceDrawing.tsx';
import { isSquare, ringsOf, sidesOf, sizeOf } from './pieces.ts';
import type { Study } from './study.ts';
import { W } from './words.ts';

const FIELD = { width: 302, height: 216 };
const MARGIN = { width: 48, height: 24 };
/** How much of the stage a tile takes up at least when it is looked for, of the shorter side. */
const LEAST_SHARE = 0.06;

export function TileCard({
  study,
  tile,
  laid,
}: {
  readonly study: Study;
  readonly tile: TilePlace;
  readonly laid: LaidTile;
}) {
  const say = usePhrase();
  const lang = useLang();
  const card = useRef<HTMLElement>(null);
  // A row far down the list, or a tap on the plan, opens the card out of sight; whoever leafs through tiles has it in sight.
  useEffect(() => {
    if (!card.current?.contains(document.activeElement)) card.current?.scrollIntoView({ block: 'start' });
  }, [tile.motif, tile.place, tile.row]);
  const number = study.numbering.numberOf(tile);
  const title = say(W.title, { number, row: study.numbering.rowOf(tile) });
  const go = (step: 1 | -1) => {
    const isSameKind = (other: TilePlace) => pieceOf(study.laid, other)?.kind === laid.kind;
    selected.value = study.numbering.beside(tile, step, isSameKind);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key] as 1 | -1 | undefined;
    if (step !== undefined) go(step);
    else if (event.key === 'Escape') selected.value = null;
    else return;
    event.preventDefault();
  };
  const { outline, rings, width, height, areaMm2 } = measuresOf(study, tile, laid);
  const tileAreaMm2 = study.laid.lattice.tileAreaMm2;
  const kind = say(laid.kind === 'whole' ? W.whole : laid.isSliver ? W.sliver : W.cut);
  const kindLabel = study.kindOf(tile.motif, lang);
  const size = `${formatNumber(lang, width, 1)} × ${formatNumber(lang, height, 1)} mm`;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the card takes the focus, so that arrow keys leaf through the tiles
    <article class="cuts-card" ref={card} tabIndex={0} aria-label={`${title}: ${kind}, ${size}`} onKeyDown={onKeyDown}>
      <header>
        <h2>{title}</h2>
        <span class={laid.kind === 'cut' && laid.isSliver ? 'cuts-mark' : 'cuts-kind'}>{kind}</span>
        <button type="button" class="bare" title={say(W.close)} onClick={() => (selected.value = null)}>
          <Icon shape="close" />
          <span class="unseen">{say(W.close)}</span>
        </button>
      </header>
      <PieceDrawing
        outline={outline}
        rings={rings}
        color={study.palette.tiles[tile.motif]}
        field={FIELD}
        margin={MARGIN}
        name={`${title}: ${size}`}
      />
      <Sides rings={rings} />
      <dl>
        <Fact name={say(W.size)} value={size.slice(0, -3)} />
        <Fact name={say(W.area)} value={formatNumber(lang, areaMm2 / 100, 1)} />
        <Fact
          name={`${sayCommon(lang, 'ui.offcut')}, cm²`}
          value={formatNumber(lang, (tileAreaMm2 - areaMm2) / 100, 1)}
        />
      </dl>
      {kindLabel && <p>{kindLabel}</p>}
      {laid.kind === 'cut' && <SameCount study={study} index={laid.index} />}
      <footer>
        <button type="button" onClick={() => go(-1)}>
          {say(W.before)}
        </button>
        <button type="button" onClick={() => go(1)}>
          {say(W.next)}
        </button>
        <button type="button" class="bare" onClick={() => showTile(study.laid, tile)}>
          {say(W.show)}
        </button>
      </footer>
    </article>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** The sides as text, for whoever cannot see the drawing, with the angles that are not square. */
function Sides({ rings }: { readonly rings: readonly Ring[] }) {
  const say = usePhrase();
  const lang = useLang();
  const texts = rings.flatMap((ring) => {
    const sides = sidesOf(ring);
    return sides.map(({ length }, i) => {
      const { angleDeg } = sides[(i + 1) % sides.length];
      const text = formatNumber(lang, length, 1);
      return isSquare(angleDeg) ? text : `${text}, ∠ ${formatNumber(lang, angleDeg, 1)}°`;
    });
  });
  return (
    <div class="unseen">
      <p>{say(W.sides)}</p>
      <ol>
        {texts.map((text, i) => (
          <li key={i}>{text}</li>
        ))}
      </ol>
    </div>
  );
}

function SameCount({ study, index }: { readonly study: Study; readonly index: number }) {
  const say = usePhrase();
  const count = sameCuts(study.laid, study.moulds, index).length;
  return <p>{count > 1 ? say(W.same, { count }) : say(W.only)}</p>;
}

/** The tile and its piece as they lie in the room, and the piece's size as it lies level. */
function measuresOf({ laid: { layout, lattice }, moulds }: Study, { motif }: TilePlace, tile: LaidTile) {
  const { cornerX, cornerY } = layout.frame.shapes[motif];
  const outline = Array.from(cornerX, (x, k) => ({ x, y: cornerY[k] }));
  if (tile.kind === 'whole') {
    return { outline, rings: [outline], ...sizeOf([moulds[motif].outline]), areaMm2: lattice.tileAreaMm2 };
  }
  const { width, height } = measured(levelRings(tile.pieces, moulds[motif]), moulds[motif]);
  return { outline, rings: ringsOf(tile.pieces), width, height, areaMm2: layout.cuts.coveredMm2[tile.index] };
}

/** Brings a tile to the middle of the plan, large enough to be seen. */
function showTile({ floor, layout }: Laid, tile: TilePlace): void {
  const { width, height } = stageSize.value;
  const { x, y } = centreOf(layout, tile);
  const least = (LEAST_SHARE * Math.min(width, height)) / (2 * layout.frame.shapes[tile.motif].inradius);
  moveView((before) => {
    const pxPerMm = Math.max(before.pxPerMm, Math.min(least, 8));
    return {
      pxPerMm,
      x: width / 2 - (x + floor.originUm.x / 1000) * pxPerMm,
      y: height / 2 - (y + floor.originUm.y / 1000) * pxPerMm,
    };
  });
}
