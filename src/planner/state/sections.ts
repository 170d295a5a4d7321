// Which section of the panel is open.

import { signal } from '@preact/signals';

export const SECTIONS = ['room', 'pattern', 'cuts'] as const;
export type Section = (typeof SECTIONS)[number];

export const section = signal<Section>('room');
