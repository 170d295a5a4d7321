// Small IFC files, written by hand after the standard: a project with units and a storey, and what a test adds to it.

/** The instances of metres, square metres and radians; a test may take others. */
export const METRES = `
#3=IFCSIUNIT(*,.LENGTHUNIT.,$,.METRE.);
#4=IFCSIUNIT(*,.AREAUNIT.,$,.SQUARE_METRE.);
#5=IFCSIUNIT(*,.PLANEANGLEUNIT.,$,.RADIAN.);`;

export const MILLIMETRES = METRES.replace('.LENGTHUNIT.,$', '.LENGTHUNIT.,.MILLI.');

/** The text of a file. Instances from #100 on are the test's; #10 is the placement of the storey #6. */
export function ifcText(instances: string, { units = METRES, schema = 'IFC4' } = {}): string {
  return `ISO-10303-21;
HEADER;
FILE_DESCRIPTION(('ViewDefinition [CoordinationView]'),'2;1');
FILE_NAME('rooms.ifc','2026-01-01T00:00:00',(''),(''),'','','');
FILE_SCHEMA(('${schema}'));
ENDSEC;
DATA;
#1=IFCPROJECT('0000000000000000000001',$,'Project',$,$,$,$,$,#2);
#2=IFCUNITASSIGNMENT((#3,#4,#5));${units}
#6=IFCBUILDINGSTOREY('0000000000000000000006',$,'Ground floor',$,$,#10,$,$,.ELEMENT.,0.);
#10=IFCLOCALPLACEMENT($,#11);
#11=IFCAXIS2PLACEMENT3D(#12,$,$);
#12=IFCCARTESIANPOINT((0.,0.,0.));
#13=IFCDIRECTION((0.,0.,1.));
#14=IFCDIRECTION((1.,0.,0.));
${instances}
ENDSEC;
END-ISO-10303-21;
`;
}

export function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** The file of these instances. */
export function ifcFile(instances: string, options?: Parameters<typeof ifcText>[1]): Uint8Array {
  return bytesOf(ifcText(instances, options));
}

/** A real number as STEP writes it: always with a point. */
export function real(value: number): string {
  const text = String(value).toUpperCase();
  return /[.E]/.test(text) ? text.replace(/^(-?\d+)E/, '$1.E') : `${text}.`;
}

/** The room #100 whose body is made of the items given by their numbers; it stands on the storey. */
export function roomOf(items: string, { name = "'1'", longName = "'Bath'", shapeType = 'SweptSolid' } = {}): string {
  return `
#100=IFCSPACE('0000000000000000000100',$,${name},$,$,#101,#103,${longName},.ELEMENT.,.INTERNAL.,$);
#101=IFCLOCALPLACEMENT(#10,#11);
#103=IFCPRODUCTDEFINITIONSHAPE($,$,(#104));
#104=IFCSHAPEREPRESENTATION($,'Body','${shapeType}',(${items}));
#105=IFCRELAGGREGATES('0000000000000000000105',$,$,$,#6,(#100));`;
}

/** The extrusion #110 of the profile #120, upwards from its frame #111. */
export function extrusion(height = 2.5): string {
  return `
#110=IFCEXTRUDEDAREASOLID(#120,#11,#13,${real(height)});`;
}

/** A closed polyline through points, numbered from `first` on: the polyline, then its points. */
export function polyline(first: number, points: readonly (readonly number[])[]): string {
  const references = points.map((_, i) => `#${first + 1 + i}`);
  const lines = points.map((point, i) => `#${first + 1 + i}=IFCCARTESIANPOINT((${point.map(real).join(',')}));`);
  return `
#${first}=IFCPOLYLINE((${[...references, references[0]].join(',')}));
${lines.join('\n')}`;
}
