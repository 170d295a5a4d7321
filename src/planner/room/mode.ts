// How the plan is being used: looked at, edited, or drawn anew.

import { signal } from '@preact/signals';

export const mode = signal<'plan' | 'edit' | 'draw'>('plan');
