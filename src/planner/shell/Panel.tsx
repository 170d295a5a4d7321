// The panel: the result always visible, the sections as tabs below it. On a phone it is a sheet with three heights.

import { type Signal, useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { lazy } from '../page/lazy.tsx';
import { blocks } from '../page/validity.ts';
import { useKeeper } from '../plans/keeper.ts';
import { isOnSite } from '../plans/laying.ts';
import { Fault, Result } from '../result/Result.tsx';
import { speak, useSession } from '../state/context.ts';
import { SECTIONS, type Section, section } from '../state/sections.ts';
import { RoomSection } from './RoomSection.tsx';
import { SheetHandle } from './SheetHandle.tsx';
import { useOwnScroll } from './scrolling.ts';
import { type Height, STYLE_OF } from './sheet.ts';

const PatternPanel = lazy(() => import('../pattern/PatternPanel.tsx').then((part) => part.PatternPanel));
const Cuts = lazy(() => import('../cuts/Cuts.tsx').then((part) => part.Cuts));
const Findings = lazy(() => import('../result/Findings.tsx').then((part) => part.Findings));
const SitePanel = lazy(() => import('../site/SitePanel.tsx').then((part) => part.SitePanel));
const StorageTrouble = lazy(() => import('../plan-list/StorageTrouble.tsx').then((part) => part.StorageTrouble));
const Rooms = lazy(() => import('../job/Rooms.tsx').then((part) => part.Rooms));
const PARTS = { room: RoomSection, pattern: PatternPanel, cuts: CutsOrSite };
/** Sections with fields: they stay mounted, so that unfinished input survives a change of section. */
const WITH_FIELDS: readonly Section[] = ['room', 'pattern'];

/** The cuts as a list, or as what is left to do while the floor is laid. */
function CutsOrSite() {
  return isOnSite.value ? <SitePanel /> : <Cuts />;
}

export function Panel({ height }: { readonly height: Signal<Height> }) {
  const dragged = useSignal<number | null>(null);
  const sheet = dragged.value === null ? STYLE_OF[height.value] : `${dragged.value}px`;
  const planned = useSession().planned.value;
  const opened = useRef(new Set<Section>(['room'])).current;
  opened.add(section.value);
  // What is bought is settled by then.
  const isLaying = isOnSite.value && section.value === 'cuts';
  const raise = () => {
    if (height.value === 'low') height.value = 'half';
  };
  /** On a phone, what is unfolded below the figures would open under the tabs of a sheet of half the height. */
  const unfold = (isOpen: boolean) => {
    if (isOpen) height.value = 'tall';
    else if (height.value === 'tall') height.value = 'half';
  };
  return (
    <aside
      {...useOwnScroll(section.value)}
      class={`shell-panel ${dragged.value === null ? height.value : 'moving'}`}
      aria-label={speak('shell.panel')}
      style={{ '--sheet': sheet }}
    >
      <SheetHandle height={height} dragged={dragged} />
      <Fault />
      {useKeeper().trouble.value !== null && <StorageTrouble />}
      {planned?.draft.job && <Rooms planned={planned} />}
      {!isLaying && <Result onUnfold={unfold} />}
      <Tabs onOpen={raise} />
      <div class="shell-scroll">
        {SECTIONS.map((name) => {
          const Part = PARTS[name];
          const isOpen = section.value === name;
          return (
            <div
              key={name}
              class="shell-section"
              role="tabpanel"
              id={`section-${name}`}
              aria-labelledby={`tab-${name}`}
              hidden={!isOpen}
            >
              {(isOpen || (opened.has(name) && WITH_FIELDS.includes(name))) && <Part />}
            </div>
          );
        })}
        {!isLaying && <Findings />}
      </div>
    </aside>
  );
}

function Tabs({ onOpen }: { readonly onOpen: () => void }) {
  const open = (next: Section) => {
    section.value = next;
    onOpen();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = SECTIONS[(SECTIONS.indexOf(section.value) + step + SECTIONS.length) % SECTIONS.length];
    open(next);
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <div class="shell-tabs" role="tablist" aria-label={speak('shell.panel')} onKeyDown={onKeyDown}>
      {SECTIONS.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          class="bare"
          id={`tab-${name}`}
          aria-controls={`section-${name}`}
          aria-selected={section.value === name}
          tabIndex={section.value === name ? 0 : -1}
          onClick={() => open(name)}
        >
          {speak(`section.${name}`)}
          {blocks.value.some((block) => block.section === name) && <Blocked />}
        </button>
      ))}
    </div>
  );
}

/** The mark of a section with something to correct or to finish. */
function Blocked() {
  return <span class="shell-blocked" title={speak('shell.blocked')} role="img" aria-label={speak('shell.blocked')} />;
}
