// Icons, drawn by styles, and buttons with an icon and a name.

import type { ButtonHTMLAttributes } from 'preact';
import './icons.css';

export type Shape =
  | 'undo'
  | 'redo'
  | 'new'
  | 'share'
  | 'drawing'
  | 'address'
  | 'print'
  | 'help'
  | 'more'
  | 'close'
  | 'nearer'
  | 'farther'
  | 'fit'
  | 'snap';

export interface ActionProps extends ButtonHTMLAttributes {
  readonly shape: Shape;
  readonly name: string;
  /** The keys that do the same. */
  readonly keys?: string;
}

/** A button; styles decide where its name is visible, never on `lone` ones. */
export function Action({ shape, name, keys, ...rest }: ActionProps) {
  return (
    <button type="button" class="bare" title={keys ? `${name} (${keys})` : name} {...rest}>
      <Icon shape={shape} />
      <span>{name}</span>
    </button>
  );
}

export function Icon({ shape }: { readonly shape: Shape }) {
  return <i class={`shell-icon ${shape}`} />;
}
