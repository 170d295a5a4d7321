// A list of names and values.

import type { ReadonlySignal } from '@preact/signals';

export interface FactsProps {
  readonly rows: readonly (readonly [name: string, value: string | ReadonlySignal<string>])[];
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
