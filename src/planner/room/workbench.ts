// The tools that edit and draw a room, with what the panel shows beside them. They come as a file of their own, fetched when
// somebody first takes them up: most people only look, or type.

export { DrawPanel } from './DrawPanel.tsx';
export { drawTool } from './draw-tool.ts';
export { EditPanel } from './EditPanel.tsx';
export { editTool } from './edit-tool.tsx';
