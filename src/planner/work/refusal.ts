// The refusal of a plan, in a file of its own, so that the first plan does not wait for it.

export { mistakeWithoutRoomRepair } from '../../service/index.ts';
