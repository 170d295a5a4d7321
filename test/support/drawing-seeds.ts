// A small file of each format that can be opened, with what its reader knows: rooms of several shapes, doors, units. The
// long suites spoil them.

import { ifcText, polyline } from './ifc-files.ts';

const IFC = ifcText(`
#100=IFCSPACE('0000000000000000000100',$,'1',$,$,#101,#103,'Hall',.ELEMENT.,.INTERNAL.,$);
#101=IFCLOCALPLACEMENT(#10,#11);
#103=IFCPRODUCTDEFINITIONSHAPE($,$,(#104,#106));
#104=IFCSHAPEREPRESENTATION($,'Body','Clipping',(#108));
#105=IFCRELAGGREGATES('0000000000000000000105',$,$,$,#6,(#100,#150));
#106=IFCSHAPEREPRESENTATION($,'FootPrint','GeometricCurveSet',(#107));
#107=IFCGEOMETRICCURVESET((#121));
#108=IFCBOOLEANCLIPPINGRESULT(.DIFFERENCE.,#110,#109);
#109=IFCHALFSPACESOLID($,.F.);
#110=IFCEXTRUDEDAREASOLID(#120,#11,#13,2.5);
#120=IFCARBITRARYPROFILEDEFWITHVOIDS(.AREA.,$,#121,(#140));
#121=IFCINDEXEDPOLYCURVE(#122,(IFCLINEINDEX((1,2)),IFCARCINDEX((2,3,4)),IFCLINEINDEX((4,5,1))),.F.);
#122=IFCCARTESIANPOINTLIST2D(((0.,0.),(2.,0.),(3.,1.),(2.,2.),(0.,2.)));
${polyline(140, [
  [0.5, 0.5],
  [1, 0.5],
  [1, 1],
  [0.5, 1],
])}
#150=IFCSPACE('0000000000000000000150',$,$,$,$,#151,#153,'B\\X2\\00E4\\X0\\der',.ELEMENT.,.INTERNAL.,$);
#151=IFCLOCALPLACEMENT(#10,#152);
#152=IFCAXIS2PLACEMENT3D(#154,#13,#14);
#153=IFCPRODUCTDEFINITIONSHAPE($,$,(#155));
#154=IFCCARTESIANPOINT((4.,0.,0.));
#155=IFCSHAPEREPRESENTATION($,'Body','MappedRepresentation',(#156));
#156=IFCMAPPEDITEM(#157,#158);
#157=IFCREPRESENTATIONMAP(#11,#159);
#158=IFCCARTESIANTRANSFORMATIONOPERATOR3D($,$,#12,1.,$);
#159=IFCSHAPEREPRESENTATION($,'Body','Tessellation',(#160,#170));
#160=IFCTRIANGULATEDFACESET(#161,$,.T.,((1,2,3),(1,3,4),(1,2,5)),$);
#161=IFCCARTESIANPOINTLIST3D(((0.,0.,0.),(2.,0.,0.),(2.,2.,0.),(0.,2.,0.),(1.,1.,2.)));
#170=IFCFACETEDBREP(#171);
#171=IFCCLOSEDSHELL((#172));
#172=IFCFACE((#173));
#173=IFCFACEOUTERBOUND(#174,.T.);
#174=IFCPOLYLOOP((#12,#175,#176));
#175=IFCCARTESIANPOINT((2.,0.,0.));
#176=IFCCARTESIANPOINT((0.,-1.,0.));
#200=IFCDOOR('0000000000000000000200',$,$,$,$,#201,$,$,2.,0.9,$,$,$);
#201=IFCLOCALPLACEMENT(#10,#11);
#202=IFCRELSPACEBOUNDARY('0000000000000000000202',$,$,$,#100,#200,$,.PHYSICAL.,.INTERNAL.);
#210=IFCRELDEFINESBYPROPERTIES('0000000000000000000210',$,$,$,(#100),#211);
#211=IFCELEMENTQUANTITY('0000000000000000000211',$,'BaseQuantities',$,$,(#212));
#212=IFCQUANTITYAREA('NetFloorArea',$,$,5.5,$);`);

const upright = (x1: number, z1: number, x2: number, z2: number, low: number, high: number) => {
  const width = Math.hypot(x2 - x1, z2 - z1);
  const [ux, uz] = [(x2 - x1) / width, (z2 - z1) / width];
  const transform = [ux, 0, uz, 0, 0, 1, 0, 0, -uz, 0, ux, 0, (x1 + x2) / 2, (low + high) / 2, (z1 + z2) / 2, 1];
  return {
    identifier: `${x1} ${z1}`,
    category: {},
    completedEdges: [],
    curve: null,
    dimensions: [width, high - low, 0],
    transform,
  };
};
const scan = (floors: readonly object[]) => ({
  story: 0,
  walls: [
    upright(0, 0, 4, 0, 0, 2.5),
    upright(4, 0, 4, 3, 0, 2.5),
    upright(4, 3, 0, 3, 0, 2.5),
    upright(0, 3, 0, 0, 0, 2.5),
  ],
  doors: [upright(1, 0, 2, 0, 0, 2)],
  windows: [upright(4, 1, 4, 2, 1, 2)],
  openings: [],
  floors,
  sections: [{ label: 'kitchen', center: [2, 0, 1] }],
});
const FLOOR = {
  transform: [1, 0, 0, 0, 0, 0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1],
  dimensions: [4, 3, 0],
  polygonCorners: [
    [0, 0, 0],
    [4, 0, 0],
    [4, 3, 0],
    [0, 3, 0],
  ],
};

const MAGICPLAN = `<?xml version="1.0" encoding="UTF-8"?>
<plan id="20eb" name="Flat &amp; cellar" interiorWallWidth="0.12"><interiorRoomPoints><floor floorType="0"><name>Ground</name>
<symbolInstance id="W-0-1" uid="5a" symbol="doorhinged"><values><value key="wallItemHeight">2.0</value></values></symbolInstance>
<floorRoom uid="1" type="Kitchen" x="1.5" y="2.5" rotation="0.1" area="12.0">
<values><value key="ceilingHeight">2.6</value></values>
<point snappedX="-2.0" snappedY="-1.5"/><point snappedX="2.0" snappedY="-1.5"/>
<point snappedX="2.0" snappedY="1.5"/><point snappedX="-2.0" snappedY="1.5"/>
<door symbolInstance="W-0-1" point="0" snappedPosition="0.25" snappedWidth="0.9"/>
<window symbolInstance="W-0-2" point="2" snappedPosition="0.5" snappedWidth="1.0"/>
</floorRoom></floor></interiorRoomPoints></plan>`;

/** Files by their name. */
export const DRAWING_SEEDS: Readonly<Record<string, string>> = {
  'hall.ifc': IFC,
  'floors.json': JSON.stringify(scan([FLOOR])),
  'walls.json': JSON.stringify({ rooms: [scan([]), scan([FLOOR])] }),
  'flat.xml': MAGICPLAN,
};
