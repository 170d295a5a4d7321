// The whole planner: a bar on top, the plan, and the panel beside it.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { PrintDialog } from '../cuts/PrintDialog.tsx';
import { Stage } from '../stage/Stage.tsx';
import { Surround, type Surroundings } from '../state/context.ts';
import { phrase } from '../words.ts';
import { followHistory } from './address.ts';
import { Bar } from './Bar.tsx';
import { Help } from './Help.tsx';
import { NoticeBoard } from './NoticeBoard.tsx';
import { Panel } from './Panel.tsx';
import { type Height, STYLE_OF } from './sheet.ts';
import { listenForShortcuts } from './shortcuts.ts';
import { words } from './words.ts';
import './frame.css';

export function App(around: Surroundings) {
  const { desk } = around;
  const height = useSignal<Height>('half');
  const dialog = useSignal<'help' | 'print' | null>(null);
  const close = () => {
    dialog.value = null;
  };
  useEffect(followHistory, []);
  useEffect(
    () =>
      listenForShortcuts(desk, () => {
        dialog.value = 'help';
      }),
    [desk, dialog],
  );
  // Under a tall sheet the plan keeps its place: it comes back as it was.
  const under = STYLE_OF[height.value === 'tall' ? 'half' : height.value];
  return (
    <Surround value={around}>
      <div class="frame" style={{ '--under': under }}>
        <Bar onPrint={() => (dialog.value = 'print')} onHelp={() => (dialog.value = 'help')} />
        <div class="frame-body">
          <main class="frame-plan" aria-label={phrase(desk.lang.value, words.plan)}>
            <Stage />
            <NoticeBoard />
          </main>
          <Panel height={height} />
        </div>
      </div>
      <Help open={dialog.value === 'help'} onClose={close} />
      <PrintDialog open={dialog.value === 'print'} onClose={close} />
    </Surround>
  );
}
