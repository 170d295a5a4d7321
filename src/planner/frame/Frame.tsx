// The planner in a shop's page: the plan, the room, and what to buy for it.

import { useEffect, useRef } from 'preact/hooks';
import { Fault, Result } from '../result/Result.tsx';
import { RoomPanel } from '../room/RoomPanel.tsx';
import { NoticeBoard } from '../shell/NoticeBoard.tsx';
import { Stage } from '../stage/Stage.tsx';
import { getContext, speak } from '../state/context.ts';
import { AddButton } from './AddButton.tsx';
import { tellHeight } from './parent.ts';
import './frame.css';

export function Frame() {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (root.current ? tellHeight(root.current) : undefined), []);
  return (
    <div class="frame" ref={root}>
      <div class="frame-parts">
        <main class="frame-plan" aria-label={speak('stage.plan')}>
          <h1 class="unseen">{speak('page.headline')}</h1>
          <Stage />
          <NoticeBoard />
        </main>
        <section class="frame-room" aria-label={speak('section.room')}>
          <RoomPanel />
        </section>
        <section class="frame-result">
          <Fault />
          <Result onUnfold={() => {}} />
          <AddButton />
        </section>
      </div>
      <footer>
        <a href={getContext().page.publicUrl} target="_blank" rel="noopener">
          <i class="shell-mark" />
          <span>Tilewright</span>
        </a>
      </footer>
    </div>
  );
}
