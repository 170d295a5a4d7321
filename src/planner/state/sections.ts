// What the page shows: the open section of the panel, and what the stage is for.

import { signal } from '@preact/signals';

export const SECTIONS = ['room', 'pattern', 'cuts'] as const;
export type Section = (typeof SECTIONS)[number];

export const section = signal<Section>('room');

/** The stage has the plan, on which the room can be edited, or a new room that is being drawn. */
export const mode = signal<'plan' | 'draw'>('plan');
