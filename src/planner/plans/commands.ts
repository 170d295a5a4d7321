// Commands on plans: beginning one, opening one of this device, saving one as a file.

import { EXAMPLES, FIRST_DRAFT } from '../room/examples.ts';
import { mode } from '../room/mode.ts';
import { fitView } from '../stage/viewport.ts';
import { useSession } from '../state/context.ts';
import type { Draft } from '../state/draft.ts';
import { useKeeper } from './keeper.ts';
import { isSame, type SavedPlan } from './saved-plan.ts';

/** Begins a plan with the first example, which is saved once something is changed. */
export function beginNew(): Promise<void> {
  return begin(FIRST_DRAFT, false);
}

/** Begins a plan with a draft, which is saved at once. */
export function beginWith(draft: Draft): Promise<void> {
  return begin(draft, true);
}

/** The plan on the screen stays on this device; an example that nobody has changed is replaced. */
async function begin(draft: Draft, isSaved: boolean): Promise<void> {
  await leaveDrawing();
  const { value: planned } = useSession().planned;
  const isUntouched = EXAMPLES.some((example) => planned && isSame(example.draft, planned.draft));
  if (await useKeeper().begin(draft, { isSaved, isUntouched })) fitShown();
}

/** Opens a plan of this device; resolves to whether it could be planned. */
export async function openSaved(plan: SavedPlan): Promise<boolean> {
  await leaveDrawing();
  const isOpen = await useKeeper().show(plan);
  if (isOpen) fitShown();
  return isOpen;
}

/** The code of drawing is not part of the first plan; it is loaded by the time somebody draws. */
async function leaveDrawing(): Promise<void> {
  if (mode.value !== 'draw') return;
  const drawing = await import('../room/draw/drawing.ts');
  drawing.leaveDrawing(useSession());
}

function fitShown(): void {
  const { value: planned } = useSession().planned;
  if (planned) fitView(planned.laid);
}
