// Floors of several rooms with one pattern.

export { courtsOf } from './courts.ts';
export { gridFlat, joinRooms } from './join.ts';
export { type RoomFigures, roomFiguresOf } from './room-figures.ts';
