// Doors and windows of rooms, with and without the relations that say which room they belong to.

import { describe, expect, it } from 'vitest';
import { extrusion, ifcFile, roomOf } from '../../../test/support/ifc-files.ts';
import { readIfc } from './index.ts';

// The room is 4 m by 3 m around the origin; its upper wall, at y = 1.5, is 0.3 m thick. The hole of the door goes through
// it from x = 0.5 to 1.4, 2.1 m high; the window is in the same wall from x = -1 to 0, 0.9 m above the floor.
const ROOM = `${roomOf('#110') + extrusion()}
#120=IFCRECTANGLEPROFILEDEF(.AREA.,$,$,4.,3.);`;
const hole = (first: number, x: number, z: number, width: number, height: number) => `
#${first}=IFCOPENINGELEMENT('0000000000000000000${first}',$,$,$,$,#${first + 1},#${first + 4},$,.OPENING.);
#${first + 1}=IFCLOCALPLACEMENT(#10,#${first + 2});
#${first + 2}=IFCAXIS2PLACEMENT3D(#${first + 3},$,$);
#${first + 3}=IFCCARTESIANPOINT((${x.toFixed(3)},1.5,${z.toFixed(3)}));
#${first + 4}=IFCPRODUCTDEFINITIONSHAPE($,$,(#${first + 5}));
#${first + 5}=IFCSHAPEREPRESENTATION($,'Body','SweptSolid',(#${first + 6}));
#${first + 6}=IFCEXTRUDEDAREASOLID(#${first + 7},$,#13,${height.toFixed(3)});
#${first + 7}=IFCRECTANGLEPROFILEDEF(.AREA.,$,#${first + 8},${width.toFixed(3)},0.3);
#${first + 8}=IFCAXIS2PLACEMENT2D(#${first + 9},$);
#${first + 9}=IFCCARTESIANPOINT((${(width / 2).toFixed(3)},0.15));`;
const DOOR = `${hole(200, 0.5, 0, 0.9, 2.1)}
#220=IFCDOOR('0000000000000000000220',$,'Door',$,$,#221,$,$,2.05,0.85,$,$,$);
#221=IFCLOCALPLACEMENT(#201,#11);
#222=IFCRELFILLSELEMENT('0000000000000000000222',$,$,$,#200,#220);`;
const WINDOW = `${hole(300, -1, 0.9, 1, 1.2)}
#320=IFCWINDOW('0000000000000000000320',$,'Window',$,$,#321,$,$,1.2,1.,$,$,$);
#321=IFCLOCALPLACEMENT(#301,#11);
#322=IFCRELFILLSELEMENT('0000000000000000000322',$,$,$,#300,#320);`;
const boundary = (id: number, element: string) =>
  `\n#${id}=IFCRELSPACEBOUNDARY('0000000000000000000${id}',$,'2ndLevel',$,#100,${element},$,.PHYSICAL.,.INTERNAL.);`;

const openingsOf = (instances: string) =>
  readIfc(ifcFile(ROOM + instances)).rooms[0].openings.map(({ kind, from, to, sill, height }) => ({
    kind,
    ends: [from, to].map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`),
    sill: sill?.toFixed(3),
    height: height?.toFixed(3),
  }));

const THE_DOOR = { kind: 'door', ends: ['0.500 -1.500', '1.400 -1.500'], sill: '0.000', height: '2.100' };
const THE_WINDOW = { kind: 'window', ends: ['-1.000 -1.500', '0.000 -1.500'], sill: '0.900', height: '1.200' };

describe('doors and windows', () => {
  it('are the holes of the walls that bound the room, once each', () => {
    const bounds = boundary(400, '#220') + boundary(401, '#320') + boundary(402, '#220');
    expect(openingsOf(DOOR + WINDOW + bounds)).toEqual([THE_DOOR, THE_WINDOW]);
  });

  it('of other rooms are not taken where the file says whose they are', () => {
    expect(openingsOf(DOOR + WINDOW + boundary(400, '#320'))).toEqual([THE_WINDOW]);
  });

  it('are those in the walls where the file does not say', () => {
    expect(openingsOf(DOOR + WINDOW)).toEqual([THE_DOOR, THE_WINDOW]);
    const far = DOOR.replace('0.500,1.5,0.000', '0.500,2.5,0.000');
    expect(far).not.toBe(DOOR);
    expect(openingsOf(far)).toEqual([]);
    const above = DOOR.replace('0.500,1.5,0.000', '0.500,1.5,2.800');
    expect(openingsOf(above)).toEqual([]);
  });

  it('without a hole are as wide as they say, from their origin along x', () => {
    const alone = DOOR.slice(0, DOOR.indexOf('#222='));
    expect(openingsOf(alone)).toEqual([
      { kind: 'door', ends: ['0.500 -1.500', '1.350 -1.500'], sill: '0.000', height: '2.050' },
    ]);
  });

  it('without a hole are where their body is, if it is elsewhere', () => {
    // In the wall on the right, at x = 2, from y = -1 to 0; the frame is that of the room.
    const beside = `
#220=IFCDOOR('0000000000000000000220',$,'Door',$,$,#101,#223,$,2.05,1.,$,$,$);
#223=IFCPRODUCTDEFINITIONSHAPE($,$,(#224));
#224=IFCSHAPEREPRESENTATION($,'Body','SweptSolid',(#225));
#225=IFCEXTRUDEDAREASOLID(#226,$,#13,2.05);
#226=IFCRECTANGLEPROFILEDEF(.AREA.,$,#227,0.1,1.);
#227=IFCAXIS2PLACEMENT2D(#228,$);
#228=IFCCARTESIANPOINT((2.05,-0.5));`;
    expect(openingsOf(beside + boundary(400, '#220'))).toEqual([
      { kind: 'door', ends: expect.arrayContaining(['2.000 0.000', '2.000 1.000']), sill: '0.000', height: '2.050' },
    ]);
  });

  it('that cannot be placed are remarked', () => {
    const nowhere = `#220=IFCDOOR('0000000000000000000220',$,'Door',$,$,$,$,$,2.05,1.,$,$,$);`;
    expect(readIfc(ifcFile(ROOM + nowhere + boundary(400, '#220'))).remarks).toEqual([
      { code: 'openings-left-out', count: 1, subject: '1 Bath' },
    ]);
  });

  it('that begin below the floor count from the floor', () => {
    const low = DOOR.replace('0.500,1.5,0.000', '0.500,1.5,-0.100');
    expect(openingsOf(low)).toEqual([{ ...THE_DOOR, height: '2.000' }]);
  });

  it('may be holes with nothing in them', () => {
    const empty = DOOR.slice(0, DOOR.indexOf('#220='));
    expect(openingsOf(empty + boundary(400, '#200'))).toEqual([{ ...THE_DOOR, kind: 'opening' }]);
  });
});
