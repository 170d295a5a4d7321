// The diagonals of a room with four walls. A room is out of square if they differ; typing one that was measured keeps the
// lengths of the walls and moves the corners.

import { NumberField } from '../../fields/NumberField.tsx';
import { speak } from '../../state/context.ts';
import type { Draft } from '../../state/draft.ts';
import { changeOf, shapesOf } from '../shapes.ts';
import { outerOf } from '../walk.ts';
import { type Diagonal, diagonalOf, diagonalRange, withDiagonal } from './diagonals.ts';

const BOTH: readonly Diagonal[] = [0, 1];

function changeTo(diagonal: Diagonal, cm: number) {
  return (draft: Draft) => {
    const [{ ring, kind }, ...others] = shapesOf(draft);
    return changeOf(draft, [{ kind, ring: withDiagonal(ring, diagonal, cm) }, ...others]);
  };
}

export function Diagonals({ draft }: { readonly draft: Draft }) {
  const ring = outerOf(draft);
  if (ring.length !== 4) return null;
  return (
    <details class="room-part">
      <summary>{speak('diagonals.title')}</summary>
      <p class="room-hint">{speak('diagonals.hint')}</p>
      {BOTH.map((diagonal) => (
        <NumberField
          key={diagonal}
          label={speak('diagonals.between', { a: diagonal + 1, b: diagonal + 3 })}
          unit="cm"
          value={diagonalOf(ring, diagonal)}
          {...diagonalRange(ring, diagonal)}
          isBounded
          decimals={1}
          origin={`diagonal-${diagonal}`}
          change={(cm) => changeTo(diagonal, cm)}
        />
      ))}
    </details>
  );
}
