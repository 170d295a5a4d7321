// Which plan a page opens: that of its address, the last one of this device, or the first example.

import { notify } from '../page/notice.ts';
import { speak } from '../state/context.ts';
import type { Draft } from '../state/draft.ts';
import type { PageFacts } from '../state/page.ts';
import { findByLink, findLatest, findPlan, savePlan } from './database.ts';
import { FIRST_DRAFTS } from './first-draft.ts';
import { type Note, saveUnsaved } from './journal.ts';
import type { Keeper } from './keeper.ts';
import {
  blankPlan,
  copyOfLink,
  isSame,
  LINKS,
  type Link,
  linkOf,
  NEW_PLAN,
  newId,
  type SavedPlan,
} from './saved-plan.ts';

/** Opens the plan of the page; resolves to false if its link is neither on the page nor on this device. */
export async function openPlan(keeper: Keeper, { project, units }: PageFacts): Promise<boolean> {
  const { pathname, searchParams } = new URL(location.href);
  // Asked for while nothing else can have been shown yet.
  const recovered = reading(keeper, () => saveUnsaved(saveRecovered));
  if (pathname.startsWith(LINKS)) {
    const copies = (await reading(keeper, async () => recovered.then(() => findByLink(pathname)))) ?? [];
    const draft = project ?? draftOf(copies, pathname);
    if (draft === undefined) return false;
    await openLink(keeper, { path: pathname, draft }, copies);
    return true;
  }
  await recovered;
  const id = searchParams.get('plan');
  if (id !== NEW_PLAN) {
    const plan = await reading(keeper, () => (id === null ? findLatest() : findPlan(id)));
    if (plan && (await keeper.show(plan))) return true;
    if (plan) notify({ text: speak('plans.unopened') });
    else if (id !== null) notify({ text: speak('plans.notHere') });
  }
  await keeper.show(blankPlan(FIRST_DRAFTS[units]));
  return true;
}

/** What a reading of the database gives; undefined, and the page says so, if the browser refuses it. */
async function reading<Result>(keeper: Keeper, read: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await read();
  } catch (error) {
    keeper.fail(error);
    return undefined;
  }
}

/** What the link shows, from a copy that was made of it. */
function draftOf(copies: readonly SavedPlan[], path: string): Draft | undefined {
  return copies.flatMap(({ links }) => links).find((link) => link.path === path)?.draft;
}

/** Opens the copy of a link that nobody has changed, or makes one. */
async function openLink(keeper: Keeper, link: Link, copies: readonly SavedPlan[]): Promise<void> {
  const own = copies.find((copy) => linkOf(copy)?.path === link.path);
  await keeper.show(own ?? copyOfLink(link));
  const changed = copies.find((copy) => linkOf(copy) === undefined);
  if (changed) {
    const run = () => void keeper.show(changed);
    notify({ text: speak('plans.changedBefore'), action: { name: speak('plans.openCopy'), run } });
  }
}

/** Saves what a page has left behind; as a copy if another page has changed the plan since. */
async function saveRecovered({ plan, before }: Note): Promise<void> {
  const outcome = await savePlan(plan);
  if (!('newer' in outcome) || isSame(outcome.newer.draft, plan.draft)) return;
  const { draft, revision } = outcome.newer;
  // What the page itself had begun to save is no change by another one.
  const isOwn = before !== undefined && revision === before.revision + 1 && isSame(draft, before.draft);
  await savePlan(isOwn ? { ...plan, revision } : { ...plan, id: newId(), revision: 0 });
}
