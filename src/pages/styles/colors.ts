// The identity's colours by their role, light and dark: those of the one palette.

import { DARK, LIGHT } from '../../drawing/index.ts';

/** The roles of pages that have another name in the palette. */
const NAMES = { page: 'paper', line: 'hair', text: 'ink' } as const;
const ROLES = [
  ...(['page', 'raised', 'sunk', 'line', 'edge', 'text', 'slate', 'muted', 'signal', 'signal-ground'] as const),
  ...(['action', 'on-action'] as const),
];

function variables(colors: typeof LIGHT | typeof DARK, indent: string): string {
  const nameOf = (role: (typeof ROLES)[number]) => (role in NAMES ? NAMES[role as keyof typeof NAMES] : role);
  return ROLES.map((role) => `${indent}--${role}: ${colors[nameOf(role) as keyof typeof DARK]};`).join('\n');
}

export const COLORS = `:root {
  color-scheme: light dark;
${variables(LIGHT, '  ')}
}
@media (prefers-color-scheme: dark) {
  :root {
${variables(DARK, '    ')}
  }
}`;
