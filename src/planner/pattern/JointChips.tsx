// The usual colours of joints beside the field for any colour.

import { sixDigits } from '../fields/colors.ts';
import { speak, useSession } from '../state/context.ts';

const CHIPS = [
  ['white', '#f2f0ea'],
  ['silver', '#c3c2be'],
  ['grey', '#8f8e8b'],
  ['anthracite', '#46484b'],
  ['beige', '#d6c6a8'],
  ['brown', '#7b5f48'],
] as const;

export function JointChips({ value }: { readonly value: string | undefined }) {
  const session = useSession();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend below that of the field.
    <div class="pattern-chips" role="group" aria-label={speak('laying.joints')}>
      {CHIPS.map(([name, color]) => (
        <button
          key={name}
          type="button"
          class="bare"
          title={speak(`laying.${name}`)}
          aria-label={speak(`laying.${name}`)}
          aria-pressed={value !== undefined && sixDigits(value) === color}
          style={{ '--chip': color }}
          onClick={() => void session.propose({ change: { gapColor: color }, origin: 'gapColor' })}
        />
      ))}
    </div>
  );
}
