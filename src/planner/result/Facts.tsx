// A list of names and values.

import type { ReadonlySignal } from '@preact/signals';
import type { ComponentChild } from 'preact';

export interface FactsProps {
  readonly rows: readonly (readonly [name: string, value: ComponentChild | ReadonlySignal<string>])[];
  readonly class?: string;
}

export function Facts({ rows, class: style }: FactsProps) {
  return (
    <dl class={style}>
      {rows.map(([name, value], row) => (
        <div key={row}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
