// A note of the page alone: answers have none for a joint that was asked for.

import type { PlanAnswer } from '../../wire/index.ts';

const LEAST_JOINT_MM = 1.5;

/** Whether tiles are laid with less of a joint than they need. Boards without a joint lock into each other. */
export function lacksJoint({ id, jointMm }: PlanAnswer['pattern']): boolean {
  return jointMm < LEAST_JOINT_MM && id !== 'planks-pattern';
}
