// Opens the planner in a frame. Nothing of it is kept on the device, and nothing that is there is read.

import type { ComponentChild } from 'preact';
import { getContext } from '../state/context.ts';
import { beForgetful } from '../state/memory.ts';
import type { FrameFacts } from '../state/page.ts';
import { Frame } from './Frame.tsx';
import { listenToParent } from './parent.ts';
import { keepSettled } from './settled.ts';
import { shownTile, startWord, takeMessage } from './tile.ts';

export async function openFrame(frame: FrameFacts, show: (frame: ComponentChild) => void): Promise<void> {
  const { session, page } = getContext();
  beForgetful();
  startWord.value = frame.start;
  // The colour is the page's, not the tile's.
  shownTile.value = location.search
    .slice(1)
    .replace(/(^|&)accent=[^&]*/, '')
    .replace(/^&/, '');
  if (page.project) await session.open(page.project);
  show(<Frame />);
  keepSettled();
  listenToParent(frame, takeMessage);
}
