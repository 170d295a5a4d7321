// Rooms of small IFC files, whose corners and areas follow from what the files say.

import { describe, expect, it } from 'vitest';
import {
  bytesOf,
  extrusion,
  ifcFile,
  ifcText,
  METRES,
  MILLIMETRES,
  polyline,
  roomOf,
} from '../../../test/support/ifc-files.ts';
import { signedArea } from '../../engine/index.ts';
import type { Drawing, DrawnRoom } from '../drawing.ts';
import { readIfc } from './index.ts';

const RECTANGLE = '#120=IFCRECTANGLEPROFILEDEF(.AREA.,$,$,4.,3.);';
const SIMPLE = roomOf('#110') + extrusion() + RECTANGLE;

function onlyRoom(drawing: Drawing): DrawnRoom {
  expect(drawing.rooms).toHaveLength(1);
  return drawing.rooms[0];
}

function areaOf({ outline, holes }: DrawnRoom): number {
  return Math.abs(signedArea(outline)) - holes.reduce((sum, hole) => sum + Math.abs(signedArea(hole)), 0);
}

/** Corners without regard to where a ring begins and which way it goes, rounded to a nanometre. */
function cornerSet({ outline }: DrawnRoom): string[] {
  const text = (value: number) => (Math.round(value * 1e6) / 1e6 + 0).toString();
  return outline.map(({ x, y }) => `${text(x)} ${text(y)}`).sort();
}

describe('rooms', () => {
  it('have the corners, name, storey and height of an extruded profile', () => {
    for (const schema of ['IFC2X3', 'IFC4', 'IFC4X3_ADD2']) {
      const drawing = readIfc(ifcFile(SIMPLE, { schema }));
      const room = onlyRoom(drawing);
      expect(drawing.unitMm).toBe(1000);
      expect(drawing.remarks).toEqual([]);
      expect(cornerSet(room)).toEqual(['-2 -1.5', '-2 1.5', '2 -1.5', '2 1.5']);
      expect(room).toMatchObject({ name: '1 Bath', group: 'Ground floor', height: 2.5, holes: [], statedAreaM2: null });
    }
  });

  it('have y running down', () => {
    const points = [
      [0, 0],
      [4, 0],
      [4, 1],
      [0, 3],
    ];
    const profile = `#120=IFCARBITRARYCLOSEDPROFILEDEF(.AREA.,$,#121);${polyline(121, points)}`;
    const room = onlyRoom(readIfc(ifcFile(roomOf('#110') + extrusion() + profile)));
    expect(cornerSet(room)).toEqual(['0 -3', '0 0', '4 -1', '4 0']);
  });

  it('have the voids of their profile as holes', () => {
    const profile = `#120=IFCARBITRARYPROFILEDEFWITHVOIDS(.AREA.,$,#121,(#131));
${polyline(121, [
  [0, 0],
  [4, 0],
  [4, 3],
  [0, 3],
])}
${polyline(131, [
  [1, 1],
  [2, 1],
  [2, 2],
  [1, 2],
])}`;
    const room = onlyRoom(readIfc(ifcFile(roomOf('#110') + extrusion() + profile)));
    expect(room.holes).toHaveLength(1);
    expect(areaOf(room)).toBeCloseTo(11, 9);
  });

  it('stand where the chain of placements puts them', () => {
    // The storey is turned by a quarter and moved by 10, 20; the room is moved by 3, 0 on it.
    const text = ifcText(SIMPLE)
      .replace('#10=IFCLOCALPLACEMENT($,#11);', '#10=IFCLOCALPLACEMENT($,#20);')
      .replace('#101=IFCLOCALPLACEMENT(#10,#11);', '#101=IFCLOCALPLACEMENT(#10,#23);')
      .replace(
        'ENDSEC;\nEND',
        `#20=IFCAXIS2PLACEMENT3D(#21,#13,#22);
#21=IFCCARTESIANPOINT((10.,20.,0.));
#22=IFCDIRECTION((0.,1.,0.));
#23=IFCAXIS2PLACEMENT3D(#24,$,$);
#24=IFCCARTESIANPOINT((3.,0.,0.));
ENDSEC;\nEND`,
      );
    // The room's middle: (10, 20) + a quarter turn of (3, 0) = (10, 23); it is 3 wide and 4 deep there.
    expect(cornerSet(onlyRoom(readIfc(bytesOf(text))))).toEqual(['11.5 -21', '11.5 -25', '8.5 -21', '8.5 -25'].sort());
  });

  it('take the label of either kind', () => {
    const named = (name: string, longName: string) =>
      onlyRoom(readIfc(ifcFile(roomOf('#110', { name, longName }) + extrusion() + RECTANGLE))).name;
    expect(named("'12'", '$')).toBe('12');
    expect(named('$', "'Hall'")).toBe('Hall');
    expect(named('$', '$')).toBeNull();
    expect(named("'Hall'", "'Hall'")).toBe('Hall');
    expect(named("'K\\X2\\00FC\\X0\\che'", '$')).toBe('Küche');
    expect(named("'K\\S\\|che'", '$')).toBe('Küche');
    expect(named("'K\\X\\FCche'", '$')).toBe('Küche');
    expect(named("'\\X4\\0001F6C1\\X0\\ o''clock \\\\'", '$')).toBe("🛁 o'clock \\");
    expect(named("'łazienka'", '$')).toBe('łazienka');
  });
});

