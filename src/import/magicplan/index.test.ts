// Rooms of magicplan's exports, after the examples of its documentation.

import { describe, expect, it } from 'vitest';
import { signedArea } from '../../engine/index.ts';
import { readMagicplan } from './index.ts';

const read = (text: string) => readMagicplan(new TextEncoder().encode(text));

const room = (rest = '', attributes = 'x="10" y="20" rotation="0.0"') => `
<floorRoom uid="1441896884.002797" type="Kitchen" ${attributes} perimeter="14.0" area="11.0">
  <values><value key="ceilingHeight">2.600000</value></values>
  <point snappedX="-2.00000" snappedY="-1.50000" height="2.6" uid="p1"><values/></point>
  <point snappedX="2.00000" snappedY="-1.50000" height="2.6" uid="p2"/>
  <point snappedX="2.00000" snappedY="0.50000" height="2.6" uid="p3"/>
  <point snappedX="1.00000" snappedY="0.50000" height="2.6" uid="p4"/>
  <point snappedX="1.00000" snappedY="1.50000" height="2.6" uid="p5"/>
  <point snappedX="-2.00000" snappedY="1.50000" height="2.6" uid="p6"/>
  ${rest}
</floorRoom>`;
const SYMBOLS = `
<symbolInstance id="W-0-1" uid="5aec8193" symbol="doorhinged"><values>
  <value key="label">Kitchen &amp; Hall</value>
  <value key="wallItemDistanceToFloor">0.050000</value>
  <value key="wallItemHeight">2.000000</value>
</values></symbolInstance>
<symbolInstance id="W-0-2" uid="5aec8185" symbol="windowfrench"><values>
  <value key="wallItemDistanceToFloor">1.000000</value>
  <value key="wallItemHeight">1.200000</value>
</values></symbolInstance>
<symbolInstance id="W-0-3" uid="5af9a5e3" symbol="radiatorwater"/>`;
const floor = (content: string) => `<floor floorType="0" uid="f"><name>Ground Floor</name>${content}</floor>`;
const inner = (content: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><plan id="20eb" name="Plan 1" interiorWallWidth="0.12"><values/><floor/>
  <interiorRoomPoints>${content}</interiorRoomPoints></plan>`;

const RING = [
  [8, 18.5],
  [12, 18.5],
  [12, 20.5],
  [11, 20.5],
  [11, 21.5],
  [8, 21.5],
];

describe('a room', () => {
  it('has the corners, name, floor, height and area of the file', () => {
    const { unitMm, rooms, remarks } = read(inner(floor(room())));
    expect({ unitMm, remarks }).toEqual({ unitMm: 1000, remarks: [] });
    expect(rooms).toHaveLength(1);
    expect(rooms[0]).toMatchObject({
      name: 'Kitchen',
      group: 'Ground Floor',
      statedAreaM2: 11,
      height: 2.6,
      openings: [],
    });
    expect(rooms[0].outline.map(({ x, y }) => [x, y])).toEqual(RING);
    expect(signedArea(rooms[0].outline)).toBeCloseTo(11, 9);
  });

  it('has the doors and windows in its walls, and no radiators', () => {
    const items = `
      <door symbolInstance="W-0-1" point="0" snappedPosition="0.25" snappedWidth="0.90" snappedOrientation="0" insetY="0"/>
      <window symbolInstance="W-0-2" point="5" snappedPosition="0.5" snappedWidth="1.0" snappedOrientation="0" insetY="0"/>
      <door symbolInstance="W-0-3" point="1" snappedPosition="0.5" snappedWidth="1.0" snappedOrientation="0" insetY="0"/>
      <door symbolInstance="W-0-1" point="17" snappedPosition="0.25" snappedWidth="0.90"/>`;
    const { rooms, remarks } = read(inner(floor(SYMBOLS + room(items))));
    const at = (...[x, y]: number[]) => ({ x: expect.closeTo(x, 9), y: expect.closeTo(y, 9) });
    expect(rooms[0].openings).toEqual([
      { kind: 'door', from: at(8.55, 18.5), to: at(9.45, 18.5), sill: 0.05, height: 2 },
      { kind: 'window', from: at(8, 20.5), to: at(8, 19.5), sill: 1, height: 1.2 },
    ]);
    expect(remarks).toEqual([
      { code: 'entity-skipped', count: 1, subject: 'Kitchen' },
      { code: 'openings-left-out', count: 1, subject: 'Kitchen' },
    ]);
  });

  it('is turned as its rotation says', () => {
    const [{ outline }] = read(inner(floor(room('', `x="0" y="0" rotation="${Math.PI / 2}"`)))).rooms;
    expect(outline[1]).toEqual({ x: expect.closeTo(1.5, 9), y: expect.closeTo(2, 9) });
  });

  it('with corners in the middle of its walls is read with a remark', () => {
    const { rooms, remarks } = read(`<plan>${floor(room())}${floor(room())}</plan>`);
    expect(rooms).toHaveLength(2);
    expect(remarks).toEqual([{ code: 'middle-of-walls', count: 2 }]);
  });

  it('of a file whose y runs up has y running down', () => {
    const up = room().replace(/snappedY="(-?)/g, (_, sign) => `snappedY="${sign === '-' ? '' : '-'}`);
    const [{ outline }] = read(inner(floor(up))).rooms;
    expect(signedArea(outline)).toBeCloseTo(11, 9);
  });

  it('without a corner is left out', () => {
    const { rooms, remarks } = read(inner(floor(room().replace('snappedX="1.00000"', 'snappedX="x"'))));
    expect(rooms).toEqual([]);
    expect(remarks).toEqual([{ code: 'entity-damaged', count: 1, subject: 'Kitchen' }]);
  });
});

it('other files, and such that declare entities, are refused', () => {
  const laughs = '<!DOCTYPE plan [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]>';
  for (const text of [
    '',
    '<plan',
    '<svg/>',
    'plan',
    `${laughs}<plan name="&b;"/>`,
    '<plan></floor>',
    '<plan/><plan/>',
  ]) {
    expect(() => read(text), text).toThrow(expect.objectContaining({ name: 'ImportError' }));
  }
});
