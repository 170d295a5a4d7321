// The bar on top: the name, the steps back and forth, what can be done with the plan, the language.

import { useState } from 'preact/hooks';
import { isLang, LANGUAGE_NAMES, LANGUAGES, say as sayCommon } from '../../words/index.ts';
import { FIRST_DRAFT } from '../room/examples.ts';
import { usePhrase, useSurroundings } from '../state/context.ts';
import { phrase } from '../words.ts';
import { goOnAt, inLanguage, showLanguage } from './address.ts';
import type * as HandingOn from './handing-on.ts';
import { Icon, Mark, type Shape } from './Icon.tsx';
import { tell } from './notice.ts';
import { words } from './words.ts';
import './bar.css';

export interface BarProps {
  readonly onPrint: () => void;
  readonly onHelp: () => void;
}

export function Bar({ onPrint, onHelp }: BarProps) {
  const around = useSurroundings();
  const say = usePhrase();
  const { desk } = around;
  const lang = desk.lang.value;
  const [isSharing, setSharing] = useState(false);
  /** Handing on is loaded when it is asked for: the plan comes first. */
  const handOn = async (way: keyof Pick<typeof HandingOn, 'sharePlan' | 'copyApiAddress' | 'downloadDrawing'>) => {
    try {
      await (await import('./handing-on.ts'))[way](around);
    } catch {
      tell({ text: say(words.unloaded) });
    }
  };
  const share = async () => {
    setSharing(true);
    await handOn('sharePlan');
    setSharing(false);
  };
  const begin = () => {
    goOnAt('/', lang);
    void desk.propose({ change: FIRST_DRAFT, origin: 'new', replaces: true });
  };
  return (
    <header class="frame-bar">
      <h1>
        <a href={inLanguage(new URL('/', location.href).href, lang)}>
          <Mark />
          <span>Tilewright</span>
        </a>
      </h1>
      <Action
        shape="undo"
        name={say(words.undo)}
        keys="Ctrl+Z"
        off={!desk.canUndo.value}
        onPress={() => void desk.undo()}
      />
      <Action
        shape="redo"
        name={say(words.redo)}
        keys="Ctrl+Shift+Z"
        off={!desk.canRedo.value}
        onPress={() => void desk.redo()}
      />
      <span class="frame-gap" />
      <Action shape="share" name={say(words.share)} off={isSharing} isMain onPress={() => void share()} />
      <button type="button" class="frame-more-button bare" popovertarget="frame-more" title={say(words.more)}>
        <Icon shape="more" />
        <span class="unseen">{say(words.more)}</span>
      </button>
      <div id="frame-more" class="frame-more" popover="auto">
        <Action shape="new" name={say(words.newPlan)} onPress={begin} />
        <Action shape="drawing" name={say(words.drawing)} onPress={() => void handOn('downloadDrawing')} />
        <Action shape="address" name={say(words.copyAddress)} onPress={() => void handOn('copyApiAddress')} />
        <Action shape="print" name={sayCommon(lang, 'ui.print')} onPress={onPrint} />
        <Action shape="help" name={say(words.help)} keys="?" onPress={onHelp} />
        <Languages />
      </div>
    </header>
  );
}

interface ActionProps {
  readonly shape: Shape;
  readonly name: string;
  /** The keys that do the same. */
  readonly keys?: string;
  readonly off?: boolean;
  readonly isMain?: boolean;
  readonly onPress: () => void;
}

function Action({ shape, name, keys, off, isMain, onPress }: ActionProps) {
  return (
    <button
      type="button"
      class={isMain ? 'main' : 'bare'}
      title={keys ? `${name} (${keys})` : name}
      disabled={off}
      onClick={({ currentTarget }) => {
        onPress();
        // A menu closes once something in it was pressed.
        currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
      }}
    >
      <Icon shape={shape} />
      <span>{name}</span>
    </button>
  );
}

function Languages() {
  const { desk } = useSurroundings();
  const lang = desk.lang.value;
  const choose = async (field: HTMLSelectElement) => {
    const next = field.value;
    if (!isLang(next)) return;
    try {
      await desk.speak(next);
      showLanguage(next);
    } catch {
      // Its words are a file of their own, which may be out of reach.
      field.value = lang;
      tell({ text: phrase(lang, words.unspoken) });
    }
  };
  return (
    <select
      class="frame-language"
      aria-label={sayCommon(lang, 'ui.language')}
      title={sayCommon(lang, 'ui.language')}
      value={lang}
      onChange={({ currentTarget }) => void choose(currentTarget)}
    >
      {LANGUAGES.map((other) => (
        <option key={other} value={other} lang={other}>
          {LANGUAGE_NAMES[other]}
        </option>
      ))}
    </select>
  );
}
