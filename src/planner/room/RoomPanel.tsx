// The room: ways to begin, its walls and cutouts as text and figures, and the tools that edit it on the plan.

import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { isFirstVisit, welcomeIsOver } from '../begin/first-visit.ts';
import { useKeeper } from '../plans/keeper.ts';
import { followTracing } from '../plans/tracing.ts';
import { addTool } from '../stage/toolbox.ts';
import { getContext, isLocked, speak } from '../state/context.ts';
import { mode } from '../state/sections.ts';
import type { Planned } from '../state/session.ts';
import { Cutouts } from './Cutouts.tsx';
import { Begin } from './dimensions/Begin.tsx';
import { Diagonals } from './dimensions/Diagonals.tsx';
import { Doors } from './doors/Doors.tsx';
import { doorTool } from './doors/door-tool.ts';
import { DrawPanel } from './draw/DrawPanel.tsx';
import { drawTool } from './draw/draw-tool.ts';
import { continueDrawing, followDrawing } from './draw/drawing.ts';
import { Examples } from './Examples.tsx';
import { EditPanel } from './edit/EditPanel.tsx';
import { editTool } from './edit/edit-tool.ts';
import { RoomMistakes } from './MarkedText.tsx';
import { Openings } from './Openings.tsx';
import { AddParts } from './parts/AddParts.tsx';
import { Walls } from './Walls.tsx';
import './room.css';

const TOOLS = { plan: [editTool, doorTool], draw: [drawTool] };

export interface RoomPanelProps {
  /** Further ways to begin a room. */
  readonly ways?: ComponentChildren;
  /** What else can be done with it. */
  readonly children?: ComponentChildren;
}

export function RoomPanel({ ways, children }: RoomPanelProps) {
  const { session, page } = getContext();
  const how = mode.value;
  const use = (next: typeof how) => () => {
    welcomeIsOver();
    mode.value = next;
  };
  useEffect(() => {
    const { shown } = useKeeper();
    // Before a drawing is continued, which may not be over a picture without a scale.
    const leave = followTracing(shown);
    if (shown.value) continueDrawing(shown.value);
    const stop = followDrawing(shown);
    return () => {
      stop();
      leave();
    };
  }, []);
  // The tool must be active before the panel can be used.
  useLayoutEffect(() => {
    // Hides the start's handle, which would cover a corner at the start.
    document.body.dataset.room = how;
    const putAway = TOOLS[how].map((tool) => addTool(tool(session)));
    return () => {
      for (const away of putAway) away();
      // Return the focus that was lost with the tool.
      if (how === 'draw')
        setTimeout(() => document.activeElement === document.body && document.getElementById('room-draw')?.focus());
    };
  }, [how]);
  const planned = session.planned.value;
  if (planned === null) return null;
  if (how === 'draw') return <DrawPanel />;
  if (planned.draft.kind === 'wall') {
    return (
      <section class="room">
        <EditPanel />
        <Walls draft={planned.draft} />
        <Openings draft={planned.draft} />
        <Cutouts draft={planned.draft} />
      </section>
    );
  }
  const isFirst = isFirstVisit.value && page.project === null;
  return (
    <section class="room">
      <Begin draft={planned.draft} isFirst={isFirst}>
        <div class="room-ways">
          <button type="button" id="room-draw" onClick={use('draw')}>
            {speak('room.draw')}
          </button>
          {ways}
        </div>
        <RoomMistakes origin="rooms" />
        {isFirst && <Examples />}
      </Begin>
      <EditPanel />
      <Walls draft={planned.draft} />
      <Diagonals draft={planned.draft} />
      <Parts planned={planned} />
      {children}
      {!isFirst && !isLocked() && <Examples />}
    </section>
  );
}

/** What is in the room; folded where somebody only wants to know how many boxes it takes. */
function Parts({ planned }: { readonly planned: Planned }) {
  const parts = (
    <>
      <AddParts />
      <Cutouts draft={planned.draft} />
      <Doors planned={planned} />
    </>
  );
  if (!isLocked()) return parts;
  return (
    <details class="room-more">
      <summary>{speak('frame.more')}</summary>
      <div>{parts}</div>
    </details>
  );
}
