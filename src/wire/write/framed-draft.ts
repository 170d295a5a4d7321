// What the planner in a frame opens: the plan as a draft, and the word by which its start is searched.

import type { AnswerOptions } from '../fields/fields.ts';
import type { AcceptedRequest } from '../read/request.ts';
import type { StartWord } from '../readers/start.ts';
import { draftText, projectText } from './projects.ts';

export interface FramedDraft extends Pick<AnswerOptions, 'lang' | 'units'> {
  /** A JSON text, like that of a stored plan. */
  readonly draft: string;
  /** Undefined if the plan has a start of its own. */
  readonly startWord: StartWord | undefined;
}

export function framedDraft(read: AcceptedRequest): FramedDraft {
  const { startWord, options } = read;
  const { lang, units } = options;
  const { start, ...draft } = JSON.parse(draftText(projectText(read)));
  // A draft has a start of its own or none.
  return { draft: JSON.stringify(startWord === undefined ? { ...draft, start } : draft), startWord, lang, units };
}
