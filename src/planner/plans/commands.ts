// Commands on plans: beginning one, opening one of this device, saving one as a file.

import { fitView } from '../stage/viewport.ts';
import { useNotation, useSession } from '../state/context.ts';
import type { Draft } from '../state/draft.ts';
import { ownSteps } from '../state/steps.ts';
import { EXAMPLES, FIRST_DRAFTS } from './examples.ts';
import { useKeeper } from './keeper.ts';
import { isSame, type SavedPlan } from './saved-plan.ts';

/** Begins a plan with the first example, which is saved once something is changed. */
export function beginNew(): Promise<void> {
  return begin(FIRST_DRAFTS[useNotation().units], false);
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
