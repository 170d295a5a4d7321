// The list of the plans on this device, and what can be done with them.

import { type Signal, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { sentenceOf } from '../fields/sentences.ts';
import { Action } from '../page/Icon.tsx';
import { beginNew, openSaved } from '../plans/commands.ts';
import { findAll } from '../plans/database.ts';
import { useKeeper } from '../plans/keeper.ts';
import { downloadPlans, newAmong, type Refusal, readPlanFile } from '../plans/plan-file.ts';
import { nameOf, newId, type SavedPlan } from '../plans/saved-plan.ts';
import { speak, useNotation, useSession } from '../state/context.ts';
import { type PlanActions, PlanRow } from './PlanRow.tsx';

export interface MyPlansProps {
  readonly onClose: () => void;
}

/** A message below the list; `undo` takes back what it reports. */
interface Message {
  readonly text: string;
  readonly undo?: () => Promise<void>;
}

export function MyPlans({ onClose }: MyPlansProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const plans = usePlans();
  const message = useSignal<Message | null>(null);
  const actions = useActions(plans, message, () => dialog.current?.close());
  useEffect(() => dialog.current?.showModal(), []);
  const { value: list } = plans;
  return (
    <dialog ref={dialog} class="plans-sheet" aria-labelledby="plans-title" onClose={onClose}>
      <form method="dialog">
        <h2 id="plans-title">{speak('plans.myPlans')}</h2>
        <Action icon="close" name={speak('shell.close')} class="lone bare" type="submit" />
      </form>
      <p class="plans-lead">{speak('planList.lead')}</p>
      <p role="status" class="plans-message">
        {list === 'unread' ? speak('planList.unread') : message.value?.text}
        {message.value?.undo && (
          <button type="button" onClick={message.value.undo}>
            {speak('shell.undo')}
          </button>
        )}
      </p>
      {Array.isArray(list) && list.length === 0 && <p>{speak('planList.none')}</p>}
      <ul class="plans-list">
        {Array.isArray(list) && list.map((plan) => <PlanRow key={plan.id} plan={plan} actions={actions} />)}
      </ul>
      <footer>
        <Action icon="new" name={speak('shell.newPlan')} class="main" onClick={actions.begin} />
        <button type="button" onClick={() => file.current?.click()}>
          {speak('planList.import')}
        </button>
        <input
          ref={file}
          type="file"
          accept=".json,application/json"
          hidden
          aria-label={speak('planList.import')}
          onChange={({ currentTarget }) => void actions.import(currentTarget)}
        />
        {Array.isArray(list) && list.length > 0 && (
          <button type="button" onClick={() => downloadPlans(list)}>
            {speak('planList.saveAll')}
          </button>
        )}
      </footer>
    </dialog>
  );
}

type Plans = readonly SavedPlan[] | 'unread' | null;

/** All plans, read again after every change in this or another tab. */
function usePlans(): Signal<Plans> {
  const keeper = useKeeper();
  const plans = useSignal<Plans>(null);
  useSignalEffect(() => {
    keeper.news.value;
    void keeper.save().then(async () => {
      plans.value = await findAll().catch(() => 'unread' as const);
    });
  });
  return plans;
}

function useActions(plans: Signal<Plans>, message: Signal<Message | null>, close: () => void): PlanActions {
  const keeper = useKeeper();
  const session = useSession();
  const notation = useNotation();
  /** Runs an action; says so if the browser refuses it. */
  const attempt = async (run: () => Promise<Message | null>) => {
    message.value = null;
    try {
      message.value = await run();
    } catch {
      message.value = { text: speak('planList.failed') };
    }
  };
  const isShown = ({ id }: SavedPlan) => keeper.shown.value?.id === id;
  /** The plan to show after one is deleted. */
  const showNext = async ({ id }: SavedPlan) => {
    const { value: list } = plans;
    const next = Array.isArray(list) ? list.find((plan) => plan.id !== id) : undefined;
    if (!(next && (await openSaved(next)))) await beginNew();
  };
  const restore = async (plan: SavedPlan, wasShown: boolean): Promise<null> => {
    await keeper.add([plan]);
    if (wasShown) await openSaved(plan);
    return null;
  };
  return {
    open: async (plan) => {
      if (isShown(plan) || (await openSaved(plan))) close();
      else message.value = { text: speak('plans.unopened') };
    },
    rename: (plan, name) => attempt(() => keeper.amend(plan, { name: name.trim() }).then(() => null)),
    duplicate: (plan) =>
      attempt(async () => {
        const now = Date.now();
        const name = speak('plans.copyOf', { name: nameOf(notation, plan) });
        await keeper.add([{ ...plan, id: newId(), name, created: now, changed: now, revision: 0 }]);
        return null;
      }),
    export: (plan) => downloadPlans([plan], fileName(nameOf(notation, plan))),
    delete: (plan) =>
      attempt(async () => {
        const wasShown = isShown(plan);
        if (wasShown) await showNext(plan);
        await keeper.delete(plan);
        const undo = () => attempt(() => restore(plan, wasShown));
        return { text: speak('planList.deleted', { name: nameOf(notation, plan) }), undo };
      }),
    import: (field) =>
      attempt(async () => {
        const [file] = field.files ?? [];
        const read = await readPlanFile(file, session, location.origin);
        // Choosing the same file again is a change, too.
        field.value = '';
        if ('key' in read) return { text: refusalText(read) };
        const added = newAmong(read, await findAll());
        await keeper.add(added);
        return { text: speak('planList.imported', { added: added.length, skipped: read.length - added.length }) };
      }),
    begin: async () => {
      await beginNew();
      close();
    },
  };
}

function refusalText({ key, values, mistake }: Refusal): string {
  return [speak(key, values), mistake ? sentenceOf(useNotation(), mistake).text : ''].join(' ').trim();
}

/** A name without what file systems refuse. */
function fileName(name: string): string {
  return `tilewright ${name.replace(/[\\/:*?"<>|\p{Cc}]+/gu, '-')}`.slice(0, 100);
}
