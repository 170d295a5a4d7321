// Saving files: the drawing of the plan, its file for CAD programs, and others.

import { patternByName, shortNameOf } from '../../engine/index.ts';
import { reasonOf } from '../fields/reasons.ts';
import { makeFile } from '../network/service.ts';
import { speak, useNotation } from '../state/context.ts';
import { bodyOf } from '../state/draft.ts';
import { answerInBackground } from '../work/background.ts';
import { notify } from './notice.ts';
import { plannedNow } from './validity.ts';
import { words } from './words.ts';

const DRAWING_WIDTH_PX = 1200;

/** Saves the interface's drawing of the plan. */
export async function downloadDrawing(): Promise<void> {
  const planned = await plannedNow();
  if (planned === null) return;
  try {
    const svg = await answerInBackground({
      ...bodyOf(planned.draft),
      format: 'svg',
      width: DRAWING_WIDTH_PX,
      units: useNotation().units,
    });
    const pattern = patternByName(planned.answer.pattern.id);
    const name = `tilewright-${pattern ? shortNameOf(pattern) : 'plan'}.svg`;
    save(new Blob([svg], { type: 'image/svg+xml' }), name);
  } catch (error) {
    notify({ text: speak(words.undrawn, { reason: reasonOf(error) }) });
  }
}

/** Saves the service's file for CAD programs. */
export async function downloadCad(): Promise<void> {
  const planned = await plannedNow();
  if (planned === null) return;
  const made = await makeFile(planned.draft, useNotation(), 'dxf');
  if (made.kind === 'made') save(made.file, made.name);
  else if (made.kind === 'later') notify({ text: speak(words.later, { seconds: made.seconds }) });
  else notify({ text: speak(made.kind === 'offline' ? words.unmadeOffline : words.unmade) });
}

/** Lets the browser save a file. */
export function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has read the address by the time of the next task.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
