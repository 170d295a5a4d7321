// Floors of several rooms with one pattern.

export { joinRooms } from './join.ts';
export { type RoomFigures, roomFiguresOf } from './room-figures.ts';
