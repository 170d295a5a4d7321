// The bar on top: the name, undo and redo, actions on the plan, the language and the units.

import { LANGUAGE_NAMES, LANGUAGES, type Lang, UNIT_SYSTEMS, type UnitSystem } from '../../words/index.ts';
import { DownloadButton, DownloadPlace } from '../download/DownloadButton.tsx';
import { useBusy } from '../fields/BusyButton.tsx';
import { inNotation, showNotation } from '../page/address.ts';
import { Action } from '../page/Icon.tsx';
import { withPart } from '../page/lazy.tsx';
import { notify } from '../page/notice.ts';
import { ifValid, useValidity } from '../page/validity.ts';
import { PlanButton } from '../plan-list/PlanButton.tsx';
import { speak, useNotation, useSession } from '../state/context.ts';
import { remember } from '../state/memory.ts';
import { stepsOf } from '../state/steps.ts';
import './bar.css';

const loadCommands = () => import('../plans/commands.ts');
const loadSharing = () => import('../network/share.ts');

export interface BarProps {
  readonly onPrint: () => void;
  readonly onHelp: () => void;
}

export function Bar({ onPrint, onHelp }: BarProps) {
  const steps = stepsOf(useSession());
  const notation = useNotation();
  const [isSharing, share] = useBusy(() => withPart(loadSharing, ({ sharePlan }) => sharePlan()));
  return (
    <header class="shell-bar">
      <h1>
        <a href={inNotation(new URL('/', location.href).href, notation)}>
          <i class="shell-mark" />
          <span>Tilewright</span>
        </a>
      </h1>
      <PlanButton />
      <Action
        icon="undo"
        name={speak('shell.undo')}
        keys="Ctrl+Z"
        class="lone bare"
        disabled={!steps.canUndo}
        onClick={steps.undo}
      />
      <Action
        icon="redo"
        name={speak('shell.redo')}
        keys="Ctrl+Shift+Z"
        class="lone bare"
        disabled={!steps.canRedo}
        onClick={steps.redo}
      />
      <span class="shell-gap" />
      <Action
        icon="share"
        name={speak('shell.share')}
        class="main"
        disabled={isSharing}
        onClick={share}
        {...useValidity(speak('shell.share'))}
      />
      <Action icon="more" name={speak('shell.more')} class="shell-more-button lone bare" popovertarget="shell-more" />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the buttons inside are what is pressed, by keys as well. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above. */}
      <div
        id="shell-more"
        class="shell-more"
        popover="auto"
        onClick={({ target, currentTarget }) => {
          // Close the menu after a press, but not while a language or units are chosen.
          if (!(target instanceof HTMLSelectElement)) currentTarget.hidePopover();
        }}
      >
        <Action
          icon="new"
          name={speak('shell.newPlan')}
          onClick={() => withPart(loadCommands, ({ beginNew }) => beginNew())}
        />
        <DownloadButton />
        <Action
          icon="address"
          name={speak('shell.copyAddress')}
          class="lone bare"
          onClick={() => withPart(loadSharing, ({ copyApiAddress }) => copyApiAddress())}
          {...useValidity(speak('shell.copyAddress'))}
        />
        <Action
          icon="print"
          name={speak('ui.print')}
          onClick={() => ifValid(onPrint)}
          {...useValidity(speak('ui.print'))}
        />
        <Action icon="help" name={speak('shell.help')} keys="?" onClick={onHelp} />
        <Languages />
        <Units />
      </div>
      <DownloadPlace />
    </header>
  );
}

function Languages() {
  const session = useSession();
  const lang = session.lang.value;
  const choose = async (field: HTMLSelectElement) => {
    const next = field.value as Lang;
    try {
      await session.speak(next);
      showNotation({ lang: next, units: session.units.value });
      remember('lang', next);
    } catch {
      // Loading the texts of the language may fail.
      field.value = lang;
      notify({ text: speak('shell.unspoken') });
    }
  };
  return (
    <select
      class="shell-language"
      aria-label={speak('ui.language')}
      title={speak('ui.language')}
      value={lang}
      onChange={({ currentTarget }) => choose(currentTarget)}
    >
      {LANGUAGES.map((other) => (
        <option key={other} value={other} lang={other}>
          {LANGUAGE_NAMES[other]}
        </option>
      ))}
    </select>
  );
}

function Units() {
  const session = useSession();
  const { lang, units } = useNotation();
  const choose = (next: UnitSystem) => {
    session.units.value = next;
    showNotation({ lang, units: next });
    remember('units', next);
  };
  return (
    <select
      class="shell-language"
      aria-label={speak('ui.units')}
      title={speak('ui.units')}
      value={units}
      onChange={({ currentTarget }) => choose(currentTarget.value as UnitSystem)}
    >
      {UNIT_SYSTEMS.map((other) => (
        <option key={other} value={other}>
          {speak(`ui.${other}`)}
        </option>
      ))}
    </select>
  );
}