describe('units', () => {
  const FEET = `
#3=IFCCONVERSIONBASEDUNIT(#31,.LENGTHUNIT.,'FOOT',#32);
#31=IFCDIMENSIONALEXPONENTS(1,0,0,0,0,0,0);
#32=IFCMEASUREWITHUNIT(IFCRATIOMEASURE(12.),#33);
#33=IFCCONVERSIONBASEDUNIT(#31,.LENGTHUNIT.,'INCH',#34);
#34=IFCMEASUREWITHUNIT(IFCLENGTHMEASURE(25.4),#35);
#35=IFCSIUNIT(*,.LENGTHUNIT.,.MILLI.,.METRE.);
#4=IFCCONVERSIONBASEDUNIT(#41,.AREAUNIT.,'SQUARE FOOT',#42);
#41=IFCDIMENSIONALEXPONENTS(2,0,0,0,0,0,0);
#42=IFCMEASUREWITHUNIT(IFCAREAMEASURE(0.09290304),#43);
#43=IFCSIUNIT(*,.AREAUNIT.,$,.SQUARE_METRE.);
#5=IFCSIUNIT(*,.PLANEANGLEUNIT.,$,.RADIAN.);`;
  const QUANTITIES = `
#200=IFCRELDEFINESBYPROPERTIES('0000000000000000000200',$,$,$,(#100),#201);
#201=IFCELEMENTQUANTITY('0000000000000000000201',$,'Qto_SpaceBaseQuantities',$,$,(#202,#203,#204));
#202=IFCQUANTITYAREA('GrossFloorArea',$,$,13.,$);
#203=IFCQUANTITYAREA('NetFloorArea',$,$,12.,$);
#204=IFCQUANTITYLENGTH('Height',$,$,2.4,$);`;

  it('are those of the project', () => {
    expect(readIfc(ifcFile(SIMPLE, { units: MILLIMETRES })).unitMm).toBe(1);
    expect(readIfc(ifcFile(SIMPLE, { units: FEET })).unitMm).toBe(304.8);
    const unknown = METRES.replace('.METRE.', '.PARSEC.').replace(
      'IFCSIUNIT(*,.LENGTH',
      'IFCCONTEXTDEPENDENTUNIT(*,.LENGTH',
    );
    expect(readIfc(ifcFile(SIMPLE, { units: unknown })).unitMm).toBeNull();
  });

  it('apply to stated areas: with the columns that the outline does not leave out', () => {
    expect(onlyRoom(readIfc(ifcFile(SIMPLE + QUANTITIES)))).toMatchObject({ statedAreaM2: 13, height: 2.4 });
    const column = `#120=IFCARBITRARYPROFILEDEFWITHVOIDS(.AREA.,$,#121,(#131));
${polyline(121, [
  [0, 0],
  [4, 0],
  [4, 3],
  [0, 3],
])}
${polyline(131, [
  [1, 1],
  [2, 1],
  [2, 2],
  [1, 2],
])}`;
    const withHole = onlyRoom(readIfc(ifcFile(roomOf('#110') + extrusion() + column + QUANTITIES)));
    expect(withHole.statedAreaM2).toBe(12);
    const inFeet = onlyRoom(readIfc(ifcFile(SIMPLE + QUANTITIES, { units: FEET })));
    expect(inFeet.statedAreaM2).toBeCloseTo(13 * 0.3048 ** 2, 12);
    expect(inFeet.height).toBe(2.4);
  });

  it('of a quantity itself go before those of the project', () => {
    const own = QUANTITIES.replace("'GrossFloorArea',$,$", "'GrossFloorArea',$,#205").replace(
      "'Height',$,$",
      "'Height',$,#206",
    );
    const units = `
#205=IFCSIUNIT(*,.AREAUNIT.,.CENTI.,.SQUARE_METRE.);
#206=IFCSIUNIT(*,.LENGTHUNIT.,.CENTI.,.METRE.);`;
    const room = onlyRoom(readIfc(ifcFile(SIMPLE + own + units, { units: MILLIMETRES })));
    expect(room.statedAreaM2).toBeCloseTo(13e-4, 15);
    expect(room.height).toBeCloseTo(24, 12);
  });

  it('come with areas in property sets, but only with measures of areas', () => {
    const set = `
#200=IFCRELDEFINESBYPROPERTIES('0000000000000000000200',$,$,$,(#100),#201);
#201=IFCPROPERTYSET('0000000000000000000201',$,'PSet_Revit_Dimensions',$,(#202));
#202=IFCPROPERTYSINGLEVALUE('Area',$,IFCAREAMEASURE(12.25),$);`;
    expect(onlyRoom(readIfc(ifcFile(SIMPLE + set))).statedAreaM2).toBe(12.25);
    const text = set.replace('IFCAREAMEASURE(12.25)', "IFCLABEL('12.25')");
    expect(onlyRoom(readIfc(ifcFile(SIMPLE + text))).statedAreaM2).toBeNull();
  });
});

