// A plan in the list: its outline, its name, a few figures, and its actions.

import { useSignal } from '@preact/signals';
import { patternByName, shortNameOf } from '../../engine/index.ts';
import { formatArea, label } from '../../words/index.ts';
import { useKeeper } from '../plans/keeper.ts';
import { FILE_LIMITS } from '../plans/plan-file.ts';
import { nameOf, type SavedPlan } from '../plans/saved-plan.ts';
import { Outline } from '../room/Examples.tsx';
import { speak, useNotation } from '../state/context.ts';
import { surfacesOf } from '../state/surfaces.ts';

/** What the list can do. */
export interface PlanActions {
  open(plan: SavedPlan): Promise<void>;
  rename(plan: SavedPlan, name: string): Promise<void>;
  duplicate(plan: SavedPlan): Promise<void>;
  export(plan: SavedPlan): void;
  delete(plan: SavedPlan): Promise<void>;
  import(field: HTMLInputElement): Promise<void>;
  begin(): Promise<void>;
}

export interface PlanRowProps {
  readonly plan: SavedPlan;
  readonly actions: PlanActions;
}

export function PlanRow({ plan, actions }: PlanRowProps) {
  const notation = useNotation();
  const isRenamed = useSignal(false);
  const name = nameOf(notation, plan);
  const isShown = useKeeper().shown.value?.id === plan.id;
  const button = (text: string, run: () => void) => (
    <button type="button" class="bare" aria-label={`${text}: ${name}`} onClick={run}>
      {text}
    </button>
  );
  return (
    <li aria-label={name}>
      <Outline draft={plan.draft} />
      <div>
        {isRenamed.value ? (
          <NameForm name={name} onName={(next) => actions.rename(plan, next)} onEnd={() => (isRenamed.value = false)} />
        ) : (
          <button type="button" class="bare plans-name" aria-current={isShown} onClick={() => void actions.open(plan)}>
            {name}
          </button>
        )}
        <Facts plan={plan} isShown={isShown} />
        <div class="plans-actions">
          {button(speak('planList.rename'), () => (isRenamed.value = true))}
          {button(speak('shell.duplicate'), () => void actions.duplicate(plan))}
          {button(speak('plans.saveFile'), () => actions.export(plan))}
          {button(speak('planList.delete'), () => void actions.delete(plan))}
        </div>
      </div>
    </li>
  );
}

interface FactsProps {
  readonly plan: SavedPlan;
  readonly isShown: boolean;
}

function Facts({ plan: { facts, changed, origin, draft }, isShown }: FactsProps) {
  const notation = useNotation();
  const date = new Intl.DateTimeFormat(notation.lang, { dateStyle: 'medium', timeStyle: 'short' }).format(changed);
  const pattern = facts && patternByName(facts.pattern);
  return (
    <>
      <p>
        {draft.job && speak('rooms.count', { count: surfacesOf(draft).length })}
        {!draft.job &&
          facts &&
          pattern &&
          speak('planList.facts', {
            area: formatArea(notation, facts.areaM2),
            pattern: label(notation.lang, `pattern.${shortNameOf(pattern)}`),
            tiles: facts.tiles,
          })}
      </p>
      <p>{isShown ? `${date} · ${speak('planList.shown')}` : date}</p>
      {origin && (
        <p>
          <a href={origin}>{speak('plans.copied')}</a>
        </p>
      )}
    </>
  );
}

interface NameFormProps {
  readonly name: string;
  readonly onName: (name: string) => Promise<void>;
  readonly onEnd: () => void;
}

function NameForm({ name, onName, onEnd }: NameFormProps) {
  const submit = async (event: Event & { readonly currentTarget: HTMLFormElement }) => {
    event.preventDefault();
    await onName(String(new FormData(event.currentTarget).get('name')));
    onEnd();
  };
  return (
    <form class="plans-rename" onSubmit={submit}>
      <input
        name="name"
        aria-label={speak('planList.newName')}
        defaultValue={name}
        maxLength={FILE_LIMITS.nameCharacters}
        autocomplete="off"
        ref={(field) => field?.select()}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // The dialog stays open.
          event.preventDefault();
          event.stopPropagation();
          onEnd();
        }}
      />
      <button type="submit">{speak('planList.ok')}</button>
      <button type="button" class="bare" onClick={onEnd}>
        {speak('shell.close')}
      </button>
    </form>
  );
}
