// The panel: the result always in sight, the sections as tabs below it. On a phone it is a sheet in three heights.

import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { Findings } from '../result/Findings.tsx';
import { Fault, Result } from '../result/Result.tsx';
import { RoomPanel } from '../room/RoomPanel.tsx';
import { usePhrase } from '../state/context.ts';
import { SECTIONS, type Section, section } from '../state/sections.ts';
import { later } from './later.tsx';
import { SheetHandle } from './SheetHandle.tsx';
import { type Height, STYLE_OF } from './sheet.ts';
import { words } from './words.ts';

const PatternPanel = later(async () => (await import('../pattern/PatternPanel.tsx')).PatternPanel);
const Cuts = later(async () => (await import('../cuts/Cuts.tsx')).Cuts);

export function Panel({ height }: { readonly height: Signal<Height> }) {
  const say = usePhrase();
  const dragged = useSignal<number | null>(null);
  const sheet = dragged.value === null ? STYLE_OF[height.value] : `${dragged.value}px`;
  const raise = () => {
    if (height.value === 'low') height.value = 'half';
  };
  return (
    <aside
      class={`frame-panel ${dragged.value === null ? height.value : 'moving'}`}
      aria-label={say(words.panel)}
      style={{ '--sheet': sheet }}
    >
      <SheetHandle height={height} dragged={dragged} />
      <Fault />
      <Result />
      <Tabs onOpen={raise} />
      <div class="frame-scroll">
        <TabPanel of="room">
          <RoomPanel />
        </TabPanel>
        <TabPanel of="pattern">{section.value === 'pattern' && <PatternPanel />}</TabPanel>
        <TabPanel of="cuts">{section.value === 'cuts' && <Cuts />}</TabPanel>
        <Findings />
      </div>
    </aside>
  );
}

function Tabs({ onOpen }: { readonly onOpen: () => void }) {
  const say = usePhrase();
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
    <div class="frame-tabs" role="tablist" aria-label={say(words.panel)} onKeyDown={onKeyDown}>
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
          {say(words[name])}
        </button>
      ))}
    </div>
  );
}

function TabPanel({ of, children }: { readonly of: Section; readonly children: ComponentChildren }) {
  return (
    <div
      class="frame-section"
      role="tabpanel"
      id={`section-${of}`}
      aria-labelledby={`tab-${of}`}
      hidden={section.value !== of}
    >
      {children}
    </div>
  );
}