describe('curves', () => {
  // A square of 2 m with a half circle of radius 1 m on its right side.
  const AREA = 4 + Math.PI / 2;

  it('of indexed arcs become corners on the arc', () => {
    const profile = `#120=IFCARBITRARYCLOSEDPROFILEDEF(.AREA.,$,#121);
#121=IFCINDEXEDPOLYCURVE(#122,(IFCLINEINDEX((1,2)),IFCARCINDEX((2,3,4)),IFCLINEINDEX((4,5,1))),.F.);
#122=IFCCARTESIANPOINTLIST2D(((0.,0.),(2.,0.),(3.,1.),(2.,2.),(0.,2.)));`;
    const drawing = readIfc(ifcFile(roomOf('#110') + extrusion() + profile));
    const room = onlyRoom(drawing);
    expect(Math.abs(areaOf(room) / AREA - 1)).toBeLessThan(5e-4);
    expect(drawing.remarks).toEqual([{ code: 'curve-as-corners', count: 1, subject: '1 Bath' }]);
    const bend = room.outline.filter(({ x }) => x > 2 + 1e-9);
    expect(bend.length).toBeGreaterThan(20);
    for (const { x, y } of bend) expect(Math.hypot(x - 2, -y - 1)).toBeCloseTo(1, 9);
  });

  const composite = (angles: string, sense: string, sameSense: string) => `
#120=IFCARBITRARYCLOSEDPROFILEDEF(.AREA.,$,#121);
#121=IFCCOMPOSITECURVE((#122,#123),.F.);
#122=IFCCOMPOSITECURVESEGMENT(.CONTINUOUS.,.T.,#124);
#123=IFCCOMPOSITECURVESEGMENT(.CONTINUOUS.,${sameSense},#125);
#124=IFCPOLYLINE((#131,#132,#133,#134));
#125=IFCTRIMMEDCURVE(#126,${angles},${sense},.PARAMETER.);
#126=IFCCIRCLE(#127,1.);
#127=IFCAXIS2PLACEMENT2D(#128,$);
#128=IFCCARTESIANPOINT((2.,1.));
#131=IFCCARTESIANPOINT((2.,2.));
#132=IFCCARTESIANPOINT((0.,2.));
#133=IFCCARTESIANPOINT((0.,0.));
#134=IFCCARTESIANPOINT((2.,0.));`;

  it('of trimmed circles go the way that the file says', () => {
    const degrees = METRES.replace(
      '#5=IFCSIUNIT(*,.PLANEANGLEUNIT.,$,.RADIAN.);',
      `#5=IFCCONVERSIONBASEDUNIT(#51,.PLANEANGLEUNIT.,'DEGREE',#52);
#51=IFCDIMENSIONALEXPONENTS(0,0,0,0,0,0,0);
#52=IFCMEASUREWITHUNIT(IFCPLANEANGLEMEASURE(0.017453292519943295),#53);
#53=IFCSIUNIT(*,.PLANEANGLEUNIT.,$,.RADIAN.);`,
    );
    const quarter = real(Math.PI / 2);
    const cases: [string, string, string, string | undefined, number][] = [
      ['(IFCPARAMETERVALUE(270.)),(IFCPARAMETERVALUE(90.))', '.T.', '.T.', degrees, AREA],
      [`(IFCPARAMETERVALUE(-${quarter})),(IFCPARAMETERVALUE(${quarter}))`, '.T.', '.T.', METRES, AREA],
      ['(IFCPARAMETERVALUE(90.)),(IFCPARAMETERVALUE(270.))', '.F.', '.F.', degrees, AREA],
      ['(#134),(#131)', '.T.', '.T.', METRES, AREA],
      // Through the room: the half circle is missing.
      ['(IFCPARAMETERVALUE(270.)),(IFCPARAMETERVALUE(90.))', '.F.', '.T.', degrees, 4 - Math.PI / 2],
    ];
    for (const [angles, sense, sameSense, units, area] of cases) {
      const file = ifcFile(roomOf('#110') + extrusion() + composite(angles, sense, sameSense), { units });
      expect(Math.abs(areaOf(onlyRoom(readIfc(file))) / area - 1)).toBeLessThan(1e-3);
    }
  });

  it('that do not meet are no outline', () => {
    const apart = composite('(#134),(#131)', '.T.', '.T.').replace(
      '#134=IFCCARTESIANPOINT((2.,0.))',
      '#134=IFCCARTESIANPOINT((1.,0.))',
    );
    const file = ifcFile(roomOf('#110') + extrusion() + apart);
    expect(readIfc(file)).toMatchObject({ rooms: [], remarks: [{ code: 'open-chain', count: 1, subject: '1 Bath' }] });
  });

  it('of whole circles and ellipses are rooms', () => {
    const circle = onlyRoom(
      readIfc(ifcFile(`${roomOf('#110') + extrusion()}#120=IFCCIRCLEPROFILEDEF(.AREA.,$,$,2.);`)),
    );
    expect(Math.abs(areaOf(circle) / (4 * Math.PI) - 1)).toBeLessThan(5e-4);
    const ellipse = onlyRoom(
      readIfc(ifcFile(`${roomOf('#110') + extrusion()}#120=IFCELLIPSEPROFILEDEF(.AREA.,$,$,2.,1.);`)),
    );
    expect(Math.abs(areaOf(ellipse) / (2 * Math.PI) - 1)).toBeLessThan(5e-4);
  });
});

function real(value: number): string {
  return value.toFixed(15);
}
