// Icons, drawn by styles, and buttons with an icon and a name.

import type { ButtonHTMLAttributes } from 'preact';
import './icons.css';

export type IconName =
  | 'undo'
  | 'redo'
  | 'new'
  | 'plans'
  | 'share'
  | 'download'
  | 'address'
  | 'print'
  | 'help'
  | 'more'
  | 'close'
  | 'nearer'
  | 'farther'
  | 'fit'
  | 'snap'
  | 'chalk';

export interface ActionProps extends ButtonHTMLAttributes {
  readonly icon: IconName;
  readonly name: string;
  /** The keyboard shortcut. */
  readonly keys?: string;
}

/** A button; styles decide whether its name is visible, on `lone` ones only in a menu. */
export function Action({ icon, name, keys, ...rest }: ActionProps) {
  return (
    <button type="button" class="bare" title={keys ? `${name} (${keys})` : name} {...rest}>
      <Icon icon={icon} />
      <span>{name}</span>
    </button>
  );
}

export function Icon({ icon }: { readonly icon: IconName }) {
  return <i class={`shell-icon ${icon}`} />;
}
