// The whole planner: a bar on top, the plan, and the panel beside it.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { followLook } from '../look/watch.ts';
import { lazy } from '../page/lazy.tsx';
import { PlanList } from '../plan-list/PlanButton.tsx';
import { Stage } from '../stage/Stage.tsx';
import { isChalkShown } from '../stage/start.ts';
import { speak, useSession } from '../state/context.ts';
import { Bar } from './Bar.tsx';
import { NoticeBoard } from './NoticeBoard.tsx';
import { Panel } from './Panel.tsx';
import { type Height, STYLE_OF } from './sheet.ts';
import { listenForShortcuts } from './shortcuts.ts';
import './shell.css';

const ChalkLines = lazy(() => import('../result/ChalkLines.tsx').then((part) => part.ChalkLines));
const HelpSheet = lazy(() => import('./HelpSheet.tsx').then((part) => part.HelpSheet));
const PrintForm = lazy(() => import('../cuts/print/PrintForm.tsx').then((part) => part.PrintForm));
/** After this time printing is loaded, for the browser's own menu; until then it prints the page as it is. */
const PRINTING_MS = 2000;

export function App() {
  const session = useSession();
  const height = useSignal<Height>('half');
  const isPrinting = useSignal(false);
  const canPrint = useSignal(false);
  const isHelping = useSignal(false);
  const openHelp = () => (isHelping.value = true);
  // The form stays from now on, with what is chosen in it.
  const openPrint = () => (isPrinting.value = canPrint.value = true);
  useEffect(() => listenForShortcuts(session, openHelp), []);
  useEffect(() => followLook(session), []);
  useEffect(() => {
    setTimeout(() => (canPrint.value = true), PRINTING_MS);
  }, []);
  // A tall sheet covers the plan without resizing it.
  const under = STYLE_OF[height.value === 'tall' ? 'half' : height.value];
  return (
    <>
      <div class="shell" style={{ '--under': under }}>
        <Bar onPrint={openPrint} onHelp={openHelp} />
        <div class="shell-body">
          <main class="shell-plan" aria-label={speak('stage.plan')}>
            <Stage />
            {isChalkShown.value && <ChalkLines />}
            <NoticeBoard />
          </main>
          <Panel height={height} />
        </div>
      </div>
      {isHelping.value && <HelpSheet onClose={() => (isHelping.value = false)} />}
      <PlanList />
      {canPrint.value && <PrintForm open={isPrinting.value} onClose={() => (isPrinting.value = false)} />}
    </>
  );
}
