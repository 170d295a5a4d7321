// Several rooms in stored plans, links and addresses.

import { describe, expect, it } from 'vitest';
import { readBody } from '../read/body.ts';
import type { AcceptedRequest } from '../read/request.ts';
import { answerKey, drawingQuery } from './canonical-query.ts';
import { draftText, projectOf, readProject } from './projects.ts';

const HALL = { name: 'hall', outline: 'E400 S150 W400 N150' };
const KITCHEN = { name: 'kitchen', outline: 'E250 S300 W250 N300', at: { x: 0, y: 160 } };
const DOORWAYS = [{ x: 80, y: 150, w: 90, h: 10 }];
const UNITED = '0,0 400,0 400,150 170,150 170,160 250,160 250,460 0,460 0,160 80,160 80,150 0,150';

function accepted(fields: object): AcceptedRequest {
  const read = readBody({ rooms: [HALL, KITCHEN], doorways: DOORWAYS, ...fields });
  if (!read.ok) throw new Error(read.mistakes[0].message);
  return read;
}

const identityOf = (fields: object) => projectOf(accepted(fields)).identity;

describe('several rooms', () => {
  it('are stored as they were sent, without defaults', () => {
    const { text } = projectOf(accepted({ rooms: [{ ...HALL, at: { x: 0, y: 0 }, doors: [] }, KITCHEN], lang: 'pl' }));
    expect(JSON.parse(text)).toEqual({ rooms: [HALL, KITCHEN], doorways: DOORWAYS });
    const read = readProject(text);
    expect(read.ok && projectOf(read)).toEqual(projectOf(accepted({})));
  });

  it('are drawn at the address of the room that they make', () => {
    expect(drawingQuery(accepted({}))).toBe(`polygon=${UNITED.replaceAll(' ', '+')}&format=svg`);
  });

  it('open in the planner as they were sent', () => {
    const opened = JSON.parse(draftText(projectOf(accepted({ pattern: 'bricks' })).text));
    expect(opened).toEqual({ rooms: [HALL, KITCHEN], doorways: DOORWAYS, pattern: 'bricks' });
  });

  it('have one link for every description, and another for other rooms', () => {
    const corners = [
      [0, 0],
      [400, 0],
      [400, 150],
      [0, 150],
    ];
    const restated = { name: 'hall', polygon: corners.map(([x, y]) => [x - 10, y - 20]), at: { x: 10, y: 20 } };
    expect(identityOf({ rooms: [restated, KITCHEN] })).toBe(identityOf({}));
    for (const other of [
      { rooms: [HALL, { ...KITCHEN, name: 'den' }] },
      { rooms: [KITCHEN, HALL] },
      { rooms: [HALL, { ...KITCHEN, at: { x: 0, y: 150 } }], doorways: [] },
      { doorways: [{ x: 80, y: 140, w: 90, h: 20 }] },
    ]) {
      expect(identityOf(other)).not.toBe(identityOf({}));
      expect(answerKey(accepted(other))).not.toBe(answerKey(accepted({})));
    }
  });
});
