// Floors of bodies of every kind that programs write for rooms: the same room each time, 4 m by 3 m less a corner of
// 1 m by 1 m, from 0 to 2.5 m high.

import { describe, expect, it } from 'vitest';
import { extrusion, ifcFile, polyline, real, roomOf } from '../../../../test/support/ifc-files.ts';
import { signedArea } from '../../../engine/index.ts';
import { readIfc } from '../index.ts';

type Xyz = readonly [number, number, number];

const FLOOR: readonly (readonly [number, number])[] = [
  [0, 0],
  [4, 0],
  [4, 2],
  [3, 2],
  [3, 3],
  [0, 3],
];
const CORNERS = ['0 -3', '0 0', '3 -2', '3 -3', '4 -2', '4 0'];
const PROFILE = `#120=IFCARBITRARYCLOSEDPROFILEDEF(.AREA.,$,#121);${polyline(121, FLOOR)}`;

const bottom = FLOOR.map(([x, y]): Xyz => [x, y, 0]);
const top = FLOOR.map(([x, y]): Xyz => [x, y, 2.5]);
const FACES: readonly (readonly Xyz[])[] = [
  [...bottom].reverse(),
  top,
  ...FLOOR.map((_, i) => [bottom[i], bottom[(i + 1) % 6], top[(i + 1) % 6], top[i]]),
];

/** The corners of the only room, without those in the middle of a side. */
function cornersIn(file: Uint8Array): string[] {
  const { rooms } = readIfc(file);
  expect(rooms).toHaveLength(1);
  const ring = rooms[0].outline.map(({ x, y }) => ({
    x: Math.round(x * 1e9) / 1e9 + 0,
    y: Math.round(y * 1e9) / 1e9 + 0,
  }));
  const turning = ring.filter((b, i) => {
    const [a, c] = [ring[(i || ring.length) - 1], ring[(i + 1) % ring.length]];
    return (b.x - a.x) * (c.y - b.y) !== (b.y - a.y) * (c.x - b.x);
  });
  return turning.map(({ x, y }) => `${x} ${y}`).sort();
}

/** A brep whose faces are numbered from #300 on. */
function brep(faces: readonly (readonly Xyz[])[]): string {
  const lines: string[] = [];
  let next = 310;
  const add = (text: string) => {
    lines.push(`#${next}=${text};`);
    return `#${next++}`;
  };
  const references = faces.map((face) => {
    const points = face.map((point) => add(`IFCCARTESIANPOINT((${point.map(real).join(',')}))`));
    const loop = add(`IFCPOLYLOOP((${points.join(',')}))`);
    return add(`IFCFACE((${add(`IFCFACEOUTERBOUND(${loop},.T.)`)}))`);
  });
  return `
#300=IFCFACETEDBREP(#301);
#301=IFCCLOSEDSHELL((${references.join(',')}));
${lines.join('\n')}`;
}

/** Points of the floor and of the ceiling by their index from 1. */
const POINT_LIST = [...bottom, ...top].map((point) => `(${point.map(real).join(',')})`).join(',');
const SIDES = FLOOR.map((_, i) => [i + 1, ((i + 1) % 6) + 1, ((i + 1) % 6) + 7, i + 7]);

