// One line on a terminal while something takes long. The work is synchronous, so the line says what is being done, not how
// far it is.

import type { Measure, Stage } from '../../service/index.ts';
import type { Format } from '../../wire/index.ts';
import type { Stream } from '../console.ts';

const CLEAR_LINE = '\r\u001b[K';

/** Shows the long stages of an answer on a terminal, and nothing elsewhere. */
export function progressOn(stream: Stream, format: Format): Measure {
  return (stage, work) => {
    const text = stream.isTerminal ? textOf(stage, format) : undefined;
    if (text === undefined) return work();
    void stream.write(text);
    try {
      return work();
    } finally {
      void stream.write(CLEAR_LINE);
    }
  };
}

function textOf(stage: Stage, format: Format): string | undefined {
  if (stage === 'starts') return 'Searching for the best start…';
  return stage === 'draw' && format !== 'svg' && format !== 'json' ? `Writing ${format}…` : undefined;
}
