// Sharing the plan: a link that opens it, the API address that returns it, or its tile for a shop's page.

import { jobBody } from '../job/body.ts';
import { orderFields } from '../order/fields.ts';
import { wishesOf } from '../order/wishes.ts';
import { copyText } from '../page/clipboard.ts';
import { notify } from '../page/notice.ts';
import { plannedNow } from '../page/validity.ts';
import { useKeeper } from '../plans/keeper.ts';
import { withLink } from '../plans/saved-plan.ts';
import { speak, useNotation } from '../state/context.ts';
import type { Planned } from '../state/session.ts';
import { linkedPart } from '../state/surfaces.ts';
import { answerAddress, embedCode } from './addresses.ts';
import { storeJob, storePlan, type Trouble } from './service.ts';

/** Stores the plan and copies its link, which becomes the address of the page while it shows this plan. */
export async function sharePlan(): Promise<void> {
  const planned = await plannedNow();
  if (planned === null) return;
  const { draft, plan } = planned;
  notify({ text: speak('shell.storing') });
  const notation = useNotation();
  const stored = draft.job
    ? await storeJob(await jobBody(planned), notation)
    : await storePlan({ ...draft, ...orderFields(planned) }, notation);
  if (stored.kind !== 'stored') return showTrouble(stored);
  const { origin, pathname: path } = new URL(stored.link, location.href);
  const keeper = useKeeper();
  const { value: shown } = keeper.shown;
  // The address of another server cannot be that of this page.
  if (origin === location.origin && shown?.id === plan) {
    void keeper.amend(shown, { links: withLink(shown.links, { path, draft: linkedPart(draft) }) });
  }
  await copyText(stored.link, 'shell.linkCopied', 'shell.linkReady', isSold(planned) ? embedding(planned) : undefined);
}

/** Whether somebody may sell the tile: its box and its price are known. */
function isSold({ draft }: Planned): boolean {
  const { tilesPerBox, boxAreaM2, price } = wishesOf(draft);
  return draft.job === undefined && price !== undefined && (tilesPerBox ?? boxAreaM2) !== undefined;
}

/** The offer to copy what shows the planner with the tile on a shop's page. */
function embedding(planned: Planned) {
  const run = () => void copyText(embedCode(planned), 'shell.codeCopied', 'shell.codeReady');
  return { name: speak('shell.copyCode'), run };
}

/** Copies the API address that returns the same plan. */
export async function copyApiAddress(): Promise<void> {
  const planned = await plannedNow();
  if (planned === null) return;
  const address = answerAddress(planned);
  if (address === null) notify({ text: speak('page.tooLongForAddress') });
  else await copyText(address, 'shell.addressCopied', 'shell.addressReady');
}

const TROUBLES = { later: 'shell.later', offline: 'shell.offline', failed: 'shell.failed' } as const;

function showTrouble(trouble: Trouble): void {
  // The service says in the reader's language why a plan is not stored.
  if (trouble.kind === 'unstored') {
    notify({ text: trouble.reason });
    return;
  }
  const { kind, ...values } = trouble;
  notify({ text: speak(TROUBLES[kind], values) });
}
