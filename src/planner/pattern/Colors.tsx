// The colours of a plan: of all tiles, of each kind if the pattern has several, and of the joints.

import { kindNamesOf, type Pattern } from '../../engine/index.ts';
import { label } from '../../words/index.ts';
import { paletteOf } from '../stage/painting/palette.ts';
import { speak, useNotation } from '../state/context.ts';
import type { Draft } from '../state/draft.ts';
import type { Planned } from '../state/session.ts';
import { ColorField } from './ColorField.tsx';
import { JointChips } from './JointChips.tsx';

export interface ColorsProps {
  readonly planned: Planned;
  readonly pattern: Pattern;
}

export function Colors({ planned, pattern }: ColorsProps) {
  const { lang } = useNotation();
  const { color, colors = {}, gapColor } = planned.draft;
  const plain = paletteOf({ ...planned, draft: {} });
  // What a kind has without a colour of its own.
  const { tiles } = paletteOf({ ...planned, draft: color === undefined ? {} : { color } });
  const motifKinds = pattern.kinds?.(planned.answer.pattern.parameters) ?? [];
  return (
    <>
      <ColorField
        label={speak('ui.tileColor')}
        origin="color"
        value={color}
        own={plain.tiles[0]}
        change={(color) => ({ color })}
      />
      {kindNamesOf(pattern).map((kind) => (
        <ColorField
          key={kind}
          label={label(lang, `${pattern.kindLabels}.${kind}`)}
          origin={`color-${kind}`}
          value={colors[kind]}
          own={tiles[motifKinds.indexOf(kind)]}
          change={(color) => ({ colors: withColor(colors, kind, color) })}
        />
      ))}
      <ColorField
        label={speak('ui.jointColor')}
        origin="gapColor"
        value={gapColor}
        own={plain.joint}
        change={(gapColor) => ({ gapColor })}
      />
      <JointChips value={gapColor} />
    </>
  );
}

function withColor(colors: NonNullable<Draft['colors']>, kind: string, color: string | undefined): Draft['colors'] {
  const { [kind]: _, ...others } = colors;
  const next = color === undefined ? others : { ...others, [kind]: color };
  return Object.keys(next).length > 0 ? next : undefined;
}
