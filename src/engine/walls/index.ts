// Walls that are tiled: those of a room, niches in them, and where their patterns begin.

export { type AboveFault, startAbove } from './above.ts';
export { continuedStart, runsOn } from './continued.ts';
export { type Niche, type NicheSide, nicheSurfaces } from './niches.ts';
export { DOOR_HEIGHT, type RoomWall, wallsOfRoom } from './of-room.ts';
