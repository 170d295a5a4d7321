// The bar on top: the name, undo and redo, actions on the plan, the language.

import { LANGUAGE_NAMES, LANGUAGES, type Lang } from '../../words/index.ts';
import { useBusy } from '../fields/BusyButton.tsx';
import { copyApiAddress, sharePlan } from '../network/share.ts';
import { FIRST_DRAFT } from '../room/examples.ts';
import { speak, useSession } from '../state/context.ts';
import { goOnAt, inLanguage, showLanguage } from './address.ts';
import { downloadDrawing } from './export.ts';
import { Action } from './Icon.tsx';
import { notify } from './notice.ts';
import { words } from './words.ts';
import './bar.css';

export interface BarProps {
  readonly onPrint: () => void;
  readonly onHelp: () => void;
}

export function Bar({ onPrint, onHelp }: BarProps) {
  const session = useSession();
  const lang = session.lang.value;
  const [isSharing, share] = useBusy(sharePlan);
  const begin = () => {
    goOnAt('/', lang);
    void session.propose({ change: FIRST_DRAFT, origin: 'new', replaces: true });
  };
  return (
    <header class="shell-bar">
      <h1>
        <a href={inLanguage(new URL('/', location.href).href, lang)}>
          <i class="shell-mark" />
          <span>Tilewright</span>
        </a>
      </h1>
      <Action
        icon="undo"
        name={speak(words.undo)}
        keys="Ctrl+Z"
        disabled={!session.canUndo.value}
        onClick={() => session.undo()}
      />
      <Action
        icon="redo"
        name={speak(words.redo)}
        keys="Ctrl+Shift+Z"
        disabled={!session.canRedo.value}
        onClick={() => session.redo()}
      />
      <span class="shell-gap" />
      <Action icon="share" name={speak(words.share)} class="main" disabled={isSharing} onClick={share} />
      <Action icon="more" name={speak(words.more)} class="shell-more-button lone bare" popovertarget="shell-more" />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the buttons inside are what is pressed, by keys as well. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above. */}
      <div
        id="shell-more"
        class="shell-more"
        popover="auto"
        onClick={({ target, currentTarget }) => {
          // Close the menu after a press, but not while a language is chosen.
          if (!(target instanceof HTMLSelectElement)) currentTarget.hidePopover();
        }}
      >
        <Action icon="new" name={speak(words.newPlan)} onClick={begin} />
        <Action icon="drawing" name={speak(words.drawing)} onClick={downloadDrawing} />
        <Action icon="address" name={speak(words.copyAddress)} onClick={copyApiAddress} />
        <Action icon="print" name={speak('ui.print')} onClick={onPrint} />
        <Action icon="help" name={speak(words.help)} keys="?" onClick={onHelp} />
        <Languages />
      </div>
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
      showLanguage(next);
    } catch {
      // Loading the texts of the language may fail.
      field.value = lang;
      notify({ text: speak(words.unspoken) });
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
