// The offer to read the size of a tile as centimetres.

import type { Pattern } from '../../engine/index.ts';
import { formatBareLength, formatLength } from '../../words/index.ts';
import { speak, useNotation, useSession } from '../state/context.ts';
import { meantSizes } from './meant.ts';

interface MeantProps {
  readonly pattern: Pattern;
  readonly values: Readonly<Record<string, number | string>>;
}

export function Meant({ pattern, values }: MeantProps) {
  const session = useSession();
  const notation = useNotation();
  const sizes = notation.units === 'metric' ? meantSizes(pattern, values) : undefined;
  if (sizes === undefined) return null;
  const cm = Object.values(sizes).map((mm) => mm / 10);
  const lengths = [
    ...cm.slice(0, -1).map((length) => formatBareLength(notation, length, 'cm')),
    ...cm.slice(-1).map((length) => formatLength(notation, length, 'cm')),
  ];
  return (
    <button
      type="button"
      class="pattern-meant"
      onClick={() =>
        void session.propose({
          origin: 'pattern-meant',
          change: ({ parameters }) => ({ parameters: { ...parameters, ...sizes } }),
        })
      }
    >
      {speak('begin.meant', { n: lengths.join(' × ') })}
    </button>
  );
}
