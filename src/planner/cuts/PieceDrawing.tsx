// A piece on its tile: the tile dashed, the piece solid in the tile's colour, the offcut hatched; with its measures where
// there is room for them.

import { useMemo } from 'preact/hooks';
import type { Ring } from '../../engine/index.ts';
import { formatNumber } from '../../words/index.ts';
import { useLang } from '../state/context.ts';
import { sidesOf } from './pieces.ts';
import { type Field, fitInto, pathOf, placeLabels } from './placing.ts';

interface PieceDrawingProps {
  readonly outline: Ring;
  readonly rings: readonly Ring[];
  readonly color: string;
  readonly field: Field;
  /** The space around the tile that measures stand in; none without measures. */
  readonly margin?: Field;
  /** What the picture shows. */
  readonly name: string;
}

/** Counts drawings for the names of their fills: printed pages are a tree of their own, where `useId` begins anew. */
let drawings = 0;

export function PieceDrawing({ outline, rings, color, field, margin, name }: PieceDrawingProps) {
  const lang = useLang();
  const hatch = useMemo(() => `cuts-hatch-${++drawings}`, []);
  const { toField } = fitInto(outline, field, margin ?? { width: 1, height: 1 });
  const tile = outline.map(toField);
  const piece = rings.map((ring) => ring.map(toField));
  const lengths = rings.map((ring) => sidesOf(ring).map(({ length }) => formatNumber(lang, length, 1)));
  const labels = margin
    ? placeLabels(
        piece,
        {
          lengthText: (ring, side) => lengths[ring][side],
          angleText: (angleDeg) => `${formatNumber(lang, angleDeg, 1)}°`,
        },
        field,
      )
    : [];
  return (
    <svg class="cuts-piece" viewBox={`0 0 ${field.width} ${field.height}`} role="img" aria-label={name}>
      <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path class="cuts-hatch" d="M0 0H6" />
      </pattern>
      <path d={pathOf([tile, ...piece])} fill={`url(#${hatch})`} fill-rule="evenodd" />
      <path class="cuts-tile" d={pathOf([tile])} />
      <path class="cuts-solid" d={pathOf(piece)} fill={color} fill-rule="evenodd" />
      {labels.map(({ text, middle, leader }) => (
        <g key={`${middle.x} ${middle.y}`}>
          {leader && <path class="cuts-leader" d={`M${leader[0].x} ${leader[0].y}L${leader[1].x} ${leader[1].y}`} />}
          <text x={middle.x} y={middle.y} dy="0.35em">
            {text}
          </text>
        </g>
      ))}
    </svg>
  );
}
