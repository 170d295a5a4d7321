// Requests to the interface for the journeys; answers include their text, for comparisons to the last byte.

import type { Draft } from '../../src/planner/state/draft.ts';
import type { PlanAnswer } from '../../src/wire/index.ts';
import type { Lang } from '../../src/words/index.ts';

export type { Draft } from '../../src/planner/state/draft.ts';

export const KITCHEN: Draft = {
  outline: 'E420 S180 W160 S170 W260 N350',
  pattern: 'squares',
  parameters: { tileSize: 300 },
};

export interface Asked {
  readonly answer: PlanAnswer;
  readonly text: string;
}

/** The interface's answer at an address. */
export async function askAddress(address: string): Promise<Asked> {
  return answered(await fetch(address));
}

/** The interface's answer to a draft; nothing is stored without `link`. */
export async function askDraft(base: string, draft: Draft, lang: Lang = 'en', link = false): Promise<Asked> {
  return answered(await post(base, { ...draft, lang, link }));
}

/** The file that the interface makes of a draft. */
export async function fileOf(base: string, body: object): Promise<Buffer> {
  return Buffer.from(await (await post(base, body)).arrayBuffer());
}

/** Stores a draft; the path of its page. */
export async function storedPath(base: string, draft: Draft): Promise<string> {
  const { plannerUrl } = (await askDraft(base, draft, 'en', true)).answer;
  if (plannerUrl === null) throw new Error('The server gave no link.');
  return plannerUrl.slice(base.length);
}

function post(base: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return fetch(`${base}/api/plan`, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function answered(response: Response): Promise<Asked> {
  const text = await response.text();
  if (!response.ok) throw new Error(`Status ${response.status}: ${text}`);
  return { text, answer: JSON.parse(text) };
}
