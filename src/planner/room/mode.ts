// The mode of the stage: viewing, editing the room, or drawing a new one.

import { signal } from '@preact/signals';

export const mode = signal<'plan' | 'edit' | 'draw'>('plan');
