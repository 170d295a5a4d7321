// Commands on plans: beginning one, opening one of this device, saving one as a file.

import { notify } from '../page/notice.ts';
import { fitView } from '../stage/viewport.ts';
import { speak, useNotation, useSession } from '../state/context.ts';
import type { Draft } from '../state/draft.ts';
import { ownSteps } from '../state/steps.ts';
import { EXAMPLES } from './examples.ts';
import { FIRST_DRAFTS } from './first-draft.ts';
import { useKeeper } from './keeper.ts';
import { materialOf, sameMaterial } from './material.ts';
import { isSame, type SavedPlan } from './saved-plan.ts';

/** Begins a plan with the first example, which is saved once something is changed; it may have the tile of the last plan. */
export async function beginNew(): Promise<void> {
  const first = FIRST_DRAFTS[useNotation().units];
  const last = useSession().planned.value?.draft ?? first;
  await begin(first, false);
  if (isSame(materialOf(last), materialOf(first))) return;
  const run = () => void useSession().propose({ change: sameMaterial(last), origin: 'new' });
  notify({ text: speak('plans.begun'), action: { name: speak('plans.sameTile'), run } });
}

/** Begins a plan with a draft, which is saved at once. */
export function beginWith(draft: Draft): Promise<void> {
  return begin(draft, true);
}

/** The plan on the screen stays on this device; an example that nobody has changed is replaced. */
async function begin(draft: Draft, isSaved: boolean): Promise<void> {
  ownSteps.value?.leave?.();
  const { value: planned } = useSession().planned;
  const examples = EXAMPLES.flatMap(({ drafts }) => Object.values(drafts));
  const isUntouched = examples.some((example) => planned && isSame(example, planned.draft));
  if (await useKeeper().begin(draft, { isSaved, isUntouched })) fitShown();
}

/** Opens a plan of this device; resolves to whether it could be planned. */
export async function openSaved(plan: SavedPlan): Promise<boolean> {
  ownSteps.value?.leave?.();
  const isOpen = await useKeeper().show(plan);
  if (isOpen) fitShown();
  return isOpen;
}

function fitShown(): void {
  const { value: planned } = useSession().planned;
  if (planned) fitView(planned.laid);
}
