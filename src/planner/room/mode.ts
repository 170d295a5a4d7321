// The mode of the stage: the plan, on which the room can be edited, or drawing a new room.

import { signal } from '@preact/signals';

export const mode = signal<'plan' | 'draw'>('plan');
