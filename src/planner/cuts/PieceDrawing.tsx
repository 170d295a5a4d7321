// A piece on its tile: the tile dashed, the piece solid in the tile's colour, the offcut hatched, and measures that
// fit. In the list it is small and has neither hatch nor measures.

import { pathOf } from '../../cutlist/index.ts';
import type { Ring } from '../../engine/index.ts';
import { type DrawnSide, fitInto, placeMeasures } from '../../paper/index.ts';
import type { Size } from '../state/view.ts';

interface PieceDrawingProps {
  readonly outline: Ring;
  readonly rings: readonly Ring[];
  /** The texts at its sides. */
  readonly sides?: readonly DrawnSide[];
  readonly color: string;
  /** A unique id for the hatch of the offcut; without one it is left empty. */
  readonly hatch?: string;
  readonly field: Size;
  /** The space around the tile for measures. */
  readonly margin: Size;
}

export function PieceDrawing({ outline, rings, sides = [], color, hatch, field, margin }: PieceDrawingProps) {
  const toField = fitInto(outline, field, margin);
  const tile = outline.map(toField);
  const piece = rings.map((ring) => ring.map(toField));
  const drawn = sides.map((side) => ({ ...side, from: toField(side.from), to: toField(side.to) }));
  return (
    <svg class="cuts-piece" viewBox={`0 0 ${field.width} ${field.height}`} aria-hidden="true">
      {hatch && (
        <>
          <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path d="M0 3H6" />
          </pattern>
          <path d={pathOf([tile, ...piece])} fill={`url(#${hatch})`} />
        </>
      )}
      <path class="cuts-tile" d={pathOf([tile])} />
      <path class="cuts-solid" d={pathOf(piece)} fill={color} />
      {placeMeasures(drawn, field).map(({ text, middle: { x, y }, leader }, i) => (
        <g key={i}>
          {leader && <path class="cuts-leader" d={pathOf([[leader.from, leader.to]])} />}
          <text x={x} y={y} dy="0.35em">
            {text}
          </text>
        </g>
      ))}
    </svg>
  );
}