describe('the floor', () => {
  it('of an extrusion is its profile', () => {
    expect(cornersIn(ifcFile(roomOf('#110') + extrusion() + PROFILE))).toEqual(CORNERS);
  });

  it('of an extrusion downwards is the far end', () => {
    const body = `#110=IFCEXTRUDEDAREASOLID(#120,#11,#111,2.5);\n#111=IFCDIRECTION((0.,0.,-1.));`;
    const [room] = readIfc(ifcFile(roomOf('#110') + body + PROFILE)).rooms;
    expect(room.height).toBe(2.5);
    expect(cornersIn(ifcFile(roomOf('#110') + body + PROFILE))).toEqual(CORNERS);
  });

  it('of an extrusion along the floor is its lowest side', () => {
    // A gable, 4 m wide and 2 m high at its sides, extruded over 3 m along y: its plane is x and z.
    const body = `#110=IFCEXTRUDEDAREASOLID(#120,#111,#13,3.);
#111=IFCAXIS2PLACEMENT3D(#12,#112,#14);
#112=IFCDIRECTION((0.,-1.,0.));
#120=IFCARBITRARYCLOSEDPROFILEDEF(.AREA.,$,#121);
${polyline(121, [
  [0, 0],
  [4, 0],
  [4, 2],
  [2, 3],
  [0, 2],
])}`;
    const file = ifcFile(roomOf('#110') + body);
    expect(cornersIn(file)).toEqual(['0 0', '0 3', '4 0', '4 3']);
    expect(readIfc(file).rooms[0].height).toBe(3);
  });

  it('of a brep is its lowest face, and of several faces their union', () => {
    expect(cornersIn(ifcFile(roomOf('#300') + brep(FACES)))).toEqual(CORNERS);
    const halves: readonly Xyz[][] = [
      [bottom[0], bottom[5], bottom[4], bottom[3], [3, 0, 0]],
      [[3, 0, 0], bottom[3], bottom[2], bottom[1]],
    ];
    expect(cornersIn(ifcFile(roomOf('#300') + brep([...halves, ...FACES.slice(1)])))).toEqual(CORNERS);
  });

  it('of a polygonal face set is its lowest face', () => {
    const lists = [[6, 5, 4, 3, 2, 1], [7, 8, 9, 10, 11, 12], ...SIDES];
    const faces = lists.map((list, i) => `#${210 + i}=IFCINDEXEDPOLYGONALFACE((${list.join(',')}));`);
    const set = `#200=IFCPOLYGONALFACESET(#201,.T.,(${lists.map((_, i) => `#${210 + i}`).join(',')}),$);
#201=IFCCARTESIANPOINTLIST3D((${POINT_LIST}));
${faces.join('\n')}`;
    expect(cornersIn(ifcFile(roomOf('#200') + set))).toEqual(CORNERS);
  });

  it('of a polygonal face set may have holes', () => {
    const hole = '(1.,1.,0.),(1.,2.,0.),(2.,2.,0.),(2.,1.,0.)';
    const set = `#200=IFCPOLYGONALFACESET(#201,$,(#202,#203),$);
#201=IFCCARTESIANPOINTLIST3D((${POINT_LIST},${hole}));
#202=IFCINDEXEDPOLYGONALFACEWITHVOIDS((1,2,3,4,5,6),((13,14,15,16)));
#203=IFCINDEXEDPOLYGONALFACE((7,8,9,10,11,12));`;
    const [room] = readIfc(ifcFile(roomOf('#200') + set)).rooms;
    expect(room.holes.map((ring) => Math.abs(signedArea(ring)))).toEqual([1]);
  });

  it('of triangles is their union', () => {
    const ends = [0, 6].flatMap((k) =>
      [
        [1, 2, 3],
        [1, 3, 4],
        [1, 4, 5],
        [1, 5, 6],
      ].map((triangle) => triangle.map((index) => index + k)),
    );
    const sides = SIDES.flatMap(([a, b, c, d]) => [
      [a, b, c],
      [a, c, d],
    ]);
    const triangles = [...ends, ...sides].map((triangle) => `(${triangle.join(',')})`).join(',');
    const set = `#200=IFCTRIANGULATEDFACESET(#201,$,.T.,(${triangles}),$);
#201=IFCCARTESIANPOINTLIST3D((${POINT_LIST}));`;
    expect(cornersIn(ifcFile(roomOf('#200') + set))).toEqual(CORNERS);
  });

  it('of a mapped body lies where the map puts it, mirrored and stretched as it says', () => {
    const mapped = `#200=IFCMAPPEDITEM(#201,#202);
#201=IFCREPRESENTATIONMAP(#11,#203);
#203=IFCSHAPEREPRESENTATION($,'Body','SweptSolid',(#110));
#202=IFCCARTESIANTRANSFORMATIONOPERATOR3D(#14,#204,#205,2.,#13);
#204=IFCDIRECTION((0.,-1.,0.));
#205=IFCCARTESIANPOINT((10.,20.,0.));`;
    // x' = 10 + 2x, y' = 20 - 2y, and y down in the plan.
    const expected = FLOOR.map(([x, y]) => `${10 + 2 * x} ${-(20 - 2 * y)}`).sort();
    expect(cornersIn(ifcFile(roomOf('#200') + mapped + extrusion() + PROFILE))).toEqual(expected);
  });

  it('of two bodies side by side is their union', () => {
    const second = `#210=IFCEXTRUDEDAREASOLID(#211,#11,#13,2.5);
#211=IFCARBITRARYCLOSEDPROFILEDEF(.AREA.,$,#212);
${polyline(212, [
  [3, 2],
  [4, 2],
  [4, 3],
  [3, 3],
])}`;
    const file = ifcFile(roomOf('#110,#210') + extrusion() + PROFILE + second);
    expect(cornersIn(file)).toEqual(['0 -3', '0 0', '4 -3', '4 0']);
  });

  it('of bodies apart is two rooms, for which no area is stated', () => {
    const second = `#210=IFCEXTRUDEDAREASOLID(#211,#11,#13,2.5);
#211=IFCARBITRARYCLOSEDPROFILEDEF(.AREA.,$,#212);
${polyline(212, [
  [13, 2],
  [14, 2],
  [14, 3],
  [13, 3],
])}
#220=IFCRELDEFINESBYPROPERTIES('0000000000000000000220',$,$,$,(#100),#221);
#221=IFCELEMENTQUANTITY('0000000000000000000221',$,'BaseQuantities',$,$,(#222));
#222=IFCQUANTITYAREA('NetFloorArea',$,$,12.,$);`;
    const { rooms } = readIfc(ifcFile(roomOf('#110,#210') + extrusion() + PROFILE + second));
    expect(rooms.map((room) => [room.name, room.statedAreaM2])).toEqual([
      ['1 Bath', null],
      ['1 Bath', null],
    ]);
  });
});

