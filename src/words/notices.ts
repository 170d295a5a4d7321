// What answers and pages say about a plan whatever its start: rules of the trade.

import { MOVEMENT_JOINTS, type Notice } from '../engine/index.ts';
import { formatLength, type Notation } from './measures.ts';
import { say } from './say.ts';
import { type Spoken, sayOf } from './surfaces.ts';

/** A sentence for people, with lengths in their units. */
export function noticeText(notation: Notation & Spoken, notice: Notice): string {
  const { lang } = notation;
  const metres = (mm: number) => formatLength(notation, mm / 1000, 'm');
  switch (notice.kind) {
    case 'long-offset':
      return say(lang, 'note.offset');
    case 'movement-joint':
      return sayOf(notation, 'note.movementJoint', {
        length: metres(notice.length),
        most: metres(MOVEMENT_JOINTS.tiles),
      });
    case 'door-joint':
      return say(lang, 'note.doorJoint');
    case 'expansion-joint':
      return say(lang, 'note.expansionJoint', {
        along: metres(notice.along),
        across: metres(notice.across),
        mostAlong: metres(MOVEMENT_JOINTS.alongBoards),
        mostAcross: metres(MOVEMENT_JOINTS.acrossBoards),
      });
    case 'stagger':
      return say(lang, 'note.stagger', {
        wanted: formatLength(notation, notice.wanted, 'mm', 1),
        kept: formatLength(notation, notice.kept, 'mm', 1),
      });
  }
}
