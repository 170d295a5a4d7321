// What was changed in a file, or left out.

import type { DrawingRemark } from '../../import/index.ts';
import { remarkText } from '../../words/index.ts';
import { speak, useLang } from '../state/context.ts';

export interface ChangesProps {
  readonly remarks: readonly DrawingRemark[];
  readonly isOpen: boolean;
}

export function Changes({ remarks, isOpen }: ChangesProps) {
  const lang = useLang();
  if (remarks.length === 0) return null;
  return (
    <details class="import-changes" open={isOpen}>
      <summary>{speak('drawings.changed')}</summary>
      <ul>
        {remarks.map((remark, i) => (
          <li key={i}>{remarkText(lang, remark)}</li>
        ))}
      </ul>
    </details>
  );
}
