// The room: ways to begin, its walls and cutouts as text and figures, and the tools that edit it on the plan.

import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { tell } from '../frame/notice.ts';
import { addTool } from '../stage/toolbox.ts';
import { usePhrase, useSurroundings } from '../state/context.ts';
import { section } from '../state/sections.ts';
import { Cutouts } from './Cutouts.tsx';
import { Examples } from './Examples.tsx';
import { mode } from './mode.ts';
import { Walls } from './Walls.tsx';
import { words } from './words.ts';
import './room.css';

type Workbench = typeof import('./workbench.ts');

/** The tools as soon as they are wanted and there; null before. */
function useWorkbench(): Workbench | null {
  const { desk } = useSurroundings();
  const phrased = usePhrase();
  const bench = useSignal<Workbench | null>(null);
  const { value: tools } = bench;
  const how = mode.value;
  useEffect(() => {
    // The start's handle would lie over the corner that it stands on.
    document.body.dataset.room = how;
    if (how === 'plan') return undefined;
    if (tools) return addTool(how === 'edit' ? tools.editTool(desk) : tools.drawTool(desk));
    import('./workbench.ts').then(
      (there) => {
        bench.value = there;
      },
      () => {
        mode.value = 'plan';
        tell({ text: phrased(words.unfetched) });
      },
    );
    return undefined;
  }, [how, tools]);
  return tools;
}

export function RoomPanel() {
  const { desk, page } = useSurroundings();
  const phrased = usePhrase();
  const tools = useWorkbench();
  const area = useRef<HTMLTextAreaElement>(null);
  const draw = useRef<HTMLButtonElement>(null);
  const how = mode.value;
  // The plan is not changed by accident while somebody looks at something else.
  useSignalEffect(() => {
    if (section.value !== 'room') mode.value = 'plan';
  });
  // Whoever drew comes back to where the drawing began.
  useEffect(() => {
    if (how !== 'draw') return undefined;
    return () => setTimeout(() => document.activeElement === document.body && draw.current?.focus());
  }, [how]);
  const planned = desk.planned.value;
  if (planned === null) return null;
  if (how === 'draw' && tools) return <tools.DrawPanel />;
  const isNew = page.project === null;
  return (
    <section class="room">
      {isNew && <Examples />}
      <div class="room-ways">
        <button type="button" onClick={() => area.current?.select()}>
          {phrased(words.typeWalls)}
        </button>
        <button
          type="button"
          ref={draw}
          onClick={() => {
            mode.value = 'draw';
          }}
        >
          {phrased(words.draw)}
        </button>
        <button
          type="button"
          aria-pressed={how === 'edit'}
          onClick={() => {
            mode.value = how === 'edit' ? 'plan' : 'edit';
          }}
        >
          {phrased(words.edit)}
        </button>
      </div>
      {how === 'edit' && tools && <tools.EditPanel />}
      <Walls draft={planned.draft} area={area} />
      <Cutouts draft={planned.draft} />
      {!isNew && <Examples />}
    </section>
  );
}
