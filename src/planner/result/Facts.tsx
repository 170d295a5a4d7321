// A list of names and values.

export interface FactsProps {
  readonly rows: readonly (readonly [name: string, value: string])[];
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