describe('a body that is cut', () => {
  const CUT = `#200=IFCBOOLEANCLIPPINGRESULT(.DIFFERENCE.,#110,#201);
#201=IFCHALFSPACESOLID(#202,.F.);
#202=IFCPLANE(#11);`;

  it('counts as it was before, and that is said', () => {
    const file = ifcFile(roomOf('#200', { shapeType: 'Clipping' }) + CUT + extrusion() + PROFILE);
    expect(cornersIn(file)).toEqual(CORNERS);
    expect(readIfc(file).remarks).toEqual([{ code: 'clipping-ignored', count: 1, subject: '1 Bath' }]);
  });

  it('gives way to a floor that is drawn', () => {
    const drawn = `#106=IFCSHAPEREPRESENTATION($,'FootPrint','GeometricCurveSet',(#107));
#107=IFCGEOMETRICCURVESET((#220,#230));
${polyline(220, [
  [0, 0],
  [4, 0],
  [4, 3],
  [0, 3],
])}
${polyline(230, [
  [1, 1],
  [2, 1],
  [2, 2],
  [1, 2],
])}`;
    const text = roomOf('#200').replace('(#104)', '(#104,#106)') + CUT + extrusion() + PROFILE + drawn;
    const drawing = readIfc(ifcFile(text));
    expect(drawing.remarks).toEqual([]);
    expect(drawing.rooms[0].outline).toHaveLength(4);
    expect(drawing.rooms[0].holes).toHaveLength(1);
  });
});

describe('a room is left out with a remark', () => {
  const leftOut = (instances: string) => {
    const { rooms, remarks } = readIfc(ifcFile(instances));
    expect(rooms).toEqual([]);
    expect(remarks).toHaveLength(1);
    return remarks[0].code;
  };

  it('if its floor slopes', () => {
    const sloping = `#110=IFCEXTRUDEDAREASOLID(#120,#111,#13,2.5);
#111=IFCAXIS2PLACEMENT3D(#12,#112,#14);
#112=IFCDIRECTION((0.,0.1,1.));`;
    expect(leftOut(roomOf('#110') + sloping + PROFILE)).toBe('not-level');
  });

  it('if it has no shape, or one of a kind that is not read', () => {
    expect(leftOut(roomOf('#110').replace('#101,#103', '#101,$'))).toBe('no-outline');
    expect(leftOut(roomOf('#110'))).toBe('entity-damaged');
    expect(leftOut(`${roomOf('#110')}#110=IFCSWEPTDISKSOLID(#121,1.,$,$,$);`)).toBe('entity-skipped');
  });

  it('if its parts contain one another', () => {
    const circle = `#200=IFCBOOLEANRESULT(.UNION.,#200,#200);`;
    expect(leftOut(roomOf('#200') + circle)).toBe('entity-damaged');
    const text = (roomOf('#110') + extrusion() + PROFILE).replace(
      '#101=IFCLOCALPLACEMENT(#10',
      '#101=IFCLOCALPLACEMENT(#101',
    );
    expect(leftOut(text)).toBe('entity-skipped');
  });
});

it('parts that refer to one another in ever more ways are refused', () => {
  const level = (i: number) => `#${200 + i}=IFCBOOLEANRESULT(.UNION.,#${201 + i},#${201 + i});`;
  const levels = Array.from({ length: 20 }, (_, i) => level(i)).join('\n');
  const file = ifcFile(
    `${roomOf('#200') + levels}\n#220=IFCBOOLEANRESULT(.DIFFERENCE.,#110,#110);${extrusion()}${PROFILE}`,
  );
  expect(() => readIfc(file)).toThrow(expect.objectContaining({ name: 'ImportError' }));
});
