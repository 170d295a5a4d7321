// Entry point of the models of a floor for other programs: IFC for building models, glTF for viewers, DXF files for saws and
// water jets. Only planning threads and the command line load it.

export { writeGlb } from './gltf/glb.ts';
export { type IfcOptions, writeIfc } from './ifc/ifc.ts';
export { type CutFiles, writeCutFiles } from './saw/cut-files.ts';
export type { ModelSurface } from './surface.ts';
